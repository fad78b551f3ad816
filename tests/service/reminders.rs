//! Reminders of games that wait: found by a sweep, whenever and wherever it runs.

use hnefi::ids::{GameId, OutboxId, PlayerId};
use hnefi::rules::Side;
use hnefi::service::{
    self, BoardRef, GameRef, NewChallenge, Owed, PaceWish, Person, Pings, Refusal, ReminderNow, ReminderRefusal,
    ReminderWay, RemindingChange, Thinking,
};
use hnefi::store::Store;
use hnefi::time::Timestamp;
use hnefi::timing::{Allotment, Plan, QuietHours, Zone};

use crate::table::{NOW, TAFL, Table, a_move, ann, bjorn, cilla, later, refusal, reply};

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;
/// In no hour at all.
const NEVER: [i64; 0] = [];

fn hours(count: i64) -> Timestamp {
    later(count * HOUR)
}

async fn sweep(store: &Store, now: Timestamp) -> Vec<GameId> {
    service::remind(store, 20, now).await.expect("it runs").told
}

/// Looks every ten minutes whether somebody is to be reminded, as if every message arrived; in which hours somebody is.
async fn told(table: &Table, from: i64, until: i64) -> Vec<i64> {
    let mut told = Vec::new();
    for minute in (from * 60..=until * 60).step_by(10) {
        let now = later(minute * 60);
        let games = sweep(&table.store, now).await;
        if games.is_empty() {
            continue;
        }
        told.extend(games.iter().map(|_| minute / 60));
        for (row, _) in reminders(table, now).await {
            service::mark_delivered(&table.store, row, None, now).await.expect("it is marked");
        }
    }
    told
}

/// The reminders that are owed, claimed.
async fn reminders(table: &Table, now: Timestamp) -> Vec<(OutboxId, Owed)> {
    let due = table.due(now).await;
    due.iter().filter(|due| matches!(due.owed, Owed::Reminder { .. })).map(|due| (due.id, due.owed)).collect()
}

/// A game in which each side has so long for a move; Ann is to move.
async fn game_within(table: &Table, allotment: Allotment) -> GameId {
    let request = NewChallenge {
        challenger: ann(),
        opponent: Some(bjorn().into()),
        is_match: false,
        pace: PaceWish { thinking: Some(Thinking::Within(allotment)), ..PaceWish::default() },
        variant: Some("scottish".to_owned()),
        house_rules: Vec::new(),
        by_lot: false,
        challenger_side: Side::Attackers,
        place: TAFL,
        reply: reply(),
    };
    let challenge = service::challenge(&table.store, request, NOW).await.expect("it is admitted").challenge.id;
    service::accept_challenge(&table.store, challenge, bjorn(), reply(), NOW).await.expect("it is open").game.id
}

/// The same with three days for a move: the time is up after 72 hours.
async fn game(table: &Table) -> GameId {
    game_within(table, Allotment::PerMove { days: 3 }).await
}

async fn choose(table: &Table, player: &Person, changes: &[RemindingChange], now: Timestamp) {
    service::choose_reminding(&table.store, player, changes, now).await.expect("he may choose");
}

async fn moves(table: &Table, game: GameId, player: Person, text: &str, now: Timestamp) {
    let request = a_move(player, GameRef::Number(game, TAFL), text);
    service::play_move(&table.store, request, now).await.expect("it is legal");
}

/// Fault 51: one notice is easily lost. Whoever is to move is reminded at half of his time, a day and three hours before it
/// is up; or as he has chosen.
#[tokio::test]
async fn whoever_is_to_move_is_reminded_as_he_has_chosen() {
    for (plan, expected) in
        [(Plan::Usual, &[36, 48, 69][..]), (Plan::LastDay, &[48, 69]), (Plan::LastHours, &[69]), (Plan::Off, &[])]
    {
        let table = Table::set().await;
        choose(&table, &ann(), &[RemindingChange::Plan(plan)], NOW).await;
        choose(&table, &bjorn(), &[RemindingChange::Plan(Plan::Off)], NOW).await;
        game(&table).await;
        assert_eq!(told(&table, 0, 100).await, expected, "{plan:?}: hers, and not his");
    }
}

#[tokio::test]
async fn a_move_ends_the_reminders_of_one_and_begins_those_of_the_other() {
    let table = Table::set().await;
    let game = game(&table).await;
    assert_eq!(told(&table, 0, 40).await, [36]);
    moves(&table, game, ann(), "d1-a1", hours(41)).await;
    assert_eq!(told(&table, 41, 100).await, [41 + 36, 41 + 48]);
    moves(&table, game, bjorn(), "d3-b3", hours(100)).await;
    service::resign(&table.store, ann(), BoardRef { game, ply: 2 }, reply(), hours(101)).await.expect("she may");
    assert_eq!(told(&table, 101, 300).await, NEVER, "it is over");
}

