//! A stuck game that somebody who manages the server ends.

use hnefi::ids::GameId;
use hnefi::service::{
    self, EndGame, EndReason, GameResult, Intervention, OfferKind, OfferState, Owed, Refusal, ReplyTo,
};

use crate::table::{NOW, OTHER_CHANNEL, OTHER_GUILD, PRIVATE, TAFL, Table, ann, bjorn, cilla, later, refusal, reply};

fn ending(game: GameId) -> EndGame {
    EndGame { by: cilla(), is_manager: true, game, why: " Ann has left. ".to_owned(), reply: reply() }
}

#[tokio::test]
async fn who_plays_a_game_does_not_end_it_as_a_manager() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    for by in [ann(), bjorn()] {
        let refused = service::end_stuck_game(&table.store, EndGame { by, ..ending(game) }, later(9)).await;
        assert_eq!(refusal(refused), Refusal::ManagesOwnGame { game });
    }
    service::end_stuck_game(&table.store, ending(game), later(9)).await.expect("somebody else may");
}

#[tokio::test]
async fn a_game_ended_by_a_manager_has_no_winner_and_says_who_and_why() {
    let mut table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1").await;
    let offer = table.make(OfferKind::TakeBack, ann(), game).await.expect("she has moved").offer.id;
    let ended = service::end_stuck_game(&table.store, ending(game), later(9)).await.expect("it runs");
    let result = Some(GameResult { winner: None, reason: EndReason::Intervention });
    let said = Some(Intervention { by: cilla(), why: "Ann has left.".to_owned() });
    assert_eq!((ended.game.result, &ended.game.intervention, ended.lapsed), (result, &said, Some(offer)));
    table.killed().await;
    let seen = table.see(game).await;
    assert_eq!((seen.result, seen.intervention), (result, said));
    let (_, lapsed) = service::show_offer(&table.store, offer).await.expect("it is stored");
    assert_eq!(lapsed.state, OfferState::Lapsed);
    let due = table.due(later(14)).await;
    assert!(due.iter().any(|due| due.id == ended.outbox && due.owed == Owed::Board { game, ply: 1 }), "{due:?}");

    let twice = service::end_stuck_game(&table.store, ending(game), NOW).await;
    assert!(matches!(refusal(twice), Refusal::GameFinished { .. }));
    assert!(matches!(refusal(table.play(bjorn(), game, "d3-b3").await), Refusal::GameFinished { .. }));
}

#[tokio::test]
async fn only_a_manager_ends_a_game_and_only_one_of_his_guild() {
    let table = Table::set().await;
    let here = table.game(ann(), bjorn(), OTHER_CHANNEL).await;
    let elsewhere = table.game(ann(), bjorn(), OTHER_GUILD).await;
    let in_private = table.game(ann(), bjorn(), PRIVATE).await;
    let no_manager = EndGame { is_manager: false, ..ending(here) };
    assert_eq!(refusal(service::end_stuck_game(&table.store, no_manager, NOW).await), Refusal::NotAManager);
    let no_reason = EndGame { why: " \n ".to_owned(), ..ending(here) };
    assert_eq!(refusal(service::end_stuck_game(&table.store, no_reason, NOW).await), Refusal::NoReason);
    for game in [elsewhere, in_private, GameId(99)] {
        let other = service::end_stuck_game(&table.store, ending(game), NOW).await;
        assert_eq!(refusal(other), Refusal::NoSuchGame { game });
    }
    let private = ReplyTo { place: PRIVATE, ..reply() };
    let from_there = EndGame { reply: private, ..ending(in_private) };
    let refused = refusal(service::end_stuck_game(&table.store, from_there, NOW).await);
    assert_eq!(refused, Refusal::NoSuchGame { game: in_private }, "nobody manages a private conversation");
    for game in [here, elsewhere, in_private] {
        assert_eq!(table.see(game).await.result, None);
    }
    service::end_stuck_game(&table.store, ending(here), NOW).await.expect("another channel of the same guild will do");
}

#[tokio::test]
async fn the_games_of_the_guild_are_suggested_the_longest_wait_first() {
    let table = Table::set().await;
    let first = table.game(ann(), bjorn(), TAFL).await;
    let second = table.game(bjorn(), cilla(), OTHER_CHANNEL).await;
    table.game(ann(), bjorn(), OTHER_GUILD).await;
    let over = table.game(ann(), bjorn(), TAFL).await;
    service::end_stuck_game(&table.store, ending(over), NOW).await.expect("it runs");
    let request = crate::table::a_move(ann(), service::GameRef::Number(first, TAFL), "d1-a1");
    service::play_move(&table.store, request, later(60)).await.expect("it is legal");
    let suggest = async |typed: &str, place| {
        let games = service::suggest_guild_games(&table.store, place, typed).await.expect("they can be read");
        games.iter().map(|game| game.id).collect::<Vec<_>>()
    };
    assert_eq!(suggest("", TAFL).await, [second, first]);
    assert_eq!(suggest("ann", TAFL).await, [first]);
    assert_eq!(suggest(&format!("#{second}"), TAFL).await, [second]);
    assert!(suggest("", PRIVATE).await.is_empty());
}
