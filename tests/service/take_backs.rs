//! Taking moves back, and breaking a game off: what stands afterwards, and what every number means.

use hnefi::rules::Side;
use hnefi::service::{
    self, BoardRef, EndReason, GameRef, GameResult, NewOffer, OfferKind, OfferState, Owed, PlayMove, Refusal,
};
use hnefi::store::Store;
use sqlx::sqlite::SqlitePool;

use crate::table::{NOW, TAFL, Table, a_move, ann, bjorn, later, post, refusal, reply};

/// The log as it is stored.
async fn log(store: &Store) -> Vec<String> {
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(store.path());
    let pool = SqlitePool::connect_with(file).await.expect("the file opens");
    sqlx::query_scalar("SELECT move FROM plies ORDER BY game, ply").fetch_all(&pool).await.expect("it can be read")
}

/// Fault F56: a take-back undoes the wrong number of moves, and does not say which.
#[tokio::test]
async fn the_turn_returns_to_the_asker() {
    let table = Table::set().await;
    for (played, asker, undone, moves) in [
        ("d1-a1", ann(), vec!["d1-a1"], 0),
        ("d1-a1 d3-b3", ann(), vec!["d3-b3", "d1-a1"], 0),
        ("d1-a1 d3-b3", bjorn(), vec!["d3-b3"], 1),
        ("d1-a1 d3-b3 a1-d1", bjorn(), vec!["a1-d1", "d3-b3"], 1),
    ] {
        let game = table.game(ann(), bjorn(), TAFL).await;
        table.play_all(game, played).await;
        let asked = table.make(OfferKind::TakeBack, asker.clone(), game).await.expect("he has moved").offer;
        let named: Vec<String> = asked.undone.iter().map(ToString::to_string).collect();
        assert_eq!(named, undone, "{played}");
        let accepted =
            service::accept_offer(&table.store, (OfferKind::TakeBack, asked.id), asked.to, reply(), NOW).await;
        let back = accepted.expect("it is open");
        assert_eq!((back.game.moves(), back.game.to_move()), (moves, &asker), "{played}");
        assert_eq!(back.game.ply as usize, played.split(' ').count() + 1, "the log only ever grows");
        assert_eq!(back.game.taken_back.len(), undone.len());
        table.play(asker, game, undone.last().expect("a move")).await.expect("he may play it again");
    }
}

#[tokio::test]
async fn a_take_back_is_an_entry_of_the_log_and_survives_a_kill() {
    let mut table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1 d3-b3").await;
    table.take_back(ann(), game).await;
    table.play_all(game, "d1-c1").await;
    table.killed().await;
    assert_eq!(log(&table.store).await, ["d1-a1", "d3-b3", "take-back:2", "d1-c1"]);
    let seen = table.see(game).await;
    assert_eq!((seen.ply, seen.moves(), seen.game.plies()[0].mv.to_string()), (4, 1, "d1-c1".to_owned()));
    let listed = service::list_games(&table.store, ann().id).await.expect("they list");
    assert_eq!((listed[0].ply, listed[0].moves), (4, 1));
}

/// Fault D34: a button of a line that was taken back does something on the line that stands.
#[tokio::test]
async fn every_button_of_a_line_that_was_taken_back_is_stale() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1 d3-b3").await;
    table.take_back(ann(), game).await;
    table.play_all(game, "d1-c1 d3-c3").await;
    // Two moves stand as on board 2, but the log has five entries.
    for ply in 0..5 {
        let press = PlayMove { on_ply: Some(ply), ..a_move(ann(), GameRef::Number(game, TAFL), "c1-d1") };
        let pressed = refusal(service::play_move(&table.store, press, NOW).await);
        let (board_move, moves_since) = match ply {
            0 => (0, None),
            1 => (1, None),
            2 => (2, None),
            3 => (0, Some(2)),
            _ => (1, Some(1)),
        };
        let expected = Refusal::StaleBoard { game, board_move, moves_since, to_move: ann(), newest: None };
        assert_eq!(pressed, expected, "board {ply}");
        let resigned = service::resign(&table.store, ann(), BoardRef { game, ply }, reply(), NOW).await;
        assert!(matches!(refusal(resigned), Refusal::StaleBoard { .. }));
        let offer = NewOffer {
            kind: OfferKind::Draw,
            player: ann(),
            game: GameRef::Number(game, TAFL),
            on_ply: Some(ply),
            reply: reply(),
        };
        let offered = service::make_offer(&table.store, offer, NOW).await;
        assert!(matches!(refusal(offered), Refusal::StaleBoard { .. }));
    }
    let press = PlayMove { on_ply: Some(5), ..a_move(ann(), GameRef::Number(game, TAFL), "c1-d1") };
    service::play_move(&table.store, press, NOW).await.expect("that is the board that stands");
}

