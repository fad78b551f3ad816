//! Sample rows of every schema that ever landed, brought up to date; and what the schema itself refuses.

use std::path::Path;

use hnefi::ids::{ChallengeId, GameId, OfferId, PlayerId};
use hnefi::rules::{Reason, Side};
use hnefi::service::{
    self, BoardRef, ChallengeState, EndReason, GameRef, GameResult, OfferState, Owed, PlayMove, ReplyTo,
};
use hnefi::store::Store;
use hnefi::time::Timestamp;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

/// Rows as schema 1 stored them, written by hand. Never changed after it has landed: that is its point.
const ROWS_OF_SCHEMA_1: &str = include_str!("rows_of_schema_1.sql");

/// A database that has schema `version` and these rows.
async fn database_of(version: i64, rows: &'static str, path: &Path) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let pool = SqlitePool::connect_with(options).await.expect("the file opens");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let migrations = Migrator::new(folder).await.expect("the migrations can be read");
    migrations.run_to(version, &pool).await.expect("they apply");
    sqlx::raw_sql(rows).execute(&pool).await.expect("the rows fit the schema");
    pool.close().await;
}

#[tokio::test]
async fn rows_of_schema_1_are_read_and_played_on() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("hnefi.db");
    database_of(1, ROWS_OF_SCHEMA_1, &path).await;
    let store = Store::open(&path).await.expect("it is brought up to date");
    let now = Timestamp(1_700_100_000);

    let games = service::list_games(&store, PlayerId(1)).await.expect("they list");
    assert_eq!(games.iter().map(|game| (game.id.0, game.ply)).collect::<Vec<_>>(), [(1, 2)]);
    let finished = service::show_game_at(&store, BoardRef { game: GameId(2), ply: 6 }).await.expect("it replays");
    let escape = GameResult { winner: Some(Side::Defenders), reason: EndReason::Board(Reason::Escape) };
    assert_eq!(finished.result, Some(escape));
    let resigned = service::show_game_at(&store, BoardRef { game: GameId(3), ply: 0 }).await.expect("it replays");
    assert_eq!(resigned.result.map(|result| result.reason), Some(EndReason::Resignation));
    assert_eq!(resigned.defenders.id, PlayerId(u64::MAX));

    for (challenge, state) in [
        (1, ChallengeState::Accepted { game: GameId(1) }),
        (4, ChallengeState::Open),
        (5, ChallengeState::Declined),
        (6, ChallengeState::Withdrawn),
    ] {
        let shown = service::show_challenge(&store, ChallengeId(challenge)).await.expect("it is there");
        assert_eq!(shown.state, state);
    }
    let (_, lapsed) = service::show_offer(&store, OfferId(1)).await.expect("it is there");
    let (_, open) = service::show_offer(&store, OfferId(2)).await.expect("it is there");
    assert_eq!((lapsed.state, open.state), (OfferState::Lapsed, OfferState::Open));

    let due = service::claim_due(&store, 10, now).await.expect("the outbox is read");
    let owed: Vec<Owed> = due.iter().map(|due| due.owed).collect();
    assert_eq!(owed[0], Owed::Board { game: GameId(1), ply: 2 });
    assert!(matches!(owed[1], Owed::StripButtons { post } if post.message.0 == 1001), "{owed:?}");

    let here = games[0].place;
    let request = PlayMove {
        player: games[0].opponent.clone(),
        game: GameRef::Number(GameId(1), here),
        on_ply: None,
        text: "a1-d1".to_owned(),
        reply: ReplyTo { token: "a-token".to_owned(), at: now, first_answer: true, place: here },
    };
    let mover = service::show_game_at(&store, BoardRef { game: GameId(1), ply: 2 }).await.expect("it replays");
    let played = service::play_move(&store, PlayMove { player: mover.to_move().clone(), ..request }, now).await;
    let played = played.expect("it is legal");
    assert_eq!((played.game.ply(), played.lapsed.map(|offer| offer.id)), (3, Some(OfferId(2))));
}

#[tokio::test]
async fn the_schema_refuses_what_must_never_be() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("hnefi.db");
    database_of(1, ROWS_OF_SCHEMA_1, &path).await;
    let store = Store::open(&path).await.expect("it is brought up to date");
    let pool = SqlitePool::connect_with(SqliteConnectOptions::new().filename(store.path())).await;
    let pool = pool.expect("the file opens");
    for sql in [
        "UPDATE plies SET move = 'a1-a2' WHERE game = 1 AND ply = 1",
        "DELETE FROM plies WHERE game = 1 AND ply = 2",
        "INSERT INTO plies VALUES (1, 2, 'a1-a2', 5)",
        "INSERT INTO plies VALUES (99, 1, 'a1-a2', 5)",
        "INSERT INTO offers (kind, game, offered_by, ply, created_at) VALUES ('draw', 1, 1, 2, 5)",
        "UPDATE games SET status = 'finished' WHERE id = 1",
        "UPDATE games SET winner = 'attackers' WHERE id = 1",
        "UPDATE games SET ply = 'two' WHERE id = 1",
        "UPDATE games SET defenders = attackers WHERE id = 1",
        "UPDATE games SET defenders = 98 WHERE id = 1",
        "UPDATE challenges SET state = 'accepted', closed_at = 5 WHERE id = 4",
        "UPDATE challenges SET game = 1, state = 'accepted', closed_at = 5 WHERE id = 4",
        "DELETE FROM players WHERE id = 1",
        "INSERT INTO posts (message, channel, game, ply, challenge) VALUES (5, 5, 1, 1, 1)",
        "UPDATE outbox SET state = 'delivered' WHERE id = 1",
    ] {
        assert!(sqlx::raw_sql(sql).execute(&pool).await.is_err(), "{sql}");
    }
}
