//! Sample rows of every schema that ever landed, brought up to date; and what the schema itself refuses.

use std::path::Path;

use hnefi::ids::{ChallengeId, GameId, OfferId, PlayerId};
use hnefi::rules::{Reason, Side};
use hnefi::service::{
    self, BoardRef, ChallengeState, EndReason, GameRef, GameResult, HouseRule, OfferState, Owed, Person, PlayMove,
    ReplyTo, Settings,
};
use hnefi::store::Store;
use hnefi::time::Timestamp;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

/// Rows as schema 1 stored them, written by hand. Never changed after it has landed: that is its point.
const ROWS_OF_SCHEMA_1: &str = include_str!("rows_of_schema_1.sql");

/// The same for schema 2, with what came with it: settings, and house rules.
const ROWS_OF_SCHEMA_2: &str = concat!(include_str!("rows_of_schema_1.sql"), include_str!("rows_of_schema_2.sql"));

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
async fn players_of_schema_1_get_settings_of_their_own() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("hnefi.db");
    database_of(1, ROWS_OF_SCHEMA_1, &path).await;
    let store = Store::open(&path).await.expect("it is brought up to date");
    for player in [PlayerId(1), PlayerId(u64::MAX), PlayerId(404)] {
        let settings = service::show_settings(&store, player).await.expect("they can be read");
        assert_eq!(settings, Settings { theme: None }, "nobody has chosen yet");
    }
    let cilla = Person { id: PlayerId(u64::MAX), name: "Cilla".to_owned() };
    let chosen = service::choose_theme(&store, &cilla, "night").await.expect("she may choose");
    assert_eq!(chosen.theme.as_deref(), Some("night"));
    let others = service::show_settings(&store, PlayerId(1)).await.expect("they can be read");
    assert_eq!(others.theme, None);
}

#[tokio::test]
async fn rows_of_schema_2_are_read_and_played_on() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("hnefi.db");
    database_of(2, ROWS_OF_SCHEMA_2, &path).await;
    let store = Store::open(&path).await.expect("it is brought up to date");
    let house = ["corners-restricted=no", "move-limit=50"];
    let said = |rules: Vec<HouseRule>| -> Vec<String> {
        rules.iter().map(|rule| format!("{}={}", rule.knob.key(), rule.value)).collect()
    };
    let game = service::show_game_at(&store, BoardRef { game: GameId(4), ply: 1 }).await.expect("it replays");
    assert_eq!(said(game.house_rules()), house, "d7-a7 is no move of Brandubh's own");
    let challenge = service::show_challenge(&store, ChallengeId(7)).await.expect("it is there");
    assert_eq!(said(challenge.house_rules()), house);

    let reply = ReplyTo { token: "a-token".to_owned(), at: game.turn_since, first_answer: true, place: game.place };
    let now = Timestamp(1_700_100_000);
    let request = PlayMove {
        player: game.to_move().clone(),
        game: GameRef::Number(GameId(4), game.place),
        on_ply: None,
        text: "d5-a5".to_owned(),
        reply: reply.clone(),
    };
    service::play_move(&store, request, now).await.expect("the game goes on");
    let accepted = service::accept_challenge(&store, ChallengeId(7), challenge.challenged, reply, now).await;
    assert_eq!(said(accepted.expect("it is open").game.house_rules()), house);

    for (player, theme) in [(1, Some("night")), (2, None), (u64::MAX, Some("a theme of another day"))] {
        let settings = service::show_settings(&store, PlayerId(player)).await.expect("they can be read");
        assert_eq!(settings.theme.as_deref(), theme);
    }
}

#[tokio::test]
async fn the_schema_refuses_what_must_never_be() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("hnefi.db");
    database_of(2, ROWS_OF_SCHEMA_2, &path).await;
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
        "INSERT INTO player_settings (player, theme) VALUES (404, 'night')",
        "INSERT INTO player_settings (player, theme) VALUES ('Ann', 'night')",
    ] {
        assert!(sqlx::raw_sql(sql).execute(&pool).await.is_err(), "{sql}");
    }
}
