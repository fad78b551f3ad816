//! Whatever people do, in whatever order: what must always hold, holds.

use hnefi::ids::{ChallengeId, GameId, OfferId, OutboxId};
use hnefi::service::{self, BoardRef, Error, GameRef, OfferKind, PaceWish, Person, Refusal};
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
    Offer { by: u8, game: i64, kind: OfferKind },
    Answer { by: u8, offer: i64, kind: OfferKind, yes: bool },
    End { game: i64, is_manager: bool },
    Deliver { row: i64, message: u64 },
    Abandon { row: i64 },
    Tick,
    Kill,
}

fn step() -> impl Strategy<Value = Step> {
    let by = 0..3u8;
    let number = 1..5i64;
    // Mostly take-backs: nothing goes on after the others.
    let kind = prop_oneof![1 => Just(OfferKind::Draw), 8 => Just(OfferKind::TakeBack), 1 => Just(OfferKind::Abort)];
    prop_oneof![
        2 => (by.clone(), by.clone(), any::<bool>()).prop_map(|(by, to, private)| Step::Challenge { by, to, private }),
        4 => (by.clone(), number.clone()).prop_map(|(by, challenge)| Step::Accept { by, challenge }),
        1 => (by.clone(), number.clone()).prop_map(|(by, challenge)| Step::Decline { by, challenge }),
        1 => (by.clone(), number.clone()).prop_map(|(by, challenge)| Step::Withdraw { by, challenge }),
        12 => (by.clone(), number.clone(), 0..200usize).prop_map(|(by, game, choice)| Step::Move { by, game, choice }),
        1 => (by.clone(), number.clone(), 0..4u32).prop_map(|(by, game, ply)| Step::Resign { by, game, ply }),
        5 => (by.clone(), number.clone(), kind.clone()).prop_map(|(by, game, kind)| Step::Offer { by, game, kind }),
        5 => (by, 1..9i64, kind, any::<bool>()).prop_map(|(by, offer, kind, yes)| Step::Answer { by, offer, kind, yes }),
        1 => (number, any::<bool>()).prop_map(|(game, is_manager)| Step::End { game, is_manager }),
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
                opponent: Some(person(to).into()),
                is_match: false,
                pace: PaceWish::default(),
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
        Step::Offer { by, game, kind } => {
            let game = GameRef::Number(GameId(game), TAFL);
            let offer = service::NewOffer { kind, player: person(by), game, on_ply: None, reply: reply() };
            service::make_offer(store, offer, now).await?;
        }
        Step::Answer { by, offer, kind, yes: true } => {
            service::accept_offer(store, (kind, OfferId(offer)), person(by), reply(), now).await?;
        }
        Step::Answer { by, offer, kind, yes: false } => {
            service::decline_offer(store, (kind, OfferId(offer)), person(by), reply(), now).await?;
        }
        Step::End { game, is_manager } => {
            let why = "nobody moves any more".to_owned();
            let end = service::EndGame { by: cilla(), is_manager, game: GameId(game), why, reply: reply() };
            service::end_stuck_game(store, end, now).await?;
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
        "a game counts the entries of its log",
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
        "a game counts the moves that stand",
        "SELECT COUNT(*) FROM games g WHERE g.moves <>
            (SELECT COUNT(*) FROM plies WHERE game = g.id AND move NOT LIKE 'take-back:%')
            - (SELECT COALESCE(SUM(CAST(SUBSTR(move, 11) AS INTEGER)), 0) FROM plies
               WHERE game = g.id AND move LIKE 'take-back:%')",
    ),
    (
        "who and why is known of the games that a manager ended, and of no others",
        "SELECT COUNT(*) FROM games g WHERE
            (COALESCE(reason, '') = 'intervention') <> EXISTS (SELECT 1 FROM interventions WHERE game = g.id)",
    ),
    (
        "every entry and every start owed its board once",
        "SELECT COUNT(*) FROM games g WHERE (SELECT COUNT(*) FROM outbox WHERE kind = 'board' AND game = g.id)
            <> g.ply + 1 + (g.reason IS NOT NULL AND g.reason IN ('resignation', 'agreement', 'aborted', 'intervention'))",
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
        let start = BoardRef { game: GameId(game), ply: 0 };
        let last = service::show_game_at(store, start).await.expect("every game can be replayed");
        let seen = service::show_game(store, &last.attackers, GameRef::Number(last.id, PRIVATE)).await;
        for ply in 0..=seen.expect("he may see it").ply {
            let board = BoardRef { game: GameId(game), ply };
            let then = service::show_game_at(store, board).await.expect("so can every board of it");
            assert_eq!(then.ply, ply);
        }
    }
    let offers: Vec<i64> = sqlx::query_scalar("SELECT id FROM offers").fetch_all(&pool).await.expect("the query runs");
    for offer in offers {
        service::show_offer(store, OfferId(offer)).await.expect("every offer can be shown again");
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
