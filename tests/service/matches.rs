//! Matches of two games, and rematches.

use hnefi::ids::{ChallengeId, GameId};
use hnefi::rules::Side;
use hnefi::service::{
    self, BoardRef, ChallengeRefusal, ChallengeState, GameRef, HouseRule, NewChallenge, OfferKind, Owed, PaceWish,
    Person, Refusal, Rematch, ReplyTo,
};

use crate::table::{NOW, OTHER_CHANNEL, OTHER_GUILD, PRIVATE, TAFL, Table, ann, bjorn, cilla, later, refusal, reply};

const WEEK: i64 = 7 * 24 * 3600;

/// A match in which Ann has the attackers first: its first game.
async fn match_of_two(table: &Table) -> GameId {
    let request = NewChallenge {
        challenger: ann(),
        opponent: Some(bjorn().into()),
        is_match: true,
        pace: PaceWish::default(),
        variant: Some("scottish".to_owned()),
        house_rules: vec![HouseRule { knob: hnefi::rules::Knob::Trap, value: "yes".to_owned() }],
        by_lot: false,
        challenger_side: Side::Attackers,
        place: TAFL,
        reply: reply(),
    };
    let challenge = service::challenge(&table.store, request, NOW).await.expect("it is admitted").challenge.id;
    service::accept_challenge(&table.store, challenge, bjorn(), reply(), NOW).await.expect("it is open").game.id
}

async fn resign(table: &Table, player: Person, game: GameId) -> service::GameView {
    let ply = table.see(game).await.ply;
    let ended = service::resign(&table.store, player, BoardRef { game, ply }, reply(), later(60)).await;
    ended.expect("it runs").game
}

/// A finished game that Ann had the attackers in and gave up.
async fn finished(table: &Table) -> GameId {
    let game = table.game(ann(), bjorn(), TAFL).await;
    resign(table, ann(), game).await.id
}

async fn rematch(table: &Table, player: Person, game: GameId) -> Result<Rematch, service::Error> {
    service::rematch(&table.store, player, game, reply(), later(100)).await
}

