//! The bot checks its own games: what does not fit together is found and frozen, and nothing else is.

use hnefi::ids::{GameId, RecordId};
use hnefi::rules::{Knob, Side};
use hnefi::service::{
    self, BoardRef, Checking, EndGame, Frozen, GameRef, HouseRule, NewChallenge, OfferKind, Owed, PaceWish, Person,
    Refusal, SettleGuild, Thinking, Unfreezing,
};
use hnefi::store::Store;
use hnefi::time::Timestamp;
use hnefi::timing::{Allotment, TimeUp};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

use crate::table::{NOW, TAFL, Table, a_move, ann, bjorn, cilla, later, post, refusal, reply};

const DAY: i64 = 24 * 3600;
const GAME: GameId = GameId(1);

/// Changes what is stored behind the bot's back, whatever the schema says to that.
pub(crate) async fn spoil(store: &Store, sql: &'static str) {
    let file = SqliteConnectOptions::new().filename(store.path()).pragma("ignore_check_constraints", "1");
    let pool = SqlitePool::connect_with(file.foreign_keys(false)).await.expect("the file opens");
    for trigger in ["DROP TRIGGER IF EXISTS plies_are_never_changed", "DROP TRIGGER IF EXISTS plies_are_never_deleted"]
    {
        sqlx::query(trigger).execute(&pool).await.expect("it goes");
    }
    sqlx::query(sql).execute(&pool).await.unwrap_or_else(|error| panic!("{sql}: {error}"));
    pool.close().await;
}

/// A number from the database.
async fn stored(store: &Store, query: &'static str) -> Option<i64> {
    let file = SqliteConnectOptions::new().filename(store.path());
    let pool = SqlitePool::connect_with(file).await.expect("the file opens");
    sqlx::query_scalar(query).fetch_one(&pool).await.unwrap_or_else(|error| panic!("{query}: {error}"))
}

/// Checks all games in parts of two, and returns those that were frozen.
async fn check(store: &Store, now: Timestamp) -> Vec<Frozen> {
    let (mut frozen, mut next) = (Vec::new(), Some(Checking::BEGINNING));
    while let Some(from) = next {
        let checked =
            service::check_games(store, from, 2, now).await.expect("a fault of one game is none of the check");
        assert!(checked.games <= 2);
        frozen.extend(checked.unsound);
        next = checked.next;
    }
    frozen
}

/// A game of two moves with three days for each, and one beside it that is sound.
async fn spoilt(sql: &'static str) -> Table {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    assert_eq!(game, GAME);
    table.play_all(game, "d1-a1 d3-b3").await;
    let sound = table.game(ann(), cilla(), TAFL).await;
    table.play_all(sound, "d1-a1").await;
    spoil(&table.store, sql).await;
    table
}

