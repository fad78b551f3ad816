//! What is suggested while somebody types a move.

use standin::User;

use crate::support::{World, public, said};

async fn typing(world: &World, who: &User, typed: &[(&'static str, &str)]) -> Vec<(String, String)> {
    let typed: Vec<_> = typed.iter().map(|(option, text)| (*option, (*text).to_owned())).collect();
    who.autocomplete("move", typed, "move").in_channel(&world.hall).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn on_the_largest_board_a_column_or_row_narrows_the_choice() {
    let world = World::new().await;
    world.game("alea-evangelii").await;
    assert_eq!(typing(&world, &world.ann, &[("move", "")]).await.len(), 25);
    for narrow in ["c", "1", "19"] {
        let found = typing(&world, &world.ann, &[("move", narrow)]).await;
        assert!(!found.is_empty() && found.iter().any(|(_, value)| value.contains(narrow)), "{narrow}: {found:?}");
    }
    let (piece, _) = &typing(&world, &world.ann, &[("move", "c")]).await[0];
    let moves = typing(&world, &world.ann, &[("move", piece)]).await;
    assert!(moves.iter().all(|(_, value)| value.contains('-')), "a label leads on as it stands: {moves:?}");
    let played = world.moves(&world.ann, &moves[0].1).await;
    assert!(played.is_public(), "{}", said(&played));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_several_games_wait_the_suggestions_say_which_and_can_be_played() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.game("scottish").await;
    let found = typing(&world, &world.ann, &[("move", "")]).await;
    assert!(found.iter().any(|(label, _)| label.starts_with("#1 · ")), "{found:?}");
    assert!(found.iter().any(|(label, _)| label.starts_with("#2 · ")), "{found:?}");
    let found = typing(&world, &world.ann, &[("move", "d1-d")]).await;
    let (label, value) = found.iter().find(|(_, value)| value == "#1 d1-d3").expect("it is among them");
    assert!(label.starts_with("#1 · d1-d3"), "{label}");
    let board = public(&world.moves(&world.ann, value).await);
    assert!(board.content().contains("#1"), "{}", board.content());
    let found = typing(&world, &world.ann, &[("game", "bjo"), ("move", "d1")]).await;
    assert!(found.iter().all(|(_, value)| !value.starts_with("#1")), "only what waits for her: {found:?}");
    world.end().await;
}

/// Fault B19: suggestions came too late or ended in an error. Here whatever stands in the options, also nonsense and games
/// that cannot be read, is answered, at worst with nothing.
#[tokio::test(flavor = "multi_thread")]
async fn typing_is_always_answered() {
    let mut world = World::new().await;
    let typed =
        ["", "zz9", "💥", "#", "#0", "#1", "#99999999999999999999 d1", "d1-d3-d5", "   ", "d1 · attacker · 6 moves"];
    for game in [None, Some("1"), Some("#1"), Some("99"), Some("bjo"), Some("nobody"), Some("💥")] {
        for text in typed {
            let options: Vec<_> = [("move", text)].into_iter().chain(game.map(|game| ("game", game))).collect();
            for who in [&world.ann, &world.bjorn, &world.cilla] {
                assert!(typing(&world, who, &options).await.len() <= 25);
            }
        }
        if game.is_none() {
            world.game("copenhagen").await;
        }
    }
    world.stop_bot().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(world.database());
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::query("UPDATE games SET ply = 7 WHERE id = 1").execute(&pool).await.unwrap();
    pool.close().await;
    world.start_bot().await;
    assert_eq!(typing(&world, &world.ann, &[("move", "")]).await, []);
    let told = world.moves(&world.ann, "d1-d3").await;
    assert!(told.is_private() && said(&told).starts_with("Game #1 cannot go on"), "{}", said(&told));
    world.end().await;
}