fn asked(rematch: Result<Rematch, service::Error>) -> ChallengeId {
    match rematch {
        Ok(Rematch::Asked(asked)) => asked.challenge.id,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn the_second_game_begins_when_the_first_ends_with_the_sides_swapped() {
    let mut table = Table::set().await;
    let first = match_of_two(&table).await;
    let ended = resign(&table, ann(), first).await;
    let found = ended.in_match.expect("it is a match");
    let second = found.second.expect("the second is on");
    assert_eq!((found.first, found.is_over), (first, false));
    assert_eq!((found.half_points(Side::Attackers), found.half_points(Side::Defenders)), (0, 2));
    table.killed().await;

    let game = table.see(second).await;
    assert_eq!((&game.attackers, &game.defenders, game.place), (&bjorn(), &ann(), TAFL));
    assert_eq!((game.variant.key, game.house_rules().len(), game.started_at), ("scottish", 1, later(60)));
    // Its first board goes behind all boards of the first, however long those take.
    let begins = Owed::Board { game: second, ply: 0 };
    let is_due = async |at| table.due(later(at)).await.iter().any(|due| due.owed == begins);
    let owed = table.due(later(66)).await;
    assert!(owed.iter().any(|due| due.owed == Owed::Board { game: first, ply: 0 }), "{owed:?}");
    for (message, due) in (900..).zip(owed) {
        assert!(due.owed != begins && !is_due(67).await, "one is still owed");
        table.deliver(due.id, message).await;
    }
    assert!(is_due(67).await);

    let ended = resign(&table, ann(), second).await;
    let found = ended.in_match.expect("it is a match");
    assert_eq!((found.first, found.second, found.is_over), (first, Some(second), true));
    assert_eq!(found.half_points, [4, 0], "Bjorn has won both");
    assert_eq!(service::list_games(&table.store, ann().id).await.expect("they list").len(), 0, "no third game");
}

#[tokio::test]
async fn a_draw_is_half_a_point_for_each() {
    let table = Table::set().await;
    let first = match_of_two(&table).await;
    let offer = table.offer(ann(), first).await;
    service::accept_offer(&table.store, (OfferKind::Draw, offer), bjorn(), reply(), NOW).await.expect("it is open");
    let second = table.see(first).await.in_match.and_then(|found| found.second).expect("it goes on");
    let ended = resign(&table, ann(), second).await;
    assert_eq!(ended.in_match.expect("it is a match").half_points, [3, 1]);
}

/// Breaks a game off before both have moved.
async fn abort(table: &Table, game: GameId) -> service::MatchView {
    let offer = table.make(OfferKind::Abort, ann(), game).await.expect("not both have moved").offer.id;
    let aborted = service::accept_offer(&table.store, (OfferKind::Abort, offer), bjorn(), reply(), NOW).await;
    aborted.expect("it is open");
    table.see(game).await.in_match.expect("it is one of a match")
}

#[tokio::test]
async fn a_first_game_that_counts_for_nobody_ends_its_match() {
    let table = Table::set().await;
    let first = match_of_two(&table).await;
    let found = abort(&table, first).await;
    assert_eq!((found.second, found.is_over, found.half_points), (None, true, [0, 0]));
    assert_eq!(service::list_games(&table.store, ann().id).await.expect("they list").len(), 0, "no second game");
    let again = asked(rematch(&table, bjorn(), first).await);
    assert!(service::show_challenge(&table.store, again).await.expect("it is there").is_match);
}

#[tokio::test]
async fn a_second_game_that_counts_for_nobody_leaves_the_points_of_the_first() {
    let table = Table::set().await;
    let first = match_of_two(&table).await;
    resign(&table, ann(), first).await;
    let found = abort(&table, GameId(first.0 + 1)).await;
    assert_eq!((found.is_over, found.half_points), (true, [2, 0]), "Bjorn has the attackers now");
}

#[tokio::test]
async fn a_game_won_on_the_board_lets_its_match_go_on() {
    let table = Table::set().await;
    let first = match_of_two(&table).await;
    // The defenders walk the king out of the Scottish board's gap while the attackers shuffle.
    let mut last = None;
    for _ in 0..400 {
        let game = table.see(first).await;
        if game.result.is_some() {
            last = Some(game);
            break;
        }
        let moves = game.game.legal_moves();
        let wins = moves.iter().find(|mv| game.game.preview(**mv).is_ok_and(|ply| ply.outcome.is_some()));
        let at = game.ply as usize * 7 % moves.len();
        let mv = wins.copied().unwrap_or(moves[at]);
        let player = game.to_move().clone();
        table.play(player, first, &mv.to_string()).await.unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
    let last = last.expect("one of them wins");
    let found = last.in_match.expect("it is a match");
    assert!(found.second.is_some(), "{found:?}");
    assert_eq!(found.half_points.iter().sum::<u8>(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn the_second_game_begins_once_however_many_end_the_first() {
    let table = Table::set().await;
    let first = match_of_two(&table).await;
    let second = table.second_store().await;
    let tries: Vec<_> = (0..8)
        .map(|at| {
            let store = if at % 2 == 0 { table.store.clone() } else { second.clone() };
            let player = if at % 4 < 2 { ann() } else { bjorn() };
            let board = BoardRef { game: first, ply: 0 };
            tokio::spawn(async move { service::resign(&store, player, board, reply(), NOW).await.is_ok() })
        })
        .collect();
    let mut ended = 0;
    for one in tries {
        ended += usize::from(one.await.expect("no try panics"));
    }
    assert_eq!((ended, service::list_games(&table.store, ann().id).await.expect("they list").len()), (1, 1));
}

#[tokio::test]
async fn a_rematch_swaps_the_sides_and_keeps_the_rules() {
    let table = Table::set().await;
    let game = finished(&table).await;
    let challenge = asked(rematch(&table, bjorn(), game).await);
    let shown = service::show_challenge(&table.store, challenge).await.expect("it is there");
    assert_eq!((&shown.challenger, shown.challenged.as_ref(), shown.rematch_of), (&bjorn(), Some(&ann()), Some(game)));
    assert_eq!((shown.challenger_side, shown.by_lot, shown.variant.key), (Side::Attackers, false, "scottish"));
    let accepted = service::accept_challenge(&table.store, challenge, ann(), reply(), later(200)).await;
    let begun = accepted.expect("it is open").game;
    assert_eq!((&begun.attackers, &begun.defenders), (&bjorn(), &ann()));
    let on = ChallengeRefusal::RematchOn { game, rematch: begun.id, newest: None };
    for player in [ann(), bjorn()] {
        assert_eq!(refusal(rematch(&table, player, game).await), Refusal::Challenge(on.clone()));
    }
}

#[tokio::test]
async fn who_asks_second_accepts_and_who_asks_twice_is_told_so() {
    let table = Table::set().await;
    let game = finished(&table).await;
    let stranger = refusal(rematch(&table, cilla(), game).await);
    assert!(matches!(stranger, Refusal::NotAPlayer { .. }), "{stranger:?}");
    asked(rematch(&table, ann(), game).await);
    let twice = refusal(rematch(&table, ann(), game).await);
    assert_eq!(twice, Refusal::Challenge(ChallengeRefusal::RematchOffered { game, post: None }));
    match rematch(&table, bjorn(), game).await {
        Ok(Rematch::Begun(begun)) => assert_eq!((&begun.game.attackers, &begun.game.defenders), (&bjorn(), &ann())),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_running_game_and_the_first_of_a_match_have_no_rematch() {
    let table = Table::set().await;
    let running = table.game(ann(), bjorn(), TAFL).await;
    let still = refusal(rematch(&table, ann(), running).await);
    assert_eq!(still, Refusal::Challenge(ChallengeRefusal::StillRunning { game: running, newest: None }));
    let first = match_of_two(&table).await;
    resign(&table, ann(), first).await;
    let second = GameId(first.0 + 1);
    let goes_on = refusal(rematch(&table, ann(), first).await);
    assert_eq!(goes_on, Refusal::Challenge(ChallengeRefusal::MatchGoesOn { game: first, second, newest: None }));
    resign(&table, ann(), second).await;
    let again = asked(rematch(&table, ann(), second).await);
    let again = service::show_challenge(&table.store, again).await.expect("it is there");
    assert_eq!((again.is_match, again.challenger_side), (true, Side::Attackers));
}

#[tokio::test]
async fn what_came_of_an_earlier_request_does_not_stand_in_the_way() {
    let table = Table::set().await;
    let game = finished(&table).await;
    let declined = asked(rematch(&table, ann(), game).await);
    service::decline_challenge(&table.store, declined, bjorn(), reply(), later(110)).await.expect("it is open");
    let withdrawn = asked(rematch(&table, bjorn(), game).await);
    service::withdraw_challenge(&table.store, withdrawn, bjorn(), later(120)).await.expect("it is open");
    let forgotten = asked(rematch(&table, ann(), game).await);
    // Its time is over, and no sweep has been there yet.
    let late = service::rematch(&table.store, ann(), game, reply(), later(100 + WEEK)).await;
    assert_ne!(asked(late), forgotten);
    let shown = service::show_challenge(&table.store, forgotten).await.expect("it is there");
    assert_eq!(shown.state, ChallengeState::Expired);
    assert_eq!(service::expire_challenges(&table.store, 20, later(100 + WEEK)).await.expect("it runs"), []);
}

#[tokio::test]
async fn a_rematch_is_played_where_it_was_asked_for() {
    let table = Table::set().await;
    let game = finished(&table).await;
    let there = ReplyTo { place: OTHER_CHANNEL, ..reply() };
    let asked = asked(service::rematch(&table.store, ann(), game, there, later(100)).await);
    let begun = service::accept_challenge(&table.store, asked, bjorn(), reply(), later(110)).await;
    assert_eq!(begun.expect("it is open").game.place, OTHER_CHANNEL);
}

#[tokio::test]
async fn a_rematch_asked_for_where_the_opponent_may_not_be_is_played_where_the_game_was() {
    for there in [OTHER_GUILD, PRIVATE] {
        let table = Table::set().await;
        let game = finished(&table).await;
        let reply_there = ReplyTo { place: there, ..reply() };
        let asked = asked(service::rematch(&table.store, ann(), game, reply_there, later(100)).await);
        let begun = service::accept_challenge(&table.store, asked, bjorn(), reply(), later(110)).await;
        assert_eq!(begun.expect("it is open").game.place, TAFL);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_rematch_asked_for_by_both_many_times_at_once_begins_once() {
    let table = Table::set().await;
    let game = finished(&table).await;
    let second = table.second_store().await;
    let tries: Vec<_> = (0..8)
        .map(|at| {
            let store = if at % 2 == 0 { table.store.clone() } else { second.clone() };
            let player = if at % 4 < 2 { ann() } else { bjorn() };
            tokio::spawn(async move { service::rematch(&store, player, game, reply(), NOW).await })
        })
        .collect();
    let (mut asked, mut begun) = (0, 0);
    for one in tries {
        match one.await.expect("no try panics") {
            Ok(Rematch::Asked(_)) => asked += 1,
            Ok(Rematch::Begun(_)) => begun += 1,
            other => assert!(matches!(refusal(other), Refusal::Challenge(_))),
        }
    }
    let running = service::list_games(&table.store, ann().id).await.expect("they list").len();
    assert_eq!((asked, begun, running), (1, 1, 1));
    let by_number = service::show_game(&table.store, &ann(), GameRef::Number(GameId(game.0 + 1), TAFL)).await;
    assert_eq!(by_number.expect("it is hers").attackers, bjorn());
}
