//! Sample rows of every schema that ever landed, brought up to date; and what the schema itself refuses.

use std::path::Path;

use hnefi::ids::{ChallengeId, GameId, OfferId, OutboxId, PlayerId, RecordId, SetUpId};
use hnefi::rules::{Reason, Side};
use hnefi::service::{
    self, BoardRef, ChallengeState, Checking, EndReason, GameRef, GameResult, HouseRule, OfferState, Owed, Person,
    Pings, PlayMove, Rematch, Reminding, ReplyTo, Run, Settings, Unfreezing, Unreached,
};
use hnefi::store::Store;
use hnefi::time::Timestamp;
use hnefi::timing::{Plan, QuietHours, Zone};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

/// Rows as schema 1 stored them, written by hand. Never changed after it has landed: that is its point.
const ROWS_OF_SCHEMA_1: &str = include_str!("rows_of_schema_1.sql");

/// The same for schema 2, with what came with it: settings, and house rules.
const ROWS_OF_SCHEMA_2: &str = concat!(include_str!("rows_of_schema_1.sql"), include_str!("rows_of_schema_2.sql"));

/// The same for schema 4: a player who moves at once, and who ended a game.
const ROWS_OF_SCHEMA_4: &str = concat!(
    include_str!("rows_of_schema_1.sql"),
    include_str!("rows_of_schema_2.sql"),
    include_str!("rows_of_schema_4.sql")
);

/// What came with schema 6: a match, challenges to anybody and for a rematch, and cards to set one up.
const ROWS_OF_SCHEMA_6: &str = concat!(
    include_str!("rows_of_schema_1.sql"),
    include_str!("rows_of_schema_2.sql"),
    include_str!("rows_of_schema_6.sql")
);
/// What came with schema 7: games and challenges that begin at a position of their own, and a record brought in. They
/// come to rows that schema 1 stored and that have been brought up to date.
const ROWS_OF_SCHEMA_7: &str = include_str!("rows_of_schema_7.sql");

/// What came with schema 10: a game with a pace and a clock, time given back, a challenge with a pace, and a guild without.
const ROWS_OF_SCHEMA_10: &str = include_str!("rows_of_schema_10.sql");

/// What came with schema 14: games that are frozen, one of which fits together by now.
const ROWS_OF_SCHEMA_14: &str = include_str!("rows_of_schema_14.sql");

/// What came with schema 15: players who take no private messages, of whom one knows, and a message that had to wait. They
/// come to the rows of schema 1.
const ROWS_OF_SCHEMA_15: &str = include_str!("rows_of_schema_15.sql");

/// What came with schema 12: vacations, where they count, and a clock that stands. They come to the rows of schema 1.
const ROWS_OF_SCHEMA_12: &str = include_str!("rows_of_schema_12.sql");

/// The same for schema 11: somebody who has chosen when he is reminded, and one whose zone there is no more.
const ROWS_OF_SCHEMA_11: &str = concat!(
    include_str!("rows_of_schema_1.sql"),
    include_str!("rows_of_schema_2.sql"),
    include_str!("rows_of_schema_11.sql")
);

/// A database that has schema `version` and these rows, beside those that it had before.
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
    assert_eq!((played.game.ply, played.lapsed), (3, Some(OfferId(2))));
}

#[tokio::test]
async fn players_of_schema_1_get_settings_of_their_own() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("hnefi.db");
    database_of(1, ROWS_OF_SCHEMA_1, &path).await;
    let store = Store::open(&path).await.expect("it is brought up to date");
    for player in [PlayerId(1), PlayerId(u64::MAX), PlayerId(404)] {
        let settings = service::show_settings(&store, player).await.expect("they can be read");
        assert_eq!(settings, Settings::default(), "nobody has chosen yet");
    }
    let cilla = Person { id: PlayerId(u64::MAX), name: "Cilla".to_owned() };
    let chosen = service::choose_theme(&store, &cilla, "night").await.expect("she may choose");
    assert_eq!(chosen.theme.as_deref(), Some("night"));
    assert_eq!(service::language_of_player(&store, PlayerId(1)).await.expect("no fault"), None, "nobody was seen yet");
    service::choose_language(&store, &cilla, Some("is")).await.expect("she may choose");
    service::choose_pings(&store, &cilla, Pings::Silent, Timestamp(1_700_000_000)).await.expect("she may choose");
    let chosen = service::show_settings(&store, cilla.id).await.expect("they can be read");
    assert_eq!((chosen.language.as_deref(), chosen.pings), (Some("is"), Pings::Silent));
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
    let accepted =
        service::accept_challenge(&store, ChallengeId(7), challenge.challenged.expect("he was named"), reply, now)
            .await;
    assert_eq!(said(accepted.expect("it is open").game.house_rules()), house);

    for (player, theme) in [(1, Some("night")), (2, None), (u64::MAX, Some("a theme of another day"))] {
        let settings = service::show_settings(&store, PlayerId(player)).await.expect("they can be read");
        assert_eq!(settings.theme.as_deref(), theme);
    }
}

