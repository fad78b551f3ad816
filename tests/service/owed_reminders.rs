//! Reminders and lists that are owed, judged once more when they are delivered: by what has happened meanwhile.

use hnefi::ids::{GameId, OutboxId};
use hnefi::service::{
    self, BoardRef, DigestNow, Due, Meeting, Owed, Pings, Refusal, ReminderNow, ReminderRefusal, ReminderWay,
    RemindingChange, Unreached,
};
use hnefi::time::Timestamp;
use hnefi::timing::QuietHours;

use crate::table::{NOW, OTHER_CHANNEL, TAFL, Table, ann, bjorn, later, refusal, reply};

const CALLS: Unreached = Unreached { calls: true, list: false };

fn hours(count: i64) -> Timestamp {
    later(count * 3600)
}

/// A game with three days for a move, in which both have moved and Ann is to move.
async fn game(table: &Table) -> BoardRef {
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1 d3-b3").await;
    for due in table.due(later(5)).await {
        service::mark_delivered(&table.store, due.id, None, NOW).await.expect("the row is marked");
    }
    BoardRef { game, ply: 2 }
}

async fn now_of(table: &Table, board: BoardRef, now: Timestamp) -> ReminderNow {
    service::reminder_now(&table.store, board, now).await.expect("no fault")
}

async fn way(table: &Table, board: BoardRef, now: Timestamp) -> ReminderWay {
    match now_of(table, board, now).await {
        ReminderNow::Tell(_, way) => way,
        other => panic!("{other:?}"),
    }
}

async fn reminds(table: &Table, now: Timestamp) -> Vec<GameId> {
    service::remind(&table.store, 20, now).await.expect("it runs").told
}

/// The rows that are due and owe a reminder or a list, claimed.
async fn owed(table: &Table, now: Timestamp) -> Vec<Due> {
    let due = table.due(now).await.into_iter();
    due.filter(|due| matches!(due.owed, Owed::Reminder { .. } | Owed::Digest(_))).collect()
}

async fn choose(table: &Table, changes: &[RemindingChange]) {
    service::choose_reminding(&table.store, &ann(), changes, NOW).await.expect("she may choose");
}

/// Fault A7: the bot dies between the reminder's commit and its message, and is back after the deadline. The time is given
/// back, and he has to be reminded of it.
#[tokio::test]
async fn a_reminder_outlives_a_downtime_that_lasts_beyond_the_deadline() {
    let mut table = Table::set().await;
    let board = game(&table).await;
    service::note_reachable(&table.store, hours(69), true).await.expect("it is noted");
    assert_eq!(reminds(&table, hours(69)).await, [board.game]);
    table.killed().await;
    let back = hours(80);
    assert!(matches!(now_of(&table, board, back).await, ReminderNow::Wait(until) if until == back.plus_seconds(10)));
    service::note_reachable(&table.store, back, true).await.expect("it is noted").expect("nobody could reach it");
    assert_eq!(way(&table, board, back).await, ReminderWay::Channel(None), "three hours are left");

    service::note_time_up(&table.store, 20, hours(90)).await.expect("it runs");
    assert!(matches!(now_of(&table, board, hours(90)).await, ReminderNow::Over), "now it is certain");
}

#[tokio::test]
async fn a_reminder_that_a_vacation_has_overtaken_comes_when_the_clock_goes_on() {
    let table = Table::set().await;
    let board = game(&table).await;
    assert_eq!(reminds(&table, hours(49)).await, [board.game]);
    let row = owed(&table, hours(49)).await.remove(0);
    service::begin_vacation(&table.store, &ann(), 2, &reply(), hours(49)).await.expect("she may go");
    assert!(matches!(now_of(&table, board, hours(50)).await, ReminderNow::Over));
    service::drop_reminder(&table.store, row.id, "her clock stands", hours(50)).await.expect("it is dropped");
    assert_eq!(reminds(&table, hours(60)).await, [], "she is away");
    service::end_vacations(&table.store, 20, hours(97)).await.expect("it runs");
    assert_eq!(reminds(&table, hours(97)).await, [board.game], "nobody has told her that the last day has begun");
    assert_eq!(owed(&table, hours(97)).await.len(), 1);
    assert_eq!(reminds(&table, hours(98)).await, [], "and it is told once");
}

/// The same where the reminder is dropped for another reason: what is behind him stays behind him.
#[tokio::test]
async fn a_reminder_that_is_of_no_use_does_not_come_again() {
    let table = Table::set().await;
    let board = game(&table).await;
    assert_eq!(reminds(&table, hours(36)).await, [board.game]);
    let row = owed(&table, hours(36)).await.remove(0);
    service::choose_pings(&table.store, &ann(), Pings::Silent, hours(36)).await.expect("she may");
    assert!(matches!(now_of(&table, board, hours(36)).await, ReminderNow::Over));
    service::drop_reminder(&table.store, row.id, "she wants to hear nothing", hours(36)).await.expect("it is dropped");
    service::choose_pings(&table.store, &ann(), Pings::Channel, hours(37)).await.expect("she may");
    assert_eq!(reminds(&table, hours(37)).await, []);
}

