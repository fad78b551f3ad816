//! Playing a move, previewing one, and the endings on the board.

use hnefi::ids::GameId;
use hnefi::rules::notation::MoveTextError;
use hnefi::rules::{IllegalMove, Reason, Side};
use hnefi::service::{self, BoardRef, EndReason, GameRef, GameResult, OfferState, Owed, Person, PlayMove, Refusal};

use crate::table::{NOW, OTHER_CHANNEL, PRIVATE, TAFL, Table, a_move, ann, bjorn, cilla, later, post, refusal, reply};

/// A short Scottish game: an attacker steps aside and back, the king walks around his men to the edge.
pub(crate) const KING_ESCAPES: &str = "d1-a1 d3-b3 a1-b1 d4-d3 b1-a1 d3-g3";

#[tokio::test]
async fn a_move_is_stored_passes_the_turn_and_owes_the_board() {
    let mut table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let request = a_move(ann(), GameRef::Here(TAFL), "D1 → A1");
    let played = service::play_move(&table.store, request, later(10)).await.expect("it is legal");
    assert_eq!((played.game.ply, played.game.to_move()), (1, &bjorn()));
    assert_eq!((played.game.turn_since, played.game.result), (later(10), None));
    table.killed().await;

    let seen = table.see(game).await;
    assert_eq!(seen.game.plies().last().map(|ply| ply.mv.to_string()).as_deref(), Some("d1-a1"));
    assert_eq!((seen.turn_since, seen.started_at), (later(10), NOW));
    let due = table.due(later(15)).await;
    let board = Owed::Board { game, ply: 1 };
    assert!(due.iter().any(|due| due.id == played.outbox && due.owed == board && !due.outdated), "{due:?}");
    assert!(due.iter().any(|due| due.owed == Owed::Board { game, ply: 0 } && due.outdated), "{due:?}");
}

#[tokio::test]
async fn refusals_come_in_a_fixed_order_and_change_nothing() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1").await;
    let before = table.see(game).await;

    let unknown = table.play(ann(), GameId(99), "d3-b3").await;
    assert_eq!(refusal(unknown), Refusal::NoSuchGame { game: GameId(99) });
    let stranger = table.play(cilla(), game, "nonsense").await;
    assert_eq!(refusal(stranger), Refusal::NotAPlayer { game, attackers: ann(), defenders: bjorn() });
    let stale = PlayMove { on_ply: Some(0), ..a_move(ann(), GameRef::Number(game, TAFL), "nonsense") };
    let stale = service::play_move(&table.store, stale, NOW).await;
    let expected = Refusal::StaleBoard { game, board_move: 0, moves_since: Some(1), to_move: bjorn(), newest: None };
    assert_eq!(refusal(stale), expected);
    let early = table.play(ann(), game, "nonsense").await;
    assert_eq!(refusal(early), Refusal::NotYourTurn { game, opponent: bjorn(), since: NOW });
    let unreadable = table.play(bjorn(), game, "nonsense").await;
    match refusal(unreadable) {
        Refusal::UnreadableMove { text, why: MoveTextError::NotAMove, example } => {
            assert_eq!(text, "nonsense");
            before.game.preview(example).expect("the example can be played");
        }
        other => panic!("{other:?}"),
    }
    let illegal = table.play(bjorn(), game, "d3-d1").await;
    assert!(matches!(refusal(illegal), Refusal::IllegalMove { why: IllegalMove::Blocked { .. }, .. }));
    let theirs = table.play(bjorn(), game, "a1-a2").await;
    assert!(matches!(refusal(theirs), Refusal::IllegalMove { why: IllegalMove::NotYourPiece { .. }, .. }));
    let no_capture = table.play(bjorn(), game, "d3-b3xg7").await;
    assert!(matches!(refusal(no_capture), Refusal::NotCaptured { square, .. } if square.to_string() == "g7"));

    let after = table.see(game).await;
    assert_eq!((after.ply, after.turn_since, after.game.position()), (1, NOW, before.game.position()));
}

