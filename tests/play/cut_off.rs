//! The way to Discord is cut while the bot runs on: nobody can reach it, and nobody loses anything by that.

use std::time::Duration;

use crate::support::{World, public, said};

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;
/// Long enough for several looks at the clocks.
const A_WHILE: Duration = Duration::from_secs(11);

/// Ann is to move in a game that is lost when her time is up, which is in so many seconds.
async fn about_to_be_up(seconds: i64) -> World {
    let config = standin::Config { heartbeat_interval: Duration::from_millis(700), ..standin::Config::default() };
    let world = World::by(config).await.with_bot().await;
    let options = [
        ("opponent", standin::user(&world.bjorn)),
        ("variant", "scottish".into()),
        ("side", "attackers".into()),
        ("pace", "1d".into()),
        ("time-up", "forfeit".into()),
    ];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap());
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    world.play("d1-a1 d3-b3").await;
    world.until_stored("SELECT COUNT(*) FROM facts WHERE name = 'reachable_until'", 1).await;
    world.standin.cut_off_gateway(true);
    world.time_passes(DAY - seconds).await;
    world
}

/// The bot has noticed, and comes back.
async fn comes_back(world: &World) {
    world.standin.wait_for_bot_to_leave().await.unwrap();
    world.standin.cut_off_gateway(false);
    let came = |standin: &standin::Standin| standin.sessions().0 + standin.sessions().1 > 1 && standin.is_bot_online();
    world.standin.wait_until("the bot to come back", came).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_loses_on_time_while_nobody_can_move() {
    let world = about_to_be_up(3).await;
    tokio::time::sleep(A_WHILE).await;
    world.until_stored("SELECT COUNT(*) FROM games WHERE status = 'running'", 1).await;
    comes_back(&world).await;
    tokio::time::sleep(A_WHILE).await;
    world.until_stored("SELECT COUNT(*) FROM credits", 1).await;
    let moved = world.play_on("a1-b1", 0).await;
    assert_eq!(moved.pinged(), ["Bjorn"], "the game goes on");
    world.end().await;
}

/// What is done first of all when the bot is back is judged by a clock that has been given its time back.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_move_after_hours_is_in_time() {
    let world = about_to_be_up(HOUR).await;
    world.standin.advance(Duration::from_hours(2));
    comes_back(&world).await;
    let reply = world.moves(&world.ann, "a1-b1").await;
    assert!(reply.is_public(), "{}", said(&reply));
    assert!(public(&reply).content().contains("2 hours were given back"), "{}", said(&reply));
    world.end().await;
}
