//! Paces and clocks, with time passed in: who has how long, what happens when it is up, and time that is given.

use hnefi::ids::GameId;
use hnefi::rules::Side;
use hnefi::service::{
    self, BoardRef, Downtime, EndReason, Error, GameRef, GameResult, GameView, MovePlayed, NewChallenge, Owed,
    PaceWish, Person, Refusal, ReplyTo, Resigned, Run, Thinking, TimeAdded, TimeRefusal, note_reachable, note_time_up,
};
use hnefi::store::Store;
use hnefi::time::Timestamp;
use hnefi::timing::{Allotment, TimeUp};

use crate::table::{NOW, TAFL, Table, a_move, ann, bjorn, cilla, later, refusal, reply, time_refusal};

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;

fn wish(thinking: Thinking, time_up: TimeUp) -> PaceWish {
    PaceWish { thinking: Some(thinking), weekends_off: None, time_up: Some(time_up) }
}

pub(crate) fn days(days: u8) -> PaceWish {
    wish(Thinking::Within(Allotment::PerMove { days }), TimeUp::Claim)
}

pub(crate) fn bank() -> PaceWish {
    wish(Thinking::Within(Allotment::ALL[6]), TimeUp::Claim)
}

pub(crate) fn forfeit(pace: PaceWish) -> PaceWish {
    PaceWish { time_up: Some(TimeUp::Forfeit), ..pace }
}

/// A game that begins at `at`: Ann has the attackers, who move first.
pub(crate) async fn game_at(table: &Table, pace: PaceWish, at: Timestamp) -> GameId {
    let request = NewChallenge {
        challenger: ann(),
        opponent: Some(bjorn().into()),
        is_match: false,
        pace,
        variant: Some("scottish".to_owned()),
        house_rules: Vec::new(),
        by_lot: false,
        challenger_side: Side::Attackers,
        place: TAFL,
        reply: reply(),
    };
    let challenge = service::challenge(&table.store, request, at).await.expect("it is admitted").challenge.id;
    let accepted = service::accept_challenge(&table.store, challenge, bjorn(), reply_at(at), at).await;
    accepted.expect("it is open").game.id
}

pub(crate) async fn game(table: &Table, pace: PaceWish) -> GameId {
    game_at(table, pace, NOW).await
}

pub(crate) fn reply_at(at: Timestamp) -> ReplyTo {
    ReplyTo { at, ..reply() }
}

pub(crate) async fn play(
    table: &Table,
    player: Person,
    game: GameId,
    text: &str,
    at: Timestamp,
) -> Result<MovePlayed, Error> {
    let request = service::PlayMove { reply: reply_at(at), ..a_move(player, GameRef::Number(game, TAFL), text) };
    service::play_move(&table.store, request, at).await
}

/// Both have moved: it is Ann's turn from `at` on.
pub(crate) async fn opened(table: &Table, game: GameId, at: Timestamp) {
    play(table, ann(), game, "d1-a1", at).await.expect("it is her move");
    play(table, bjorn(), game, "d3-b3", at).await.expect("it is his move");
}

pub(crate) async fn claim(table: &Table, player: Person, game: GameId, at: Timestamp) -> Result<Resigned, Error> {
    service::claim(&table.store, player, GameRef::Number(game, TAFL), None, reply_at(at), at).await
}

pub(crate) async fn add(
    table: &Table,
    player: Person,
    game: GameId,
    days: Option<u8>,
    at: Timestamp,
) -> Result<TimeAdded, Error> {
    service::add_time(&table.store, player, GameRef::Number(game, TAFL), None, days, reply_at(at), at).await
}

pub(crate) fn deadline(game: &GameView) -> Option<Timestamp> {
    game.clock.and_then(|clock| clock.deadline())
}

/// The first sweep to which a clock is up whose deadline is `at`.
pub(crate) async fn sweep(store: &Store, at: Timestamp) -> Vec<GameId> {
    note_time_up(store, 10, at.plus_seconds(5)).await.expect("the clocks can be read")
}

