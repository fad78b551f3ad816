//! What the client may suggest while somebody types.

use hnefi::ids::GameId;
use hnefi::rules::Piece;
use hnefi::service::{self, GameRef, MoveSuggestion, Suggested};

use crate::table::{OTHER_CHANNEL, OTHER_GUILD, TAFL, Table, ann, bjorn, cilla};

/// As many as Discord shows.
const SHOWN: usize = 25;

/// Suggestions in short: `a4·2` is a piece with two moves, `a4-a7x1` a move that captures one; `17:` stands before what
/// is meant for that game.
fn short(suggestions: &[Suggested]) -> String {
    let one = |suggested: &Suggested| {
        let game = suggested.game.map(|game| format!("{game}:")).unwrap_or_default();
        let what = match &suggested.what {
            MoveSuggestion::Game(summary) => format!("#{}", summary.id),
            MoveSuggestion::Piece(piece) => format!("{}·{}", piece.square, piece.moves),
            MoveSuggestion::Move { mv, captured, .. } if captured.is_empty() => mv.to_string(),
            MoveSuggestion::Move { mv, captured, .. } => format!("{mv}x{}", captured.len()),
        };
        game + &what
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
        ("d1 · attacker · 6 moves", "d1-a1 d1-b1 d1-c1 d1-e1 d1-f1 d1-g1"),
        ("d1 · attacker · 6 moves, can capture e", "d1-e1"),
        ("d1-5", "d1-a1 d1-b1 d1-c1 d1-e1 d1-f1 d1-g1"),
        ("6", "d6·6"),
        ("#1", "1:d1·6 1:d2·6 1:a4·6 1:b4·6 1:f4·6 1:g4·6 1:d6·6 1:d7·6"),
        ("#1 d1-e", "1:d1-e1"),
        ("#2 d1-e", ""),
        ("d1-z", "d1-a1 d1-b1 d1-c1 d1-e1 d1-f1 d1-g1"),
        ("d3", pieces),
        ("hello", pieces),
        ("☃", pieces),
    ] {
        let found = service::suggest_moves(&table.store, &ann(), GameRef::Here(TAFL), typed, SHOWN).await;
        assert_eq!(short(&found.expect("it never fails")), expected, "{typed:?}");
    }
}

#[tokio::test]
async fn captures_come_first_and_so_does_the_king() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1 d3-b3").await;
    let moves = service::suggest_moves(&table.store, &ann(), GameRef::Number(game, TAFL), "d2", SHOWN).await;
    let moves = short(&moves.expect("it never fails"));
    assert_eq!(moves, "d2-b2x1 d2-d1 d2-a2 d2-c2 d2-e2 d2-f2 d2-g2 d2-d3");
    table.play_all(game, "a1-b1").await;
    let pieces = service::suggest_moves(&table.store, &bjorn(), GameRef::Number(game, TAFL), "", SHOWN).await;
    let pieces = pieces.expect("it never fails");
    assert!(matches!(pieces[0].what, MoveSuggestion::Piece(piece) if piece.piece == Piece::King), "{pieces:?}");
}

#[tokio::test]
async fn a_square_that_begins_others_suggests_them_too() {
    let table = Table::set().await;
    table.game_of("copenhagen", ann(), bjorn(), TAFL).await;
    let found = service::suggest_moves(&table.store, &ann(), GameRef::Here(TAFL), "e1", SHOWN).await;
    let found = short(&found.expect("it never fails"));
    assert!(found.contains("e1-e2") && found.contains("e11·"), "{found}");
    let found = service::suggest_moves(&table.store, &ann(), GameRef::Here(TAFL), "e1-", SHOWN).await;
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
        let found = service::suggest_moves(&table.store, &person, game, "", SHOWN).await;
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

#[tokio::test]
async fn where_several_games_wait_each_has_its_share_and_its_number() {
    let table = Table::set().await;
    table.game(ann(), bjorn(), TAFL).await;
    table.game_of("copenhagen", ann(), cilla(), TAFL).await;
    table.game(ann(), bjorn(), OTHER_CHANNEL).await;
    let ask = async |typed: &str| {
        let found = service::suggest_moves(&table.store, &ann(), GameRef::Here(TAFL), typed, SHOWN).await;
        found.expect("it never fails")
    };
    let all = ask("").await;
    let of = |game| all.iter().filter(|found| found.game == Some(GameId(game))).count();
    assert_eq!((all.len(), of(1), of(2), of(3)), (25, 8, 17, 0), "all that the one has, the rest of the other");
    assert_eq!(short(&ask("k5").await).split(' ').next(), Some("2:k5-h5"), "only where it leads somewhere");
    assert_eq!(short(&ask("#3 d1-e").await), "3:d1-e1", "also of another channel, by its number");
    assert_eq!(short(&ask("#2 d11-d10").await), "2:d11-d10");
    assert_eq!(ask("nonsense").await.len(), 25, "what leads nowhere gets everything");
    table.play(ann(), GameId(1), "d1-a1").await.expect("it is legal");
    assert!(ask("d1-").await.iter().all(|found| found.game.is_none()), "one game waits: it needs no number");
}

#[tokio::test]
async fn of_many_games_the_games_are_suggested_first() {
    let table = Table::set().await;
    for _ in 0..7 {
        table.game(ann(), bjorn(), TAFL).await;
    }
    let ask = async |typed: &str| {
        let found = service::suggest_moves(&table.store, &ann(), GameRef::Here(TAFL), typed, SHOWN).await;
        short(&found.expect("it never fails"))
    };
    assert_eq!(ask("").await, "1:#1 2:#2 3:#3 4:#4 5:#5 6:#6 7:#7");
    assert_eq!(ask("d").await, "1:#1 2:#2 3:#3 4:#4 5:#5 6:#6 7:#7");
    assert_eq!(ask("#7 d1-e").await, "7:d1-e1");
    assert_eq!(ask("#8").await, "");
    table.play(ann(), GameId(4), "d1-a1").await.expect("it is legal");
    assert_eq!(ask("#").await, "1:#1 2:#2 3:#3 5:#5 6:#6 7:#7", "one does not wait for her");
}

#[tokio::test]
async fn a_stored_game_that_cannot_be_read_is_a_fault_and_no_suggestion() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(table.store.path());
    let pool = sqlx::SqlitePool::connect_with(options).await.expect("the file opens");
    sqlx::query("UPDATE games SET ply = 3 WHERE id = $1").bind(game.0).execute(&pool).await.expect("it is changed");
    let found = service::suggest_moves(&table.store, &ann(), GameRef::Here(TAFL), "", SHOWN).await;
    assert!(matches!(found, Err(service::Error::CorruptGame { .. })), "{found:?}");
}