/// Fault E41: the channel takes no messages any more, and whoever was to be reminded heard nothing.
#[tokio::test]
async fn whoever_could_not_be_reminded_is_shown_the_game_and_nobody_else_is() {
    let table = Table::set().await;
    let board = game(&table).await;
    assert_eq!(reminds(&table, hours(36)).await, [board.game]);
    let row = owed(&table, hours(36)).await.remove(0);
    service::mark_abandoned(&table.store, row.id, "no permission", hours(36)).await.expect("it is given up");
    let meeting = Meeting { place: OTHER_CHANNEL, reply: reply(), may_post: true, is_public: true };
    for (person, missed) in [(bjorn(), 0), (ann(), 1)] {
        let met = service::contact(&table.store, &person, &meeting, hours(37)).await.expect("he is met");
        assert_eq!(met.missed.len(), missed, "{}", person.name);
    }
}

/// Fault E46: mark that he takes none, mention him, tell him once. Whatever finds it out, and whatever comes in between.
#[tokio::test]
async fn whoever_takes_no_private_messages_is_told_so_until_he_knows() {
    let table = Table::set().await;
    let board = game(&table).await;
    service::choose_pings(&table.store, &ann(), Pings::Dm, NOW).await.expect("she may");
    assert_eq!(way(&table, board, hours(36)).await, ReminderWay::Dm);
    let meeting = Meeting { place: TAFL, reply: reply(), may_post: true, is_public: true };
    let told = async || service::contact(&table.store, &ann(), &meeting, NOW).await.expect("she is met").unreached;
    for round in 0..2 {
        assert_eq!(told().await, None, "she takes them");
        service::close_dms(&table.store, ann().id, NOW).await.expect("it is noted");
        assert_eq!(told().await, Some(CALLS));
        assert_eq!(way(&table, board, hours(36)).await, ReminderWay::Channel(Some(CALLS)), "however often it is tried");
        service::told_of_closed_dms(&table.store, ann().id).await.expect("it is noted");
        service::note_dms(&table.store, &ann(), Some(later(1))).await.expect("it is found out again");
        assert_eq!(way(&table, board, hours(36)).await, ReminderWay::Channel(None), "she knows");
        assert_eq!((told().await, round), (None, round));
        service::choose_pings(&table.store, &ann(), Pings::Dm, NOW).await.expect("she tries again");
    }
}

/// The list is the first that meets it, for one who is mentioned otherwise, or who wants nothing else.
#[tokio::test]
async fn whoever_gets_no_list_any_more_is_told_so() {
    let table = Table::set().await;
    let board = game(&table).await;
    choose(&table, &[RemindingChange::Digest(Some(9))]).await;
    service::close_dms(&table.store, ann().id, NOW).await.expect("it is noted");
    let list = Unreached { calls: false, list: true };
    assert_eq!(way(&table, board, hours(36)).await, ReminderWay::Channel(Some(list)));
    assert_eq!(service::closed_dms_to_tell(&table.store, ann().id).await.expect("no fault"), Some(list));
    service::choose_pings(&table.store, &ann(), Pings::Silent, NOW).await.expect("she may");
    assert_eq!(service::closed_dms_to_tell(&table.store, ann().id).await.expect("no fault"), Some(list));
    choose(&table, &[RemindingChange::Digest(None)]).await;
    assert_eq!(service::closed_dms_to_tell(&table.store, ann().id).await.expect("no fault"), None, "nothing is lost");
}

/// It is 8:00 when the table is set; the list of 9:00 is owed then.
#[tokio::test]
async fn a_list_that_was_owed_is_told_only_while_it_is_of_use() {
    for (late, quiet, expected) in [
        (0, None, "tell"),
        (11, None, "tell"),
        (12, None, "over"),
        (5 * 24, None, "over"),
        // It is quiet now, and not too late afterwards; or it is.
        (5, QuietHours::new(13, 16), "16"),
        (5, QuietHours::new(13, 21), "over"),
        // Who wants it at a quiet hour gets it then, but not in the middle of the night.
        (0, QuietHours::new(9, 12), "tell"),
        (2, QuietHours::new(9, 12), "12"),
        (4, QuietHours::new(9, 12), "tell"),
    ] {
        let table = Table::set().await;
        game(&table).await;
        choose(&table, &[RemindingChange::Digest(Some(9)), RemindingChange::Quiet(quiet)]).await;
        let now = hours(1 + late);
        let found = match service::digest_now(&table.store, ann().id, hours(1), now).await.expect("no fault") {
            DigestNow::Tell(games) => if games.len() == 1 { "tell" } else { "too many" }.to_owned(),
            DigestNow::Wait(until) => (8 + until.seconds_since(NOW) / 3600).to_string(),
            DigestNow::Over => "over".to_owned(),
        };
        assert_eq!(found, expected, "{late} hours late, {quiet:?}");
    }
}