/// What is owed for a game once that sweep has run, other than the taking off of buttons.
pub(crate) async fn owed(table: &Table, at: Timestamp) -> Vec<Owed> {
    let due = table.due(at.plus_seconds(5)).await;
    due.into_iter().map(|due| due.owed).filter(|owed| owed.edits().is_none()).collect()
}

pub(crate) async fn nothing_owed(table: &Table, at: Timestamp) {
    for due in table.due(at.plus_seconds(5)).await {
        service::mark_delivered(&table.store, due.id, None, at).await.expect("the row is marked");
    }
}

#[tokio::test]
async fn a_move_has_its_days_from_when_the_turn_began() {
    let table = Table::set().await;
    let game = game(&table, days(3)).await;
    assert_eq!(deadline(&table.see(game).await), Some(later(3 * DAY)));
    let moved = play(&table, ann(), game, "d1-a1", later(DAY)).await.expect("it is her move");
    assert_eq!(deadline(&moved.game), Some(later(4 * DAY)), "his days begin with her move");
    assert_eq!(deadline(&table.see(game).await), Some(later(4 * DAY)), "what is told is what is stored");
    let listed = service::list_games(&table.store, bjorn().id).await.expect("they list");
    assert_eq!(listed[0].deadline, Some(later(4 * DAY)));
}

#[tokio::test]
async fn a_game_without_a_pace_has_no_clock() {
    let table = Table::set().await;
    let game = game(&table, wish(Thinking::Unlimited, TimeUp::Forfeit)).await;
    play(&table, ann(), game, "d1-a1", later(DAY)).await.expect("it is her move");
    let seen = table.see(game).await;
    assert_eq!((seen.pace, seen.clock), (None, None));
    assert!(sweep(&table.store, later(1000 * DAY)).await.is_empty());
    assert_eq!(time_refusal(claim(&table, ann(), game, later(DAY)).await), TimeRefusal::NoPace { game });
    assert_eq!(time_refusal(add(&table, ann(), game, None, later(DAY)).await), TimeRefusal::NoPace { game });
}

#[tokio::test]
async fn what_is_left_of_a_bank_is_kept_and_every_move_adds_to_it() {
    let table = Table::set().await;
    let game = game(&table, bank()).await;
    play(&table, ann(), game, "d1-a1", later(DAY)).await.expect("it is her move");
    let his = play(&table, bjorn(), game, "d3-b3", later(3 * DAY)).await.expect("it is his move").game;
    // She has used one of her five days and earned ten hours; he has used two of his.
    assert_eq!(deadline(&his), Some(later(3 * DAY + 4 * DAY + 10 * HOUR)));
    assert_eq!(his.clock.map(|clock| clock.waiting), Some(3 * DAY + 10 * HOUR));
}

#[tokio::test]
async fn a_bank_holds_no_more_than_it_can() {
    let table = Table::set().await;
    let game = game(&table, bank()).await;
    let squares = ["d1-c1", "d3-c3", "c1-d1", "c3-d3"];
    let mut at = NOW;
    for round in 0..12 {
        let player = if round % 2 == 0 { ann() } else { bjorn() };
        at = at.plus_seconds(1);
        if play(&table, player, game, squares[round % 4], at).await.is_err() {
            break;
        }
    }
    let waiting = table.see(game).await.clock.expect("it runs").waiting;
    assert!(waiting > 5 * DAY && waiting <= 10 * DAY, "{waiting}");
}

#[tokio::test]
async fn a_weekend_that_is_off_counts_for_nothing() {
    let table = Table::set().await;
    // Friday 15 January 2027, 08:00 UTC.
    assert_eq!(NOW.date(), (2027, 1, 15));
    let off = PaceWish { weekends_off: Some(true), ..days(1) };
    let game = game(&table, off).await;
    assert_eq!(deadline(&table.see(game).await), Some(later(3 * DAY)), "Saturday and Sunday are left out");
    // On Sunday all of Monday is left, and the eight hours of Friday that were not used.
    play(&table, ann(), game, "d1-a1", later(2 * DAY)).await.expect("it is her move");
    assert_eq!(deadline(&table.see(game).await), Some(later(3 * DAY + 16 * HOUR)), "his day is Monday");
}

