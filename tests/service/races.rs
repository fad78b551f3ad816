//! Many at once: from several threads, and from two openings of one file.

use std::sync::Arc;

use hnefi::service::{self, GameRef, OfferKind, Refusal};

use crate::table::{NOW, TAFL, Table, a_move, ann, bjorn, later, refusal, reply};

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn ten_identical_moves_at_once_are_one_ply_and_nine_refusals() {
    let table = Arc::new(Table::set().await);
    let game = table.game(ann(), bjorn(), TAFL).await;
    let second = table.second_store().await;
    let tries: Vec<_> = (0..10)
        .map(|at| {
            let store = if at % 2 == 0 { table.store.clone() } else { second.clone() };
            let on_ply = (at % 3 == 0).then_some(0);
            let request = service::PlayMove { on_ply, ..a_move(ann(), GameRef::Number(game, TAFL), "d1-a1") };
            tokio::spawn(async move { service::play_move(&store, request, NOW).await })
        })
        .collect();
    let (mut played, mut refused) = (0, 0);
    for one in tries {
        match one.await.expect("no try panics") {
            Ok(_) => played += 1,
            other => {
                let why = refusal(other);
                assert!(matches!(why, Refusal::NotYourTurn { .. } | Refusal::StaleBoard { .. }), "{why:?}");
                refused += 1;
            }
        }
    }
    assert_eq!((played, refused, table.see(game).await.ply), (1, 9, 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_challenge_accepted_many_times_at_once_makes_one_game() {
    let table = Table::set().await;
    let challenge = table.challenge(ann(), bjorn(), TAFL).await;
    let second = table.second_store().await;
    let tries: Vec<_> = (0..8)
        .map(|at| {
            let store = if at % 2 == 0 { table.store.clone() } else { second.clone() };
            tokio::spawn(async move { service::accept_challenge(&store, challenge, bjorn(), reply(), NOW).await })
        })
        .collect();
    let mut games = Vec::new();
    for one in tries {
        match one.await.expect("no try panics") {
            Ok(accepted) => games.push(accepted.game.id),
            other => assert!(matches!(refusal(other), Refusal::ChallengeClosed { .. })),
        }
    }
    let listed = service::list_games(&table.store, ann().id).await.expect("they list");
    assert_eq!((games.len(), listed.len(), games[0]), (1, 1, listed[0].id));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn accept_decline_and_withdraw_at_once_have_one_winner() {
    let table = Table::set().await;
    for _ in 0..10 {
        let challenge = table.challenge(ann(), bjorn(), TAFL).await;
        let store = &table.store;
        let (accepted, declined, withdrawn) = tokio::join!(
            service::accept_challenge(store, challenge, bjorn(), reply(), NOW),
            service::decline_challenge(store, challenge, bjorn(), reply(), NOW),
            service::withdraw_challenge(store, challenge, ann(), NOW),
        );
        let winners = [accepted.is_ok(), declined.is_ok(), withdrawn.is_ok()].iter().filter(|won| **won).count();
        assert_eq!(winners, 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_tickers_on_one_file_never_claim_one_row_twice() {
    let table = Table::set().await;
    // As many as two people may have open.
    for _ in 0..10 {
        table.challenge(ann(), bjorn(), TAFL).await;
        table.challenge(bjorn(), ann(), TAFL).await;
    }
    let second = table.second_store().await;
    let tries: Vec<_> = (0..8)
        .map(|at| {
            let store = if at % 2 == 0 { table.store.clone() } else { second.clone() };
            tokio::spawn(async move { service::claim_due(&store, 5, later(5)).await })
        })
        .collect();
    let mut claimed = Vec::new();
    for one in tries {
        let due = one.await.expect("no try panics").expect("the outbox can be read");
        claimed.extend(due.into_iter().map(|due| due.id));
    }
    claimed.sort();
    let all = claimed.len();
    claimed.dedup();
    assert_eq!((all, claimed.len()), (20, 20));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_move_and_the_acceptance_of_a_draw_at_once_have_one_winner() {
    let table = Table::set().await;
    for _ in 0..10 {
        let game = table.game(ann(), bjorn(), TAFL).await;
        let offer = table.offer(bjorn(), game).await;
        let (played, accepted) = tokio::join!(
            table.play(ann(), game, "d1-a1"),
            service::accept_offer(&table.store, (OfferKind::Draw, offer), ann(), reply(), NOW),
        );
        assert_ne!(played.is_ok(), accepted.is_ok());
        let seen = table.see(game).await;
        assert_eq!((seen.result.is_some(), seen.ply, seen.offer), (accepted.is_ok(), u32::from(played.is_ok()), None));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_move_and_the_acceptance_of_a_take_back_at_once_have_one_winner() {
    let table = Table::set().await;
    let second = table.second_store().await;
    for _ in 0..10 {
        let game = table.game(ann(), bjorn(), TAFL).await;
        table.play_all(game, "d1-a1").await;
        let offer = table.make(OfferKind::TakeBack, ann(), game).await.expect("she has moved").offer.id;
        let (played, accepted, again) = tokio::join!(
            table.play(bjorn(), game, "d3-b3"),
            service::accept_offer(&table.store, (OfferKind::TakeBack, offer), bjorn(), reply(), NOW),
            service::accept_offer(&second, (OfferKind::TakeBack, offer), bjorn(), reply(), NOW),
        );
        let winners = [played.is_ok(), accepted.is_ok(), again.is_ok()];
        assert_eq!(winners.iter().filter(|won| **won).count(), 1, "{winners:?}");
        let seen = table.see(game).await;
        assert_eq!((seen.ply, seen.moves(), seen.offer), (2, if winners[0] { 2 } else { 0 }, None));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn offers_of_both_at_once_leave_one_open() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1").await;
    let (draw, back, abort) = tokio::join!(
        table.make(OfferKind::Draw, bjorn(), game),
        table.make(OfferKind::TakeBack, ann(), game),
        table.make(OfferKind::Abort, ann(), game),
    );
    assert_eq!([draw.is_ok(), back.is_ok(), abort.is_ok()].iter().filter(|made| **made).count(), 1);
}
