//! A Discord that answers with errors, wants fewer requests, or says nothing at all, for a while: what is owed is kept,
//! one try at a time finds out whether it is over, and then everything is sent, once.

use std::time::Duration;

use standin::{Fault, FaultAction, Message};

use crate::child::Running;
use crate::life::World;

/// Stands for minutes.
const DOWN: Duration = Duration::from_secs(4);
/// How long everything owed may take once Discord is back: a request that still hangs is given up within ten seconds.
const BACK_WITHIN: Duration = Duration::from_secs(40);

/// Ann's moves in her games, and Bjorn's answers.
const MOVES: [[&str; 3]; 2] = [["d1-d3", "d11-d9", "g1-g3"], ["f4-i4", "f8-i8", "h6-h9"]];

async fn goes_down_and_comes_back(action: FaultAction) {
    let world = World::new().await;
    let mut bot = world.start().await;
    for _ in 0..3 {
        let challenge = world.challenge("copenhagen").await;
        world.bjorn.click(&challenge, "Accept").await.expect("can be pressed");
    }
    world.standin.inject(Fault { method: String::new(), path_contains: String::new(), times: u32::MAX, action });
    for (player, moves) in [&world.ann, &world.bjorn].into_iter().zip(MOVES) {
        let play = async |game: usize| {
            let options = [("move", moves[game].to_owned()), ("game", (game + 1).to_string())];
            player.slash("move", options).in_channel(&world.tafl).await.expect("can be sent")
        };
        let (one, two, three) = tokio::join!(play(0), play(1), play(2));
        assert!([one, two, three].iter().all(|reply| reply.failed().is_some()), "nobody can be answered");
    }
    tokio::time::sleep(DOWN).await;
    let told = complaints(&mut bot);
    assert!(told.iter().any(|line| line.contains("Discord")), "the host is told: {told:#?}");
    assert!(told.len() <= 16, "a line for each answer that was lost, and few for the rest: {told:#?}");

    world.standin.clear_faults();
    for mv in MOVES.concat() {
        let tells = |message: &Message| message.content().contains(&format!("moved {mv}"));
        world.tafl.wait_within(BACK_WITHIN, tells).await.unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
    bot.line(|line| line.contains("takes messages again"));
    tokio::time::sleep(Duration::from_secs(2)).await;
    let boards = world.tafl.messages().iter().filter(|message| message.content().contains(" moved ")).count();
    assert_eq!(boards, MOVES.concat().len(), "each once");
    world.move_by(&world.ann, "#1 d3-d4").await;
    assert!(world.standin.violations().is_empty(), "{:?}", world.standin.violations());
}

/// What the host reads while it is so.
fn complaints(bot: &mut Running) -> Vec<String> {
    let said = bot.said().iter();
    said.filter(|line| line.contains("WARN") || line.contains("ERROR") || line.contains("wait")).cloned().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_are_outlasted() {
    goes_down_and_comes_back(FaultAction::Error { status: 500, code: 0, message: "500: Internal".to_owned() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rate_limits_are_outlasted() {
    goes_down_and_comes_back(FaultAction::RateLimit { retry_after: Duration::from_secs(1), global: true }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn silence_is_outlasted() {
    goes_down_and_comes_back(FaultAction::Hang).await;
}