#[tokio::test]
async fn what_came_with_schema_4_is_unknown_of_older_rows_and_kept_of_newer() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    for (version, rows, at_once, by) in
        [(2, ROWS_OF_SCHEMA_2, false, None), (4, ROWS_OF_SCHEMA_4, true, Some(PlayerId(1_400_000_000_000_000_000)))]
    {
        let path = folder.path().join(format!("{version}.db"));
        database_of(version, rows, &path).await;
        let store = Store::open(&path).await.expect("it is brought up to date");
        let settings = service::show_settings(&store, PlayerId(1)).await.expect("they can be read");
        assert_eq!((settings.theme.as_deref(), settings.plays_at_once), (Some("night"), at_once));
        let finished = service::show_game_at(&store, BoardRef { game: GameId(2), ply: 6 }).await.expect("it replays");
        assert_eq!(finished.ended_by, by);
    }
}

#[tokio::test]
async fn rows_of_schema_6_are_read_and_played_on() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("hnefi.db");
    database_of(6, ROWS_OF_SCHEMA_6, &path).await;
    let store = Store::open(&path).await.expect("it is brought up to date");
    let second = service::show_game_at(&store, BoardRef { game: GameId(11), ply: 0 }).await.expect("it replays");
    let found = second.in_match.clone().expect("it is one of a match");
    assert_eq!((found.first, found.second, found.half_points), (GameId(10), Some(GameId(11)), [2, 0]));

    let open = service::show_challenge(&store, ChallengeId(11)).await.expect("it is there");
    assert_eq!((open.challenged, open.to_anybody, open.state), (None, true, ChallengeState::Open));
    let expired = service::show_challenge(&store, ChallengeId(13)).await.expect("it is there");
    assert_eq!(expired.state, ChallengeState::Expired);
    let old = service::show_challenge(&store, ChallengeId(4)).await.expect("it is there");
    assert_eq!((old.to_anybody, old.is_match, old.rematch_of), (false, false, None), "as it was before");
    let card = service::show_set_up(&store, SetUpId(1), PlayerId(404)).await.expect("it is his");
    assert_eq!((card.variant.key, card.side, card.is_match), ("brandubh", Some(Side::Defenders), true));

    let rematch = service::show_challenge(&store, ChallengeId(12)).await.expect("it is there");
    assert_eq!(rematch.rematch_of, Some(GameId(3)));
    let (ann, place) = (rematch.challenged.expect("she was named"), rematch.place);
    let (at, now) = (Timestamp(1_700_000_000), Timestamp(1_700_000_200));
    let reply = ReplyTo { token: "a-token".to_owned(), at, first_answer: true, place };
    match service::rematch(&store, ann, GameId(3), reply, now).await {
        Ok(Rematch::Begun(begun)) => assert_eq!(begun.game.attackers.id, PlayerId(u64::MAX)),
        other => panic!("{other:?}"),
    }
    let gone = service::expire_challenges(&store, 20, Timestamp(1_800_000_000)).await.expect("it runs");
    assert_eq!(gone, [4, 7, 11].map(ChallengeId));
}

#[tokio::test]
async fn rows_of_schema_7_are_read_and_played_on() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("hnefi.db");
    database_of(1, ROWS_OF_SCHEMA_1, &path).await;
    database_of(7, ROWS_OF_SCHEMA_7, &path).await;
    let store = Store::open(&path).await.expect("it is brought up to date");
    let now = Timestamp(1_700_100_000);
    let game = service::show_game_at(&store, BoardRef { game: GameId(70), ply: 1 }).await.expect("it replays");
    assert!(game.has_own_start() && game.game.side_to_move() == Side::Attackers);
    let before = service::show_game_at(&store, BoardRef { game: GameId(1), ply: 2 }).await.expect("it replays");
    assert!(!before.has_own_start(), "games from before begin where their rules begin");
    let reply = ReplyTo { token: "a-token".to_owned(), at: now, first_answer: true, place: game.place };
    let request = PlayMove {
        player: game.to_move().clone(),
        game: GameRef::Number(GameId(70), game.place),
        on_ply: None,
        text: "d7-d5".into(),
        reply: reply.clone(),
    };
    service::play_move(&store, request, now).await.expect("the game goes on");
    let challenge = service::show_challenge(&store, ChallengeId(70)).await.expect("it is there");
    assert_eq!(challenge.begin().side_to_move(), Side::Defenders);

    let owner = Person { id: PlayerId(1), name: "Ann".to_owned() };
    let record = service::show_record(&store, &owner, RecordId(5), now).await.expect("it is kept");
    assert_eq!(record.ply(), 1);
}

