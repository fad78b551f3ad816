//! What everybody is told of vacations: where, of which games, how often, and that it is true.

use hnefi::ids::GameId;
use hnefi::rules::Side;
use hnefi::service::{
    self, GameRef, NewChallenge, Owed, PaceWish, Person, Place, Refusal, ReplyTo, Run, SettleGuild, Thinking,
    VacationRefusal, VacationView,
};
use hnefi::time::Timestamp;

use crate::table::{
    NOW, OTHER_CHANNEL, OTHER_GUILD, PRIVATE, TAFL, Table, a_move, ann, bjorn, cilla, later, refusal, reply,
};

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;
/// The instant at which 2028 begins.
const NEW_YEAR: Timestamp = Timestamp(1_830_297_600);

async fn begins(table: &Table, days: u8, now: Timestamp) -> Result<VacationView, service::Error> {
    service::begin_vacation(&table.store, &ann(), days, &ReplyTo { at: now, ..reply() }, now).await
}

async fn ends(table: &Table, now: Timestamp) {
    service::end_vacation(&table.store, &ann(), &reply(), now).await.expect("she is on vacation");
}

/// A game that Ann plays as the attackers and is to move in.
async fn game(table: &Table, opponent: Person, place: Place, thinking: Option<Thinking>, now: Timestamp) -> GameId {
    let request = NewChallenge {
        challenger: ann(),
        opponent: Some(opponent.clone().into()),
        is_match: false,
        pace: PaceWish { thinking, ..PaceWish::default() },
        variant: Some("scottish".to_owned()),
        house_rules: Vec::new(),
        by_lot: false,
        challenger_side: Side::Attackers,
        place,
        reply: ReplyTo { place, ..reply() },
    };
    let challenge = service::challenge(&table.store, request, now).await.expect("it is admitted").challenge.id;
    let accepted = service::accept_challenge(&table.store, challenge, opponent, reply(), now).await;
    accepted.expect("it is open").game.id
}

async fn plays(table: &Table, who: Person, game: GameId, text: &str, now: Timestamp) {
    let request = a_move(who, GameRef::Number(game, TAFL), text);
    service::play_move(&table.store, request, now).await.unwrap_or_else(|error| panic!("{text}: {error}"));
}

/// What everybody is told by then, where and of which games; all that is owed is delivered.
async fn news(table: &Table, now: Timestamp) -> Vec<(&'static str, u64, Vec<GameId>)> {
    let mut told = Vec::new();
    for due in table.due(now).await {
        if let Owed::VacationBegun { vacation, .. } | Owed::VacationOver { vacation, .. } = due.owed {
            let news = service::show_vacation_news(&table.store, vacation, &due).await.expect("no fault");
            let news = news.expect("there is something to tell");
            assert_eq!(news.is_private, due.guild.is_none());
            let kind = if matches!(due.owed, Owed::VacationBegun { .. }) { "begun" } else { "over" };
            told.push((kind, due.channel.0, news.games.iter().map(|game| game.id).collect()));
        }
        service::mark_delivered(&table.store, due.id, None, now).await.expect("the row is marked");
    }
    told.sort_unstable();
    told
}

/// Told to be over, it came back there with the new year's days, and nobody was told.
#[tokio::test]
async fn what_is_told_to_be_over_in_a_guild_stays_over_there() {
    let table = Table::set().await;
    let change = SettleGuild { vacation_days: Some(2), ..SettleGuild::default() };
    service::settle_guild(&table.store, OTHER_GUILD, true, change).await.expect("he manages it");
    let before = |days: i64| NEW_YEAR.plus_seconds(-days * DAY);
    let short = game(&table, bjorn(), OTHER_GUILD, None, before(8)).await;
    let long = game(&table, bjorn(), TAFL, None, before(8)).await;
    begins(&table, 14, before(8)).await.expect("she may");
    news(&table, before(7)).await;
    service::end_vacations(&table.store, 20, before(6)).await.expect("it runs");
    let told = news(&table, before(6).plus_seconds(5)).await;
    assert!(told.contains(&("over", 80, vec![short])), "{told:?}");
    plays(&table, ann(), short, "d1-a1", before(4)).await;
    let moved = NEW_YEAR.plus_seconds(DAY);
    plays(&table, bjorn(), short, "d3-b3", before(2)).await;
    plays(&table, ann(), short, "a1-b1", before(1)).await;
    plays(&table, bjorn(), short, "b3-d3", moved).await;
    let clock = table.see(short).await.clock.expect("it has one").run;
    assert_eq!(clock, Run::Until(moved.plus_seconds(3 * DAY)), "there her clock runs");
    let back = NEW_YEAR.plus_seconds(6 * DAY);
    service::end_vacations(&table.store, 20, back).await.expect("it runs");
    assert_eq!(news(&table, back.plus_seconds(5)).await, [("over", 70, vec![long])]);
}