#[tokio::test]
async fn a_list_that_is_not_wanted_any_more_does_not_come() {
    let table = Table::set().await;
    let board = game(&table).await;
    let is_over = async || {
        let found = service::digest_now(&table.store, ann().id, hours(1), hours(1)).await.expect("no fault");
        found == DigestNow::Over
    };
    assert!(is_over().await, "she has not asked for one");
    choose(&table, &[RemindingChange::Digest(Some(9))]).await;
    assert!(!is_over().await);
    service::begin_vacation(&table.store, &ann(), 2, &reply(), NOW).await.expect("she may go");
    assert!(is_over().await, "she is on vacation");
    service::end_vacation(&table.store, &ann(), &reply(), NOW).await.expect("she may come back");
    assert!(!is_over().await);
    service::close_dms(&table.store, ann().id, NOW).await.expect("it is noted");
    assert!(is_over().await, "she cannot be written to");
    choose(&table, &[RemindingChange::Digest(Some(9))]).await;
    service::resign(&table.store, ann(), board, reply(), NOW).await.expect("she may");
    assert!(is_over().await, "no game waits");
}

/// A message that waits for the morning has not been tried meanwhile: what happens to it then has its whole time.
#[tokio::test]
async fn what_waits_is_tried_from_the_end_of_its_wait_on() {
    let table = Table::set().await;
    game(&table).await;
    reminds(&table, hours(36)).await;
    let row = owed(&table, hours(36)).await.remove(0);
    assert_eq!((row.created_at, row.tried_since), (hours(36), hours(36)));
    let again =
        async |row: OutboxId| service::show_owed(&table.store, row).await.expect("no fault").expect("it is owed");
    service::mark_waiting(&table.store, row.id, hours(46), "it is quiet").await.expect("it waits");
    assert!(owed(&table, hours(45)).await.is_empty());
    service::mark_retry(&table.store, row.id, hours(47), "Discord is down").await.expect("it is put off");
    let row = again(row.id).await;
    assert_eq!((row.created_at, row.tried_since), (hours(36), hours(46)));
}

/// A reminder that never comes must not be promised.
#[tokio::test]
async fn whoever_wants_to_hear_nothing_cannot_put_a_reminder_off() {
    let table = Table::set().await;
    let board = game(&table).await;
    service::choose_pings(&table.store, &ann(), Pings::Silent, NOW).await.expect("she may");
    let refused = service::snooze(&table.store, &ann(), TAFL, board, hours(36)).await;
    assert_eq!(refusal(refused), Refusal::Reminder(ReminderRefusal::Silent));
    service::choose_pings(&table.store, &ann(), Pings::Channel, NOW).await.expect("she may");
    service::snooze(&table.store, &ann(), TAFL, board, hours(36)).await.expect("she may");
}

/// With 25 hours left he is told "in eight": what would come before that comes with it.
#[tokio::test]
async fn whoever_puts_a_reminder_off_is_left_in_peace_until_then() {
    let table = Table::set().await;
    let board = game(&table).await;
    let asked = hours(47);
    let at = service::snooze(&table.store, &ann(), TAFL, board, asked).await.expect("she may").at;
    assert_eq!(at, asked.plus_seconds(25 * 1200));
    assert_eq!(reminds(&table, hours(48)).await, []);
    assert_eq!(reminds(&table, at.plus_seconds(-1)).await, []);
    assert_eq!(reminds(&table, at).await, [board.game]);
    for row in owed(&table, at).await {
        service::mark_delivered(&table.store, row.id, None, at).await.expect("it is marked");
    }
    assert_eq!(reminds(&table, hours(68)).await, [], "that was all of them");
    assert_eq!(reminds(&table, hours(69)).await, [board.game], "the last one still comes");
}

/// He has asked for it later: one that is still on its way, since Discord does not take it, comes with that one.
#[tokio::test]
async fn a_reminder_that_has_not_arrived_comes_with_the_one_asked_for() {
    let table = Table::set().await;
    let board = game(&table).await;
    assert_eq!(reminds(&table, hours(37)).await, [board.game]);
    let at = service::snooze(&table.store, &ann(), TAFL, board, hours(37)).await.expect("she may").at;
    assert!(owed(&table, hours(37).plus_seconds(600)).await.is_empty(), "not before");
    assert_eq!(reminds(&table, at).await, [board.game]);
    assert_eq!(owed(&table, at).await.len(), 1);
}

/// Between judging a reminder and dropping it a vacation may come to its end.
#[tokio::test]
async fn a_reminder_that_is_of_use_again_stays_owed() {
    let table = Table::set().await;
    let board = game(&table).await;
    assert_eq!(reminds(&table, hours(37)).await, [board.game]);
    let due = owed(&table, hours(37)).await.remove(0);
    service::drop_reminder(&table.store, due.id, "there was nothing to remind of", hours(37)).await.expect("no fault");
    assert_eq!(owed(&table, hours(38)).await.len(), 1, "it is tried again");
}