#[tokio::test]
async fn whatever_does_not_fit_together_is_found_and_frozen_once() {
    for (sql, told) in [
        ("UPDATE games SET ply = 3 WHERE id = 1", "the log has 2 entries, but the game counts 3"),
        ("UPDATE games SET moves = 1 WHERE id = 1", "2 moves stand"),
        ("UPDATE games SET to_move = 'defenders' WHERE id = 1", "defenders are to move"),
        ("UPDATE games SET variant = 'chess' WHERE id = 1", "no variant \"chess\""),
        ("UPDATE games SET ruleset = 'as always' WHERE id = 1", "its house rules cannot be read"),
        ("UPDATE games SET start = 'somewhere' WHERE id = 1", "its start cannot be read"),
        ("UPDATE games SET pace = 'slow' WHERE id = 1", "its pace \"slow\" cannot be read"),
        ("UPDATE games SET pace = NULL WHERE id = 1", "does not fit its pace None"),
        ("UPDATE games SET turn_since = 5 WHERE id = 1", "the turn began at 1970-01-01 00:00:05 UTC"),
        ("UPDATE games SET defenders = attackers WHERE id = 1", "against himself"),
        ("UPDATE plies SET move = 'a1-a2' WHERE game = 1 AND ply = 1", "at entry 1 of its log: a1-a2 is illegal"),
        (
            "UPDATE plies SET move = 'hello' WHERE game = 1 AND ply = 2",
            "at entry 2 of its log: \"hello\" is not a move",
        ),
        ("UPDATE plies SET move = 'take-back:9' WHERE game = 1 AND ply = 2", "9 moves cannot be taken back"),
        ("DELETE FROM plies WHERE game = 1 AND ply = 1", "entry 2 is stored in its place"),
        ("UPDATE plies SET time_left = NULL WHERE game = 1 AND ply = 2", "time left of None"),
        ("DELETE FROM clocks WHERE game = 1", "it has a pace but no clock"),
        ("UPDATE clocks SET allotted = 5 WHERE game = 1", "its clock gives (5, 259200) seconds"),
        ("UPDATE clocks SET waiting = 5 WHERE game = 1", "its clock gives (259200, 5) seconds"),
        ("UPDATE clocks SET began_at = 5 WHERE game = 1", "its clock began at 1970-01-01 00:00:05 UTC"),
        ("UPDATE clocks SET deadline = deadline - 3600 WHERE game = 1", "its time is up at"),
        ("UPDATE clocks SET time_left = 5 WHERE game = 1", "where a clock is expected"),
        (
            "UPDATE clocks SET deadline = NULL, time_left = -5, goes_on_at = 9 WHERE game = 1",
            "its clock stands with -5 seconds left",
        ),
        (
            "UPDATE games SET status = 'finished', winner = 'defenders', reason = 'escape', ended_at = 1800000000
             WHERE id = 1",
            "the rules say that it goes on",
        ),
        (
            "UPDATE games SET status = 'finished', reason = 'boredom', ended_at = 1800000000 WHERE id = 1",
            "\"boredom\" where an end is expected",
        ),
        (
            "UPDATE games SET status = 'finished', reason = 'agreement', ended_at = 1800000000 WHERE id = 1",
            "it is over, but has a clock",
        ),
        ("INSERT INTO interventions (game, manager, why) VALUES (1, 3, 'so')", "who ended it does not fit"),
        (
            "INSERT INTO offers (kind, game, offered_by, ply, created_at) VALUES ('draw', 1, 3, 2, 5)",
            "was made by somebody who does not play in it",
        ),
        (
            "INSERT INTO offers (kind, game, offered_by, ply, created_at) VALUES ('draw', 1, 1, 1, 5)",
            "was made at entry 1, but its log has 2",
        ),
        (
            "INSERT INTO offers (kind, game, offered_by, ply, created_at) VALUES ('tea', 1, 1, 2, 5)",
            "\"tea\" where a kind of offer is expected",
        ),
        ("INSERT INTO posts (message, channel, game, ply) VALUES (900, 70, 1, 9)", "a board stands of entry 9"),
        ("INSERT INTO game_threads (game, thread, parent) VALUES (1, 70, 70)", "its thread hangs on itself"),
        (
            "INSERT INTO game_threads (game, thread, parent, state) VALUES (1, 71, 70, 'moonlit')",
            "\"moonlit\" where the state of a thread is expected",
        ),
        ("UPDATE games SET attackers = 99 WHERE id = 1", "its players are not stored"),
    ] {
        let table = spoilt(sql).await;
        let frozen = check(&table.store, later(60)).await;
        assert_eq!(frozen.iter().map(|frozen| frozen.game).collect::<Vec<_>>(), [GAME], "{sql}: {frozen:?}");
        assert!(frozen[0].why.contains(told), "{sql}: {}", frozen[0].why);
        assert_eq!(check(&table.store, later(120)).await, [], "{sql}: it is told once");
        assert_eq!(service::frozen_games(&table.store).await.expect("no fault"), frozen, "{sql}");
        let deadline = stored(&table.store, "SELECT COUNT(deadline) FROM clocks WHERE game = 1").await;
        assert_eq!(deadline, Some(0), "{sql}: its clock stands");
        let noted = service::note_time_up(&table.store, 20, later(9 * DAY)).await.expect("no fault");
        assert!(!noted.contains(&GAME), "{sql}: no sweep touches it");
    }
}

