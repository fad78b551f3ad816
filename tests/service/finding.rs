//! Which game is meant when no number is given.

use hnefi::service::{self, GameRef, GameSummary, Refusal};

use crate::table::{NOW, OTHER_CHANNEL, PRIVATE, TAFL, Table, a_move, ann, bjorn, cilla, refusal};

fn numbers(games: &[GameSummary]) -> Vec<i64> {
    games.iter().map(|game| game.id.0).collect()
}

#[tokio::test]
async fn without_a_running_game_there_is_nothing_to_move_in() {
    let table = Table::set().await;
    let played = service::play_move(&table.store, a_move(ann(), GameRef::Here(TAFL), "d1-a1"), NOW).await;
    assert_eq!(refusal(played), Refusal::NoRunningGame);
}

#[tokio::test]
async fn the_only_game_in_the_channel_is_meant_even_out_of_turn() {
    let table = Table::set().await;
    let here = table.game(ann(), bjorn(), TAFL).await;
    table.game(bjorn(), cilla(), OTHER_CHANNEL).await;
    let played = service::play_move(&table.store, a_move(bjorn(), GameRef::Here(TAFL), "d3-b3"), NOW).await;
    assert!(matches!(refusal(played), Refusal::NotYourTurn { game, .. } if game == here));
}

#[tokio::test]
async fn the_only_game_elsewhere_is_meant_where_there_is_none_here() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let played = service::play_move(&table.store, a_move(ann(), GameRef::Here(PRIVATE), "d1-a1"), NOW).await;
    assert_eq!(played.expect("it is legal").game.id, game);
}

#[tokio::test]
async fn of_several_the_only_one_where_it_is_his_move_is_meant() {
    let table = Table::set().await;
    table.game(ann(), bjorn(), TAFL).await;
    let mine = table.game(bjorn(), cilla(), TAFL).await;
    let played = service::play_move(&table.store, a_move(bjorn(), GameRef::Here(TAFL), "d1-a1"), NOW).await;
    assert_eq!(played.expect("it is legal").game.id, mine);
}

#[tokio::test]
async fn when_several_could_be_meant_all_are_listed() {
    let table = Table::set().await;
    for opponent in [bjorn(), cilla()] {
        table.game(ann(), opponent, TAFL).await;
    }
    table.game(bjorn(), ann(), TAFL).await;
    table.game(ann(), bjorn(), OTHER_CHANNEL).await;
    let played = service::play_move(&table.store, a_move(ann(), GameRef::Here(TAFL), "d1-a1"), NOW).await;
    let Refusal::WhichGame { games } = refusal(played) else { panic!("several could be meant") };
    assert_eq!(numbers(&games), [1, 2, 3], "those here, his own move first");
    assert_eq!(games.iter().map(|game| game.my_move).collect::<Vec<bool>>(), [true, true, false]);
}

#[tokio::test]
async fn when_none_of_several_waits_for_him_all_are_listed() {
    let table = Table::set().await;
    for opponent in [bjorn(), cilla()] {
        table.game(opponent, ann(), TAFL).await;
    }
    let played = service::play_move(&table.store, a_move(ann(), GameRef::Here(TAFL), "d3-b3"), NOW).await;
    assert!(matches!(refusal(played), Refusal::WhichGame { games } if numbers(&games) == [1, 2]));
}
