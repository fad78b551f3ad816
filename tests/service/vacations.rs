//! Vacations: whose clocks stand, until when, for how long a year, and what is told of them. Time is passed in.

use hnefi::ids::GameId;
use hnefi::rules::Side;
use hnefi::service::{
    self, Checking, EndReason, GameRef, NewChallenge, Owed, PaceWish, Person, Place, Refusal, ReplyTo, Run,
    SettleGuild, Thinking, TimeRefusal, VacationRefusal, VacationView,
};
use hnefi::store::Store;
use hnefi::time::Timestamp;
use hnefi::timing::{Allotment, Pace, TimeUp};

use crate::table::{
    NOW, OTHER_CHANNEL, OTHER_GUILD, PRIVATE, TAFL, Table, a_move, ann, bjorn, cilla, later, refusal, reply,
    time_refusal,
};

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;

/// So many days after the beginning.
fn day(days: i64) -> Timestamp {
    later(days * DAY)
}

fn here(place: Place) -> ReplyTo {
    ReplyTo { place, ..reply() }
}

async fn begins(table: &Table, who: Person, days: u8, now: Timestamp) -> Result<VacationView, service::Error> {
    service::begin_vacation(&table.store, &who, days, &ReplyTo { at: now, ..reply() }, now).await
}

async fn ends(table: &Table, who: Person, now: Timestamp) -> Result<VacationView, service::Error> {
    service::end_vacation(&table.store, &who, &here(TAFL), now).await
}

async fn sees(table: &Table, who: Person, place: Place, now: Timestamp) -> VacationView {
    service::show_vacation(&table.store, who.id, place, now).await.expect("he may look")
}

#[track_caller]
fn refused<T: std::fmt::Debug>(result: Result<T, service::Error>) -> VacationRefusal {
    match refusal(result) {
        Refusal::Vacation(why) => why,
        other => panic!("{other:?}"),
    }
}

/// A game by this pace in which both have made a move just now; the first person has the attackers and is to move.
async fn game_by(table: &Table, wish: PaceWish, players: [Person; 2], place: Place, now: Timestamp) -> GameId {
    let [challenger, opponent] = players.clone();
    let request = NewChallenge {
        challenger,
        opponent: Some(opponent.clone().into()),
        is_match: false,
        pace: wish,
        variant: Some("scottish".to_owned()),
        house_rules: Vec::new(),
        by_lot: false,
        challenger_side: Side::Attackers,
        place,
        reply: here(place),
    };
    let challenge = service::challenge(&table.store, request, now).await.expect("it is admitted").challenge.id;
    let accepted = service::accept_challenge(&table.store, challenge, opponent, here(place), now).await;
    let game = accepted.expect("it is open").game.id;
    for (player, text) in players.into_iter().zip(["d1-a1", "d3-b3"]) {
        plays(table, player, game, text, now).await;
    }
    game
}

/// The same by the usual pace: three days a move.
async fn game_in(table: &Table, players: [Person; 2], place: Place, now: Timestamp) -> GameId {
    game_by(table, PaceWish::default(), players, place, now).await
}

