//! Games that cannot be read keep no sweep from its work, and what players have chosen freezes none; frozen ones go on by
//! the clock by which games are timed.

use hnefi::ids::GameId;
use hnefi::service::{self, GameRef, Owed, RemindingChange, Run, Unfreezing};
use hnefi::time::Timestamp;

use crate::self_check::spoil;
use crate::table::{NOW, TAFL, Table, ann, bjorn, cilla, later, reply};

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;
/// What makes the first game unreadable.
const DAMAGES: [&str; 3] = [
    "INSERT INTO offers (kind, game, offered_by, ply, created_at) VALUES ('tea', 1, 1, 2, 5)",
    "UPDATE clocks SET deadline = 5, time_left = 5 WHERE game = 1",
    "UPDATE games SET attackers = 99 WHERE id = 1",
];

/// Two games of three days a move in which it is Ann's move, the first of which cannot be read once it is spoilt.
async fn two_games() -> (Table, GameId) {
    let table = Table::set().await;
    for opponent in [bjorn(), cilla()] {
        let game = table.game(ann(), opponent, TAFL).await;
        table.play_all(game, "d1-a1 d3-b3").await;
    }
    (table, GameId(2))
}

async fn run(table: &Table, game: GameId) -> Run {
    table.see(game).await.clock.expect("it has a clock").run
}

async fn frozen(table: &Table) -> Vec<u64> {
    let frozen = service::frozen_games(&table.store).await.expect("no fault");
    frozen.iter().map(|frozen| u64::try_from(frozen.game.0).expect("a number")).collect()
}

#[tokio::test]
async fn vacations_end_beside_a_game_that_cannot_be_read() {
    for damage in DAMAGES {
        let (table, sound) = two_games().await;
        service::begin_vacation(&table.store, &ann(), 2, &reply(), NOW).await.expect("she may");
        spoil(&table.store, damage).await;
        let at = later(2 * DAY);
        let done = service::end_vacations(&table.store, 20, at).await.expect("one game is no reason to stop");
        assert!(done > 0, "{damage}");
        assert_eq!(run(&table, sound).await, Run::Until(later(5 * DAY)), "{damage}");
        assert_eq!(frozen(&table).await, [1], "{damage}");
        let again = service::end_vacations(&table.store, 20, later(2 * DAY + 5)).await.expect("it runs");
        assert_eq!(again, 0, "{damage}: nothing is left to do");
    }
}

#[tokio::test]
async fn downtime_is_given_back_beside_a_game_that_cannot_be_read() {
    for damage in DAMAGES {
        let (table, sound) = two_games().await;
        service::begin_vacation(&table.store, &ann(), 1, &reply(), NOW).await.expect("she may");
        service::note_reachable(&table.store, NOW, false).await.expect("it is noted");
        spoil(&table.store, damage).await;
        service::note_reachable(&table.store, later(3 * DAY), false).await.expect("it goes on").expect("three days");
        assert_eq!(run(&table, sound).await, Run::Until(later(6 * DAY)), "{damage}: as long as she had");
        assert_eq!(frozen(&table).await, [1], "{damage}");
    }
}

#[tokio::test]
async fn time_is_up_beside_a_game_whose_players_are_not_stored() {
    for damage in DAMAGES {
        let (table, sound) = two_games().await;
        spoil(&table.store, damage).await;
        service::note_time_up(&table.store, 20, later(4 * DAY)).await.expect("it goes on");
        assert!(table.see(sound).await.is_time_up, "{damage}");
        assert_eq!(frozen(&table).await, [1], "{damage}");
        let again = service::note_time_up(&table.store, 20, later(4 * DAY)).await.expect("it goes on");
        assert_eq!(again, [], "{damage}: nothing is left to do");
    }
}