#[tokio::test]
async fn games_frozen_under_schema_14_are_told_of_and_go_on_once_they_fit_together() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("hnefi.db");
    database_of(1, ROWS_OF_SCHEMA_1, &path).await;
    database_of(14, ROWS_OF_SCHEMA_14, &path).await;
    let store = Store::open(&path).await.expect("it is brought up to date");
    let now = Timestamp(1_700_100_000);
    let frozen = service::frozen_games(&store).await.expect("they are listed");
    assert_eq!(frozen.iter().map(|frozen| frozen.game).collect::<Vec<_>>(), [GameId(140), GameId(141)]);
    assert!(frozen[0].why.contains("1 entries"), "{frozen:?}");
    assert_eq!(service::unfreeze(&store, GameId(140), now).await.expect("no fault"), Unfreezing::GoesOn);
    let game = service::show_game_at(&store, BoardRef { game: GameId(140), ply: 1 }).await.expect("it replays");
    // Three days from when its turn began by its log: more than the day that everybody has at least.
    let due = Timestamp(1_700_000_100 + 3 * 86_400);
    assert_eq!((game.is_frozen, game.clock.and_then(|clock| clock.deadline())), (false, Some(due)));
    let still = service::unfreeze(&store, GameId(141), now).await.expect("no fault");
    assert!(matches!(still, Unfreezing::StillUnsound(_)), "{still:?}");
}

#[tokio::test]
async fn games_of_every_schema_fit_together() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    for (version, rows, later) in [
        (1, ROWS_OF_SCHEMA_1, (7, ROWS_OF_SCHEMA_7)),
        (2, ROWS_OF_SCHEMA_2, (6, include_str!("rows_of_schema_6.sql"))),
        (4, ROWS_OF_SCHEMA_4, (4, "")),
    ] {
        let path = folder.path().join(format!("{version}.db"));
        database_of(version, rows, &path).await;
        database_of(later.0, later.1, &path).await;
        let store = Store::open(&path).await.expect("it is brought up to date");
        let mut next = Some(Checking::BEGINNING);
        while let Some(from) = next {
            let checked = service::find_differences(&store, from, Timestamp(0), 100).await.expect("no fault");
            assert_eq!(checked.unsound, [], "schema {version}");
            next = checked.next;
        }
        assert_eq!(service::frozen_games(&store).await.expect("no fault"), []);
    }
}

#[tokio::test]
async fn what_was_chosen_about_being_reminded_is_kept_and_usual_for_everybody_else() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    for (version, rows) in [(2, ROWS_OF_SCHEMA_2), (11, ROWS_OF_SCHEMA_11)] {
        let path = folder.path().join(format!("{version}.db"));
        database_of(version, rows, &path).await;
        let store = Store::open(&path).await.expect("it is brought up to date");
        let mut kept = Vec::new();
        for player in [1, 2, u64::MAX] {
            kept.push(service::show_settings(&store, PlayerId(player)).await.expect("they can be read").reminding);
        }
        let usual = Reminding::default();
        if version == 2 {
            assert_eq!(kept, [usual.clone(), usual.clone(), usual]);
            continue;
        }
        let ann = Reminding {
            plan: Plan::LastDay,
            quiet: QuietHours::new(22, 7),
            zone: Zone::by_name("Europe/Stockholm"),
            digest: Some(8),
            next_digest: Some(Timestamp(1_700_031_600)),
        };
        let bjorn = Reminding { plan: Plan::Off, ..usual.clone() };
        assert_eq!(kept, [ann, bjorn, usual], "a zone that there is no more is none");
    }
}

