//! Setting a challenge up by taps, from `/challenge` alone or from the menu of a user.

use standin::Message;

use crate::support::{World, labels, private, public, said};

const OPPONENT: &str = "Opponent (anybody, unless you choose)";
const HOUSE_RULES: &str = "House rules: choose a rule, then its value";

/// Ann's card.
async fn card(world: &World) -> Message {
    private(&world.ann.slash("challenge", ()).in_channel(&world.hall).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opponent_and_a_tap_are_enough() {
    let world = World::new().await;
    let card = card(&world).await;
    assert!(card.content().contains("anybody here"), "{}", card.content());
    assert_eq!(labels(&card), ["Send to anybody", "Make it a match of two", "Time: 3 days a move", "Cancel"]);
    let reply = world.ann.choose_people(&card, OPPONENT, &[&world.bjorn]).await.unwrap();
    assert!(reply.is_update());
    let card = private(&reply);
    assert!(card.content().contains("It goes to Bjorn"), "{}", card.content());
    let sent = world.ann.click(&card, "Send to Bjorn").await.unwrap();
    assert_eq!(labels(&private(&sent)), Vec::<String>::new());
    let challenge = sent.follow_up(0).await.unwrap();
    assert_eq!(challenge.pinged(), ["Bjorn"]);
    assert!(challenge.content().contains("Copenhagen"), "{}", challenge.content());
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_chosen_by_taps_also_after_a_restart() {
    let mut world = World::new().await;
    let mut shown = card(&world).await;
    let variants = shown.menu("Variant").unwrap();
    let sizes = variants.options.iter().filter(|option| option.label.contains('×')).count();
    assert_eq!(sizes, variants.options.len(), "each shows its size: {:?}", variants.options);
    shown = private(&world.ann.choose(&shown, "Variant", &["brandubh"]).await.unwrap());
    shown = private(&world.ann.choose(&shown, "Your side", &["defenders"]).await.unwrap());
    world.restart_bot().await;
    shown = private(&world.ann.click(&shown, "Make it a match of two").await.unwrap());
    shown = private(&world.ann.choose(&shown, HOUSE_RULES, &["trap"]).await.unwrap());
    let values = shown.menu("trap").unwrap();
    assert!(values.options.iter().any(|option| option.is_default && option.value == "no"), "{values:?}");
    shown = private(&world.ann.choose(&shown, "trap", &["yes"]).await.unwrap());
    for said in ["Brandubh (7×7)", "You take the defenders", "House rules: ", "A match of two games"] {
        assert!(shown.content().contains(said), "{said}: {}", shown.content());
    }
    let sent = world.ann.click(&shown, "Send to anybody").await.unwrap();
    let challenge = sent.follow_up(0).await.unwrap();
    for said in ["challenges anybody here to Brandubh", "Ann takes the defenders", "House rules: ", "A match of two"] {
        assert!(challenge.content().contains(said), "{said}: {}", challenge.content());
    }
    let board = public(&world.cilla.click(&challenge, "Accept").await.unwrap());
    assert!(board.content().contains("Cilla plays the attackers, Ann the defenders"), "{}", board.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_contradict_each_other_are_refused_and_nothing_is_changed() {
    let world = World::new().await;
    let mut shown = card(&world).await;
    shown = private(&world.ann.choose(&shown, HOUSE_RULES, &["escape"]).await.unwrap());
    let reply = world.ann.choose(&shown, shown.selects()[3].placeholder.as_str(), &["edge"]).await.unwrap();
    shown = private(&reply);
    assert!(reply.is_update() && shown.content().starts_with("**Not changed.**"), "{}", shown.content());
    assert!(shown.content().contains("exit fort"), "it says which rule is in the way: {}", shown.content());
    assert!(!shown.content().contains("House rules: "), "{}", shown.content());
    // What is in the way goes first, and then it can be had.
    shown = private(&world.ann.choose(&shown, shown.selects()[3].placeholder.as_str(), &["back"]).await.unwrap());
    shown = private(&world.ann.choose(&shown, HOUSE_RULES, &["exit-fort"]).await.unwrap());
    shown = private(&world.ann.choose(&shown, shown.selects()[3].placeholder.as_str(), &["no"]).await.unwrap());
    shown = private(&world.ann.choose(&shown, HOUSE_RULES, &["escape"]).await.unwrap());
    shown = private(&world.ann.choose(&shown, shown.selects()[3].placeholder.as_str(), &["edge"]).await.unwrap());
    assert!(shown.content().contains("House rules: "), "{}", shown.content());
    shown = private(&world.ann.choose(&shown, HOUSE_RULES, &["own"]).await.unwrap());
    assert!(!shown.content().contains("House rules: "), "{}", shown.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_sent_once_and_a_cancelled_one_never() {
    let world = World::new().await;
    let shown = card(&world).await;
    let send = shown.button("Send to anybody").unwrap().custom_id.unwrap();
    let (first, second) =
        tokio::join!(world.ann.press_unchecked(&shown, &send, None), world.ann.press_unchecked(&shown, &send, None),);
    let answers = [said(&first.unwrap()), said(&second.unwrap())];
    assert!(answers.iter().any(|said| said.contains("is sent")), "{answers:?}");
    assert!(answers.iter().any(|said| said.contains("has been sent")), "{answers:?}");
    let stands = |message: &Message| message.content().contains("challenges anybody here");
    world.hall.wait_for(stands).await.unwrap();
    assert_eq!(world.public_messages().iter().filter(|message| stands(message)).count(), 1);

    let other = card(&world).await;
    let send = other.button("Send to anybody").unwrap().custom_id.unwrap();
    let closed = private(&world.ann.click(&other, "Cancel").await.unwrap());
    assert!(labels(&closed).is_empty() && closed.content().contains("Nothing was sent"), "{}", closed.content());
    let late = world.ann.press_unchecked(&other, &send, None).await.unwrap();
    assert!(late.is_private() && said(&late).contains("Begin again"), "{}", said(&late));
    let forged = world.bjorn.press_unchecked(&shown, "v1:set-up-cancel:1", None).await.unwrap();
    assert!(forged.is_private() && said(&forged).contains("Begin again"), "another's card: {}", said(&forged));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_cannot_play_is_not_chosen_on_a_card() {
    let world = World::new().await;
    let robot = world.standin.user("Robot").as_bot();
    world.cilla.leaves_guild();
    let shown = card(&world).await;
    for (who, why) in [
        (&robot, "Robot is a bot"),
        (&world.ann, "cannot challenge yourself"),
        (&world.cilla, "Cilla is not in this place"),
    ] {
        let refused = private(&world.ann.choose_people(&shown, OPPONENT, &[who]).await.unwrap());
        assert!(refused.content().starts_with("**Not changed.**"), "{}", refused.content());
        assert!(refused.content().contains(why), "{}", refused.content());
        assert!(refused.button("Send to anybody").is_ok(), "nobody is chosen");
    }
    world.ann.choose_people(&shown, OPPONENT, &[&world.bjorn]).await.unwrap();
    let taken_back = private(&world.ann.choose_people(&shown, OPPONENT, &[]).await.unwrap());
    assert!(taken_back.button("Send to anybody").is_ok(), "{:?}", labels(&taken_back));
    world.end().await;
}

/// Fault D37: bots that are challenged and never answer. The menu of a user leads no further with a bot, or with oneself.
#[tokio::test(flavor = "multi_thread")]
async fn the_menu_of_a_user_challenges_him_and_neither_bots_nor_oneself() {
    let world = World::new().await;
    let menu = |target| world.ann.user_command("Challenge to tafl", target).in_channel(&world.hall);
    let robot = world.standin.user("Robot").as_bot();
    for (who, why) in [(&robot, "Robot is a bot"), (&world.ann, "cannot challenge yourself")] {
        let refused = menu(who).await.unwrap();
        assert!(private(&refused).content().contains(why), "{}", said(&refused));
        assert!(labels(&private(&refused)).is_empty());
    }
    let shown = private(&menu(&world.bjorn).await.unwrap());
    assert!(shown.content().contains("It goes to Bjorn"), "{}", shown.content());
    let chosen: Vec<String> = shown.menu(OPPONENT).unwrap().options.into_iter().map(|option| option.label).collect();
    assert_eq!(chosen, ["Bjorn"]);
    let challenge = world.ann.click(&shown, "Send to Bjorn").await.unwrap().follow_up(0).await.unwrap();
    assert_eq!(challenge.pinged(), ["Bjorn"]);
    world.end().await;
}