#[tokio::test]
async fn both_games_of_a_match_that_does_not_fit_are_frozen() {
    for sql in [
        "INSERT INTO matches (first, second) VALUES (1, 2)",
        "UPDATE games SET variant = 'brandubh', ply = 0, moves = 0 WHERE id = 2",
    ] {
        let table = spoilt("INSERT INTO matches (first) VALUES (1)").await;
        if sql.starts_with("UPDATE") {
            service::resign(&table.store, ann(), BoardRef { game: GAME, ply: 2 }, reply(), NOW).await.expect("it runs");
            spoil(&table.store, "UPDATE matches SET second = 2").await;
        } else {
            spoil(&table.store, "DELETE FROM matches").await;
        }
        spoil(&table.store, sql).await;
        let frozen = check(&table.store, later(60)).await;
        let games: Vec<i64> = frozen.iter().map(|frozen| frozen.game.0).collect();
        assert!(games.contains(&1) && games.contains(&2), "{sql}: {frozen:?}");
    }
}

/// What somebody asks of a game with a pace.
fn paced(allotment: Allotment, weekends_off: bool, time_up: TimeUp) -> NewChallenge {
    NewChallenge {
        challenger: ann(),
        opponent: Some(bjorn().into()),
        is_match: false,
        pace: PaceWish {
            thinking: Some(Thinking::Within(allotment)),
            weekends_off: Some(weekends_off),
            time_up: Some(time_up),
        },
        variant: Some("scottish".to_owned()),
        house_rules: Vec::new(),
        by_lot: false,
        challenger_side: Side::Attackers,
        place: TAFL,
        reply: reply(),
    }
}

async fn begin(table: &Table, new: NewChallenge, now: Timestamp) -> GameId {
    let made = service::challenge(&table.store, new, now).await.expect("it is admitted").challenge.id;
    service::accept_challenge(&table.store, made, bjorn(), reply(), now).await.expect("it is open").game.id
}

async fn play_at(table: &Table, game: GameId, player: Person, text: &str, now: Timestamp) {
    let request = a_move(player, GameRef::Number(game, TAFL), text);
    service::play_move(&table.store, request, now).await.unwrap_or_else(|error| panic!("{text}: {error}"));
}

/// Games of every kind, in every state, between two people who use everything.
async fn every_kind(table: &Table) {
    let bank = Allotment::Bank { days: 5, plus_hours: 10, at_most_days: 10 };
    let (store, claim) = (&table.store, TimeUp::Claim);
    let unlimited = PaceWish { thinking: Some(Thinking::Unlimited), ..PaceWish::default() };
    let unlimited = NewChallenge { pace: unlimited, ..paced(bank, false, claim) };
    let house = vec![HouseRule { knob: Knob::Trap, value: "yes".to_owned() }];
    let mut games = Vec::new();
    for new in [
        paced(bank, false, claim),
        paced(bank, true, claim),
        paced(Allotment::PerMove { days: 1 }, true, TimeUp::Forfeit),
        NewChallenge { house_rules: house, ..paced(Allotment::PerMove { days: 7 }, false, claim) },
        unlimited.clone(),
        NewChallenge { is_match: true, ..paced(bank, false, claim) },
    ] {
        games.push(begin(table, new, NOW).await);
    }
    for &game in &games {
        play_at(table, game, ann(), "d1-a1", later(4000)).await;
        play_at(table, game, bjorn(), "d3-b3", later(9000)).await;
    }
    for &game in &games[..5] {
        table.take_back(ann(), game).await;
        play_at(table, game, ann(), "d1-c1", later(10_000)).await;
        table.take_back(ann(), game).await;
    }
    let ended = BoardRef { game: games[5], ply: 2 };
    service::resign(store, ann(), ended, reply(), later(9100)).await.expect("the first game of the match runs");
    let time = GameRef::Number(games[1], TAFL);
    service::add_time(store, bjorn(), time, None, Some(3), reply(), later(11_000)).await.expect("it is her move");
    service::make_offer(
        store,
        service::NewOffer { kind: OfferKind::Draw, player: ann(), game: time, on_ply: None, reply: reply() },
        later(11_000),
    )
    .await
    .expect("nothing is on offer");
    let drawn = begin(table, unlimited.clone(), NOW).await;
    let offer = table.offer(ann(), drawn).await;
    service::accept_offer(store, (OfferKind::Draw, offer), bjorn(), reply(), NOW).await.expect("it is open");
    let aborted = begin(table, unlimited.clone(), NOW).await;
    let offer = table.make(OfferKind::Abort, ann(), aborted).await.expect("nobody has moved").offer.id;
    service::accept_offer(store, (OfferKind::Abort, offer), bjorn(), reply(), NOW).await.expect("it is open");
    let stuck = begin(table, unlimited.clone(), NOW).await;
    let why = "nobody moves".to_owned();
    let end = EndGame { by: cilla(), is_manager: true, game: stuck, why, reply: reply() };
    service::end_stuck_game(store, end, NOW).await.expect("he may");
    let escaped = begin(table, unlimited.clone(), NOW).await;
    table.play_all(escaped, "d1-a1 d3-b3 a1-b1 d4-d3 b1-a1 d3-g3").await;
    let position = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 d";
    service::import_record(store, &ann(), position, None, NOW).await.expect("it is a position");
    let record = service::show_record(store, &ann(), RecordId(1), NOW).await.expect("it is hers");
    let start = service::position_to_play_on(&record, 0).expect("it goes on");
    let carried = service::challenge_from(store, unlimited.clone(), start, NOW).await.expect("it is admitted");
    service::accept_challenge(store, carried.challenge.id, bjorn(), reply(), NOW).await.expect("it is open");
    let settled = SettleGuild { threads: Some(true), ..SettleGuild::default() };
    service::settle_guild(store, TAFL, true, settled).await.expect("he may");
    let threaded = service::challenge(store, unlimited, NOW).await.expect("it is admitted").challenge.id;
    service::saw_challenge(store, threaded, post(500), NOW).await.expect("no fault");
    service::accept_challenge(store, threaded, bjorn(), reply(), NOW).await.expect("it is open");
}