async fn plays(table: &Table, who: Person, game: GameId, text: &str, now: Timestamp) -> service::MovePlayed {
    let request =
        service::PlayMove { reply: ReplyTo { at: now, ..reply() }, ..a_move(who, GameRef::Number(game, TAFL), text) };
    service::play_move(&table.store, request, now).await.unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// How the clock of a game goes.
async fn run(table: &Table, game: GameId) -> Run {
    table.see(game).await.clock.expect("it has a clock").run
}

fn until(at: Timestamp) -> Run {
    Run::Until(at)
}

fn stands(left: i64, goes_on_at: Timestamp) -> Run {
    Run::Stands { left, goes_on_at }
}

/// Everything that the ticker does at that time.
async fn sweep(store: &Store, now: Timestamp) {
    while service::end_vacations(store, 20, now).await.expect("it runs") > 0 {}
    // A move that was made in time may arrive a little later.
    while !service::note_time_up(store, 20, now.plus_seconds(5)).await.expect("it runs").is_empty() {}
}

/// Nothing that is stored of any game contradicts its log.
async fn all_is_sound(table: &Table, now: Timestamp) {
    let checked = service::check_games(&table.store, Checking::BEGINNING, 100, now).await.expect("it runs");
    assert!(checked.games > 0 && checked.unsound.is_empty(), "{:?}", checked.unsound);
}

/// What is owed about vacations, and in which channel; everything that is owed is claimed.
async fn news(table: &Table, now: Timestamp) -> Vec<(&'static str, u64)> {
    let due = table.due(now.plus_seconds(5)).await;
    let mut told = Vec::new();
    for due in due {
        service::mark_delivered(&table.store, due.id, None, now).await.expect("the row is marked");
        match due.owed {
            Owed::VacationBegun { .. } => told.push(("begun", due.channel.0)),
            Owed::VacationOver { .. } => told.push(("over", due.channel.0)),
            _ => {}
        }
    }
    told.sort_unstable();
    told
}

#[tokio::test]
async fn his_clocks_stand_and_nobody_elses() {
    let table = Table::set().await;
    let mine = game_in(&table, [ann(), bjorn()], TAFL, NOW).await;
    let theirs = game_in(&table, [bjorn(), ann()], TAFL, NOW).await;
    let others = game_in(&table, [cilla(), bjorn()], TAFL, NOW).await;
    let seen = begins(&table, ann(), 5, day(1)).await.expect("she may");
    assert_eq!((seen.until, seen.days_left, seen.sooner), (Some(day(6)), 9, 0));
    assert_eq!(run(&table, mine).await, stands(2 * DAY, day(6)));
    assert_eq!((run(&table, theirs).await, run(&table, others).await), (until(day(3)), until(day(3))));

    let played = plays(&table, bjorn(), theirs, "a1-b1", day(2)).await;
    assert_eq!(played.game.clock.map(|clock| clock.run), Some(stands(3 * DAY, day(6))), "hers begins standing");
    sweep(&table.store, day(5)).await;
    assert!(!table.see(mine).await.is_time_up && table.see(others).await.is_time_up, "the others' time goes on");

    sweep(&table.store, day(6)).await;
    assert_eq!((run(&table, mine).await, run(&table, theirs).await), (until(day(8)), until(day(9))));
    assert_eq!(sees(&table, ann(), TAFL, day(6)).await.until, None);
    all_is_sound(&table, day(6)).await;
    sweep(&table.store, day(8)).await;
    assert!(table.see(mine).await.is_time_up);
}

#[tokio::test]
async fn time_that_is_up_is_not_saved() {
    let table = Table::set().await;
    let up = game_in(&table, [ann(), bjorn()], TAFL, NOW).await;
    let saved = game_in(&table, [ann(), cilla()], TAFL, later(1)).await;
    // Nobody has noted it yet; one second later it would be the same for the other game.
    begins(&table, ann(), 5, day(3)).await.expect("she may");
    assert_eq!((run(&table, up).await, run(&table, saved).await), (until(day(3)), stands(1, day(8))));
    let claimed =
        service::claim(&table.store, bjorn(), GameRef::Number(up, TAFL), None, reply(), day(3).plus_seconds(5)).await;
    assert_eq!(claimed.expect("it is up").game.result.map(|result| result.reason), Some(EndReason::Time));
}

#[tokio::test]
async fn he_may_come_back_sooner_and_has_the_rest_left() {
    let table = Table::set().await;
    let game = game_in(&table, [ann(), bjorn()], TAFL, NOW).await;
    begins(&table, ann(), 14, NOW).await.expect("she may");
    assert_eq!(sees(&table, ann(), TAFL, day(1)).await.days_left, 0, "what lies ahead is spoken for");
    let seen = ends(&table, ann(), day(2)).await.expect("she is on vacation");
    assert_eq!((seen.until, seen.days_left), (None, 12));
    assert_eq!(run(&table, game).await, until(day(5)));

    let most = VacationRefusal::TooLong { most: 12, allowed: 14 };
    assert_eq!(refused(begins(&table, ann(), 13, day(3)).await), most);
    begins(&table, ann(), 12, day(3)).await.expect("so much is left");
    ends(&table, ann(), later(4 * DAY + HOUR)).await.expect("she is on vacation");
    let most = VacationRefusal::TooLong { most: 10, allowed: 14 };
    assert_eq!(refused(begins(&table, ann(), 11, day(5)).await), most, "an hour of the eleventh day is gone");
    begins(&table, ann(), 10, day(5)).await.expect("so much is left");
    sweep(&table.store, day(15)).await;
    assert_eq!(refused(begins(&table, ann(), 1, day(16)).await), VacationRefusal::UsedUp { allowed: 14 });
    assert_eq!(run(&table, game).await, until(day(16).plus_seconds(HOUR)), "three days less those that ran");
}

#[tokio::test]
async fn moving_ends_no_vacation() {
    let table = Table::set().await;
    let bank = PaceWish { thinking: Some(Thinking::Within(Allotment::ALL[6])), ..PaceWish::default() };
    let game = game_by(&table, bank, [ann(), bjorn()], TAFL, NOW).await;
    begins(&table, ann(), 7, day(1)).await.expect("she may");
    plays(&table, ann(), game, "a1-b1", day(4)).await;
    assert_eq!(run(&table, game).await, until(later(9 * DAY + 10 * HOUR)), "his time runs");
    plays(&table, bjorn(), game, "b3-d3", day(5)).await;
    assert_eq!(run(&table, game).await, stands(4 * DAY + 20 * HOUR, day(8)), "all that she had left, and more");
    assert_eq!(sees(&table, ann(), TAFL, day(5)).await.until, Some(day(8)));
}

#[tokio::test]
async fn a_clock_that_is_set_meanwhile_stands_whatever_set_it() {
    let table = Table::set().await;
    let old = game_in(&table, [ann(), bjorn()], TAFL, NOW).await;
    plays(&table, ann(), old, "a1-b1", NOW).await;
    begins(&table, ann(), 5, NOW).await.expect("she may");
    let new = game_in(&table, [ann(), cilla()], OTHER_CHANNEL, day(1)).await;
    assert_eq!(run(&table, new).await, stands(3 * DAY, day(5)), "a game begins");
    assert_eq!(table.take_back(ann(), old).await.clock.map(|clock| clock.run), Some(stands(3 * DAY, day(5))));
    news(&table, day(1)).await;
    sweep(&table.store, day(5)).await;
    assert_eq!((run(&table, old).await, run(&table, new).await), (until(day(8)), until(day(8))));
    assert_eq!(news(&table, day(5)).await, [("over", 70), ("over", 71)], "also where it began later");
}

#[tokio::test]
async fn the_second_game_of_a_match_begins_standing() {
    let table = Table::set().await;
    let request = NewChallenge {
        challenger: ann(),
        opponent: Some(bjorn().into()),
        is_match: true,
        pace: PaceWish::default(),
        variant: Some("scottish".to_owned()),
        house_rules: Vec::new(),
        by_lot: false,
        challenger_side: Side::Defenders,
        place: TAFL,
        reply: reply(),
    };
    let challenge = service::challenge(&table.store, request, NOW).await.expect("it is admitted").challenge.id;
    let accepted = service::accept_challenge(&table.store, challenge, bjorn(), reply(), NOW).await;
    let first = accepted.expect("it is open").game;
    begins(&table, ann(), 5, NOW).await.expect("she may");
    service::resign(&table.store, bjorn(), first.board(), reply(), day(1)).await.expect("he may");
    let second = GameId(first.id.0 + 1);
    assert_eq!(table.see(second).await.to_move(), &ann());
    assert_eq!(run(&table, second).await, stands(3 * DAY, day(5)));
}

#[tokio::test]
async fn a_sweep_that_comes_late_takes_nothing_and_gives_nothing() {
    let table = Table::set().await;
    let game = game_in(&table, [ann(), bjorn()], TAFL, NOW).await;
    begins(&table, ann(), 2, day(1)).await.expect("she may");
    let mut told = news(&table, day(1)).await;
    sweep(&table.store, later(4 * DAY + HOUR)).await;
    assert_eq!(run(&table, game).await, until(day(5)), "two days from the end of the vacation on");
    assert_eq!(sees(&table, ann(), TAFL, day(5)).await.days_left, 12, "it ended as planned");

    let other = game_in(&table, [ann(), cilla()], TAFL, day(5)).await;
    begins(&table, ann(), 1, day(5)).await.expect("she may");
    told.extend(news(&table, day(5)).await);
    assert_eq!(refused(ends(&table, ann(), day(7)).await), VacationRefusal::NotOnVacation, "that is over");
    begins(&table, ann(), 1, day(7)).await.expect("a new one, though nobody has noted the end of the old one");
    // A day of the three ran between the two.
    assert_eq!(run(&table, other).await, stands(2 * DAY, day(8)));
    told.extend(news(&table, day(7)).await);
    assert_eq!(told.iter().filter(|told| **told == ("over", 70)).count(), 2, "{told:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_sweeps_at_once_end_everything_once() {
    let table = Table::set().await;
    let mut games = Vec::new();
    for at in 0..6 {
        games.push(game_in(&table, [ann(), bjorn()], if at % 2 == 0 { TAFL } else { OTHER_CHANNEL }, NOW).await);
    }
    begins(&table, ann(), 1, NOW).await.expect("she may");
    assert_eq!(news(&table, NOW).await, [("begun", 70), ("begun", 71)], "one for each channel");
    let second = table.second_store().await;
    let sweeps: Vec<_> = (0..8)
        .map(|at| {
            let store = if at % 2 == 0 { table.store.clone() } else { second.clone() };
            // So few at a time that several have something to do.
            tokio::spawn(async move { service::end_vacations(&store, 1, day(2)).await })
        })
        .collect();
    for one in sweeps {
        one.await.expect("no sweep panics").expect("it runs");
    }
    sweep(&second, day(2)).await;
    for game in games {
        assert_eq!(run(&table, game).await, until(day(4)));
    }
    assert_eq!(news(&table, day(2)).await, [("over", 70), ("over", 71)]);
    assert_eq!(service::end_vacations(&table.store, 20, day(3)).await.expect("it runs"), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_vacation_begun_twice_at_once_is_one() {
    let table = Table::set().await;
    game_in(&table, [ann(), bjorn()], TAFL, NOW).await;
    let second = table.second_store().await;
    let tries: Vec<_> = (0..6)
        .map(|at| {
            let store = if at % 2 == 0 { table.store.clone() } else { second.clone() };
            tokio::spawn(async move { service::begin_vacation(&store, &ann(), 3, &reply(), NOW).await })
        })
        .collect();
    let mut begun = 0;
    for one in tries {
        match one.await.expect("no try panics") {
            Ok(_) => begun += 1,
            other => assert_eq!(refused(other), VacationRefusal::Lasts { until: day(3) }),
        }
    }
    assert_eq!((begun, news(&table, NOW).await), (1, vec![("begun", 70)]));
}

#[tokio::test]
async fn what_cannot_be_done_is_refused_and_changes_nothing() {
    let table = Table::set().await;
    assert_eq!(refused(begins(&table, ann(), 3, NOW).await), VacationRefusal::NoGames);
    assert_eq!(refused(ends(&table, ann(), NOW).await), VacationRefusal::NotOnVacation);
    let unlimited = PaceWish { thinking: Some(Thinking::Unlimited), ..PaceWish::default() };
    game_by(&table, unlimited, [ann(), bjorn()], TAFL, NOW).await;
    assert_eq!(refused(begins(&table, ann(), 3, NOW).await), VacationRefusal::NothingToStop);

    let game = game_in(&table, [ann(), bjorn()], TAFL, NOW).await;
    let most = VacationRefusal::TooLong { most: 14, allowed: 14 };
    assert_eq!(refused(begins(&table, ann(), 15, NOW).await), most);
    allow(&table, TAFL, 0).await;
    assert_eq!(refused(begins(&table, ann(), 1, NOW).await), VacationRefusal::NoneHere);
    let asked = service::begin_vacation(&table.store, &ann(), 1, &here(PRIVATE), NOW).await;
    assert_eq!(refused(asked), VacationRefusal::NothingToStop, "she plays only where none is allowed");
    assert_eq!(run(&table, game).await, until(day(3)));
    assert!(news(&table, NOW).await.is_empty());

    allow(&table, TAFL, 1).await;
    begins(&table, ann(), 1, NOW).await.expect("she may");
    assert_eq!(refused(begins(&table, ann(), 1, later(5)).await), VacationRefusal::Lasts { until: day(1) });
    sweep(&table.store, day(1)).await;
    assert_eq!(refused(begins(&table, ann(), 1, day(1)).await), VacationRefusal::UsedUp { allowed: 1 });
}

async fn allow(table: &Table, place: Place, days: u8) {
    let change = SettleGuild { vacation_days: Some(days), ..SettleGuild::default() };
    let settled = service::settle_guild(&table.store, place, true, change).await.expect("he manages it");
    assert_eq!(settled.vacation_days, Some(days));
}

#[tokio::test]
async fn a_guild_that_allows_less_lets_the_clock_go_on_sooner() {
    let table = Table::set().await;
    allow(&table, OTHER_GUILD, 2).await;
    let long = game_in(&table, [ann(), bjorn()], TAFL, NOW).await;
    let short = game_in(&table, [ann(), bjorn()], OTHER_GUILD, NOW).await;
    let private = game_in(&table, [ann(), bjorn()], PRIVATE, NOW).await;
    let seen = begins(&table, ann(), 5, NOW).await.expect("she may");
    assert_eq!(seen.sooner, 1);
    assert_eq!(news(&table, NOW).await, [("begun", 70), ("begun", 80), ("begun", 90)]);
    assert_eq!(run(&table, short).await, stands(3 * DAY, day(2)));
    assert_eq!(
        (run(&table, long).await, run(&table, private).await),
        (stands(3 * DAY, day(5)), stands(3 * DAY, day(5)))
    );

    sweep(&table.store, day(3)).await;
    assert_eq!(run(&table, short).await, until(day(5)));
    assert_eq!(news(&table, day(3)).await, [("over", 80)]);
    assert_eq!(sees(&table, ann(), OTHER_GUILD, day(3)).await.days_left, 0);
    plays(&table, ann(), short, "a1-b1", day(3)).await;
    plays(&table, bjorn(), short, "b3-d3", day(4)).await;
    assert_eq!(run(&table, short).await, until(day(7)), "no more of it counts there");

    ends(&table, ann(), day(4)).await.expect("she is on vacation");
    assert_eq!(news(&table, day(4)).await, [("over", 70), ("over", 90)], "once for each place");
    allow(&table, OTHER_GUILD, 9).await;
    assert_eq!(sees(&table, ann(), OTHER_GUILD, day(4)).await.days_left, 5, "vacation counts wherever it was");
}

#[tokio::test]
async fn a_guild_that_changes_its_mind_ends_no_vacation() {
    let table = Table::set().await;
    let game = game_in(&table, [ann(), bjorn()], TAFL, NOW).await;
    let other = game_in(&table, [bjorn(), ann()], TAFL, NOW).await;
    begins(&table, ann(), 5, NOW).await.expect("she may");
    allow(&table, TAFL, 0).await;
    plays(&table, bjorn(), other, "a1-b1", day(1)).await;
    assert_eq!((run(&table, game).await, run(&table, other).await), (stands(3 * DAY, day(5)), stands(3 * DAY, day(5))));
}

/// The instant at which 2028 begins.
const NEW_YEAR: Timestamp = Timestamp(1_830_297_600);

#[tokio::test]
async fn days_over_new_year_are_paid_by_the_year_into_which_they_fall() {
    let table = Table::set().await;
    let before = |days: i64| NEW_YEAR.plus_seconds(-days * DAY);
    assert_eq!((before(1).date(), NEW_YEAR.date()), ((2027, 12, 31), (2028, 1, 1)));
    let game = game_in(&table, [ann(), bjorn()], TAFL, before(100)).await;
    begins(&table, ann(), 9, before(99)).await.expect("she may");
    sweep(&table.store, before(90)).await;
    // Five days are left of the old year, fourteen of the new one.
    assert_eq!(refused(begins(&table, ann(), 6, before(6)).await), VacationRefusal::TooLong { most: 5, allowed: 14 });
    plays(&table, ann(), game, "a1-b1", before(90)).await;
    plays(&table, bjorn(), game, "b3-d3", before(6)).await;
    let most = VacationRefusal::TooLong { most: 19, allowed: 14 };
    assert_eq!(refused(begins(&table, ann(), 20, before(5)).await), most);
    let seen = begins(&table, ann(), 10, before(5)).await.expect("she may");
    assert_eq!(seen.days_left, 0, "of this year's");
    assert_eq!(run(&table, game).await, stands(2 * DAY, NEW_YEAR.plus_seconds(5 * DAY)));
    let later = NEW_YEAR.plus_seconds(5 * DAY);
    sweep(&table.store, later).await;
    assert_eq!(sees(&table, ann(), TAFL, later).await.days_left, 9);
    assert_eq!(run(&table, game).await, until(NEW_YEAR.plus_seconds(7 * DAY)));
}

#[tokio::test]
async fn a_leap_day_counts_as_the_day_that_it_is() {
    let table = Table::set().await;
    let eve = Timestamp(1_835_308_800);
    assert_eq!((eve.date(), eve.plus_seconds(DAY).date()), ((2028, 2, 28), (2028, 2, 29)));
    let game = game_in(&table, [ann(), bjorn()], TAFL, eve).await;
    begins(&table, ann(), 2, eve).await.expect("she may");
    sweep(&table.store, eve.plus_seconds(2 * DAY)).await;
    assert_eq!(eve.plus_seconds(2 * DAY).date(), (2028, 3, 1));
    assert_eq!(run(&table, game).await, until(eve.plus_seconds(5 * DAY)));
    assert_eq!(sees(&table, ann(), TAFL, eve.plus_seconds(300 * DAY)).await.days_left, 12);
}

#[tokio::test]
async fn days_that_are_off_cost_no_time_and_stay_off() {
    let table = Table::set().await;
    let wish = PaceWish { weekends_off: Some(true), ..PaceWish::default() };
    let pace = Pace { weekends_off: true, ..Pace::DEFAULT };
    // It begins on a Friday at 8.
    let game = game_by(&table, wish, [ann(), bjorn()], TAFL, NOW).await;
    assert_eq!(run(&table, game).await, until(pace.deadline(NOW, 3 * DAY)));
    let saturday = later(DAY + HOUR);
    begins(&table, ann(), 4, saturday).await.expect("she may");
    // Sixteen hours of Friday are gone, and nothing of Saturday.
    let left = 3 * DAY - 16 * HOUR;
    let wednesday = saturday.plus_seconds(4 * DAY);
    assert_eq!(run(&table, game).await, stands(left, wednesday));
    sweep(&table.store, later(30 * DAY)).await;
    all_is_sound(&table, later(30 * DAY)).await;
    // From Wednesday at 9 until Friday at 17.
    assert_eq!(run(&table, game).await, until(wednesday.plus_seconds(left)));
    assert!(table.see(game).await.is_time_up);
}

#[tokio::test]
async fn a_clock_that_jumps_back_costs_nobody_anything() {
    let table = Table::set().await;
    let game = game_in(&table, [ann(), bjorn()], TAFL, NOW).await;
    let kept = game_in(&table, [ann(), cilla()], TAFL, NOW).await;
    begins(&table, ann(), 5, day(1)).await.expect("she may");
    assert_eq!(service::end_vacations(&table.store, 20, NOW).await.expect("it runs"), 0);
    plays(&table, ann(), game, "a1-b1", later(HOUR)).await;
    plays(&table, bjorn(), game, "b3-d3", later(2 * HOUR)).await;
    assert_eq!(run(&table, game).await, stands(3 * DAY, day(6)));
    let seen = ends(&table, ann(), later(3 * HOUR)).await.expect("she is on vacation");
    assert_eq!((seen.until, seen.days_left), (None, 14), "it has not even begun");
    assert_eq!(run(&table, game).await, until(later(3 * DAY + 3 * HOUR)));
    assert_eq!(run(&table, kept).await, until(day(3)), "no sooner than she was told");
    all_is_sound(&table, later(3 * HOUR)).await;
    begins(&table, ann(), 14, later(4 * HOUR)).await.expect("she may");
}

#[tokio::test]
async fn a_month_without_the_bot_costs_nobody_anything() {
    let table = Table::set().await;
    let standing = game_in(&table, [ann(), bjorn()], TAFL, NOW).await;
    let running = game_in(&table, [cilla(), bjorn()], TAFL, NOW).await;
    let whole = game_in(&table, [bjorn(), cilla()], TAFL, NOW).await;
    begins(&table, ann(), 5, day(1)).await.expect("she may");
    begins(&table, bjorn(), 14, day(1)).await.expect("he may");
    assert_eq!(service::note_reachable(&table.store, day(2), false).await.expect("it is noted"), None);

    let back = later(10 * DAY + HOUR);
    let away =
        service::note_reachable(&table.store, back, false).await.expect("it is noted").expect("nobody could reach it");
    assert_eq!((away.seconds, away.clocks), (8 * DAY + HOUR, 2), "what stood all the time is given nothing");
    // Her clock went on on day 6, with two days left, when nobody could reach the bot; his had one day left.
    assert_eq!(run(&table, standing).await, until(back.plus_seconds(2 * DAY)));
    assert_eq!(run(&table, running).await, until(back.plus_seconds(DAY)));
    assert_eq!(run(&table, whole).await, stands(2 * DAY, day(15)));
    let credited = |text| plays(&table, ann(), standing, text, back);
    assert_eq!(credited("a1-b1").await.game.id, standing);
    assert_eq!(table.see(standing).await.credited, 4 * DAY + HOUR, "only since it ran");

    let second = table.second_store().await;
    assert_eq!(service::note_reachable(&second, back, false).await.expect("it is noted"), None);
    sweep(&second, back).await;
    sweep(&table.store, back).await;
    assert_eq!(run(&table, running).await, until(back.plus_seconds(DAY)), "not twice");
    assert_eq!(sees(&table, ann(), TAFL, back).await.days_left, 9, "her vacation ended as planned");

    let much_later = later(60 * DAY);
    service::note_reachable(&table.store, back.plus_seconds(30), false).await.expect("it is noted");
    let away = service::note_reachable(&table.store, much_later, false).await.expect("it is noted").expect("a month");
    assert_eq!(away.clocks, 3);
    assert_eq!(run(&table, whole).await, until(much_later.plus_seconds(2 * DAY)));
    all_is_sound(&table, much_later).await;
}

#[tokio::test]
async fn a_clock_that_would_have_run_out_while_the_bot_was_away_has_an_hour_at_least() {
    let table = Table::set().await;
    let game = game_in(&table, [ann(), bjorn()], TAFL, NOW).await;
    begins(&table, ann(), 1, day(3).plus_seconds(-60)).await.expect("she may");
    service::note_reachable(&table.store, day(3), false).await.expect("it is noted");
    service::note_reachable(&table.store, day(20), false).await.expect("it is noted").expect("nobody could reach it");
    assert_eq!(run(&table, game).await, until(day(20).plus_seconds(HOUR)), "a minute was left");
}

#[tokio::test]
async fn a_standing_clock_is_not_claimed_and_takes_more_time() {
    let table = Table::set().await;
    let forfeit = PaceWish { time_up: Some(TimeUp::Forfeit), ..PaceWish::default() };
    let game = game_by(&table, forfeit, [ann(), bjorn()], TAFL, NOW).await;
    begins(&table, ann(), 9, day(1)).await.expect("she may");
    let number = GameRef::Number(game, TAFL);
    let claimed = service::claim(&table.store, bjorn(), number, None, reply(), day(5)).await;
    let run_of_hers = stands(2 * DAY, day(10));
    assert_eq!(time_refusal(claimed), TimeRefusal::TimeLeft { game, opponent: ann(), run: run_of_hers });
    let added = service::add_time(&table.store, bjorn(), number, None, Some(1), reply(), day(5)).await;
    assert_eq!(added.expect("he may").game.clock.map(|clock| clock.run), Some(stands(3 * DAY, day(10))));
    let listed = service::list_games(&table.store, bjorn().id).await.expect("they list");
    assert_eq!((listed[0].deadline, listed[0].stands_until), (None, Some(day(10))));
    sweep(&table.store, day(12)).await;
    assert_eq!(run(&table, game).await, until(day(13)));
    sweep(&table.store, day(13)).await;
    assert!(table.see(game).await.result.is_some());
}

#[tokio::test]
async fn a_channel_is_told_once_and_of_all_games_there() {
    let table = Table::set().await;
    let first = game_in(&table, [ann(), bjorn()], TAFL, NOW).await;
    let second = game_in(&table, [cilla(), ann()], TAFL, NOW).await;
    game_in(&table, [cilla(), bjorn()], TAFL, NOW).await;
    let elsewhere = game_in(&table, [ann(), bjorn()], OTHER_CHANNEL, NOW).await;
    for due in table.due(later(5)).await {
        service::mark_delivered(&table.store, due.id, None, NOW).await.expect("the row is marked");
    }
    begins(&table, ann(), 5, day(1)).await.expect("she may");
    let due = table.due(day(1).plus_seconds(2)).await;
    let mut told = Vec::new();
    for due in &due {
        let Owed::VacationBegun { vacation, .. } = due.owed else { panic!("{due:?}") };
        let news = service::show_vacation_news(&table.store, vacation, due).await.expect("no fault").expect("it is");
        assert_eq!((&news.player, news.until), (&ann(), day(6)));
        told.push((due.channel.0, news.games.iter().map(|game| game.id).collect::<Vec<_>>()));
    }
    told.sort();
    assert_eq!(told, [(70, vec![first, second]), (71, vec![elsewhere])]);
    assert!(due.iter().any(|due| due.token.is_some()), "where she asked, the bot may speak by her request");

    // Nobody is told that she is away who would hear of it when she is back; and what has ended goes on nowhere.
    service::resign(&table.store, ann(), table.see(elsewhere).await.board(), reply(), day(2)).await.expect("she may");
    let vanished = due[0].id;
    service::mark_retry(&table.store, vanished, day(3), "Discord is down").await.expect("it is put off");
    ends(&table, ann(), day(3)).await.expect("she is on vacation");
    let due = table.due(day(3).plus_seconds(2)).await;
    let outdated: Vec<_> = due.iter().filter(|due| due.id == vanished).map(|due| due.outdated).collect();
    assert_eq!(outdated, [true]);
    let over: Vec<_> = due.iter().filter(|due| matches!(due.owed, Owed::VacationOver { .. })).collect();
    assert_eq!(over.iter().map(|due| due.channel.0).collect::<Vec<_>>(), [70]);
    let Owed::VacationOver { vacation, .. } = over[0].owed else { panic!("{over:?}") };
    let news = service::show_vacation_news(&table.store, vacation, over[0]).await.expect("no fault").expect("it is");
    let told: Vec<_> = news.games.iter().map(|game| game.id).collect();
    assert_eq!(
        (news.over_at, news.is_used_up, told),
        (day(3), false, vec![first, second]),
        "though Cilla's time is up"
    );
}

#[tokio::test]
async fn who_cannot_be_told_is_shown_how_the_game_stands() {
    let table = Table::set().await;
    let game = game_in(&table, [ann(), bjorn()], TAFL, NOW).await;
    for due in table.due(later(5)).await {
        service::mark_delivered(&table.store, due.id, None, NOW).await.expect("the row is marked");
    }
    begins(&table, ann(), 5, NOW).await.expect("she may");
    let due = table.due(later(2)).await;
    service::mark_abandoned(&table.store, due[0].id, "no permission", NOW).await.expect("it is given up");
    let meeting = service::Meeting { place: OTHER_GUILD, reply: reply(), may_post: true, is_public: true };
    let met = service::contact(&table.store, &bjorn(), &meeting, later(9)).await.expect("he is met");
    assert_eq!(met.missed.iter().map(|game| game.id).collect::<Vec<_>>(), [game]);
    let met = service::contact(&table.store, &ann(), &meeting, later(9)).await.expect("she is met");
    assert!(met.missed.is_empty(), "she knows");
}