#[tokio::test]
async fn a_first_move_that_never_comes_breaks_the_game_off() {
    let table = Table::set().await;
    for (pace, moves) in [(days(2), ""), (forfeit(days(2)), ""), (days(2), "d1-a1"), (forfeit(days(2)), "d1-a1")] {
        let game = game(&table, pace).await;
        if !moves.is_empty() {
            play(&table, ann(), game, moves, NOW).await.expect("it is her move");
        }
        nothing_owed(&table, later(2 * DAY)).await;
        assert_eq!(sweep(&table.store, later(2 * DAY)).await, [game]);
        let over = table.see(game).await;
        assert_eq!(over.result, Some(GameResult { winner: None, reason: EndReason::NotBegun }));
        let board = Owed::Board { game, ply: u32::from(!moves.is_empty()) };
        assert_eq!(owed(&table, later(2 * DAY)).await, [board], "both are told by the last board");
    }
}

/// Fault F53: a game lost on time stays open until somebody looks. Nobody looks here, and it ends.
#[tokio::test]
async fn time_that_is_up_loses_the_game_where_that_was_agreed() {
    let table = Table::set().await;
    let game = game(&table, forfeit(days(1))).await;
    opened(&table, game, NOW).await;
    assert!(sweep(&table.store, later(DAY - 1)).await.is_empty(), "a second is a second");
    let late = play(&table, ann(), game, "a1-b1", later(DAY)).await;
    let out = TimeRefusal::OutOfTime { game, late: ann(), is_his: true, is_lost: true, deadline: later(DAY) };
    assert_eq!(time_refusal(late), out, "it is lost, though nobody has noted it yet");
    nothing_owed(&table, later(DAY)).await;
    assert_eq!(sweep(&table.store, later(DAY)).await, [game]);
    let over = table.see(game).await;
    let lost = GameResult { winner: Some(Side::Defenders), reason: EndReason::Time };
    assert_eq!((over.result, over.ended_by, over.clock), (Some(lost), None, None));
    assert_eq!(owed(&table, later(DAY)).await, [Owed::Board { game, ply: 2 }]);
    assert!(sweep(&table.store, later(DAY)).await.is_empty());
}

#[tokio::test]
async fn a_move_made_in_time_counts_however_long_it_took_to_arrive() {
    let table = Table::set().await;
    let game = game(&table, forfeit(days(1))).await;
    opened(&table, game, NOW).await;
    let made = reply_at(later(DAY - 1));
    let request = service::PlayMove { reply: made, ..a_move(ann(), GameRef::Number(game, TAFL), "a1-b1") };
    let moved = service::play_move(&table.store, request, later(DAY + 1)).await.expect("it was made in time");
    assert_eq!(deadline(&moved.game), Some(later(2 * DAY + 1)));
}

#[tokio::test]
async fn among_friends_time_that_is_up_may_be_claimed_or_not() {
    let table = Table::set().await;
    let game = game(&table, days(1)).await;
    opened(&table, game, NOW).await;
    let early = claim(&table, bjorn(), game, later(DAY - 1)).await;
    assert_eq!(time_refusal(early), TimeRefusal::TimeLeft { game, opponent: ann(), run: Run::Until(later(DAY)) });
    nothing_owed(&table, later(DAY)).await;
    assert_eq!(sweep(&table.store, later(DAY)).await, [game]);
    assert_eq!(owed(&table, later(DAY)).await, [Owed::TimeUp { game, ply: 2 }], "the opponent is told, once");
    assert!(sweep(&table.store, later(9 * DAY)).await.is_empty());

    let own = claim(&table, ann(), game, later(2 * DAY)).await;
    let hers = TimeRefusal::OwnTimeUp { game, opponent: bjorn(), deadline: later(DAY), newest: None };
    assert_eq!(time_refusal(own), hers);
    assert!(matches!(refusal(claim(&table, cilla(), game, later(2 * DAY)).await), Refusal::NotAPlayer { .. }));
    let claimed = claim(&table, bjorn(), game, later(2 * DAY)).await.expect("her time is up");
    let won = GameResult { winner: Some(Side::Defenders), reason: EndReason::Time };
    assert_eq!((claimed.game.result, claimed.game.ended_by), (Some(won), Some(bjorn().id)));
    assert!(matches!(refusal(claim(&table, bjorn(), game, later(2 * DAY)).await), Refusal::GameFinished { .. }));
}