#[tokio::test]
async fn a_stale_press_leads_to_a_newer_board_only() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let first = table.play(ann(), game, "d1-a1").await.expect("it is legal");
    table.deliver(first.outbox, 501).await;
    let stale = |ply| PlayMove { on_ply: Some(ply), ..a_move(bjorn(), GameRef::Number(game, TAFL), "d3-b3") };
    let pressed = service::play_move(&table.store, stale(0), NOW).await;
    assert!(matches!(refusal(pressed), Refusal::StaleBoard { newest: Some(newest), .. } if newest == post(501)));

    table.play(bjorn(), game, "d3-b3").await.expect("it is legal");
    let pressed = service::play_move(&table.store, stale(1), NOW).await;
    assert!(matches!(refusal(pressed), Refusal::StaleBoard { newest: None, moves_since: Some(1), .. }));
}

#[tokio::test]
async fn the_end_on_the_board_is_stored_with_its_result() {
    let mut table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, KING_ESCAPES).await;
    table.killed().await;

    let seen = table.see(game).await;
    let escaped = GameResult { winner: Some(Side::Defenders), reason: EndReason::Board(Reason::Escape) };
    assert_eq!(seen.result, Some(escaped));
    let late = table.play(ann(), game, "a1-d1").await;
    let players = [ann(), bjorn()];
    assert_eq!(refusal(late), Refusal::GameFinished { game, players, result: escaped, newest: None });
    assert!(service::list_games(&table.store, ann().id).await.expect("they list").is_empty());
}

#[tokio::test]
async fn a_move_lets_the_open_offer_lapse() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let offer = table.offer(bjorn(), game).await;
    let played = table.play(ann(), game, "d1-a1").await.expect("it is legal");
    assert_eq!(played.lapsed, Some(offer));
    let (_, lapsed) = service::show_offer(&table.store, offer).await.expect("it is stored");
    assert_eq!((lapsed.id, lapsed.by, lapsed.to, lapsed.state), (offer, bjorn(), ann(), OfferState::Lapsed));
    assert_eq!(table.see(game).await.offer, None);
}

#[tokio::test]
async fn the_board_before_loses_its_buttons() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let first = table.play(ann(), game, "d1-a1").await.expect("it is legal");
    table.deliver(first.outbox, 501).await;
    let second = table.play(bjorn(), game, "d3-b3").await.expect("it is legal");
    assert_eq!(second.previous, Some(post(501)));
    table.deliver(second.outbox, 502).await;
    let owed: Vec<Owed> = table.due(later(5)).await.iter().map(|due| due.owed).collect();
    assert_eq!(owed.last(), Some(&Owed::StripButtons { post: post(501) }), "the least important comes last");

    let third = table.play(ann(), game, "a1-d1").await.expect("it is legal");
    assert_eq!(third.previous, Some(post(502)));
    let due = table.due(later(10)).await;
    let strips: Vec<Owed> = due.iter().map(|due| due.owed).filter(|owed| owed.edits().is_some()).collect();
    assert_eq!(strips, [Owed::StripButtons { post: post(502) }], "each board is stripped once");
}

#[tokio::test]
async fn a_preview_shows_the_move_and_changes_nothing() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let board = BoardRef { game, ply: 0 };
    let (view, ply) = service::preview_move(&table.store, &ann(), TAFL, board, "d1-a1").await.expect("it is legal");
    assert_eq!((view.ply, ply.mv.to_string().as_str()), (0, "d1-a1"));
    assert_eq!(table.see(game).await.ply, 0);

    let choosing = service::choose_move(&table.store, &ann(), TAFL, board).await.expect("it is her move");
    assert_eq!((choosing.id, choosing.ply), (game, 0));
    let early = service::choose_move(&table.store, &bjorn(), TAFL, board).await;
    assert!(matches!(refusal(early), Refusal::NotYourTurn { .. }));
    let early = service::preview_move(&table.store, &bjorn(), TAFL, board, "d1-a1").await;
    assert!(matches!(refusal(early), Refusal::NotYourTurn { .. }));
    let stale = service::preview_move(&table.store, &ann(), TAFL, BoardRef { game, ply: 4 }, "d1-a1").await;
    assert!(matches!(refusal(stale), Refusal::StaleBoard { board_move: 0, moves_since: Some(0), .. }));
    let unreadable = service::preview_move(&table.store, &ann(), TAFL, board, "").await;
    assert!(matches!(refusal(unreadable), Refusal::UnreadableMove { why: MoveTextError::Empty, .. }));
    let illegal = service::preview_move(&table.store, &ann(), TAFL, board, "d1-e2").await;
    assert!(matches!(refusal(illegal), Refusal::IllegalMove { .. }));
}

