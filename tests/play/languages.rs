//! In which language people and places are spoken to.

use hnefi::i18n::Locale;
use serde_json::Value;
use standin::{Channel, Fault, FaultAction, Message, OptionValue, User, user};

use crate::support::{World, labels, private, public, said};

/// His client speaks this from now on.
fn speaks(person: &User, locale: &str) {
    let _ = person.clone().locale(locale);
}

async fn settings<const N: usize>(world: &World, who: &User, options: [(&str, OptionValue); N]) -> Message {
    private(&who.slash("settings", options).in_channel(&world.hall).await.unwrap())
}

async fn help(who: &User, place: &Channel) -> Message {
    private(&who.slash("help", ()).in_channel(place).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn he_alone_reads_his_language_and_all_read_the_guilds() {
    let world = World::new().await;
    speaks(&world.bjorn, "sv-SE");
    world.game("scottish").await;
    let refused = private(&world.moves(&world.bjorn, "d3-b3").await);
    assert!(refused.content().starts_with("Det är Ann som är vid draget"), "{}", refused.content());
    let refused = private(&world.moves(&world.ann, "d9-d8").await);
    assert!(refused.content().starts_with("This board has no square d9"), "{}", refused.content());
    let board = world.play("d1-a1").await;
    assert!(board.content().contains("Ann (attackers) moved d1-a1."), "{}", board.content());
    assert!(board.attachments()[0].description.clone().unwrap().starts_with("Last move d1-a1."));
    let menus = private(&world.bjorn.click(&board, "Move").await.unwrap());
    assert!(menus.content().contains("Vilken pjäs drar du?"), "{}", menus.content());
    assert!(menus.attachments()[0].description.clone().unwrap().starts_with("Senaste draget d1-a1."));
    assert!(labels(&menus).contains(&"Avbryt".to_owned()), "{:?}", labels(&menus));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_read_the_language_that_the_guild_is_set_to() {
    let world = World::new().await;
    world.standin.set_guild_locale("sv-SE");
    let challenge = world.challenge("scottish").await;
    assert!(challenge.content().starts_with("Ann utmanar "), "{}", challenge.content());
    let board = public(&world.bjorn.click(&challenge, "Anta").await.unwrap());
    assert_eq!(labels(&board), ["Dra", "Erbjud remi", "Avbryt partiet", "Ge upp"]);
    assert_eq!(board.pinged(), ["Ann"]);
    let hers = private(&world.ann.click(&board, "Dra").await.unwrap());
    assert!(hers.content().contains("Which piece do you move?"), "hers is English: {}", hers.content());
    let board = world.play("d1-a1").await;
    assert!(board.content().contains("Ann (angriparna) drog d1-a1."), "{}", board.content());
    world.end().await;
}

/// What the outbox posts later, without the interaction that asked for it, speaks as the place does.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_posted_later_speaks_the_guilds_language_too() {
    let mut world = World::new().await;
    world.standin.set_guild_locale("sv-SE");
    let challenge = world.challenge("scottish").await;
    public(&world.bjorn.click(&challenge, "Anta").await.unwrap());
    let refused = FaultAction::Error { status: 503, code: 0, message: "overloaded".to_owned() };
    world.standin.inject(Fault::once("POST", "/callback", refused));
    world.moves(&world.ann, "d1-a1").await;
    let stands = |_: &standin::Standin| world.boards(1, 1) > 0;
    world.standin.wait_until("the board to be posted", stands).await.unwrap();
    let board = world.public_messages().pop().unwrap();
    assert!(board.content().contains("Ann (angriparna) drog d1-a1."), "{}", board.content());
    assert_eq!(labels(&board), ["Dra", "Erbjud remi", "Ångra drag", "Avbryt partiet", "Ge upp"]);

    world.restart_bot().await;
    let next = public(&world.moves(&world.bjorn, "d3-b3").await);
    assert!(next.content().contains("Bjorn (försvararna) drog d3-b3."), "{}", next.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_he_chooses_is_his_wherever_he_is_and_outlives_a_restart() {
    let mut world = World::new().await;
    let told = settings(&world, &world.ann, [("language", "sv".into())]).await;
    assert!(told.content().contains("Språk: **Svenska**."), "in the new language at once: {}", told.content());
    world.restart_bot().await;
    speaks(&world.ann, "de");
    assert!(help(&world.ann, &world.hall).await.content().starts_with("**Spelet**"));
    assert!(help(&world.ann, &world.ann.dm()).await.content().starts_with("**Spelet**"));
    assert!(help(&world.bjorn, &world.hall).await.content().starts_with("**The game**"), "only hers");
    let challenge = world.challenge("scottish").await;
    assert!(challenge.content().starts_with("Ann challenges "), "what all see is the guild's: {}", challenge.content());

    speaks(&world.ann, "en-GB");
    let told = settings(&world, &world.ann, [("language", "discord".into())]).await;
    assert!(told.content().contains("Language: **English**, as your Discord is set."), "{}", told.content());
    assert!(help(&world.ann, &world.hall).await.content().starts_with("**The game**"));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_there_is_not_is_refused_and_nothing_else_is_changed() {
    let world = World::new().await;
    let asked = world.ann.slash("settings", [("theme", "night"), ("language", "tlh")]);
    let refused = private(&asked.in_channel(&world.hall).unchecked().await.unwrap());
    assert!(refused.content().contains("“tlh”") && refused.content().contains("Íslenska"), "{}", refused.content());
    let seen = settings(&world, &world.ann, []).await;
    assert!(seen.content().contains("Oak"), "{}", seen.content());
    world.end().await;
}

/// In a private conversation there is no guild to ask: what all who have spoken there understand.
#[tokio::test(flavor = "multi_thread")]
async fn in_a_private_conversation_all_read_the_language_they_share() {
    let world = World::new().await;
    let (ann, bjorn) = (&world.ann, &world.bjorn);
    for person in [ann, bjorn] {
        person.installs_app();
        speaks(person, "sv-SE");
    }
    let talk = world.standin.conversation(ann, bjorn);
    let options = [("opponent", user(bjorn)), ("variant", "scottish".into()), ("side", "attackers".into())];
    let challenge = public(&ann.slash("challenge", options).in_channel(&talk).await.unwrap());
    assert!(challenge.content().starts_with("Ann utmanar "), "{}", challenge.content());
    public(&bjorn.click(&challenge, "Anta").await.unwrap());
    let board = public(&ann.slash("move", [("move", "d1-a1")]).in_channel(&talk).await.unwrap());
    assert!(board.content().contains("drog d1-a1"), "{}", board.content());

    speaks(bjorn, "de");
    let board = public(&bjorn.slash("move", [("move", "d3-b3")]).in_channel(&talk).await.unwrap());
    assert!(board.content().contains("moved d3-b3"), "Swedish and German: English. {}", board.content());
    settings(&world, bjorn, [("language", "sv".into())]).await;
    let board = public(&ann.slash("move", [("move", "a1-a2")]).in_channel(&talk).await.unwrap());
    assert!(board.content().contains("drog a1-a2"), "he has chosen Swedish: {}", board.content());
    world.end().await;
}

/// Played from a private conversation, shown in the guild: as the guild speaks, not as the player does.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_shown_elsewhere_speaks_as_that_place_does() {
    let world = World::new().await;
    world.game("scottish").await;
    speaks(&world.ann, "sv-SE");
    let options = [("move", "d1-a1"), ("game", "1")];
    let told = private(&world.ann.slash("move", options).in_channel(&world.ann.dm()).await.unwrap());
    assert!(told.content().starts_with("Ditt drag är spelat. Brädet finns i <#"), "{}", told.content());
    let board = world.public_messages().pop().unwrap();
    assert!(board.content().contains("Ann (attackers) moved d1-a1."), "{}", board.content());
    assert_eq!(labels(&board), ["Move", "Offer draw", "Take back", "Abort", "Resign"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn house_rules_are_written_in_his_own_words_or_in_english() {
    let world = World::new().await;
    speaks(&world.ann, "sv-SE");
    for (text, rules) in [
        ("ingen sköldmur, fälla=ja", "a single piece can be trapped; no shieldwall"),
        ("no shieldwall", "no shieldwall"),
    ] {
        let options =
            [("opponent", user(&world.bjorn)), ("variant", "copenhagen".into()), ("house-rules", text.into())];
        let challenge = public(&world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap());
        assert!(challenge.content().contains(&format!("House rules: {rules}.")), "{}", challenge.content());
    }
    let options = [("opponent", user(&world.bjorn)), ("house-rules", "skoldmur=nej".into())];
    let refused = world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap();
    assert!(said(&refused).contains("Menar du sköldmur (`shieldwall`)?"), "{}", said(&refused));
    world.end().await;
}

/// Everything in a command that has words, with the path to it: the English ones, and their translations.
fn wordings(value: &Value, path: &str, found: &mut Vec<(String, String, Value)>) {
    match value {
        Value::Array(parts) => parts.iter().for_each(|part| wordings(part, path, found)),
        Value::Object(fields) => {
            let path = format!("{path}/{}", fields.get("name").and_then(Value::as_str).unwrap_or_default());
            if let Some(description) = fields.get("description").and_then(Value::as_str).filter(|d| !d.is_empty()) {
                found.push((path.clone(), description.to_owned(), fields["description_localizations"].clone()));
            }
            fields.values().for_each(|field| wordings(field, &path, found));
        }
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_description_is_there_in_every_language_of_discord_that_we_have() {
    let mut world = World::new().await;
    let commands = world.standin.commands();
    let mut found = Vec::new();
    wordings(&Value::Array(commands.clone()), "", &mut found);
    assert!(found.len() > 25, "{} descriptions", found.len());
    for (path, english, translations) in &found {
        for code in Locale::ALL.iter().flat_map(|locale| locale.discord_codes()) {
            let text = translations[code].as_str().unwrap_or_else(|| panic!("{path} has no {code}"));
            assert!((1..=100).contains(&text.chars().count()), "{path} {code}: {text}");
        }
        assert_eq!(translations["en-GB"], *english, "{path}");
    }
    let challenge = commands.iter().find(|command| command["name"] == "challenge").unwrap();
    let side = challenge["options"].as_array().unwrap().iter().find(|option| option["name"] == "side").unwrap();
    assert_eq!(challenge["description_localizations"]["sv-SE"], "Utmana någon på ett parti tafl");
    assert_eq!(side["choices"][1]["name"], "Attackers (they move first)");
    assert_eq!(side["choices"][1]["name_localizations"]["sv-SE"], "Angriparna (de drar först)");
    // Names are the same for all, so that people can tell each other what to type.
    assert!(
        commands.iter().all(|command| command["name_localizations"].as_object().is_none_or(serde_json::Map::is_empty))
    );

    let registrations = |standin: &standin::Standin| {
        let requests = standin.requests();
        requests.iter().filter(|request| request.method == "PUT" && request.path.ends_with("/commands")).count()
    };
    world.standin.wait_until("the registration", |standin| registrations(standin) == 1).await.unwrap();
    // What was registered is remembered behind that.
    world.game("scottish").await;
    world.restart_bot().await;
    world.game("scottish").await;
    assert_eq!(registrations(&world.standin), 1, "nothing has changed, whatever the order of the languages");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn managers_choose_the_language_of_what_all_see() {
    let world = World::new().await;
    world.standin.set_guild_locale("de");
    let ask = async |who: &User, language: &str| {
        let asked = who.slash("server-settings", [("language", language)]);
        private(&asked.in_channel(&world.hall).unchecked().await.unwrap())
    };
    let refused = ask(&world.ann, "sv").await;
    assert!(refused.content().contains("Only people who may manage this server"), "{}", refused.content());
    assert!(!world.challenge("scottish").await.content().starts_with("Ann utmanar"));
    world.cilla.manages_guild();
    let told = ask(&world.cilla, "sv").await;
    assert!(told.content().contains("What everybody here sees is in **Svenska**."), "{}", told.content());
    let challenge = world.challenge("scottish").await;
    assert!(challenge.content().starts_with("Ann utmanar "), "{}", challenge.content());
    let told = ask(&world.cilla, "discord").await;
    assert!(told.content().contains("**Deutsch**, as this server is set in Discord."), "{}", told.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_is_found_by_its_names_and_without_its_accents() {
    let world = World::new().await;
    world.ann.manages_guild();
    for command in ["settings", "server-settings"] {
        for (typed, found) in
            [("isl", "is"), ("ISLENS", "is"), ("icelandic", "is"), ("francais", "fr"), ("Espanol", "es")]
        {
            let typed = world.ann.autocomplete(command, [("language", typed)], "language").in_channel(&world.hall);
            let suggested = typed.await.unwrap();
            assert_eq!(suggested.first().map(|(_, code)| code.as_str()), Some(found), "{command}: {suggested:?}");
        }
        let all =
            world.ann.autocomplete(command, [("language", "")], "language").in_channel(&world.hall).await.unwrap();
        assert_eq!(all.len(), Locale::ALL.len() + 1, "{all:?}");
        assert_eq!((all[0].1.as_str(), all[10].0.as_str()), ("discord", "Íslenska · Icelandic"));
    }
    let told = settings(&world, &world.ann, [("language", "Islenska".into())]).await;
    assert!(told.content().contains("Íslenska"), "{}", told.content());
    let refused = settings(&world, &world.ann, [("language", "Klingon".into())]).await;
    assert!(refused.content().contains("Klingon"), "{}", refused.content());
    world.end().await;
}
