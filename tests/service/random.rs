//! Whatever people do, in whatever order: what must always hold, holds.

use hnefi::ids::{ChallengeId, GameId, OfferId, OutboxId};
use hnefi::service::{self, BoardRef, Error, GameRef, Person, Refusal};
use hnefi::store::Store;
use hnefi::time::Timestamp;
use proptest::prelude::*;
use sqlx::SqlitePool;

use crate::table::{NOW, PRIVATE, TAFL, Table, a_move, ann, bjorn, cilla, post, reply};

/// One thing that somebody does; numbers are taken modulo what there is.
#[derive(Debug, Clone)]
enum Step {
    Challenge { by: u8, to: u8, private: bool },
    Accept { by: u8, challenge: i64 },
    Decline { by: u8, challenge: i64 },
    Withdraw { by: u8, challenge: i64 },
    Move { by: u8, game: i64, choice: usize },
    Resign { by: u8, game: i64, ply: u32 },
    Offer { by: u8, game: i64 },
    AcceptDraw { by: u8, offer: i64 },
    DeclineDraw { by: u8, offer: i64 },
    Deliver { row: i64, message: u64 },
    Abandon { row: i64 },
    Tick,
    Kill,
}

fn step() -> impl Strategy<Value = Step> {
    let by = 0..3u8;
    let number = 1..5i64;
    prop_oneof![
        2 => (by.clone(), by.clone(), any::<bool>()).prop_map(|(by, to, private)| Step::Challenge { by, to, private }),
        4 => (by.clone(), number.clone()).prop_map(|(by, challenge)| Step::Accept { by, challenge }),
        1 => (by.clone(), number.clone()).prop_map(|(by, challenge)| Step::Decline { by, challenge }),
        1 => (by.clone(), number.clone()).prop_map(|(by, challenge)| Step::Withdraw { by, challenge }),
        12 => (by.clone(), number.clone(), 0..200usize).prop_map(|(by, game, choice)| Step::Move { by, game, choice }),
        1 => (by.clone(), number.clone(), 0..4u32).prop_map(|(by, game, ply)| Step::Resign { by, game, ply }),
        3 => (by.clone(), number.clone()).prop_map(|(by, game)| Step::Offer { by, game }),
        1 => (by.clone(), number.clone()).prop_map(|(by, offer)| Step::AcceptDraw { by, offer }),
        1 => (by, number).prop_map(|(by, offer)| Step::DeclineDraw { by, offer }),
        4 => (1..40i64, 1..1000u64).prop_map(|(row, message)| Step::Deliver { row, message }),
        1 => (1..40i64).prop_map(|row| Step::Abandon { row }),
        2 => Just(Step::Tick),
        1 => Just(Step::Kill),
    ]
}

fn person(number: u8) -> Person {
    [ann(), bjorn(), cilla()][usize::from(number)].clone()
}

async fn take(table: &mut Table, step: Step, now: Timestamp) -> Result<(), Error> {
    let store = &table.store;
    match step {
        Step::Challenge { by, to, private } => {
            let request = service::NewChallenge {
                challenger: person(by),
                opponent: person(to),
                opponent_is_bot: false,
                variant: Some("scottish".to_owned()),
                house_rules: Vec::new(),
                by_lot: false,
                challenger_side: hnefi::rules::Side::ALL[usize::from(private)],
                place: if private { PRIVATE } else { TAFL },
                reply: reply(),
            };
            service::challenge(store, request, now).await?;
        }
        Step::Accept { by, challenge } => {
            service::accept_challenge(store, ChallengeId(challenge), person(by), reply(), now).await?;
        }
        Step::Decline { by, challenge } => {
            service::decline_challenge(store, ChallengeId(challenge), person(by), reply(), now).await?;
        }
        Step::Withdraw { by, challenge } => {
            service::withdraw_challenge(store, ChallengeId(challenge), person(by), now).await?;
        }
        Step::Move { by, game, choice } => {
            let view = service::show_game(store, &person(by), GameRef::Number(GameId(game), TAFL)).await?;
            let moves = view.game.legal_moves();
            let text = moves.get(choice % moves.len().max(1)).map_or("a1-a2".to_owned(), ToString::to_string);
            let request = a_move(person(by), GameRef::Number(GameId(game), TAFL), &text);
            service::play_move(store, request, now).await?;
        }
        Step::Resign { by, game, ply } => {
            service::resign(store, person(by), BoardRef { game: GameId(game), ply }, reply(), now).await?;
        }
        Step::Offer { by, game } => {
            service::offer_draw(store, person(by), GameRef::Number(GameId(game), TAFL), None, reply(), now).await?;
        }
        Step::AcceptDraw { by, offer } => {
            service::accept_draw(store, OfferId(offer), person(by), reply(), now).await?;
        }
        Step::DeclineDraw { by, offer } => {
            service::decline_draw(store, OfferId(offer), person(by), now).await?;
        }
        Step::Deliver { row, message } => {
            service::mark_delivered(store, OutboxId(row), Some(post(message)), now).await?;
        }
        Step::Abandon { row } => service::mark_abandoned(store, OutboxId(row), "gone", now).await?,
        Step::Tick => {
            service::claim_due(store, 10, now).await?;
        }
        Step::Kill => table.killed().await,
    }
    Ok(())
}