#[tokio::test]
async fn a_sound_database_stays_as_it_is_at_every_hour() {
    let table = Table::set().await;
    every_kind(&table).await;
    assert_eq!(check(&table.store, later(12_000)).await, []);
    service::note_reachable(&table.store, later(12_000), false).await.expect("no fault");
    let away = service::note_reachable(&table.store, later(3 * DAY), false).await.expect("no fault");
    assert!(away.is_some_and(|away| away.clocks >= 5), "{away:?}");
    assert_eq!(check(&table.store, later(3 * DAY)).await, [], "time was given back");
    let (on_vacation, off) = (later(3 * DAY + 60), later(4 * DAY));
    service::begin_vacation(&table.store, &ann(), 14, &reply(), on_vacation).await.expect("she may");
    assert!(stored(&table.store, "SELECT COUNT(time_left) FROM clocks").await > Some(0), "some clocks stand");
    assert_eq!(check(&table.store, later(3 * DAY + 90)).await, [], "while somebody is on vacation");
    service::end_vacation(&table.store, &ann(), &reply(), off).await.expect("she is on vacation");
    service::remind(&table.store, 100, off).await.expect("no fault");
    assert_eq!(check(&table.store, off).await, [], "and afterwards");
    let noted = service::note_time_up(&table.store, 50, later(90 * DAY)).await.expect("no fault");
    assert!(noted.len() >= 5, "{noted:?}");
    assert_eq!(check(&table.store, later(90 * DAY)).await, [], "some are lost on time, in others it may be claimed");
    let all = service::find_differences(&table.store, Checking::Over(Timestamp(0), GameId(0)), NOW, 1000).await;
    assert_eq!(all.expect("no fault").unsound, [], "those that ended long ago too");
    assert!(stored(&table.store, "SELECT COUNT(DISTINCT reason) FROM games").await >= Some(6));
    assert_eq!(stored(&table.store, "SELECT COUNT(*) FROM games WHERE frozen IS NOT NULL").await, Some(0));
}

#[tokio::test]
async fn games_that_ended_days_ago_are_left_alone() {
    let table = spoilt(
        "UPDATE games SET status = 'finished', winner = 'defenders', reason = 'escape', ended_at = 1800000000 WHERE id = 1",
    )
    .await;
    assert_eq!(check(&table.store, later(DAY + 1)).await, []);
    assert_eq!(check(&table.store, later(DAY - 1)).await.len(), 1);
}

