//! House rules: asked for, shown, agreed on, and played by.

use standin::{Message, OptionValue, Reply, user};

use crate::support::{World, labels, private, public, said};

/// Ann challenges Bjorn, takes the attackers, and writes these house rules.
async fn ask(world: &World, variant: &str, house_rules: &str) -> Reply {
    let options = [
        ("opponent", user(&world.bjorn)),
        ("variant", variant.into()),
        ("side", "attackers".into()),
        ("house-rules", house_rules.into()),
    ];
    world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap()
}

async fn play_by(world: &World, variant: &str, house_rules: &str) -> Message {
    let challenge = public(&ask(world, variant, house_rules).await);
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn house_rules_are_told_in_the_challenge_and_on_every_board() {
    let world = World::new().await;
    let challenge = public(&ask(&world, "copenhagen", "Shieldwall: no, repetition = draw").await);
    let told = "House rules: no shieldwall; threefold repetition is a draw.";
    assert!(challenge.content().contains(told), "{}", challenge.content());
    let rules = private(&world.cilla.click(&challenge, "Rules").await.unwrap());
    assert!(rules.content().contains(told), "{}", rules.content());
    assert!(rules.content().contains("the game is drawn") && !rules.content().contains("Shieldwall:"));
    let first = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    assert!(first.content().contains(told), "{}", first.content());
    let second = world.play("d1-d3").await;
    assert!(second.content().contains(told), "{}", second.content());
    let seen = private(&world.bjorn.slash("board", ()).in_channel(&world.hall).await.unwrap());
    assert!(seen.content().contains(told), "{}", seen.content());
    let closed = world.loses_its_buttons(&challenge).await;
    assert!(closed.content().contains(told), "{}", closed.content());
    let listed = private(&world.ann.slash("games", ()).in_channel(&world.hall).await.unwrap());
    assert!(listed.content().contains("with house rules"), "{}", listed.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_only_the_house_rules_allow_is_played_and_outlives_a_restart() {
    let mut world = World::new().await;
    play_by(&world, "brandubh", "corners-restricted=no").await;
    world.play("d7-a7").await;
    world.kill_bot().await;
    world.start_bot().await;
    let board = world.play_on("d5-a5", 1).await;
    assert!(board.content().contains("anybody may enter the corners"), "{}", board.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_only_the_house_rules_make_fatal_ends_the_game() {
    let mut world = World::new().await;
    play_by(&world, "brandubh", "escape: edge").await;
    world.play("d7-e7 d5-a5 e7-f7 d4-d5 f7-e7 d5-b5 e7-f7").await;
    world.restart_bot().await;
    let end = world.play_on("b5-b7", 7).await;
    assert!(end.content().contains("the defenders win"), "{}", end.content());
    assert!(end.content().contains("the king escapes to the edge"), "{}", end.content());
    assert_eq!(labels(&end), ["Rematch, sides swapped", "Replay", "Export"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_explain_the_game_that_is_played_here() {
    let world = World::new().await;
    play_by(&world, "brandubh", "trap").await;
    let here = private(&world.bjorn.slash("rules", ()).in_channel(&world.hall).await.unwrap());
    assert!(here.content().starts_with("#1 · **Brandubh**"), "{}", here.content());
    assert!(here.content().contains("Trap:"), "{}", here.content());
    let named = private(&world.cilla.slash("rules", [("game", "1")]).in_channel(&world.hall).await.unwrap());
    assert!(named.content().contains("House rules: a single piece can be trapped."), "{}", named.content());
    let own = private(&world.bjorn.slash("rules", [("variant", "brandubh")]).in_channel(&world.hall).await.unwrap());
    assert!(!own.content().contains("Trap:"), "the variant's own: {}", own.content());
    let nowhere = private(&world.cilla.slash("rules", ()).in_channel(&world.hall).await.unwrap());
    assert!(nowhere.content().contains("Copenhagen"), "she plays no game here: {}", nowhere.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_played_is_refused_in_private_and_says_why() {
    let world = World::new().await;
    for (written, why) in [
        ("escape=edge", "there can be no exit fort"),
        ("shieldwal=no", "Do you mean shieldwall"),
        ("castling=yes", "I know no rule “castling”"),
        ("repetition=sometimes", "Write `ignored`, `draw`, `mover-loses`"),
        ("trap=yes, trap=no", "two different things"),
        ("throne=no, throne-stop=king", "Add `throne=yes`"),
        ("start=7/7/7/3K3/7/7/7", "no attackers"),
        ("move limit: never ever", "a number from 1 to 65535"),
        ("@everyone **=** <@1>", "I know no rule"),
    ] {
        let refused = ask(&world, "copenhagen", written).await;
        assert!(refused.is_private() && said(&refused).contains(why), "{written}: {}", said(&refused));
        assert!(said(&refused).len() < 300, "{}", said(&refused));
    }
    assert!(world.public_messages().is_empty());
    play_by(&world, "copenhagen", "escape=edge exit-fort=no").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_change_nothing_are_not_mentioned() {
    let world = World::new().await;
    let board = play_by(&world, "copenhagen", "exit-fort=yes, ").await;
    assert!(!board.content().contains("House rules"), "{}", board.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_suggested_while_one_types_for_the_variant_chosen() {
    let world = World::new().await;
    let suggested = async |variant: &str, typed: &str| {
        let options: [(&str, OptionValue); 3] =
            [("opponent", user(&world.bjorn)), ("variant", variant.into()), ("house-rules", typed.into())];
        world.ann.autocomplete("challenge", options, "house-rules").in_channel(&world.hall).await.unwrap()
    };
    let rules = suggested("copenhagen", "").await;
    assert!((10..=25).contains(&rules.len()), "{rules:?}");
    assert!(rules.contains(&("exit fort …".to_owned(), "exit-fort=".to_owned())), "{rules:?}");
    let values = suggested("copenhagen", "exit-fort=").await;
    assert_eq!(values, [("no exit fort".to_owned(), "exit-fort=no".to_owned())], "it has one already");
    let values = suggested("scottish", "trap=yes, exit fort:").await;
    assert_eq!(values[0].1, "trap=yes, exit-fort=yes", "what is written is kept");
    assert_eq!(suggested("scottish", &"trap=yes, ".repeat(20)).await, [], "there is no room for more");
    for strange in ["=", ",,,", "@everyone", "\u{202e}", "start=", "start=x", &"x".repeat(900)] {
        assert!(suggested("alea-evangelii", strange).await.len() <= 25, "{strange}");
    }
    let options: [(&str, OptionValue); 1] = [("house-rules", "shieldwall=".into())];
    let without_variant = world.ann.autocomplete("challenge", options, "house-rules").in_channel(&world.hall);
    assert_eq!(without_variant.await.unwrap().len(), 2, "Copenhagen's, which one gets without choosing");
    world.end().await;
}

/// What has been suggested, put together, is a challenge that can be sent.
#[tokio::test(flavor = "multi_thread")]
async fn suggestions_lead_to_a_challenge() {
    let world = World::new().await;
    let mut typed = String::new();
    for wanted in ["shieldwall=", "shieldwall=none", "repetition=", "repetition=draw"] {
        let options: [(&str, OptionValue); 1] = [("house-rules", typed.as_str().into())];
        let offered =
            world.ann.autocomplete("challenge", options, "house-rules").in_channel(&world.hall).await.unwrap();
        let chosen = offered.iter().find(|(_, value)| value.ends_with(wanted));
        typed.clone_from(&chosen.unwrap_or_else(|| panic!("{wanted} in {offered:?}")).1);
    }
    let challenge = public(&ask(&world, "copenhagen", &typed).await);
    assert!(challenge.content().contains("no shieldwall; threefold repetition is a draw"), "{}", challenge.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_list_of_rules_can_be_typed_and_is_cut_short_where_it_is_told() {
    let world = World::new().await;
    let long = "shieldwall=none, exit-fort=no, encirclement=no, no-moves=draw, repetition=aggressor-loses, \
                king-in-open=two-opposite, king-on-throne=two-opposite, king-beside-throne=two-opposite, trap=yes, \
                move-limit=77, corners-hostile-to-king=yes, king-armed=no";
    let board = play_by(&world, "copenhagen", long).await;
    let line = board.content().lines().find(|line| line.contains("House rules")).unwrap();
    assert!(line.contains("; and ") && line.ends_with(" more.") && line.chars().count() < 220, "{line}");
    let full = private(&world.ann.slash("rules", [("game", "1")]).in_channel(&world.hall).await.unwrap());
    assert!(full.content().contains("threefold repetition loses for whoever could avoid it"), "{}", full.content());
    assert!(full.content().contains("After 77 moves"), "{}", full.content());
    world.end().await;
}