/// Fault A6: reminders that are timers are gone when the bot is. Here they are rows.
#[tokio::test]
async fn a_reminder_outlives_the_death_of_the_bot() {
    let mut table = Table::set().await;
    let game = game(&table).await;
    table.killed().await;
    assert_eq!(sweep(&table.store, hours(36)).await, [game]);
    table.killed().await;
    assert_eq!(sweep(&table.store, hours(36)).await, [], "it is told once");
    let owed = reminders(&table, hours(36)).await;
    assert_eq!(owed.iter().map(|row| row.1).collect::<Vec<_>>(), [Owed::Reminder { game, ply: 0 }]);
}

/// Fault A7: what fell due while the bot was off is lost, or comes as a storm. It is told once, in one message.
#[tokio::test]
async fn what_fell_due_while_the_bot_was_off_is_told_once() {
    let table = Table::set().await;
    let game = game(&table).await;
    assert_eq!(sweep(&table.store, hours(50)).await, [game], "half of the time, and the last day");
    assert_eq!(told(&table, 50, 100).await, [69]);
}

/// The same, where it could not be delivered: one message is enough.
#[tokio::test]
async fn reminders_that_cannot_be_delivered_do_not_pile_up() {
    let table = Table::set().await;
    game(&table).await;
    for hour in 0..=71 {
        sweep(&table.store, hours(hour)).await;
    }
    assert_eq!(reminders(&table, hours(71)).await.len(), 1);
}

/// Fault A7 and the clocks: time for which nobody could reach the bot is given back, and reminders go along.
#[tokio::test]
async fn reminders_go_by_the_time_that_was_given_back() {
    let table = Table::set().await;
    game(&table).await;
    service::note_reachable(&table.store, NOW, false).await.expect("it is noted");
    let given =
        service::note_reachable(&table.store, hours(40), false).await.expect("it is noted").expect("it was away");
    assert_eq!((given.seconds, given.clocks), (40 * HOUR, 1));
    assert_eq!(told(&table, 40, 150).await, [40 + 36, 40 + 48, 40 + 69]);
}

/// Fault A8: a timer of more than 24.8 days overflows and fires at once. Nothing here waits: somebody looks.
#[tokio::test]
async fn a_reminder_that_is_weeks_away_does_not_come_at_once() {
    let table = Table::set().await;
    let game = game_within(&table, Allotment::PerMove { days: 14 }).await;
    service::add_time(&table.store, bjorn(), GameRef::Number(game, TAFL), None, Some(16), reply(), NOW)
        .await
        .expect("he may give it");
    let day = 24;
    assert_eq!(told(&table, 0, 23 * day - 1).await, NEVER);
    assert_eq!(
        told(&table, 23 * day, 31 * day).await,
        [23 * day, 29 * day, 30 * day - 3],
        "half of 14 days, and the end"
    );
}

/// Fault 52: too many pings. However many look, and in however many processes, it is one message.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_sweeps_at_once_remind_once() {
    let table = Table::set().await;
    let mut games = Vec::new();
    for _ in 0..12 {
        games.push(game(&table).await);
    }
    let second = table.second_store().await;
    let tries: Vec<_> = (0..8)
        .map(|at| {
            let store = if at % 2 == 0 { table.store.clone() } else { second.clone() };
            tokio::spawn(async move { service::remind(&store, 5, hours(36)).await })
        })
        .collect();
    let mut told = Vec::new();
    for one in tries {
        told.extend(one.await.expect("no sweep panics").expect("it runs").told);
    }
    told.sort();
    assert_eq!(told, games, "each once");
    assert_eq!(reminders(&table, hours(36)).await.len(), 12);
}

#[tokio::test]
async fn nothing_is_told_twice_when_the_clock_is_put_back() {
    let table = Table::set().await;
    let game = game(&table).await;
    assert_eq!(sweep(&table.store, hours(36)).await, [game]);
    for hour in [35, 36, -1000, 36] {
        assert_eq!(sweep(&table.store, hours(hour)).await, [], "{hour}");
    }
}

