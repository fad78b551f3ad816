//! Around the moment at which somebody's time is up: what still comes in time, what is said of what does not, and time that
//! is given then.

use hnefi::ids::GameId;
use hnefi::rules::Side;
use hnefi::service::{
    self, BoardRef, EndReason, Error, GameRef, GameResult, GameView, NewOffer, OfferAccepted, OfferKind, Owed,
    PaceWish, Person, Refusal, Run, TimeAdded, TimeRefusal, note_reachable, note_time_up,
};
use hnefi::time::Timestamp;

use crate::clocks::{
    add, bank, claim, days, deadline, forfeit, game, nothing_owed, opened, owed, play, reply_at, sweep,
};
use crate::table::{NOW, TAFL, Table, a_move, ann, bjorn, cilla, later, refusal, reply, time_refusal};

const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;

/// A move that Discord made at one time and that reaches the bot at another.
async fn arrives(table: &Table, who: Person, game: GameId, text: &str, times: (i64, i64)) -> Result<(), Error> {
    let (made, arrived) = times;
    let request = service::PlayMove { reply: reply_at(later(made)), ..a_move(who, GameRef::Number(game, TAFL), text) };
    service::play_move(&table.store, request, later(arrived)).await.map(|_| ())
}

/// Asks to take moves back.
async fn asks(table: &Table, player: Person, game: GameId, at: Timestamp) -> service::OfferView {
    offers(table, OfferKind::TakeBack, player, game, at).await
}

async fn offers(table: &Table, kind: OfferKind, player: Person, game: GameId, at: Timestamp) -> service::OfferView {
    let game = GameRef::Number(game, TAFL);
    let offer = NewOffer { kind, player, game, on_ply: None, reply: reply_at(at) };
    service::make_offer(&table.store, offer, at).await.expect("he may ask").offer
}

async fn accepts(
    table: &Table,
    offer: &service::OfferView,
    made: Timestamp,
    arrived: Timestamp,
) -> Result<OfferAccepted, Error> {
    let (what, by) = ((offer.kind, offer.id), offer.to.clone());
    service::accept_offer(&table.store, what, by, reply_at(made), arrived).await
}

/// A press on the button that gives more time, under the board of this ply.
async fn presses(table: &Table, game: GameId, ply: u32, at: Timestamp) -> Result<TimeAdded, Error> {
    let meant = GameRef::Number(game, TAFL);
    service::add_time(&table.store, bjorn(), meant, Some(ply), None, reply_at(at), at).await
}

#[tokio::test]
async fn a_move_made_in_time_beats_every_sweep_and_claim() {
    let table = Table::set().await;
    for pace in [days(1), forfeit(days(1))] {
        let first = game(&table, pace).await;
        let game = game(&table, pace).await;
        opened(&table, game, NOW).await;
        for second in 0..5 {
            let at = later(DAY + second);
            assert_eq!(note_time_up(&table.store, 10, at).await.expect("it runs"), [], "{second}");
            for game in [first, game] {
                let claimed = time_refusal(claim(&table, bjorn(), game, at).await);
                assert_eq!(claimed, TimeRefusal::JustUp { game, opponent: ann() }, "{second}");
            }
        }
        arrives(&table, ann(), first, "d1-a1", (DAY - 1, DAY + 4)).await.expect("her first move was made in time");
        arrives(&table, ann(), game, "a1-b1", (DAY - 1, DAY + 4)).await.expect("it was made in time");
        assert_eq!(sweep(&table.store, later(DAY)).await, []);
    }
}

#[tokio::test]
async fn a_take_back_accepted_in_time_is_one_and_a_late_accepter_hears_of_himself() {
    let table = Table::set().await;
    let game = game(&table, forfeit(days(1))).await;
    opened(&table, game, NOW).await;
    let offer = asks(&table, bjorn(), game, later(HOUR)).await;
    let late = accepts(&table, &offer, later(DAY), later(DAY)).await;
    let out = TimeRefusal::OutOfTime { game, late: ann(), is_his: true, is_lost: true, deadline: later(DAY) };
    assert_eq!(time_refusal(late), out, "it is her own time");
    accepts(&table, &offer, later(DAY - 1), later(DAY + 2)).await.expect("she agreed in time");

    play(&table, bjorn(), game, "d3-b3", later(DAY + 2)).await.expect("it is his move");
    let offer = asks(&table, ann(), game, later(DAY + 2)).await;
    let at = later(2 * DAY + 2);
    let late = accepts(&table, &offer, at, at).await;
    let out = TimeRefusal::OutOfTime { game, late: ann(), is_his: false, is_lost: true, deadline: at };
    assert_eq!(time_refusal(late), out, "he agreed, but her time is up");
}