#[tokio::test]
async fn until_it_is_claimed_a_late_move_is_a_move() {
    let table = Table::set().await;
    let game = game(&table, bank()).await;
    opened(&table, game, NOW).await;
    sweep(&table.store, later(20 * DAY)).await;
    let moved = play(&table, ann(), game, "a1-b1", later(20 * DAY)).await.expect("nobody has claimed it").game;
    assert!(!moved.is_time_up);
    assert_eq!(
        moved.clock.map(|clock| clock.waiting),
        Some(10 * HOUR),
        "nothing was left, and the move has earned that"
    );
    let claimed = claim(&table, bjorn(), game, later(20 * DAY)).await;
    assert!(matches!(time_refusal(claimed), TimeRefusal::OwnTime { .. }), "it is his own move now");
}

#[tokio::test]
async fn time_is_given_by_the_opponent_alone() {
    let table = Table::set().await;
    let game = game(&table, days(2)).await;
    opened(&table, game, NOW).await;
    assert!(matches!(time_refusal(add(&table, ann(), game, None, NOW).await), TimeRefusal::OwnTime { .. }));
    assert!(matches!(refusal(add(&table, cilla(), game, None, NOW).await), Refusal::NotAPlayer { .. }));
    let given = add(&table, bjorn(), game, None, later(DAY)).await.expect("he may").game;
    assert_eq!(deadline(&given), Some(later(4 * DAY)), "as many days as for a move");
    let given = add(&table, bjorn(), game, Some(14), later(DAY)).await.expect("he may").game;
    assert_eq!(deadline(&given), Some(later(18 * DAY)));
    let much = add(&table, bjorn(), game, Some(14), later(DAY)).await;
    assert_eq!(time_refusal(much), TimeRefusal::EnoughTime { game, opponent: ann(), deadline: Some(later(18 * DAY)) });

    sweep(&table.store, later(18 * DAY)).await;
    assert!(table.see(game).await.is_time_up);
    let given = add(&table, bjorn(), game, Some(1), later(20 * DAY)).await.expect("he may").game;
    assert_eq!((deadline(&given), given.is_time_up), (Some(later(21 * DAY)), false), "from now on, not from then");
    assert_eq!(sweep(&table.store, later(21 * DAY)).await, [game], "when that is up, he is told again");
}

/// Fault G56: a take-back may cost the clock. Both have what they had when the move was made.
#[tokio::test]
async fn a_take_back_restores_both_clocks() {
    let table = Table::set().await;
    let game = game(&table, bank()).await;
    play(&table, ann(), game, "d1-a1", later(DAY)).await.expect("it is her move");
    play(&table, bjorn(), game, "d3-b3", later(3 * DAY)).await.expect("it is his move");
    let offer = service::make_offer(
        &table.store,
        service::NewOffer {
            kind: service::OfferKind::TakeBack,
            player: bjorn(),
            game: GameRef::Number(game, TAFL),
            on_ply: None,
            reply: reply(),
        },
        later(4 * DAY),
    )
    .await
    .expect("he may ask");
    let accepted = (service::OfferKind::TakeBack, offer.offer.id);
    let back = service::accept_offer(&table.store, accepted, ann(), reply(), later(5 * DAY)).await;
    let back = back.expect("it is open").game;
    // He had three of his five days when he moved; she had earned ten hours by hers.
    assert_eq!(deadline(&back), Some(later(8 * DAY)));
    assert_eq!(back.clock.map(|clock| clock.waiting), Some(4 * DAY + 10 * HOUR));
}

