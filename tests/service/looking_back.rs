//! Looking back at games, and carrying them out.

use hnefi::ids::GameId;
use hnefi::rules::notation::Record;
use hnefi::rules::{Side, notation};
use hnefi::service::{self, BoardRef, EndReason, GameRef, HouseRule, NewChallenge, PaceWish, Refusal};

use crate::moves::KING_ESCAPES;
use crate::table::{NOW, OTHER_CHANNEL, OTHER_GUILD, TAFL, Table, a_move, ann, bjorn, cilla, later, refusal, reply};

#[tokio::test]
async fn a_history_tells_when_each_move_was_played() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    for (at, text) in (1..).zip(["d1-a1", "d3-b3", "a1-b1"]) {
        let player = table.see(game).await.to_move().clone();
        let request = a_move(player, GameRef::Number(game, TAFL), text);
        service::play_move(&table.store, request, later(at * 100)).await.expect("it is legal");
    }
    let history = service::show_history(&table.store, &cilla(), GameRef::Number(game, TAFL)).await;
    let history = history.expect("she is in the guild");
    assert_eq!(history.played_at, [later(100), later(200), later(300)]);
    assert_eq!(history.game.game.plies().len(), 3);
    let hidden = service::show_history(&table.store, &cilla(), GameRef::Number(game, OTHER_GUILD)).await;
    assert_eq!(refusal(hidden), Refusal::NoSuchGame { game });
}

#[tokio::test]
async fn without_a_number_the_running_game_is_meant_then_the_last_one_here_then_the_last_one() {
    let table = Table::set().await;
    let meant = async |place| service::show_past_game(&table.store, &ann(), GameRef::Here(place)).await;
    assert_eq!(refusal(meant(TAFL).await), Refusal::NoGameAtAll);
    let here = table.game(ann(), bjorn(), TAFL).await;
    let elsewhere = table.game(bjorn(), ann(), OTHER_CHANNEL).await;
    for (game, at) in [(here, 10), (elsewhere, 20)] {
        let board = BoardRef { game, ply: 0 };
        service::resign(&table.store, ann(), board, reply(), later(at)).await.expect("it runs");
    }
    assert_eq!(meant(TAFL).await.expect("it is over").id, here);
    assert_eq!(meant(OTHER_CHANNEL).await.expect("it is over").id, elsewhere);
    assert_eq!(meant(OTHER_GUILD).await.expect("it is over").id, elsewhere, "the newest of all");
    let running = table.game(ann(), cilla(), OTHER_CHANNEL).await;
    assert_eq!(meant(TAFL).await.expect("it runs").id, running);
    table.game(ann(), cilla(), OTHER_CHANNEL).await;
    assert!(matches!(refusal(meant(TAFL).await), Refusal::WhichGame { .. }), "nothing is guessed");
}

#[tokio::test]
async fn games_that_are_over_are_suggested_behind_those_that_run() {
    let table = Table::set().await;
    let over = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(over, KING_ESCAPES).await;
    let runs = table.game(cilla(), ann(), TAFL).await;
    for (typed, running, past) in [
        ("", vec![runs], vec![over]),
        ("bjorn", vec![], vec![over]),
        ("CILLA", vec![runs], vec![]),
        ("#1", vec![], vec![over]),
        ("x", vec![], vec![]),
    ] {
        let suggested = service::suggest_past_games(&table.store, &ann(), typed).await.expect("they list");
        let ids = |games: &[service::GameSummary]| games.iter().map(|game| game.id).collect::<Vec<GameId>>();
        assert_eq!((ids(&suggested.0), ids(&suggested.1)), (running, past), "{typed}");
    }
}

#[tokio::test]
async fn a_game_is_written_down_with_who_when_how_and_by_which_rules() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, KING_ESCAPES).await;
    let record = service::write_record(&table.see(game).await).expect("it can be written");
    for (key, value) in [
        ("date", "2027.01.15"),
        ("variant", "Scottish Hnefatafl"),
        ("attackers", "Ann"),
        ("defenders", "Bjorn"),
        ("result", "-1"),
        ("termination", "escape"),
    ] {
        assert_eq!(record.tag(key), Some(value), "{key}");
    }
    let again = Record::parse(&record.to_string()).expect("what we write we read");
    assert_eq!(again, record);
    assert_eq!(again.replay().expect("it is legal").plies(), table.see(game).await.game.plies());

    let resigned = table.game(ann(), bjorn(), TAFL).await;
    let running = service::write_record(&table.see(resigned).await).expect("it can be written");
    assert_eq!((running.tag("result"), running.tag("termination")), (None, None), "nothing is known of its end");
    let board = BoardRef { game: resigned, ply: 0 };
    service::resign(&table.store, ann(), board, reply(), NOW).await.expect("it runs");
    let record = service::write_record(&table.see(resigned).await).expect("it can be written");
    assert_eq!((record.tag("result"), record.tag("termination")), (Some("-1"), Some("resignation")));
}