/// What is lost is not saved by something that was offered before; but whoever has won may still be kind.
#[tokio::test]
async fn a_late_player_cannot_accept_a_draw_but_be_given_one() {
    let table = Table::set().await;
    let (late, kind) = (game(&table, forfeit(days(1))).await, game(&table, forfeit(days(1))).await);
    for game in [late, kind] {
        opened(&table, game, NOW).await;
    }
    let offer = offers(&table, OfferKind::Draw, bjorn(), late, later(HOUR)).await;
    let refused = accepts(&table, &offer, later(DAY), later(DAY)).await;
    let out = TimeRefusal::OutOfTime { game: late, late: ann(), is_his: true, is_lost: true, deadline: later(DAY) };
    assert_eq!(time_refusal(refused), out);
    let offer = offers(&table, OfferKind::Draw, ann(), kind, later(HOUR)).await;
    accepts(&table, &offer, later(DAY), later(DAY)).await.expect("he may");
}

#[tokio::test]
async fn whoever_is_late_with_a_first_move_has_not_lost() {
    let table = Table::set().await;
    let game = game(&table, forfeit(days(1))).await;
    let late = play(&table, ann(), game, "d1-a1", later(DAY)).await;
    let out = TimeRefusal::OutOfTime { game, late: ann(), is_his: true, is_lost: false, deadline: later(DAY) };
    assert_eq!(time_refusal(late), out);
    sweep(&table.store, later(DAY)).await;
    assert_eq!(table.see(game).await.result.map(|result| result.reason), Some(EndReason::NotBegun));
}

#[tokio::test]
async fn a_first_move_that_was_taken_back_was_made() {
    let lost = Some(GameResult { winner: Some(Side::Defenders), reason: EndReason::Time });
    let table = Table::set().await;
    for pace in [days(1), forfeit(days(1))] {
        let game = game(&table, pace).await;
        opened(&table, game, NOW).await;
        let offer = asks(&table, ann(), game, NOW).await;
        accepts(&table, &offer, NOW, NOW).await.expect("it is open");
        assert_eq!(table.see(game).await.moves(), 0);
        sweep(&table.store, later(DAY)).await;
        if table.see(game).await.result.is_none() {
            claim(&table, bjorn(), game, later(2 * DAY)).await.expect("her time is up");
        }
        assert_eq!(table.see(game).await.result, lost, "{pace:?}");
    }
}