/// Fault 54: hours that are somebody else's. It is 8:00 UTC when the game begins, and 17:00 in Tokyo.
#[tokio::test]
async fn nobody_is_reminded_at_a_quiet_hour_of_his_own() {
    for (from, until, zone, expected) in [
        // 36 hours on it is 20:00, then 8:00, and three hours before the end 5:00.
        (22, 7, "UTC", [36, 48, 71]),
        (19, 9, "UTC", [49, 49, 58]),
        // 5:00 in Tokyo, then 17:00, and 14:00.
        (22, 7, "Asia/Tokyo", [38, 48, 69]),
        (13, 18, "Asia/Tokyo", [36, 49, 67]),
    ] {
        let table = Table::set().await;
        let zone = Zone::by_name(zone).expect("there is one");
        let quiet = QuietHours::new(from, until);
        choose(&table, &ann(), &[RemindingChange::Quiet(quiet), RemindingChange::Zone(zone.clone())], NOW).await;
        game(&table).await;
        let told = told(&table, 0, 100).await;
        let mut expected = expected.to_vec();
        expected.dedup();
        assert_eq!(told, expected, "{from}-{until} {}", zone.name());
    }
}

/// What is chosen counts for the games that are on, too; what would have come before it was wanted does not come.
#[tokio::test]
async fn what_is_chosen_counts_at_once() {
    let table = Table::set().await;
    game(&table).await;
    choose(&table, &ann(), &[RemindingChange::Plan(Plan::Off)], hours(1)).await;
    assert_eq!(told(&table, 1, 40).await, NEVER);
    choose(&table, &ann(), &[RemindingChange::Plan(Plan::Usual)], hours(40)).await;
    assert_eq!(told(&table, 40, 45).await, NEVER, "half of her time was gone before");
    let quiet = RemindingChange::Quiet(QuietHours::new(7, 10));
    choose(&table, &ann(), &[quiet], hours(45)).await;
    assert_eq!(told(&table, 45, 60).await, [50], "not at 8:00");
    service::choose_pings(&table.store, &ann(), Pings::Silent, hours(60)).await.expect("she may");
    assert_eq!(told(&table, 60, 70).await, NEVER, "she wants to hear nothing");
    service::choose_pings(&table.store, &ann(), Pings::Dm, hours(70)).await.expect("she may");
    assert_eq!(told(&table, 70, 100).await, NEVER);
}

#[tokio::test]
async fn a_game_that_cannot_be_read_keeps_nobody_from_choosing_or_from_being_reminded() {
    let table = Table::set().await;
    let (spoilt, sound) = (game(&table).await, game(&table).await);
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(table.store.path());
    let pool = sqlx::SqlitePool::connect_with(options).await.expect("the file opens");
    let spoil = sqlx::query("UPDATE games SET pace = 'whenever' WHERE id = $1").bind(spoilt.0);
    spoil.execute(&pool).await.expect("it can be written");
    pool.close().await;
    choose(&table, &ann(), &[RemindingChange::Plan(Plan::LastDay)], NOW).await;
    service::choose_pings(&table.store, &ann(), Pings::Dm, NOW).await.expect("she may");
    for _ in 0..2 {
        service::remind(&table.store, 20, hours(36)).await.expect("it runs");
    }
    assert_eq!(sweep(&table.store, hours(48)).await, [sound]);
    assert_eq!(service::remind(&table.store, 20, hours(48)).await.expect("it runs").looked_at, 0, "nothing is left");
}

#[tokio::test]
async fn whoever_is_given_time_is_reminded_of_its_end_anew() {
    let table = Table::set().await;
    let game = game(&table).await;
    assert_eq!(told(&table, 0, 71).await, [36, 48, 69]);
    service::add_time(&table.store, bjorn(), GameRef::Number(game, TAFL), None, Some(2), reply(), hours(71))
        .await
        .expect("he may give it");
    assert_eq!(told(&table, 71, 200).await, [84, 96, 117], "the time is up after 120 hours now");
}

#[tokio::test]
async fn nobody_is_reminded_of_anything_on_vacation() {
    let table = Table::set().await;
    game(&table).await;
    choose(&table, &ann(), &[RemindingChange::Digest(Some(9))], NOW).await;
    service::begin_vacation(&table.store, &ann(), 3, &reply(), NOW).await.expect("she may go");
    assert_eq!(told(&table, 0, 71).await, NEVER);
    for hour in [25, 49] {
        assert_eq!(lists(&table, hours(hour)).await, []);
    }
    service::end_vacations(&table.store, 20, hours(72)).await.expect("it runs");
    assert_eq!(lists(&table, hours(73)).await, [ann().id]);
    assert_eq!(told(&table, 72, 200).await, [72 + 36, 72 + 48, 72 + 69], "her time is up after 144 hours");
}