#[tokio::test]
async fn nothing_can_be_done_in_a_frozen_game_but_looking_at_it() {
    let table = spoilt("UPDATE plies SET move = 'a1-a2' WHERE game = 1 AND ply = 2").await;
    let (store, here, board) = (&table.store, GameRef::Number(GAME, TAFL), BoardRef { game: GAME, ply: 2 });
    let offer = |kind| service::NewOffer { kind, player: ann(), game: here, on_ply: None, reply: reply() };
    let why = || "it is stuck".to_owned();
    let end = || EndGame { by: cilla(), is_manager: true, game: GAME, why: why(), reply: reply() };
    check(store, NOW).await;
    let frozen = Refusal::Frozen { game: GAME };
    assert_eq!(refusal(service::play_move(store, a_move(ann(), here, "a1-b1"), NOW).await), frozen);
    assert_eq!(refusal(service::begin_move(store, &ann(), here).await), frozen);
    assert_eq!(refusal(service::preview_move(store, &ann(), TAFL, board, "a1-b1").await), frozen);
    for kind in OfferKind::ALL {
        assert_eq!(refusal(service::make_offer(store, offer(kind), NOW).await), frozen);
    }
    assert_eq!(refusal(service::ask_resign(store, &bjorn(), here, None).await), frozen);
    assert_eq!(refusal(service::resign(store, bjorn(), board, reply(), NOW).await), frozen);
    assert_eq!(refusal(service::claim(store, bjorn(), here, None, reply(), later(9 * DAY)).await), frozen);
    assert_eq!(refusal(service::add_time(store, bjorn(), here, None, None, reply(), NOW).await), frozen);
    assert_eq!(refusal(service::end_stuck_game(store, end(), NOW).await), frozen);
    assert!(matches!(refusal(service::ask_resign(store, &cilla(), here, None).await), Refusal::NotAPlayer { .. }));
    let seen = service::show_game(store, &ann(), here).await.expect("it can be looked at");
    assert_eq!((seen.is_frozen, seen.moves()), (true, 1), "as far as its log can be followed");
    assert_eq!(service::show_history(store, &ann(), here).await.expect("that too").played_at.len(), 1);
    assert_eq!(refusal(service::show_game_at(store, board).await), frozen, "what cannot be followed cannot be shown");
    let listed = service::list_games(store, ann().id).await.expect("they are listed");
    assert_eq!(
        listed.iter().map(|game| (game.id, game.is_frozen)).collect::<Vec<_>>(),
        [(GAME, true), (GameId(2), false)]
    );
    let suggested = service::suggest_guild_games(store, TAFL, "").await.expect("no fault");
    assert_eq!(suggested.iter().map(|game| game.id).collect::<Vec<_>>(), [GameId(2)]);
}

#[tokio::test]
async fn an_offer_in_a_frozen_game_cannot_be_answered() {
    let table = spoilt("UPDATE games SET variant = 'chess' WHERE id = 1").await;
    spoil(&table.store, "INSERT INTO offers (kind, game, offered_by, ply, created_at) VALUES ('draw', 1, 1, 2, 5)")
        .await;
    check(&table.store, NOW).await;
    let offer = stored(&table.store, "SELECT id FROM offers").await.map(hnefi::ids::OfferId).expect("it is there");
    let accepted = service::accept_offer(&table.store, (OfferKind::Draw, offer), bjorn(), reply(), NOW).await;
    assert_eq!(refusal(accepted), Refusal::Frozen { game: GAME });
    let declined = service::decline_offer(&table.store, (OfferKind::Draw, offer), bjorn(), reply(), NOW).await;
    assert_eq!(refusal(declined), Refusal::Frozen { game: GAME });
    assert_eq!(service::list_games(&table.store, ann().id).await.expect("it is listed").len(), 2);
}

#[tokio::test]
async fn a_frozen_game_is_not_meant_where_another_can_be() {
    let table = spoilt("UPDATE games SET moves = 1 WHERE id = 1").await;
    let other = table.game(ann(), bjorn(), TAFL).await;
    let which = refusal(service::begin_move(&table.store, &ann(), GameRef::Here(TAFL)).await);
    assert!(matches!(which, Refusal::WhichGame { .. }), "both wait for her: {which:?}");
    check(&table.store, NOW).await;
    let meant = service::begin_move(&table.store, &ann(), GameRef::Here(TAFL)).await.expect("one waits for her");
    assert_eq!(meant.id, other);
    let meant = refusal(service::begin_move(&table.store, &bjorn(), GameRef::Number(GAME, TAFL)).await);
    assert_eq!(meant, Refusal::Frozen { game: GAME }, "by number it is meant");
}

