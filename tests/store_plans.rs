//! How the database finds what is asked: by an index, in every statement that any use case runs.
//!
//! The statements are not listed here: they are overheard while a game is played from challenge to end, so that a new
//! one cannot be forgotten.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, Mutex};

use hnefi::ids::{ChannelId, GuildId, MessageId, PlayerId};
use hnefi::rules::Side;
use hnefi::service::{self, BoardRef, GameRef, NewChallenge, Person, Place, PlayMove, Post, ReplyTo};
use hnefi::store::Store;
use hnefi::time::Timestamp;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use sqlx::{AssertSqlSafe, Row};
use tracing::field::{Field, Visit};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};

const NOW: Timestamp = Timestamp(1_800_000_000);
const PLACE: Place = Place { channel: ChannelId(70), guild: Some(GuildId(7)) };

/// Collects the statements that sqlx says it has run.
#[derive(Clone, Default)]
struct Overheard(Arc<Mutex<BTreeSet<String>>>);

impl<S: tracing::Subscriber> Layer<S> for Overheard {
    fn on_event(&self, event: &tracing::Event<'_>, _: Context<'_, S>) {
        if event.metadata().target() == "sqlx::query" {
            let mut statement = Statement::default();
            event.record(&mut statement);
            let whole = if statement.whole.is_empty() { statement.summary } else { statement.whole };
            self.0.lock().expect("no test panics with it").insert(whole.trim().to_owned());
        }
    }
}

/// A statement as sqlx logs it: its first words, and the whole of it if that is more.
#[derive(Default)]
struct Statement {
    summary: String,
    whole: String,
}

impl Visit for Statement {
    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "summary" => value.clone_into(&mut self.summary),
            "db.statement" => value.clone_into(&mut self.whole),
            _ => {}
        }
    }

    fn record_debug(&mut self, _: &Field, _: &dyn fmt::Debug) {}
}

fn person(id: u64, name: &str) -> Person {
    Person { id: PlayerId(id), name: name.to_owned() }
}

fn reply() -> ReplyTo {
    ReplyTo { token: "a-token".to_owned(), at: NOW, first_answer: true, place: PLACE }
}

fn post(message: u64) -> Post {
    Post { guild: PLACE.guild, channel: PLACE.channel, message: MessageId(message) }
}

/// Does everything that can be done, with everything that it leads to.
async fn do_everything(store: &Store) -> Result<(), service::Error> {
    let (ann, bjorn) = (person(1, "Ann"), person(2, "Bjorn"));
    let new = || NewChallenge {
        challenger: ann.clone(),
        opponent: bjorn.clone(),
        opponent_is_bot: false,
        variant: Some("scottish".to_owned()),
        house_rules: Vec::new(),
        by_lot: false,
        challenger_side: Side::Attackers,
        place: PLACE,
        reply: reply(),
    };
    let a_move = |player: &Person, text: &str| PlayMove {
        player: player.clone(),
        game: GameRef::Here(PLACE),
        on_ply: None,
        text: text.to_owned(),
        reply: reply(),
    };
    for withdrawn in [true, false] {
        let challenged = service::challenge(store, new(), NOW).await?;
        service::mark_delivered(store, challenged.outbox, Some(post(10 + u64::from(withdrawn))), NOW).await?;
        if withdrawn {
            service::withdraw_challenge(store, challenged.challenge.id, ann.clone(), NOW).await?;
        } else {
            service::decline_challenge(store, challenged.challenge.id, bjorn.clone(), reply(), NOW).await?;
        }
    }
    let challenged = service::challenge(store, new(), NOW).await?;
    let accepted = service::accept_challenge(store, challenged.challenge.id, bjorn.clone(), reply(), NOW).await?;
    service::mark_delivered(store, challenged.outbox, Some(post(20)), NOW).await?;
    service::mark_delivered(store, accepted.outbox, Some(post(21)), NOW).await?;
    let game = accepted.game.id;

    let offered = service::offer_draw(store, ann.clone(), GameRef::Number(game, PLACE), None, reply(), NOW).await?;
    service::record_post(store, offered.outbox, PLACE.channel, MessageId(22)).await?;
    let refused = service::offer_draw(store, ann.clone(), GameRef::Number(game, PLACE), None, reply(), NOW).await;
    assert!(refused.is_err());
    let first = service::play_move(store, a_move(&ann, "d1-a1"), NOW).await?;
    service::mark_delivered(store, first.outbox, Some(post(23)), NOW).await?;
    service::choose_move(store, &bjorn, PLACE, BoardRef { game, ply: 1 }).await?;
    service::preview_move(store, &bjorn, PLACE, BoardRef { game, ply: 1 }, "d3-b3").await?;
    service::suggest_moves(store, &bjorn, GameRef::Here(PLACE), "d3").await?;
    service::suggest_games(store, &bjorn, "ann").await?;
    service::list_games(store, bjorn.id).await?;
    service::choose_theme(store, &bjorn, "night").await?;
    service::show_settings(store, bjorn.id).await?;
    let renamed = person(2, "Bjorn the Old");
    service::show_game(store, &renamed, GameRef::Number(game, PLACE)).await?;
    let declined = service::offer_draw(store, ann.clone(), GameRef::Number(game, PLACE), None, reply(), NOW).await?;
    service::decline_draw(store, declined.offer.id, bjorn.clone(), NOW).await?;
    let last = service::offer_draw(store, ann.clone(), GameRef::Number(game, PLACE), None, reply(), NOW).await?;
    service::show_offer(store, last.offer.id).await?;
    service::accept_draw(store, last.offer.id, bjorn.clone(), reply(), NOW).await?;

    let second = service::challenge(store, new(), NOW).await?;
    let second = service::accept_challenge(store, second.challenge.id, bjorn.clone(), reply(), NOW).await?;
    service::ask_resign(store, &ann, GameRef::Number(second.game.id, PLACE), None).await?;
    let board = BoardRef { game: second.game.id, ply: 0 };
    service::resign(store, ann.clone(), board, reply(), NOW).await?;

    let due = service::claim_due(store, 50, NOW.plus_seconds(5)).await?;
    service::mark_retry(store, due[0].id, NOW.plus_seconds(9), "Discord is down").await?;
    service::mark_abandoned(store, due[1].id, "the channel is gone", NOW).await?;
    service::mark_buttons_off(store, MessageId(23), NOW).await?;
    service::forget_post(store, MessageId(21), NOW).await?;
    service::claim_due(store, 50, NOW.plus_seconds(10_000)).await?;
    service::beat(store, NOW).await?;
    service::seconds_since_beat(store, NOW).await?;
    Ok(())
}