#[tokio::test]
async fn nobody_loses_for_the_kindness_of_a_take_back() {
    let table = Table::set().await;
    let game = game(&table, forfeit(days(1))).await;
    opened(&table, game, NOW).await;
    play(&table, ann(), game, "a1-b1", later(DAY - 5)).await.expect("with five seconds left");
    let offer = service::NewOffer {
        kind: service::OfferKind::TakeBack,
        player: ann(),
        game: GameRef::Number(game, TAFL),
        on_ply: None,
        reply: reply(),
    };
    let offer = service::make_offer(&table.store, offer, later(DAY)).await.expect("she may ask").offer;
    let back = service::accept_offer(&table.store, (offer.kind, offer.id), bjorn(), reply(), later(DAY)).await;
    assert_eq!(deadline(&back.expect("it is open").game), Some(later(DAY + 12 * HOUR)));
}

#[tokio::test]
async fn a_rematch_and_a_second_game_have_the_pace_of_the_first() {
    let table = Table::set().await;
    let game = game(&table, forfeit(bank())).await;
    let board = BoardRef { game, ply: 0 };
    service::resign(&table.store, ann(), board, reply(), later(9)).await.expect("she may");
    service::rematch(&table.store, ann(), game, reply(), later(10)).await.expect("it is over");
    let service::Rematch::Begun(begun) =
        service::rematch(&table.store, bjorn(), game, reply(), later(20)).await.expect("he was asked")
    else {
        panic!("whoever asks second accepts");
    };
    assert_eq!(begun.game.pace, table.see(game).await.pace);
    assert_eq!(deadline(&begun.game), Some(later(20 + 5 * DAY)));
}

/// Fault A7: downtime must not cost a game. All the time for which nobody could reach the bot is given back, before
/// anything is looked at that is overdue.
#[tokio::test]
async fn downtime_is_given_back_to_every_clock_that_ran() {
    let table = Table::set().await;
    let game = game(&table, forfeit(days(3))).await;
    opened(&table, game, NOW).await;
    let up_already = game_at(&table, forfeit(days(1)), later(-2 * DAY)).await;
    note_reachable(&table.store, later(DAY), false).await.expect("it is noted");
    let month = later(DAY + 30 * DAY);
    let away = note_reachable(&table.store, month, false).await.expect("it is noted");
    assert_eq!(away, Some(Downtime { seconds: 30 * DAY, clocks: 1 }));
    assert_eq!(sweep(&table.store, month).await, [up_already], "what was up before is up");
    assert_eq!(deadline(&table.see(game).await), Some(later(33 * DAY)), "she still has the two days that she had");
    let moved = play(&table, ann(), game, "a1-b1", month).await.expect("she has time").game;
    assert_eq!(moved.credited, 30 * DAY, "the next board says so");
    let moved = play(&table, bjorn(), game, "b3-c3", month).await.expect("it is his move").game;
    assert_eq!(moved.credited, 0, "and no other");
}

#[tokio::test]
async fn whoever_ran_out_of_time_meanwhile_has_an_hour_at_least() {
    let table = Table::set().await;
    let game = game(&table, forfeit(days(1))).await;
    opened(&table, game, NOW).await;
    note_reachable(&table.store, later(DAY - 30), false).await.expect("it is noted");
    note_reachable(&table.store, later(2 * DAY), false).await.expect("it is noted");
    assert_eq!(deadline(&table.see(game).await), Some(later(2 * DAY + HOUR)));
}