#[tokio::test]
async fn the_board_after_a_take_back_is_owed_and_the_one_before_loses_its_buttons() {
    let mut table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let played = table.play(ann(), game, "d1-a1").await.expect("it is legal");
    table.deliver(played.outbox, 501).await;
    let asked = table.make(OfferKind::TakeBack, ann(), game).await.expect("she has moved");
    table.deliver(asked.outbox, 502).await;
    let kind = OfferKind::TakeBack;
    let back = service::accept_offer(&table.store, (kind, asked.offer.id), bjorn(), reply(), NOW).await;
    let back = back.expect("it is open");
    assert_eq!(back.previous, Some(post(501)));
    table.killed().await;
    let due = table.due(later(6)).await;
    let owed: Vec<Owed> = due.iter().map(|due| due.owed).collect();
    assert!(due.iter().any(|due| due.id == back.outbox && !due.outdated), "{due:?}");
    assert!(owed.contains(&Owed::Board { game, ply: 2 }), "{owed:?}");
    assert!(owed.contains(&Owed::StripButtons { post: post(501) }), "{owed:?}");
    assert!(owed.contains(&Owed::EditOffer { offer: asked.offer.id, post: post(502) }), "{owed:?}");

    // Whatever happens later, each board is shown again as it was.
    table.play_all(game, "d1-c1").await;
    let boards = [(0, 0, 0), (1, 1, 0), (2, 0, 1), (3, 1, 0)];
    for (ply, moves, taken_back) in boards {
        let then = service::show_game_at(&table.store, BoardRef { game, ply }).await.expect("it was");
        assert_eq!((then.ply, then.moves(), then.taken_back.len()), (ply, moves, taken_back));
    }
    let (_, offer) = service::show_offer(&table.store, asked.offer.id).await.expect("it is stored");
    assert_eq!((offer.moves, offer.undone, offer.state), (1, asked.offer.undone, OfferState::Accepted));
}

/// Fault F56: a take-back costs time on the clock.
#[tokio::test]
async fn the_asker_has_the_time_again_that_he_had() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let at = |seconds, player, text: &'static str| {
        let request = a_move(player, GameRef::Number(game, TAFL), text);
        service::play_move(&table.store, request, later(seconds))
    };
    at(10, ann(), "d1-a1").await.expect("it is legal");
    at(40, bjorn(), "d3-b3").await.expect("it is legal");
    at(1000, ann(), "a1-d1").await.expect("it is legal");
    let kind = OfferKind::TakeBack;
    let asked = table.make(kind, bjorn(), game).await.expect("he has moved").offer;
    let back = service::accept_offer(&table.store, (kind, asked.id), ann(), reply(), later(5000)).await;
    // He had thought for 30 seconds when he made the move.
    assert_eq!(back.expect("it is open").game.turn_since, later(5000 - 30));
    assert_eq!(table.see(game).await.turn_since, later(5000 - 30));
    assert_eq!(service::list_games(&table.store, bjorn().id).await.expect("they list")[0].turn_since, later(4970));
}

#[tokio::test]
async fn nothing_is_taken_back_before_one_has_moved() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let nothing = Refusal::NothingToTakeBack { game };
    assert_eq!(refusal(table.make(OfferKind::TakeBack, ann(), game).await), nothing);
    table.play_all(game, "d1-a1").await;
    assert_eq!(refusal(table.make(OfferKind::TakeBack, bjorn(), game).await), nothing);
    table.take_back(ann(), game).await;
    assert_eq!(refusal(table.make(OfferKind::TakeBack, ann(), game).await), nothing, "none of hers stands");
}

/// A position is counted on the line that stands, or a take-back could lose the game.
#[tokio::test]
async fn what_was_taken_back_does_not_count_towards_repetition() {
    let table = Table::set().await;
    let game = table.game_of("copenhagen", ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-c1 f8-g8 c1-d1 g8-f8 d1-c1 f8-g8").await;
    for _ in 0..3 {
        table.play_all(game, "c1-d1").await;
        table.take_back(ann(), game).await;
    }
    table.play_all(game, "c1-d1").await;
    let seen = table.see(game).await;
    let last = seen.game.plies().last().map(|ply| ply.occurrence);
    assert_eq!((seen.result, last), (None, Some(2)), "the position stands for the second time, however often tried");
}

#[tokio::test]
async fn a_game_is_broken_off_by_both_while_not_both_have_moved() {
    for moves in ["", "d1-a1"] {
        let mut table = Table::set().await;
        let game = table.game(ann(), bjorn(), TAFL).await;
        if !moves.is_empty() {
            table.play_all(game, moves).await;
        }
        let asked = table.make(OfferKind::Abort, bjorn(), game).await.expect("not both have moved").offer;
        assert_eq!((asked.undone.len(), &asked.to), (0, &ann()));
        let ended = service::accept_offer(&table.store, (OfferKind::Abort, asked.id), ann(), reply(), NOW).await;
        let aborted = GameResult { winner: None, reason: EndReason::Aborted };
        assert_eq!(ended.expect("it is open").game.result, Some(aborted));
        table.killed().await;
        assert_eq!(table.see(game).await.result, Some(aborted));
        assert!(service::list_games(&table.store, ann().id).await.expect("they list").is_empty());
    }
}

#[tokio::test]
async fn a_game_in_which_both_have_moved_is_not_broken_off() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1 d3-b3").await;
    assert_eq!(refusal(table.make(OfferKind::Abort, ann(), game).await), Refusal::TooLateToAbort { game });
    table.take_back(bjorn(), game).await;
    table.make(OfferKind::Abort, ann(), game).await.expect("only one move stands again");
    // A move comes first.
    table.play(bjorn(), game, "d3-b3").await.expect("it is legal");
    let seen = table.see(game).await;
    assert_eq!((seen.result, seen.offer, seen.game.side_to_move()), (None, None, Side::Attackers));
}