#[tokio::test]
async fn rows_of_schema_12_are_read_and_played_on() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("hnefi.db");
    database_of(1, ROWS_OF_SCHEMA_1, &path).await;
    database_of(12, ROWS_OF_SCHEMA_12, &path).await;
    let store = Store::open(&path).await.expect("it is brought up to date");
    let (now, until) = (Timestamp(1_700_100_000), Timestamp(1_700_400_000));
    let board = BoardRef { game: GameId(120), ply: 2 };
    let game = service::show_game_at(&store, board).await.expect("it replays");
    let stands = Run::Stands { left: 200_000, goes_on_at: until };
    assert_eq!(game.clock.map(|clock| clock.run), Some(stands));
    let seen = service::show_vacation(&store, PlayerId(1), game.place, now).await.expect("it is read");
    // A day in July, and the four of this one less a little.
    assert_eq!((seen.until, seen.allowance.days, seen.days_left), (Some(until), 20, 15));
    let due = service::claim_due(&store, 50, now).await.expect("the outbox is read");
    let owed = due.iter().find(|due| due.id.0 == 120).expect("it is owed").owed;
    assert!(matches!(owed, Owed::VacationBegun { game: GameId(120), .. }), "{owed:?}");
    assert!(service::end_vacations(&store, 20, until.plus_seconds(5)).await.expect("it runs") > 0);
    let game = service::show_game_at(&store, board).await.expect("it replays");
    assert_eq!(game.clock.map(|clock| clock.run), Some(Run::Until(until.plus_seconds(200_000))));

    let before = service::show_vacation(&store, PlayerId(2), game.place, now).await.expect("it is read");
    assert_eq!((before.until, before.days_left), (None, 20), "nobody from before is on vacation");
}

#[tokio::test]
async fn who_takes_no_private_messages_is_told_so_whichever_schema_knew_it() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("15.db");
    database_of(1, ROWS_OF_SCHEMA_1, &path).await;
    database_of(15, ROWS_OF_SCHEMA_15, &path).await;
    let store = Store::open(&path).await.expect("it is brought up to date");
    let to_tell =
        async |store: &Store, player| service::closed_dms_to_tell(store, PlayerId(player)).await.expect("it is read");
    assert_eq!(to_tell(&store, 1).await, Some(Unreached { calls: true, list: true }));
    assert_eq!(to_tell(&store, 2).await, None, "he knows");
    let due = service::show_owed(&store, OutboxId(150)).await.expect("it is read").expect("it is owed");
    assert_eq!((due.created_at, due.tried_since), (Timestamp(1_700_000_200), Timestamp(1_700_030_000)));

    // Before, calls told it at once, and lists nobody.
    let path = folder.path().join("14.db");
    database_of(1, ROWS_OF_SCHEMA_1, &path).await;
    let before = "INSERT INTO player_settings (player, pings, dm_closed_at, digest) VALUES
        (1, 'dm', 1700000000, NULL), (2, NULL, 1700000000, 8)";
    database_of(14, before, &path).await;
    let store = Store::open(&path).await.expect("it is brought up to date");
    assert_eq!(to_tell(&store, 1).await, None);
    assert_eq!(to_tell(&store, 2).await, Some(Unreached { calls: false, list: true }));
    let due = service::show_owed(&store, OutboxId(1)).await.expect("it is read").expect("it is owed");
    assert_eq!(due.tried_since, due.created_at, "nothing was ever known to wait");
}

#[tokio::test]
async fn the_schema_refuses_what_must_never_be() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("hnefi.db");
    database_of(6, ROWS_OF_SCHEMA_6, &path).await;
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
        "INSERT INTO vacations (player, began_at, until) VALUES (1, 5, 5)",
        "INSERT INTO vacations (player, began_at, until) VALUES (404, 5, 9)",
        "INSERT INTO vacations (player, began_at, until) VALUES (1, 5, 9), (1, 6, 10)",
        "INSERT INTO guild_settings (guild, vacation_days) VALUES (9, -1)",
        "INSERT INTO clocks (game, began_at, allotted, waiting, time_left) VALUES (1, 5, 5, 5, 5)",
        "INSERT INTO player_settings (player, theme) VALUES (404, 'night')",
        "INSERT INTO player_settings (player, theme) VALUES ('Ann', 'night')",
        "INSERT INTO guild_settings (guild, threads) VALUES (7, 2)",
        "INSERT INTO game_threads (game, thread, parent) VALUES (99, 1, 2)",
        "INSERT INTO missed (player, game, since) VALUES (404, 1, 5)",
        "INSERT INTO missed (player, game, since) VALUES (1, 99, 5)",
        "INSERT INTO barred_channels (channel, code, since) VALUES ('hall', 50001, 5)",
        "UPDATE player_settings SET plays_at_once = 2 WHERE player = 1",
        "UPDATE player_settings SET plays_at_once = NULL WHERE player = 1",
        "UPDATE games SET ended_by = 98 WHERE id = 2",
        "UPDATE games SET frozen = '' WHERE id = 1",
        "UPDATE challenges SET challenged = NULL WHERE id = 4",
        "UPDATE challenges SET games = 3 WHERE id = 4",
        "UPDATE challenges SET game = 11, state = 'accepted', closed_at = 5 WHERE id = 11",
        "UPDATE challenges SET rematch_of = 3 WHERE id = 11",
        "UPDATE challenges SET rematch_of = 98 WHERE id = 11",
        "INSERT INTO matches (first, second) VALUES (10, 1)",
        "INSERT INTO matches (first, second) VALUES (1, 11)",
        "INSERT INTO matches (first, second) VALUES (1, 1)",
        "UPDATE set_ups SET opponent_name = NULL WHERE id = 1",
        "UPDATE set_ups SET side = 'both' WHERE id = 1",
        "UPDATE set_ups SET challenge = 11 WHERE id = 1",
        "UPDATE player_settings SET quiet_from = 24 WHERE player = 1",
        "UPDATE player_settings SET quiet_from = 7, quiet_until = 7 WHERE player = 1",
        "UPDATE player_settings SET digest = -1 WHERE player = 1",
        "INSERT INTO snoozes (game, ply, at) VALUES (99, 1, 5)",
        "UPDATE outbox SET player = 404 WHERE id = 1",
        "UPDATE player_settings SET dm_closed_told = 2 WHERE player = 1",
    ] {
        assert!(sqlx::raw_sql(sql).execute(&pool).await.is_err(), "{sql}");
    }
}