#[tokio::test]
async fn a_reminder_that_was_owed_is_told_only_while_it_is_of_use() {
    let table = Table::set().await;
    let game = game(&table).await;
    let board = BoardRef { game, ply: 0 };
    let now_at = async |now| service::reminder_now(&table.store, board, now).await.expect("no fault");
    let ways = [ReminderWay::Channel(None), ReminderWay::Dm].map(Some);
    for (pings, told) in Pings::ALL.into_iter().zip(ways.into_iter().chain([None])) {
        service::choose_pings(&table.store, &ann(), pings, NOW).await.expect("she may");
        match now_at(hours(36)).await {
            ReminderNow::Tell(shown, way) => assert!(told == Some(way) && shown.id == game),
            ReminderNow::Over => assert_eq!(told, None),
            ReminderNow::Wait(until) => panic!("nobody sleeps until {until:?}"),
        }
    }
    service::choose_pings(&table.store, &ann(), Pings::Dm, NOW).await.expect("she may");
    service::close_dms(&table.store, ann().id, NOW).await.expect("it is noted");
    assert!(matches!(now_at(hours(36)).await, ReminderNow::Tell(_, ReminderWay::Channel(_))), "she takes none");
    choose(&table, &ann(), &[RemindingChange::Quiet(QuietHours::new(20, 22))], NOW).await;
    assert!(matches!(now_at(hours(36)).await, ReminderNow::Wait(until) if until == hours(38)));
    assert!(matches!(now_at(hours(72)).await, ReminderNow::Wait(_)), "nobody has noted that her time is up");
    moves(&table, game, ann(), "d1-a1", hours(39)).await;
    assert!(matches!(now_at(hours(40)).await, ReminderNow::Over), "she has moved");
}

async fn snooze(
    table: &Table,
    by: &Person,
    board: BoardRef,
    now: Timestamp,
) -> Result<service::Snoozed, service::Error> {
    service::snooze(&table.store, by, TAFL, board, now).await
}

#[tokio::test]
async fn a_reminder_that_is_put_off_comes_in_a_third_of_the_time_that_is_left() {
    let table = Table::set().await;
    let game = game(&table).await;
    choose(&table, &ann(), &[RemindingChange::Plan(Plan::LastHours)], NOW).await;
    let board = BoardRef { game, ply: 0 };
    for (at, comes) in [(0, 12), (30, 42), (48, 56), (60, 64)] {
        let snoozed = snooze(&table, &ann(), board, hours(at)).await.expect("there is time");
        assert_eq!((snoozed.at, snoozed.deadline), (hours(comes), hours(72)), "at {at}");
    }
    assert_eq!(told(&table, 60, 100).await, [64, 69], "the last time that she asked counts, and once");

    let table = Table::set().await;
    let board = BoardRef { game: self::game(&table).await, ply: 0 };
    choose(&table, &ann(), &[RemindingChange::Plan(Plan::Off)], NOW).await;
    let last = hours(71).plus_seconds(600);
    let snoozed = snooze(&table, &ann(), board, last).await.expect("there is time");
    assert_eq!(snoozed.at, last.plus_seconds(1800), "not before half an hour");
    let quiet = RemindingChange::Quiet(QuietHours::new(9, 12));
    choose(&table, &ann(), &[quiet], NOW).await;
    assert_eq!(snooze(&table, &ann(), board, hours(40)).await.expect("there is time").at, hours(52));
}

#[tokio::test]
async fn only_who_is_to_move_puts_a_reminder_off() {
    let table = Table::set().await;
    let game = game(&table).await;
    let board = BoardRef { game, ply: 0 };
    let refused = snooze(&table, &bjorn(), board, hours(36)).await;
    assert!(matches!(refusal(refused), Refusal::NotYourTurn { .. }));
    let refused = snooze(&table, &cilla(), board, hours(36)).await;
    assert!(matches!(refusal(refused), Refusal::NotAPlayer { .. }));
    let deadline = hours(72);
    for (now, why) in [
        (deadline.plus_seconds(-1800), ReminderRefusal::NoTimeToSnooze { game, deadline }),
        (deadline, ReminderRefusal::TimeIsUp { game, deadline }),
        (hours(100), ReminderRefusal::TimeIsUp { game, deadline }),
    ] {
        let refused = snooze(&table, &ann(), board, now).await;
        assert_eq!(refusal(refused), Refusal::Reminder(why));
    }
    moves(&table, game, ann(), "d1-a1", hours(40)).await;
    let refused = snooze(&table, &ann(), board, hours(41)).await;
    assert!(matches!(refusal(refused), Refusal::StaleBoard { .. }));
    service::resign(&table.store, ann(), BoardRef { game, ply: 1 }, reply(), hours(42)).await.expect("she may");
    let refused = snooze(&table, &bjorn(), BoardRef { game, ply: 1 }, hours(43)).await;
    assert!(matches!(refusal(refused), Refusal::GameFinished { .. }));
}