/// The steps by which `SQLite` would carry out a statement.
async fn plan(pool: &SqlitePool, statement: &str) -> Vec<String> {
    let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
    let rows = sqlx::query(explain).fetch_all(pool).await.unwrap_or_else(|error| panic!("{statement}: {error}"));
    rows.iter().map(|row| row.get::<String, _>("detail")).collect()
}

/// Every step that goes through a whole table, or builds an index in order not to, with its statement.
async fn scans(pool: &SqlitePool, statements: &[&String]) -> Vec<String> {
    let mut scans = Vec::new();
    for statement in statements {
        for step in plan(pool, statement).await {
            let scan = step.starts_with("SCAN") && step != "SCAN CONSTANT ROW";
            if scan || step.contains("AUTOMATIC") {
                scans.push(format!("{step}\n{statement}"));
            }
        }
    }
    scans
}

#[tokio::test]
async fn no_statement_of_any_use_case_scans_a_table() {
    let overheard = Overheard::default();
    tracing::subscriber::set_global_default(tracing_subscriber::registry().with(overheard.clone()))
        .expect("this is the only test of this program");
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let store = Store::open(folder.path().join("hnefi.db")).await.expect("a new database opens");
    overheard.0.lock().expect("no test panics with it").clear();
    do_everything(&store).await.expect("everything can be done");
    store.close().await;

    let statements = overheard.0.lock().expect("no test panics with it").clone();
    let ours: Vec<&String> = statements
        .iter()
        .filter(|sql| ["SELECT", "INSERT", "UPDATE", "DELETE"].iter().any(|verb| sql.starts_with(verb)))
        .collect();
    assert!(ours.len() >= 30, "only {} statements were overheard", ours.len());
    // Foreign keys off: else an INSERT lists the checks of its children too, which run only while a violation is pending.
    let options = SqliteConnectOptions::new().filename(store.path()).foreign_keys(false);
    let pool = SqlitePool::connect_with(options.clone()).await.expect("the file opens");
    assert_eq!(scans(&pool, &ours).await, Vec::<String>::new());

    sqlx::raw_sql("DROP INDEX games_running_attackers").execute(&pool).await.expect("there is such an index");
    // A new connection: an EXPLAIN that is prepared already goes on telling the old plan.
    let pool = SqlitePool::connect_with(options).await.expect("the file opens");
    assert_ne!(scans(&pool, &ours).await, Vec::<String>::new(), "a missing index is noticed");
}