#[tokio::test]
async fn a_game_goes_on_once_it_fits_together_again_and_nobody_has_lost_time() {
    let table = spoilt("UPDATE games SET moves = 1 WHERE id = 1").await;
    let store = &table.store;
    check(store, later(2 * DAY + DAY / 2)).await;
    let left = stored(store, "SELECT time_left FROM clocks WHERE game = 1").await;
    assert_eq!(left, Some(DAY / 2));
    let month = later(30 * DAY);
    let still = service::unfreeze(store, GAME, month).await.expect("no fault");
    assert!(matches!(still, Unfreezing::StillUnsound(ref why) if why.contains("2 moves stand")), "{still:?}");
    assert_eq!(service::frozen_games(store).await.expect("no fault").len(), 1, "it is as it was");
    spoil(store, "UPDATE games SET moves = 2 WHERE id = 1").await;
    service::claim_due(store, 50, month).await.expect("what was owed before is out of the way");
    assert_eq!(service::unfreeze(store, GAME, month).await.expect("no fault"), Unfreezing::GoesOn);
    assert_eq!(service::unfreeze(store, GAME, month).await.expect("no fault"), Unfreezing::NotFrozen);
    assert_eq!(service::unfreeze(store, GameId(9), month).await.expect("no fault"), Unfreezing::NoSuchGame);
    let owed: Vec<Owed> = table.due(month).await.into_iter().map(|due| due.owed).collect();
    assert!(owed.contains(&Owed::Board { game: GAME, ply: 2 }), "whoever is to move is called: {owed:?}");
    let seen = table.see(GAME).await;
    assert_eq!(seen.clock.and_then(|clock| clock.deadline()), Some(month.plus_seconds(DAY)), "she has at least a day");
    assert_eq!(check(store, month).await, []);
    play_at(&table, GAME, ann(), "a1-b1", month).await;
}

/// Nobody loses on time in a game that cannot be read, and it keeps no other game from being looked at.
#[tokio::test]
async fn a_clock_that_runs_out_in_a_game_that_cannot_be_read_freezes_it() {
    for sql in [
        "UPDATE plies SET move = 'hello' WHERE game = 1 AND ply = 1",
        "UPDATE games SET pace = NULL WHERE id = 1",
        "INSERT INTO offers (kind, game, offered_by, ply, created_at) VALUES ('tea', 1, 1, 2, 5)",
    ] {
        let table = spoilt(sql).await;
        service::note_reachable(&table.store, NOW, false).await.expect("it goes on");
        let away = service::note_reachable(&table.store, later(120), false).await.expect("it goes on");
        assert!(away.is_some_and(|away| away.clocks >= 1), "{sql}: the others are given time back: {away:?}");
        let noted = service::note_time_up(&table.store, 20, later(9 * DAY)).await.expect("it goes on");
        assert_eq!(noted, [GAME, GameId(2)]);
        let frozen = service::frozen_games(&table.store).await.expect("no fault");
        assert_eq!(frozen.iter().map(|frozen| frozen.game).collect::<Vec<_>>(), [GAME], "{sql}");
        assert_eq!(service::note_time_up(&table.store, 20, later(10 * DAY)).await.expect("once"), []);
    }
}

#[tokio::test]
async fn the_minute_of_the_check_is_drawn_once_and_a_check_is_remembered() {
    let table = Table::set().await;
    assert_eq!(service::check_minute(&table.store, 17).await.expect("no fault"), 17);
    assert_eq!(service::check_minute(&table.store, 40).await.expect("no fault"), 17);
    assert!(service::check_is_due(&table.store, 17, NOW).await.expect("no fault"), "it never was");
    service::checked(&table.store, NOW).await.expect("no fault");
    assert!(!service::check_is_due(&table.store, 17, later(60)).await.expect("no fault"));
    assert!(service::check_is_due(&table.store, 17, later(DAY)).await.expect("no fault"));
}
