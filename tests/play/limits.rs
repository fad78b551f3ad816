//! How much one person may ask for, and have open at once.

use standin::{Message, user};

use crate::support::{World, labels, private, public, said};

#[tokio::test(flavor = "multi_thread")]
async fn ten_challenges_may_be_open_and_one_can_always_be_taken_back() {
    let world = World::new().await;
    let mut open: Vec<Message> = Vec::new();
    for _ in 0..10 {
        open.push(world.challenge("scottish").await);
    }
    let options = [("opponent", user(&world.cilla))];
    let told = private(&world.ann.slash("challenge", options.clone()).in_channel(&world.hall).await.unwrap());
    assert!(told.content().contains("10 open challenges") && told.content().contains("Withdraw"), "{}", told.content());
    assert!(world.cilla.pings().is_empty(), "nobody is bothered");
    let others = public(&world.bjorn.slash("challenge", options).in_channel(&world.hall).await.unwrap());
    world.cilla.click(&others, "Decline").await.unwrap();

    assert!(world.ann.click(&open[0], "Withdraw").await.unwrap().is_update());
    open.push(world.challenge("scottish").await);
    assert!(world.bjorn.click(&open[1], "Decline").await.unwrap().is_update());
    open.push(world.challenge("scottish").await);
    public(&world.bjorn.click(&open[2], "Accept").await.unwrap());
    world.challenge("scottish").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_for_too_much_is_told_when_to_go_on_and_can_still_say_no() {
    let world = World::new().await;
    let challenge = world.challenge("copenhagen").await;
    let board = world.game("copenhagen").await;
    let mut told = None;
    for _ in 0..60 {
        let reply = world.bjorn.slash("games", ()).in_channel(&world.hall).await.unwrap();
        if said(&reply).contains("more than I take") {
            told = Some(private(&reply));
            break;
        }
    }
    let told = told.expect("there is a limit");
    assert!(told.content().contains("<t:") && labels(&told).is_empty(), "{}", told.content());
    let pressed = private(&world.bjorn.click(&board, "Offer draw").await.unwrap());
    assert!(pressed.content().contains("more than I take"), "{}", pressed.content());
    let typed = world.bjorn.autocomplete("board", [("game", "")], "game").in_channel(&world.hall).await.unwrap();
    assert_eq!(typed.len(), 1, "typing is counted apart");
    world.play("d1-d3").await;
    let declined = world.bjorn.click(&challenge, "Decline").await.unwrap();
    assert!(declined.is_update(), "he can still say no: {}", said(&declined));
    declined.follow_up(0).await.unwrap();
    world.standin.advance(std::time::Duration::from_secs(61));
    public(&world.moves(&world.bjorn, "f8-h8").await);
    world.end().await;
}
