//! Picking a square: asked about first, or played at once by whoever wants it so.

use hnefi::rules::notation::parse_move;
use hnefi::service::{self, BoardRef, GameRef, Picked, Refusal};

use crate::table::{TAFL, Table, ann, bjorn, cilla, refusal};

async fn asks(table: &Table, board: BoardRef, text: &str) -> bool {
    let player = table.see(board.game).await.to_move().clone();
    let mv = parse_move(text).expect("a move").mv;
    match service::pick_move(&table.store, &player, TAFL, board, mv).await.expect("it is legal") {
        Picked::Asks(game, ply) => {
            assert_eq!((game.ply, ply.mv), (board.ply, mv));
            true
        }
        Picked::Plays => false,
    }
}

#[tokio::test]
async fn one_is_asked_until_one_wants_it_otherwise() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let board = BoardRef { game, ply: 0 };
    assert!(asks(&table, board, "d1-a1").await);
    service::choose_confirming(&table.store, &ann(), false).await.expect("she may choose");
    assert!(!asks(&table, board, "d1-a1").await);
    table.play_all(game, "d1-a1").await;
    assert!(asks(&table, BoardRef { game, ply: 1 }, "c4-c5").await, "Bjorn has not chosen");
    let kept = service::choose_theme(&table.store, &ann(), "night").await.expect("she may choose");
    assert!(kept.plays_at_once, "one choice does not undo another");
    let back = service::choose_confirming(&table.store, &ann(), true).await.expect("she may choose");
    assert!(!back.plays_at_once && back.theme.as_deref() == Some("night"));
}

#[tokio::test]
async fn a_move_that_costs_the_game_is_always_asked_about() {
    let table = Table::set().await;
    for player in [ann(), bjorn()] {
        service::choose_confirming(&table.store, &player, false).await.expect("he may choose");
    }
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1 c4-c5 a1-d1 c5-c4 d1-a1 c4-c5 a1-d1").await;
    let board = BoardRef { game, ply: 7 };
    assert!(asks(&table, board, "c5-c4").await, "the third time loses");
    assert!(!asks(&table, board, "c5-c6").await);

    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "b4-b3 c4-c1").await;
    let board = BoardRef { game, ply: 2 };
    assert!(asks(&table, board, "a4-a6").await, "the king walks out along row 4");
    assert!(!asks(&table, board, "b3-b4").await, "the way is closed");
    table.play_all(game, "a4-a6").await;
    assert!(!asks(&table, BoardRef { game, ply: 3 }, "d4-a4").await, "a move that wins is played");
}

#[tokio::test]
async fn one_begins_to_move_where_it_is_ones_turn() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    assert_eq!(service::begin_move(&table.store, &ann(), GameRef::Here(TAFL)).await.expect("her turn").id, game);
    let early = service::begin_move(&table.store, &bjorn(), GameRef::Number(game, TAFL)).await;
    assert!(matches!(refusal(early), Refusal::NotYourTurn { .. }));
    let stranger = service::begin_move(&table.store, &cilla(), GameRef::Number(game, TAFL)).await;
    assert!(matches!(refusal(stranger), Refusal::NotAPlayer { .. }));
}