#[tokio::test]
async fn resigning_gives_the_opponent_the_game() {
    let mut table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let first = table.play(ann(), game, "d1-a1").await.expect("it is legal");
    table.deliver(first.outbox, 501).await;
    let offer = table.offer(bjorn(), game).await;

    let asked = service::ask_resign(&table.store, &ann(), GameRef::Here(TAFL), None).await.expect("it runs");
    assert_eq!((asked.id, asked.ply, asked.offer.map(|open| open.id)), (game, 1, Some(offer)));
    let board = BoardRef { game, ply: asked.ply };
    let resigned = service::resign(&table.store, ann(), board, reply(), later(9)).await.expect("it runs");
    let lost = GameResult { winner: Some(Side::Defenders), reason: EndReason::Resignation };
    assert_eq!((resigned.game.result, resigned.game.turn_since), (Some(lost), later(9)));
    assert_eq!(resigned.previous, Some(post(501)));
    assert_eq!(resigned.lapsed, Some(offer));
    table.killed().await;
    assert_eq!(table.see(game).await.result, Some(lost));

    let due = table.due(later(14)).await;
    assert!(due.iter().any(|due| due.id == resigned.outbox && due.owed == Owed::Board { game, ply: 1 }), "{due:?}");
    assert!(due.iter().any(|due| due.owed == Owed::StripButtons { post: post(501) }), "{due:?}");
    let again = service::resign(&table.store, ann(), board, reply(), later(9)).await;
    assert!(matches!(refusal(again), Refusal::GameFinished { result, .. } if result == lost));
}

#[tokio::test]
async fn resigning_refuses_strangers_and_stale_boards() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1").await;
    let stale = BoardRef { game, ply: 0 };
    let resigned = service::resign(&table.store, ann(), stale, reply(), NOW).await;
    assert!(matches!(refusal(resigned), Refusal::StaleBoard { board_move: 0, moves_since: Some(1), .. }));
    let asked = service::ask_resign(&table.store, &ann(), GameRef::Number(game, TAFL), Some(0)).await;
    assert!(matches!(refusal(asked), Refusal::StaleBoard { .. }));
    let stranger = service::resign(&table.store, cilla(), BoardRef { game, ply: 1 }, reply(), NOW).await;
    assert!(matches!(refusal(stranger), Refusal::NotAPlayer { .. }));
    assert_eq!(table.see(game).await.result, None);
}

#[tokio::test]
async fn a_private_game_does_not_exist_for_strangers() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), PRIVATE).await;
    assert_eq!(refusal(table.play(cilla(), game, "d1-a1").await), Refusal::NoSuchGame { game });
    let resigned = service::resign(&table.store, cilla(), BoardRef { game, ply: 0 }, reply(), NOW).await;
    assert_eq!(refusal(resigned), Refusal::NoSuchGame { game });
}

#[tokio::test]
async fn two_games_with_one_opponent_do_not_mix() {
    let table = Table::set().await;
    let first = table.game(ann(), bjorn(), TAFL).await;
    let second = table.game(ann(), bjorn(), OTHER_CHANNEL).await;
    table.play(ann(), second, "d1-a1").await.expect("it is legal");
    assert_eq!((table.see(first).await.ply, table.see(second).await.ply), (0, 1));
    let here = service::play_move(&table.store, a_move(ann(), GameRef::Here(TAFL), "d7-c7"), NOW).await;
    assert_eq!(here.expect("it is legal").game.id, first);
}

#[tokio::test]
async fn a_new_name_is_remembered_at_the_next_contact() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let renamed = Person { name: "Ann of the Hall".to_owned(), ..ann() };
    let refused = table.play(renamed.clone(), game, "nonsense").await;
    assert!(refused.is_err());
    assert_eq!(table.see(game).await.attackers, renamed);
}
