//! Whole games, from challenge to every kind of ending.

use standin::Message;

use crate::support::{World, labels, private, said};

/// Plays a game to its end and sees how everybody is told.
async fn ends(variant: &str, moves: &str, told: &[&str]) {
    let world = World::new().await;
    world.game(variant).await;
    let last = world.play(moves).await;
    let opponent = if moves.split_whitespace().count().is_multiple_of(2) { "Ann" } else { "Bjorn" };
    is_told(world, &last, told, opponent).await;
}

/// The same where the last move, Bjorn's, loses by repetition: he is warned in private, and plays it all the same.
async fn ends_after_a_warning(variant: &str, moves: &str, last: &str, told: &[&str]) {
    let world = World::new().await;
    world.game(variant).await;
    world.play(moves).await;
    let before = world.public_messages().len();
    let warning = private(&world.moves(&world.bjorn, last).await);
    assert!(warning.content().contains("third time") && warning.content().contains("lose"), "{}", warning.content());
    assert_eq!(world.public_messages().len(), before, "nothing was played");
    let confirmed = world.bjorn.click(&warning, &format!("Confirm {last}")).await.unwrap();
    let last = confirmed.follow_up(0).await.unwrap();
    is_told(world, &last, told, "Ann").await;
}

async fn is_told(world: World, last: &Message, told: &[&str], opponent: &str) {
    for words in told {
        assert!(last.content().contains(words), "{words}: {}", last.content());
    }
    assert_eq!(last.pinged(), [opponent], "whoever did not end it is called");
    assert!(!labels(last).iter().any(|label| ["Move", "Offer draw", "Resign"].contains(&label.as_str())));
    for who in [&world.ann, &world.bjorn] {
        let options = [("move", "d1-d3"), ("game", "1")];
        let late = private(&who.slash("move", options).in_channel(&world.hall).await.unwrap());
        assert!(late.content().contains("over"), "{}", late.content());
        let games = who.slash("games", ()).in_channel(&world.hall).await.unwrap();
        assert!(!said(&games).contains("#1"), "{}", said(&games));
    }
    let board = private(&world.ann.slash("board", [("game", "1")]).in_channel(&world.hall).await.unwrap());
    assert_eq!(board.attachments().len(), 1, "it can still be looked at");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn copenhagen_ends_when_the_king_reaches_a_corner() {
    let moves = "k7-h7 f8-h8 e11-e9 f7-f9 a8-g8 f6-f8 g11-g9 f8-a8 b6-b7 a8-a11";
    ends("copenhagen", moves, &["a11", "the defenders win"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn copenhagen_ends_when_the_king_is_captured() {
    let moves = "f10-b10 f4-h4 f2-c2 f5-f2 b10-e10 f6-f4 b6-b3 f4-b4 a5-b5 h6-h5 c2-c4";
    ends("copenhagen", moves, &["c2-c4", "b4", "the attackers win"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn copenhagen_ends_with_an_exit_fort() {
    let moves = "a4-c4 e5-e3 a5-a2 f5-b5 c4-c11 f4-h4 b6-b9 e3-a3 a6-b6 e7-b7 b9-c9 d6-a6 c9-c2 g7-j7 f10-g10 b5-b4 \
                 g10-b10 f6-f5 j6-j5 f5-a5 g11-g8 g5-b5";
    ends("copenhagen", moves, &["g5-b5", "fort", "the defenders win"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn copenhagen_ends_when_the_ring_is_closed() {
    let moves = "g11-g8 h6-h4 f2-f3 h4-h6 e11-e8 f7-f8 f10-f9 e7-f7 g1-g4 f7-e7 e1-e4 f5-f4 a7-d7 f8-f7 a5-d5 e6-d6 \
                 h11-h7 e5-e6 b6-c6 f7-f8 j6-i6 g5-f5 h1-h5";
    ends("copenhagen", moves, &["h1-h5", "ring", "the attackers win"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn copenhagen_ends_when_a_position_stands_for_the_third_time() {
    let moves = "d1-d2 f8-h8 d2-d1 h8-f8 d1-d2 f8-h8 d2-d1";
    ends_after_a_warning("copenhagen", moves, "h8-f8", &["third time", "the attackers win"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn scottish_ends_when_the_king_reaches_the_edge() {
    ends("scottish", "b4-b3 c4-c1 a4-a6 d4-a4", &["a4", "the defenders win"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn scottish_ends_when_the_king_is_captured() {
    ends("scottish", "d7-f7 e4-e3 f4-e4 c4-c7 b4-c4", &["b4-c4", "d4", "the attackers win"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn scottish_ends_when_the_ring_is_closed() {
    let moves = "g4-g5 d5-b5 d1-e1 b5-d5 d7-c7 c4-c2 g5-e5 c2-c4 c7-c5 d4-d5 e1-e3 c4-e4 a4-a3 d5-d4 a3-c3";
    ends("scottish", moves, &["a3-c3", "the attackers win"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn scottish_ends_against_whoever_repeats_a_third_time() {
    let moves = "d1-a1 c4-c5 a1-d1 c5-c4 d1-a1 c4-c5 a1-d1";
    ends_after_a_warning("scottish", moves, "c5-c4", &["third time", "the attackers win"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn copenhagen_ends_when_the_defenders_cannot_move() {
    let moves = "d11-c11 h6-h2 h11-h3 f4-f3 a4-f4 e7-b7 c11-c7 e5-b5 c7-c5 d6-c6 a7-c7 g7-g10 h3-h10 \
                 f8-b8 k8-c8 g5-j5 k4-j4 e6-e10 e1-e9 f6-c6 f10-f8 f5-i5 h10-h6 i5-j5 c5-i5 c6-c1 c7-c2 \
                 c1-b1 b6-b2 b1-c1 b2-b1";
    ends("copenhagen", moves, &["no legal move", "the attackers win"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn scottish_ends_when_the_last_attacker_is_captured() {
    let moves = "d6-g6 d5-g5 d2-e2 d3-g3 f4-f5 e4-e5 d7-d5 c4-c5 b4-c4 g3-c3 e2-e4 c3-e3 a4-c4 e3-c3 \
                 d1-d3 e5-e3 g6-d6 d4-e4 d6-d5 g5-e5";
    ends("scottish", moves, &["the last attacker", "the defenders win"]).await;
}