/// A start, or a silence that is shorter than a downtime, costs nobody his game either; and while the bot is there all the
/// time, a clock may run out between two signs of life.
#[tokio::test]
async fn whoever_has_hardly_any_time_left_after_a_short_downtime_has_some_minutes() {
    for (is_anew, seconds, is_given) in [(true, 30, true), (false, 60, true), (false, 45, false)] {
        let table = Table::set().await;
        let [out, nearly, other] = [
            game(&table, forfeit(days(1))).await,
            game_at(&table, forfeit(days(1)), later(100)).await,
            game_at(&table, forfeit(days(1)), later(HOUR)).await,
        ];
        note_reachable(&table.store, later(DAY - 20), true).await.expect("it is noted");
        let back = later(DAY - 20 + seconds);
        let away = note_reachable(&table.store, back, is_anew).await.expect("it is noted");
        assert_eq!(away, is_given.then_some(Downtime { seconds, clocks: 2 }));
        for (game, before) in [(out, later(DAY)), (nearly, later(DAY + 100))] {
            let expected = if is_given { back.plus_seconds(5 * 60) } else { before };
            assert_eq!(deadline(&table.see(game).await), Some(expected), "{is_anew}, {seconds}");
        }
        assert_eq!(deadline(&table.see(other).await), Some(later(DAY + HOUR)), "there was time enough");
    }
}

/// A clock that was set while the bot had come back but had not looked at the clocks yet is given no time for which it did
/// not run.
#[tokio::test]
async fn a_clock_that_began_in_the_downtime_gets_the_time_since_then() {
    let table = Table::set().await;
    let game = game(&table, days(3)).await;
    note_reachable(&table.store, later(HOUR), false).await.expect("it is noted");
    let moved = play(&table, ann(), game, "d1-a1", later(2 * HOUR)).await.expect("it is her move").game;
    assert_eq!(deadline(&moved), Some(later(2 * HOUR + 3 * DAY)));
    note_reachable(&table.store, later(2 * HOUR + 5), false).await.expect("it is noted");
    assert_eq!(deadline(&table.see(game).await), Some(later(2 * HOUR + 5 + 3 * DAY)));
}

#[tokio::test]
async fn what_is_nothing_out_of_the_ordinary_changes_no_clock() {
    let table = Table::set().await;
    let game = game(&table, days(1)).await;
    let before = deadline(&table.see(game).await);
    // The first time ever; a usual pause; the clock set back by a day, and going on from there.
    for seconds in [0, 15, 60, 60 - DAY, 100 - DAY] {
        let away = note_reachable(&table.store, later(seconds), false).await.expect("it is noted");
        assert_eq!(away, None, "{seconds}");
    }
    assert_eq!(deadline(&table.see(game).await), before);
}

/// Two processes at once, each late and each twice: one credit, one end, one message.
#[tokio::test]
async fn sweeps_of_two_processes_do_everything_once() {
    let table = Table::set().await;
    let other = table.second_store().await;
    let mut games = Vec::new();
    for pace in [days(1), forfeit(days(1)), days(1), forfeit(days(1))] {
        games.push(game(&table, pace).await);
        opened(&table, *games.last().expect("one"), NOW).await;
    }
    nothing_owed(&table, later(DAY)).await;
    note_reachable(&table.store, NOW, false).await.expect("it is noted");
    let (one, two) =
        tokio::join!(note_reachable(&table.store, later(HOUR), false), note_reachable(&other, later(HOUR), false));
    let credited = [one.expect("it is noted"), two.expect("it is noted")];
    assert_eq!(credited.iter().flatten().count(), 1, "{credited:?}");
    let at = later(2 * DAY);
    let (one, two) = tokio::join!(sweep(&table.store, at), sweep(&other, at));
    let mut noted: Vec<GameId> = one.into_iter().chain(two).chain(sweep(&other, at).await).collect();
    noted.sort();
    assert_eq!(noted, games, "each once");
    let mut told = owed(&table, at).await;
    told.extend(owed(&table, at).await);
    assert_eq!(told.len(), 4, "{told:?}");
}

#[tokio::test]
async fn no_clock_outlives_its_game() {
    let table = Table::set().await;
    let game = game(&table, forfeit(days(1))).await;
    service::resign(&table.store, ann(), BoardRef { game, ply: 0 }, reply(), NOW).await.expect("she may");
    assert!(sweep(&table.store, later(9 * DAY)).await.is_empty());
    assert_eq!(table.see(game).await.clock.map(|clock| clock.run), None::<Run>);
}