/// What must hold in the tables, each as a query that finds what breaks it.
const BROKEN: &[(&str, &str)] = &[
    (
        "a game counts its plies",
        "SELECT COUNT(*) FROM games WHERE ply <> (SELECT COUNT(*) FROM plies WHERE plies.game = games.id)
            OR ply <> (SELECT COALESCE(MAX(plies.ply), 0) FROM plies WHERE plies.game = games.id)",
    ),
    (
        "at most one offer is open, and only in a running game, on its newest board",
        "SELECT COUNT(*) FROM games g WHERE
            (SELECT COUNT(*) FROM offers WHERE game = g.id AND state = 'open') > (g.status = 'running')
            OR EXISTS (SELECT 1 FROM offers WHERE game = g.id AND state = 'open' AND ply <> g.ply)",
    ),
    (
        "a finished game has a result and a running one has none",
        "SELECT COUNT(*) FROM games WHERE (status = 'finished') <> (reason IS NOT NULL AND ended_at IS NOT NULL)",
    ),
    (
        "every game came from one accepted challenge",
        "SELECT (SELECT COUNT(*) FROM games) - (SELECT COUNT(DISTINCT game) FROM challenges WHERE state = 'accepted')",
    ),
    (
        "every ply and every start owed its board once",
        "SELECT COUNT(*) FROM games g WHERE (SELECT COUNT(*) FROM outbox WHERE kind = 'board' AND game = g.id)
            <> g.ply + 1 + (g.reason IS NOT NULL AND g.reason IN ('resignation', 'agreement'))",
    ),
    ("no closed row keeps its token", "SELECT COUNT(*) FROM outbox WHERE state <> 'owed' AND token IS NOT NULL"),
];

async fn check(store: &Store) {
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(store.path());
    let pool = SqlitePool::connect_with(file).await.expect("the file opens");
    for (what, query) in BROKEN {
        let broken: i64 = sqlx::query_scalar(*query).fetch_one(&pool).await.expect("the query runs");
        assert_eq!(broken, 0, "{what}");
    }
    let games: Vec<i64> = sqlx::query_scalar("SELECT id FROM games").fetch_all(&pool).await.expect("the query runs");
    for game in games {
        let board = BoardRef { game: GameId(game), ply: 0 };
        service::show_game_at(store, board).await.expect("every game can be replayed");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_sequence_of_use_cases_breaks_what_must_hold(steps in prop::collection::vec(step(), 20..120)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime starts");
        runtime.block_on(async {
            let mut table = Table::set().await;
            for (seconds, step) in (0..).zip(steps) {
                match take(&mut table, step.clone(), NOW.plus_seconds(seconds)).await {
                    Ok(()) => {}
                    Err(Error::Refused(refusal)) => {
                        let unexpected = matches!(*refusal, Refusal::NotCaptured { .. } | Refusal::UnreadableMove { .. });
                        assert!(!unexpected, "{step:?}: {refusal:?}");
                    }
                    Err(fault) => panic!("{step:?}: {fault}"),
                }
            }
            check(&table.store).await;
        });
    }
}