/// Whose lists are owed at `now`.
async fn lists(table: &Table, now: Timestamp) -> Vec<PlayerId> {
    while !service::owe_digests(&table.store, 2, now).await.expect("it runs").is_empty() {}
    let due = table.due(now).await;
    let mut owed = Vec::new();
    for due in due {
        if let Owed::Digest(player) = due.owed {
            owed.push(player);
            service::mark_delivered(&table.store, due.id, None, now).await.expect("it is marked");
        }
    }
    owed
}

#[tokio::test]
async fn the_list_comes_once_a_day_while_games_wait() {
    let table = Table::set().await;
    for player in [ann(), bjorn()] {
        choose(&table, &player, &[RemindingChange::Digest(Some(9))], NOW).await;
    }
    let game = game(&table).await;
    let mut came = Vec::new();
    for hour in 0..60 {
        came.extend(lists(&table, hours(hour)).await.into_iter().map(|player| (hour, player)));
    }
    assert_eq!(came, [(1, ann().id), (25, ann().id), (49, ann().id)], "Bjorn has nothing to do");
    moves(&table, game, ann(), "d1-a1", hours(60)).await;
    assert_eq!(lists(&table, hours(73)).await, [bjorn().id]);
    let waiting = service::games_that_wait(&table.store, bjorn().id).await.expect("they list");
    assert_eq!(waiting.iter().map(|game| (game.id, game.deadline)).collect::<Vec<_>>(), [(game, Some(hours(132)))]);
    choose(&table, &bjorn(), &[RemindingChange::Digest(None)], hours(74)).await;
    assert_eq!(lists(&table, hours(97)).await, []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_sweeps_at_once_owe_one_list() {
    let table = Table::set().await;
    game(&table).await;
    choose(&table, &ann(), &[RemindingChange::Digest(Some(9))], NOW).await;
    let second = table.second_store().await;
    let (one, other) =
        tokio::join!(service::owe_digests(&table.store, 5, hours(1)), service::owe_digests(&second, 5, hours(1)));
    assert_eq!(one.expect("it runs").len() + other.expect("it runs").len(), 1);
    assert_eq!(lists(&table, hours(1)).await, [ann().id]);
    assert_eq!(lists(&table, hours(0)).await, [], "the clock was put back");
    assert_eq!(lists(&table, hours(1)).await, []);
}

#[tokio::test]
async fn a_list_that_is_late_comes_unless_the_next_is_nearer_or_it_is_quiet() {
    for (late, quiet, comes) in [
        (0, None, true),
        (5, None, true),
        (12, None, false),
        (14 * 24, None, false),
        (5, QuietHours::new(13, 15), false),
        (6, QuietHours::new(13, 15), true),
        // Who wants it at a quiet hour gets it then.
        (0, QuietHours::new(9, 10), true),
        (0, QuietHours::new(8, 12), true),
    ] {
        let table = Table::set().await;
        let allotment = Allotment::PerMove { days: 14 };
        game_within(&table, allotment).await;
        choose(&table, &ann(), &[RemindingChange::Digest(Some(9)), RemindingChange::Quiet(quiet)], NOW).await;
        let expected: &[PlayerId] = if comes { &[ann().id] } else { &[] };
        assert_eq!(lists(&table, hours(1 + late)).await, expected, "{late} hours late, {quiet:?}");
        let settings = service::show_settings(&table.store, ann().id).await.expect("they are read");
        let next = settings.reminding.next_digest.expect("there is a next one");
        assert!(next > hours(1 + late) && next <= hours(1 + late).plus_seconds(DAY));
    }
}

#[tokio::test]
async fn a_list_that_cannot_be_written_to_anybody_is_not_owed() {
    let table = Table::set().await;
    game(&table).await;
    choose(&table, &ann(), &[RemindingChange::Digest(Some(9))], NOW).await;
    service::close_dms(&table.store, ann().id, NOW).await.expect("it is noted");
    assert_eq!(lists(&table, hours(1)).await, []);
    choose(&table, &ann(), &[RemindingChange::Digest(Some(9))], hours(2)).await;
    assert_eq!(lists(&table, hours(25)).await, [ann().id], "choosing it is another try");
}