/// Ann asks Bjorn to begin there, with the attackers.
async fn challenge_from(
    table: &Table,
    start: &str,
    house_rules: Vec<HouseRule>,
) -> Result<service::Challenged, service::Error> {
    let request = NewChallenge {
        challenger: ann(),
        opponent: Some(bjorn().into()),
        variant: Some("scottish".to_owned()),
        house_rules,
        challenger_side: Side::Attackers,
        by_lot: false,
        is_match: false,
        pace: PaceWish::default(),
        place: TAFL,
        reply: reply(),
    };
    let start = notation::parse_position(start).expect("a position");
    service::challenge_from(&table.store, request, start, NOW).await
}

#[tokio::test]
async fn a_game_from_a_position_of_its_own_is_played_and_read_back() {
    let mut table = Table::set().await;
    let made = challenge_from(&table, "3t3/7/3K3/t6/7/7/7 d", Vec::new()).await.expect("there is something to play");
    table.killed().await;
    let shown = service::show_challenge(&table.store, made.challenge.id).await.expect("it is stored");
    assert_eq!(shown.begin().side_to_move(), Side::Defenders);
    let accepted = service::accept_challenge(&table.store, shown.id, bjorn(), reply(), NOW).await;
    let game = accepted.expect("it is open").game;
    assert!(game.has_own_start() && game.to_move() == &bjorn());
    let early = table.play(ann(), game.id, "d7-d6").await;
    assert!(matches!(refusal(early), Refusal::NotYourTurn { .. }));
    table.play(bjorn(), game.id, "d5-d4").await.expect("it is legal");
    table.killed().await;
    table.play(ann(), game.id, "d7-d5").await.expect("it is legal");
    let start = service::show_game_at(&table.store, BoardRef { game: game.id, ply: 0 }).await.expect("it was so");
    assert_eq!(notation::write_position(start.game.position()), "3t3/7/3K3/t6/7/7/7 d");
    let record = service::write_record(&table.see(game.id).await).expect("it can be written");
    let again = Record::parse(&record.to_string()).expect("what we write we read").replay().expect("it is legal");
    assert_eq!(again.at_ply(0).position(), start.game.position());
    assert!(!table.see(table.game(ann(), bjorn(), TAFL).await).await.has_own_start());
}

#[tokio::test]
async fn where_nothing_is_left_to_play_nobody_begins() {
    let table = Table::set().await;
    for over in [
        "3K3/7/7/t6/7/7/7 d",     // he has escaped
        "7/7/3T3/t6/7/7/7 d",     // there is no king
        "7/7/3K3/7/7/7/7 a",      // nobody is there to move
        "9/9/9/9/4K4/t8/9/9/9 a", // another board
    ] {
        assert_eq!(refusal(challenge_from(&table, over, Vec::new()).await), Refusal::NothingToPlayOn, "{over}");
    }
    let usual = challenge_from(&table, "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a", Vec::new()).await.expect("it is the start");
    assert_eq!(usual.challenge.start, None, "the usual start is no start of its own");
}

#[tokio::test]
async fn a_stored_start_that_is_none_is_a_fault() {
    let table = Table::set().await;
    let made = challenge_from(&table, "3t3/7/3K3/t6/7/7/7 d", Vec::new()).await.expect("there is something to play");
    let accepted = service::accept_challenge(&table.store, made.challenge.id, bjorn(), reply(), NOW).await;
    let game = accepted.expect("it is open").game.id;
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(table.store.path());
    let pool = sqlx::SqlitePool::connect_with(file).await.expect("the file opens");
    for start in ["nonsense", "9/9/9/9/4K4/t8/9/9/9 a", "3t3/7/3K3/t6/7/7/7 a"] {
        sqlx::query("UPDATE games SET start = $1").bind(start).execute(&pool).await.expect("it is written");
        let seen = service::show_game(&table.store, &ann(), GameRef::Number(game, TAFL)).await;
        assert!(matches!(seen, Err(service::Error::CorruptGame { .. })), "{start}: {seen:?}");
    }
    sqlx::query("UPDATE challenges SET start = 'nonsense'").execute(&pool).await.expect("it is written");
    let seen = service::show_challenge(&table.store, made.challenge.id).await;
    assert!(matches!(seen, Err(service::Error::CorruptChallenge { .. })), "{seen:?}");
}

#[tokio::test]
async fn whoever_holds_the_database_sees_every_game() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), crate::table::PRIVATE).await;
    let seen = service::show_any_game(&table.store, game).await.expect("it is there");
    assert_eq!((seen.id, seen.result.map(|result| result.reason)), (game, None::<EndReason>));
    let none = service::show_any_game(&table.store, GameId(99)).await;
    assert_eq!(refusal(none), Refusal::NoSuchGame { game: GameId(99) });
}
