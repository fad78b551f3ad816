//! Late interactions, and clocks that differ.

use std::time::Duration;

use standin::{Fault, FaultAction};

use crate::support::{World, private, public, said};

#[tokio::test(flavor = "multi_thread")]
async fn a_host_whose_clock_is_ten_seconds_off_plays_as_usual() {
    for skew in [10_000, -10_000] {
        let mut world = World::without_bot().await;
        world.standin.skew(skew);
        world.start_bot().await;
        let challenge = world.challenge("scottish").await;
        let board = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
        world.standin.deliver_again(&world.moves(&world.ann, "b4-b3").await);
        assert_eq!((world.boards(1, 1), world.boards(1, 2)), (1, 0));
        world.loses_its_buttons(&board).await;
        world.end().await;
    }
}

/// Fault B13: with a slow database the answer came when Discord had given up, and the act was done all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_interaction_changes_nothing() {
    for skew in [0, 10_000, -10_000] {
        let mut world = World::without_bot().await;
        world.standin.skew(skew);
        world.start_bot().await;
        world.game("copenhagen").await;
        // Nobody is there when she moves; what she typed arrives when Discord has long told her that it failed.
        world.stop_bot().await;
        let missed = world.moves(&world.ann, "d1-d3").await;
        assert!(missed.failed().is_some(), "{}", said(&missed));
        world.standin.advance(Duration::from_secs(4));
        world.start_bot().await;
        world.standin.deliver_again(&missed);
        private(&world.ann.slash("games", ()).in_channel(&world.hall).await.unwrap());
        let board = public(&world.moves(&world.ann, "e1-e3").await);
        assert!(board.content().contains("e1-e3"), "{}", board.content());
        assert_eq!((world.boards(1, 1), world.boards(1, 2)), (1, 0));
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_after_fifteen_minutes_is_as_good_as_any() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    world.standin.advance(Duration::from_hours(72));
    let menus = world.ann.click(&board, "Move").await.unwrap();
    assert!(menus.is_private(), "{}", said(&menus));
    public(&world.moves(&world.ann, "d1-d3").await);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_discord_is_not_taken_for_an_old_interaction() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.standin.inject(Fault::once("POST", "/callback", FaultAction::Delay(Duration::from_millis(800))));
    public(&world.moves(&world.ann, "d1-d3").await);
    public(&world.moves(&world.bjorn, "f8-h8").await);
    world.end().await;
}
