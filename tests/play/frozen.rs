//! Games of which what is stored does not fit together: nothing can be done in them, everybody is told so, and they can be
//! looked at.

use hnefi::ids::GameId;
use hnefi::service::{self, Unfreezing};
use hnefi::store::Store;
use hnefi::time::Timestamp;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

use crate::support::{World, labels, private, public, said};

/// Changes what is stored behind the bot's back.
async fn spoil(world: &World, sql: &'static str) {
    let file = SqliteConnectOptions::new().filename(world.database());
    let pool = SqlitePool::connect_with(file).await.expect("the file opens");
    sqlx::query(sql).execute(&pool).await.expect("it can be changed");
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_game_refuses_and_is_told_of_until_it_goes_on() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let board = world.play("d1-d3 f8-h8").await;
    spoil(&world, "UPDATE games SET moves = 1 WHERE id = 1").await;
    let told = private(&world.moves(&world.ann, "d3-d4").await);
    assert!(told.content().starts_with("Game #1 cannot go on"), "{}", told.content());
    // Whoever meets it first lets it be looked at, and frozen.
    world.until_stored("SELECT COUNT(*) FROM games WHERE frozen IS NOT NULL", 1).await;
    for label in ["Move", "Offer draw", "Take back", "Resign"] {
        let told = private(&world.ann.click(&board, label).await.unwrap());
        assert!(told.content().starts_with("Game #1 cannot go on"), "{label}: {}", told.content());
    }
    let seen = private(&world.ann.slash("board", ()).in_channel(&world.hall).await.unwrap());
    assert!(seen.content().contains("This game cannot go on"), "{}", seen.content());
    assert_eq!((labels(&seen), seen.attachments().len()), (Vec::new(), 1));
    let listed = private(&world.bjorn.slash("games", ()).in_channel(&world.hall).await.unwrap());
    assert!(listed.content().contains("cannot go on"), "{}", listed.content());
    let looked = private(&world.bjorn.choose(&listed, "Show a board", &["1"]).await.unwrap());
    assert!(looked.content().contains("This game cannot go on"), "{}", looked.content());

    // A board that has just been shown would be found, and not be shown again.
    board.delete();
    spoil(&world, "UPDATE games SET moves = 2 WHERE id = 1").await;
    let store = Store::open(world.database()).await.expect("it opens beside the bot");
    let unfrozen = service::unfreeze(&store, GameId(1), Timestamp::now()).await.expect("no fault");
    assert_eq!(unfrozen, Unfreezing::GoesOn);
    store.close().await;
    world.standin.wait_until("the board once more", |_| world.boards(1, 2) == 1).await.expect("it is shown again");
    let board = world.public_messages().pop().expect("it stands");
    assert_eq!(board.pinged(), ["Ann"], "{}", board.content());
    let reply = world.moves(&world.ann, "d3-d4").await;
    assert!(reply.is_public(), "{}", said(&reply));
    public(&reply);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_game_keeps_nobody_from_his_others() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.game("brandubh").await;
    spoil(&world, "UPDATE games SET variant = 'chess' WHERE id = 1").await;
    let told = private(&world.ann.slash("games", ()).in_channel(&world.hall).await.unwrap());
    assert!(told.content().starts_with("Game #1 cannot go on"), "{}", told.content());
    world.until_stored("SELECT COUNT(*) FROM games WHERE frozen IS NOT NULL", 1).await;
    let listed = private(&world.ann.slash("games", ()).in_channel(&world.hall).await.unwrap());
    assert!(listed.content().contains("#1") && listed.content().contains("#2"), "{}", listed.content());
    let asked = world.ann.slash("board", [("game", "1")]).in_channel(&world.hall).await.unwrap();
    assert!(private(&asked).content().starts_with("Game #1 cannot go on"), "{}", said(&asked));
    public(&world.moves(&world.ann, "d7-b7").await);
    world.end().await;
}