#[tokio::test]
async fn games_from_before_there_were_threads_are_played_where_they_are() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("hnefi.db");
    database_of(2, ROWS_OF_SCHEMA_2, &path).await;
    let store = Store::open(&path).await.expect("it is brought up to date");
    let game = service::show_game_at(&store, BoardRef { game: GameId(1), ply: 2 }).await.expect("it replays");
    assert_eq!(service::thread_of(&store, GameId(1)).await.expect("it is read"), None);
    let guild = game.place.guild.expect("it is played in a guild");
    let settings = service::show_guild_settings(&store, guild).await.expect("they are read");
    assert_eq!(settings, service::GuildSettings::default(), "nobody has settled anything yet");
    let closed = service::dms_closed_since(&store, PlayerId(1)).await.expect("it is read");
    assert_eq!(closed, None);
    let theme = service::show_settings(&store, PlayerId(1)).await.expect("they are read").theme;
    assert_eq!(theme.as_deref(), Some("night"), "what was chosen stays");
}

#[tokio::test]
async fn rows_of_schema_10_are_read_and_played_on() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("hnefi.db");
    database_of(1, ROWS_OF_SCHEMA_1, &path).await;
    database_of(10, ROWS_OF_SCHEMA_10, &path).await;
    let store = Store::open(&path).await.expect("it is brought up to date");
    let game = service::show_game_at(&store, BoardRef { game: GameId(80), ply: 2 }).await.expect("it replays");
    let clock = game.clock.expect("it runs");
    assert_eq!((clock.deadline(), clock.waiting), (Some(Timestamp(1_700_640_900)), 467_900));
    assert!(clock.pace.weekends_off && clock.is_forfeit(Timestamp(1_700_640_900)));
    let before = service::show_game_at(&store, BoardRef { game: GameId(1), ply: 2 }).await.expect("it replays");
    assert_eq!((before.pace, before.clock), (None, None), "what was begun without a pace goes on without");
    let challenge = service::show_challenge(&store, ChallengeId(80)).await.expect("it is there");
    assert_eq!(challenge.pace.map(hnefi::timing::Pace::to_text).as_deref(), Some("3d"));
    let place = |guild| service::Place { channel: hnefi::ids::ChannelId(1), guild: Some(hnefi::ids::GuildId(guild)) };
    assert_eq!(service::default_pace(&store, place(8)).await.expect("it is read"), None);
    assert!(service::default_pace(&store, place(9)).await.expect("it is read").is_some());

    let pool = SqlitePool::connect_with(SqliteConnectOptions::new().filename(&path)).await.expect("the file opens");
    for sql in [
        "UPDATE clocks SET deadline = NULL",
        "UPDATE clocks SET time_left = 5",
        "UPDATE clocks SET is_up = 2",
        "INSERT INTO clocks (game, began_at, allotted, waiting, deadline) VALUES (99, 1, 1, 1, 1)",
        "INSERT INTO credits (game, ply, at, seconds) VALUES (80, 2, 5, 0)",
        "INSERT INTO plies (game, ply, move, played_at, time_left) VALUES (80, 3, 'a1-b1', 5, -1)",
    ] {
        assert!(sqlx::raw_sql(sql).execute(&pool).await.is_err(), "{sql}");
    }
}
