//! What the client may suggest while somebody types.

use hnefi::rules::Piece;
use hnefi::service::{self, GameRef, MoveSuggestion};

use crate::table::{OTHER_GUILD, TAFL, Table, ann, bjorn, cilla};

/// Suggestions in short: `a4·2` is a piece with two moves, `a4-a7x1` a move that captures one.
fn short(suggestions: &[MoveSuggestion]) -> String {
    let one = |suggestion: &MoveSuggestion| match suggestion {
        MoveSuggestion::Piece { square, moves, .. } => format!("{square}·{moves}"),
        MoveSuggestion::Move { mv, captured, .. } if captured.is_empty() => mv.to_string(),
        MoveSuggestion::Move { mv, captured, .. } => format!("{mv}x{}", captured.len()),
    };
    suggestions.iter().map(one).collect::<Vec<String>>().join(" ")
}

#[tokio::test]
async fn pieces_are_suggested_until_one_is_named_then_its_squares() {
    let table = Table::set().await;
    table.game(ann(), bjorn(), TAFL).await;
    let pieces = "d1·6 d2·6 a4·6 b4·6 f4·6 g4·6 d6·6 d7·6";
    for (typed, expected) in [
        ("", pieces),
        ("d", "d1·6 d2·6 d6·6 d7·6"),
        ("D1", "d1-a1 d1-b1 d1-c1 d1-e1 d1-f1 d1-g1"),
        ("d1-", "d1-a1 d1-b1 d1-c1 d1-e1 d1-f1 d1-g1"),
        ("d1-e", "d1-e1"),
        ("d1e1", "d1-e1"),
        ("d1 → e1", "d1-e1"),
        ("d1xe1", "d1-e1"),
        ("d1 · attacker · 6 moves", "d1-a1"),
        ("d1-z", "d1-a1 d1-b1 d1-c1 d1-e1 d1-f1 d1-g1"),
        ("d3", pieces),
        ("hello", pieces),
        ("☃", pieces),
    ] {
        let found = service::suggest_moves(&table.store, &ann(), GameRef::Here(TAFL), typed).await;
        assert_eq!(short(&found.expect("it never fails")), expected, "{typed:?}");
    }
}

#[tokio::test]
async fn captures_come_first_and_so_does_the_king() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1 d3-b3").await;
    let moves = service::suggest_moves(&table.store, &ann(), GameRef::Number(game, TAFL), "d2").await;
    let moves = short(&moves.expect("it never fails"));
    assert_eq!(moves, "d2-b2x1 d2-d1 d2-a2 d2-c2 d2-e2 d2-f2 d2-g2 d2-d3");
    table.play_all(game, "a1-b1").await;
    let pieces = service::suggest_moves(&table.store, &bjorn(), GameRef::Number(game, TAFL), "").await;
    let pieces = pieces.expect("it never fails");
    assert!(matches!(pieces[0], MoveSuggestion::Piece { piece: Piece::King, .. }), "{pieces:?}");
}

#[tokio::test]
async fn a_square_that_begins_others_suggests_them_too() {
    let table = Table::set().await;
    table.game_of("copenhagen", ann(), bjorn(), TAFL).await;
    let found = service::suggest_moves(&table.store, &ann(), GameRef::Here(TAFL), "e1").await;
    let found = short(&found.expect("it never fails"));
    assert!(found.contains("e1-e2") && found.contains("e11·"), "{found}");
    let found = service::suggest_moves(&table.store, &ann(), GameRef::Here(TAFL), "e1-").await;
    assert!(!short(&found.expect("it never fails")).contains("e11·"));
}

#[tokio::test]
async fn nothing_is_suggested_out_of_turn_or_to_strangers() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    for (person, game) in [
        (bjorn(), GameRef::Number(game, TAFL)),
        (cilla(), GameRef::Number(game, TAFL)),
        (cilla(), GameRef::Here(OTHER_GUILD)),
        (ann(), GameRef::Number(hnefi::ids::GameId(99), TAFL)),
    ] {
        let found = service::suggest_moves(&table.store, &person, game, "").await;
        assert_eq!(found.expect("it never fails"), []);
    }
}

#[tokio::test]
async fn games_are_found_by_number_and_by_name() {
    let table = Table::set().await;
    table.game_of("copenhagen", ann(), bjorn(), TAFL).await;
    table.game(cilla(), ann(), TAFL).await;
    for (typed, expected) in [
        ("", vec![1, 2]),
        ("#2", vec![2]),
        (" 1", vec![1]),
        ("bJoRn", vec![1]),
        ("scott", vec![2]),
        ("hnefatafl", vec![1, 2]),
        ("nobody", vec![]),
    ] {
        let found = service::suggest_games(&table.store, &ann(), typed).await.expect("it never fails");
        let numbers: Vec<i64> = found.iter().map(|game| game.id.0).collect();
        assert_eq!(numbers, expected, "{typed:?}");
    }
}