#[tokio::test]
async fn a_second_press_gives_no_more_time() {
    let table = Table::set().await;
    let game = game(&table, days(2)).await;
    opened(&table, game, NOW).await;
    sweep(&table.store, later(2 * DAY)).await;
    let at = later(3 * DAY);
    let given = presses(&table, game, 2, at).await.expect("her time is up").game;
    assert_eq!(deadline(&given), Some(later(5 * DAY)));
    let run = Run::Until(later(5 * DAY));
    let twice = presses(&table, game, 2, at).await;
    assert_eq!(time_refusal(twice), TimeRefusal::GivenAlready { game, opponent: ann(), run, newest: None });
    assert_eq!(deadline(&table.see(game).await), Some(later(5 * DAY)));
    let asked = add(&table, bjorn(), game, Some(1), at).await.expect("the command gives it whenever he wants").game;
    assert_eq!(deadline(&asked), Some(later(6 * DAY)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn presses_at_the_same_time_give_once_and_say_so_once() {
    let table = Table::set().await;
    let other = table.second_store().await;
    let game = game(&table, days(2)).await;
    opened(&table, game, NOW).await;
    let at = later(3 * DAY);
    sweep(&table.store, at).await;
    nothing_owed(&table, at).await;
    let tries: Vec<_> = (0..6)
        .map(|turn| {
            let store = if turn % 2 == 0 { table.store.clone() } else { other.clone() };
            let meant = GameRef::Number(game, TAFL);
            tokio::spawn(
                async move { service::add_time(&store, bjorn(), meant, Some(2), None, reply_at(at), at).await },
            )
        })
        .collect();
    let mut given = 0;
    for one in tries {
        match one.await.expect("no try panics") {
            Ok(_) => given += 1,
            other => assert!(matches!(time_refusal(other), TimeRefusal::GivenAlready { .. })),
        }
    }
    assert_eq!((given, deadline(&table.see(game).await)), (1, Some(later(5 * DAY))));
    assert_eq!(owed(&table, at.plus_seconds(60)).await, [Owed::TimeAdded { game, ply: 2 }]);
}

#[tokio::test]
async fn time_given_to_somebody_on_vacation_is_there_when_he_is_back() {
    let table = Table::set().await;
    let game = game(&table, days(1)).await;
    opened(&table, game, NOW).await;
    sweep(&table.store, later(DAY)).await;
    service::begin_vacation(&table.store, &ann(), 7, &reply_at(later(2 * DAY)), later(2 * DAY)).await.expect("she may");
    let given = presses(&table, game, 2, later(3 * DAY)).await.expect("her time is up").game;
    let stands = Run::Stands { left: DAY, goes_on_at: later(9 * DAY) };
    assert_eq!((given.clock.map(|clock| clock.run), given.is_time_up), (Some(stands), false));
    let twice = presses(&table, game, 2, later(4 * DAY)).await;
    let given_already = TimeRefusal::GivenAlready { game, opponent: ann(), run: stands, newest: None };
    assert_eq!(time_refusal(twice), given_already);
    sweep(&table.store, later(8 * DAY)).await;
    service::end_vacations(&table.store, 20, later(9 * DAY)).await.expect("it runs");
    assert_eq!(deadline(&table.see(game).await), Some(later(10 * DAY)));
}

#[tokio::test]
async fn time_given_back_is_told_by_what_counts() {
    let table = Table::set().await;
    // Friday 15 January 2027, 08:00 UTC; the time is up a week later, half an hour before the weekend.
    let off = PaceWish { weekends_off: Some(true), ..days(1) };
    let begun = NOW.plus_seconds(6 * DAY + 15 * HOUR + HOUR / 2);
    let game = crate::clocks::game_at(&table, off, begun).await;
    assert_eq!(deadline(&table.see(game).await), Some(begun.plus_seconds(DAY)), "Friday, 23:30");
    note_reachable(&table.store, begun.plus_seconds(60), false).await.expect("it is noted");
    let back = begun.plus_seconds(60 + HOUR);
    note_reachable(&table.store, back, false).await.expect("it is noted").expect("an hour");
    assert_eq!(deadline(&table.see(game).await), Some(begun.plus_seconds(3 * DAY + HOUR)), "Monday, 00:30");
    let moved = play(&table, ann(), game, "d1-a1", back).await.expect("it is her move").game;
    assert_eq!(moved.credited, HOUR, "and not the weekend");
}

#[tokio::test]
async fn time_given_back_is_told_also_where_a_take_back_comes_next() {
    let table = Table::set().await;
    let game = game(&table, bank()).await;
    opened(&table, game, NOW).await;
    note_reachable(&table.store, later(HOUR), false).await.expect("it is noted");
    note_reachable(&table.store, later(5 * HOUR), false).await.expect("it is noted").expect("four hours");
    let at = later(6 * HOUR);
    let offer = asks(&table, bjorn(), game, at).await;
    let back = accepts(&table, &offer, at, at).await.expect("it is open").game;
    assert_eq!(back.credited, 4 * HOUR);
    assert_eq!(table.see(game).await.credited, 4 * HOUR, "what is told is what is stored");
}

#[tokio::test]
async fn time_given_while_the_clock_stands_tells_nothing_anew_that_is_past() {
    let table = Table::set().await;
    let game = game(&table, days(3)).await;
    opened(&table, game, NOW).await;
    for hour in [36, 48, 67] {
        service::remind(&table.store, 20, later(hour * HOUR)).await.expect("it runs");
    }
    let away = later(67 * HOUR);
    service::begin_vacation(&table.store, &ann(), 1, &reply_at(away), away).await.expect("she may");
    add(&table, bjorn(), game, Some(1), later(70 * HOUR)).await.expect("he may");
    service::remind(&table.store, 20, later(71 * HOUR)).await.expect("it runs");
    let back = later(91 * HOUR);
    service::end_vacations(&table.store, 20, back).await.expect("it runs");
    assert_eq!(deadline(&table.see(game).await), Some(back.plus_seconds(29 * HOUR)));
    let mut told = Vec::new();
    for hour in 0..29 {
        let reminded = service::remind(&table.store, 20, back.plus_seconds(hour * HOUR)).await.expect("it runs");
        told.extend(reminded.told.iter().map(|_| hour));
    }
    assert_eq!(told, [5, 26], "a day and three hours before the end, and not half of the time");
}

/// Asks whether somebody claims the game; nothing is changed by that.
async fn asks_to_claim(table: &Table, player: Person, game: GameId, at: Timestamp) -> Result<GameView, Error> {
    service::ask_claim(&table.store, &player, GameRef::Number(game, TAFL), Some(2), at).await
}

#[tokio::test]
async fn only_whoever_may_claim_a_game_is_asked_and_asking_changes_nothing() {
    let table = Table::set().await;
    let game = game(&table, days(1)).await;
    opened(&table, game, NOW).await;
    let early = time_refusal(asks_to_claim(&table, bjorn(), game, later(DAY - 1)).await);
    assert!(matches!(early, TimeRefusal::TimeLeft { .. }), "{early:?}");
    let early = time_refusal(asks_to_claim(&table, bjorn(), game, later(DAY + 1)).await);
    assert!(matches!(early, TimeRefusal::JustUp { .. }), "{early:?}");
    let own = time_refusal(asks_to_claim(&table, ann(), game, later(DAY + 1)).await);
    assert_eq!(own, TimeRefusal::OwnTime { game, deadline: Some(later(DAY)), newest: None }, "nobody has noted it yet");
    sweep(&table.store, later(DAY)).await;
    let own = time_refusal(asks_to_claim(&table, ann(), game, later(2 * DAY)).await);
    assert_eq!(own, TimeRefusal::OwnTimeUp { game, opponent: bjorn(), deadline: later(DAY), newest: None });
    let foreign = refusal(asks_to_claim(&table, cilla(), game, later(2 * DAY)).await);
    assert!(matches!(foreign, Refusal::NotAPlayer { .. }), "{foreign:?}");
    let asked = asks_to_claim(&table, bjorn(), game, later(2 * DAY)).await.expect("her time is up");
    assert_eq!((asked.result, asked.ply), (None, 2));
    for player in [ann(), bjorn()] {
        let games = service::list_games(&table.store, player.id).await.expect("they can be read");
        assert!(games.iter().all(|game| game.up_since == Some(later(DAY))));
    }
    play(&table, ann(), game, "a1-b1", later(2 * DAY)).await.expect("nobody has claimed it");
    let stale = refusal(asks_to_claim(&table, bjorn(), game, later(2 * DAY)).await);
    assert!(matches!(stale, Refusal::StaleBoard { .. }), "{stale:?}");
    let games = service::list_games(&table.store, ann().id).await.expect("they can be read");
    assert!(games.iter().all(|game| game.up_since.is_none()));
}

#[tokio::test]
async fn whoever_has_moved_once_has_moved_also_where_that_was_taken_back() {
    let table = Table::set().await;
    let game = game(&table, days(1)).await;
    assert_eq!(table.see(game).await.never_moved, [Side::Attackers, Side::Defenders]);
    let moved = play(&table, ann(), game, "d1-a1", NOW).await.expect("it is her move").game;
    assert_eq!(moved.never_moved, [Side::Defenders], "what is told is what is stored");
    assert_eq!(table.see(game).await.never_moved, [Side::Defenders]);
    let offer = asks(&table, ann(), game, later(HOUR)).await;
    accepts(&table, &offer, later(HOUR), later(HOUR)).await.expect("it is open");
    assert_eq!(table.see(game).await.never_moved, [Side::Defenders]);
}

#[tokio::test]
async fn a_game_is_resigned_as_ever_when_its_time_is_up() {
    let table = Table::set().await;
    let game = game(&table, forfeit(days(1))).await;
    opened(&table, game, NOW).await;
    let board = BoardRef { game, ply: 2 };
    let ended = service::resign(&table.store, ann(), board, reply(), later(DAY + 1)).await.expect("she may");
    assert_eq!(ended.game.result.map(|result| result.reason), Some(EndReason::Resignation));
}