/// Fault 52: everybody in every channel hears of it each time.
#[tokio::test]
async fn nobody_goes_on_vacation_again_and_again() {
    let table = Table::set().await;
    let game = game(&table, bjorn(), TAFL, None, NOW).await;
    let mut told = Vec::new();
    for round in 0..2 {
        begins(&table, 3, later(round * HOUR)).await.expect("once more, since she ended it by mistake");
        told.extend(news(&table, later(round * HOUR + 5)).await);
        ends(&table, later(round * HOUR + 10)).await;
        told.extend(news(&table, later(round * HOUR + 15)).await);
    }
    let [begun, over] = ["begun", "over"].map(|kind| (kind, 70, vec![game]));
    assert_eq!(told, [begun.clone(), over.clone(), begun, over]);
    for now in [later(2 * HOUR), later(DAY - 1)] {
        let again = VacationRefusal::TooOften { again_at: later(DAY) };
        assert_eq!(refusal(begins(&table, 3, now).await), Refusal::Vacation(again));
    }
    assert_eq!(news(&table, later(DAY - 1)).await, []);
    begins(&table, 3, later(DAY)).await.expect("a day after the first");
}

/// A clock that was set back keeps nobody from his vacation for longer than a day.
#[tokio::test]
async fn vacations_of_the_future_count_for_a_day() {
    let table = Table::set().await;
    game(&table, bjorn(), TAFL, None, NOW).await;
    for round in 0..2 {
        begins(&table, 3, later(300 * DAY + round)).await.expect("she may");
        ends(&table, later(300 * DAY + round + 1)).await;
    }
    begins(&table, 3, later(5)).await.expect("she may");
}

#[tokio::test]
async fn what_ends_before_it_was_told_is_not_told_at_all() {
    let table = Table::set().await;
    let game = game(&table, bjorn(), TAFL, None, NOW).await;
    self::game(&table, bjorn(), OTHER_CHANNEL, None, NOW).await;
    news(&table, later(9)).await;
    begins(&table, 3, later(10)).await.expect("she may");
    // One of the channels hears of it.
    let due = service::claim_due(&table.store, 1, later(12)).await.expect("no fault").remove(0);
    assert_eq!(due.channel, TAFL.channel);
    service::mark_delivered(&table.store, due.id, None, later(12)).await.expect("the row is marked");
    ends(&table, later(13)).await;
    assert_eq!(news(&table, later(90)).await, [("over", 70, vec![game])]);
}

#[tokio::test]
async fn only_games_with_a_clock_that_is_not_his_own_and_up_are_told_of() {
    let table = Table::set().await;
    let unlimited = Some(Thinking::Unlimited);
    let timed = game(&table, bjorn(), TAFL, None, later(2 * HOUR)).await;
    game(&table, cilla(), TAFL, unlimited, later(2 * HOUR)).await;
    game(&table, cilla(), OTHER_CHANNEL, unlimited, later(2 * HOUR)).await;
    let private = game(&table, cilla(), PRIVATE, None, later(2 * HOUR)).await;
    // In these the time is up: the opponent's, who hears of it all the same, and hers, which nobody has noted yet.
    let late = game(&table, bjorn(), OTHER_GUILD, None, NOW).await;
    for (who, text) in [(ann(), "d1-a1"), (bjorn(), "d3-b3"), (ann(), "a1-b1")] {
        plays(&table, who, late, text, NOW).await;
    }
    let mine = game(&table, bjorn(), TAFL, None, NOW).await;
    for (who, text) in [(ann(), "d1-a1"), (bjorn(), "d3-b3")] {
        plays(&table, who, mine, text, later(HOUR)).await;
    }
    let gone = later(3 * DAY + HOUR);
    service::note_time_up(&table.store, 20, later(3 * DAY + 60)).await.expect("it runs");
    assert!(table.see(late).await.is_time_up && !table.see(mine).await.is_time_up);
    news(&table, gone).await;

    let told = |what| {
        [(TAFL, timed), (OTHER_GUILD, late), (PRIVATE, private)]
            .map(|(place, game)| (what, place.channel.0, vec![game]))
    };
    begins(&table, 3, gone).await.expect("she may");
    assert_eq!(news(&table, gone.plus_seconds(5)).await, told("begun"));
    ends(&table, gone.plus_seconds(HOUR)).await;
    assert_eq!(news(&table, gone.plus_seconds(2 * HOUR)).await, told("over"));
}