#[tokio::test]
async fn a_list_of_games_comes_beside_one_that_cannot_be_read() {
    for damage in &DAMAGES[..2] {
        let (table, _) = two_games().await;
        let wish = [RemindingChange::Digest(Some(9))];
        service::choose_reminding(&table.store, &ann(), &wish, NOW).await.expect("she may choose");
        spoil(&table.store, damage).await;
        let owed = service::owe_digests(&table.store, 20, later(2 * HOUR)).await.expect("it goes on");
        assert_eq!(owed, [ann().id], "{damage}");
        let due = table.due(later(2 * HOUR)).await;
        assert!(due.iter().any(|due| due.owed == Owed::Digest(ann().id)), "{damage}");
        assert_eq!(frozen(&table).await, [1], "{damage}");
        let waiting = service::games_that_wait(&table.store, ann().id).await.expect("they are listed");
        assert_eq!(waiting.iter().map(|game| game.id.0).collect::<Vec<_>>(), [2], "{damage}");
    }
}

#[tokio::test]
async fn what_a_player_has_chosen_freezes_no_game_of_his() {
    for damage in
        ["reminders = 'now and then'", "pings = 'by drum'", "quiet_from = 99, quiet_until = -1", "zone = 'Asgard'"]
    {
        let (table, sound) = two_games().await;
        let wish = [RemindingChange::Digest(Some(9))];
        service::choose_reminding(&table.store, &ann(), &wish, NOW).await.expect("she may choose");
        spoil(&table.store, Box::leak(format!("UPDATE player_settings SET {damage} WHERE player = 1").into())).await;
        let reminded = service::remind(&table.store, 20, later(DAY + DAY / 2)).await.expect("it runs");
        assert_eq!(reminded.told, [GameId(1), sound], "{damage}");
        service::owe_digests(&table.store, 20, later(DAY + DAY / 2)).await.expect("it runs");
        assert_eq!(frozen(&table).await, [] as [u64; 0], "{damage}");
        table.play(ann(), sound, "a1-b1").await.expect("she may move");
    }
}

/// Games are timed by Discord's clock; whoever lets one go on sits at a machine that may be behind it.
#[tokio::test]
async fn a_game_goes_on_by_the_clock_of_those_who_play_it() {
    for behind in [0, DAY, 40 * DAY] {
        let (table, _) = two_games().await;
        let store = &table.store;
        spoil(store, "UPDATE games SET moves = 1 WHERE id = 1").await;
        let now: Timestamp = later(3 * DAY - HOUR);
        service::check_game(store, GameId(1), now).await.expect("no fault").expect("it is frozen");
        service::note_reachable(store, now, false).await.expect("it is noted");
        spoil(store, "UPDATE games SET moves = 2 WHERE id = 1").await;
        let gone_on = service::unfreeze(store, GameId(1), now.plus_seconds(-behind)).await.expect("no fault");
        assert_eq!(gone_on, Unfreezing::GoesOn);
        assert_eq!(run(&table, GameId(1)).await, Run::Until(now.plus_seconds(DAY)), "{behind}: a day at least");
        assert_eq!(service::check_game(store, GameId(1), now).await.expect("no fault"), None, "{behind}");
    }
    // Where the bot has not noted anything, a turn does not end before it would have by its log.
    let (table, _) = two_games().await;
    let store = &table.store;
    spoil(store, "UPDATE games SET moves = 1 WHERE id = 1").await;
    service::check_game(store, GameId(1), NOW).await.expect("no fault").expect("it is frozen");
    spoil(store, "UPDATE games SET moves = 2 WHERE id = 1").await;
    service::unfreeze(store, GameId(1), later(-9 * DAY)).await.expect("no fault");
    assert_eq!(run(&table, GameId(1)).await, Run::Until(later(3 * DAY)));
    let seen = service::show_game(store, &ann(), GameRef::Number(GameId(1), TAFL)).await.expect("she may");
    assert!(!seen.is_frozen);
    assert_eq!(service::check_game(store, GameId(1), NOW).await.expect("no fault"), None);
}
