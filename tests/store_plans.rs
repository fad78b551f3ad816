//! How the database finds what is asked: by an index, in every statement that any use case runs.
//!
//! The statements are not listed here: they are overheard while a game is played from challenge to end, so that a new
//! one cannot be forgotten.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, Mutex};

use hnefi::ids::{ChannelId, GameId, GuildId, MessageId, PlayerId, RecordId};
use hnefi::rules::{Side, notation::parse_move};
use hnefi::service::{
    self, BoardRef, Checking, EndGame, FirstBoard, GameRef, Meeting, NewChallenge, NewOffer, OfferKind, Owed, PaceWish,
    Person, Pings, Place, PlayMove, Post, RemindingChange, ReplyTo, Seen, SetUpChange, SettleGuild, ThreadState,
    Unfreezing,
};
use hnefi::store::Store;
use hnefi::time::Timestamp;
use hnefi::timing::Zone;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Row};
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

/// Settles a guild, plays in a thread, loses it, and meets who has missed something.
async fn go_through_places(store: &Store, new: NewChallenge) -> Result<(), service::Error> {
    let (ann, bjorn) = (person(1, "Ann"), person(2, "Bjorn"));
    let change = SettleGuild {
        add_channel: Some(PLACE.channel),
        threads: Some(true),
        variant: Some("brandubh".to_owned()),
        ..SettleGuild::default()
    };
    service::settle_guild(store, PLACE, true, change).await?;
    service::admit_beginning(store, PLACE, None).await?;
    let second = new.clone();
    for (message, challenge) in [(30, new), (31, second)] {
        let challenged = service::challenge(store, challenge, NOW).await?;
        service::saw_challenge(store, challenged.challenge.id, post(message), NOW).await?;
        let accepted = service::accept_challenge(store, challenged.challenge.id, bjorn.clone(), reply(), NOW).await?;
        assert_eq!(accepted.first_board, FirstBoard::InThread);
        let due = service::claim_due(store, 50, NOW).await?;
        let thread = due.iter().find(|due| due.owed == Owed::OpenThread(accepted.game.id)).expect("it is owed");
        if message == 30 {
            service::thread_refused(store, thread.id, accepted.game.id, ThreadState::Full, "full", NOW).await?;
            continue;
        }
        service::thread_opened(store, thread.id, accepted.game.id, NOW).await?;
        let due = service::claim_due(store, 50, NOW).await?;
        let wanted = Owed::Board { game: accepted.game.id, ply: 0 };
        let board = due.iter().find(|due| due.owed == wanted).expect("it is owed");
        service::thread_news(store, board.id, accepted.game.id).await?;
        service::may_close(store, board.channel).await?;
        service::leave_thread(store, board.id, ThreadState::Gone, NOW).await?;
        service::mark_homeless(store, board.id, "gone", NOW).await?;
        service::bar_channel(store, PLACE.channel, 50001, NOW).await?;
        service::is_barred(store, PLACE.channel).await?;
        let meeting = Meeting { place: PLACE, reply: reply(), may_post: true, is_public: false };
        let contact = service::contact(store, &bjorn, &meeting, NOW).await?;
        assert!(!contact.missed.is_empty());
        service::seen(store, bjorn.id, accepted.game.id).await?;
        service::contact(store, &ann, &Meeting { is_public: true, ..meeting }, NOW).await?;
        service::resign(store, ann.clone(), BoardRef { game: accepted.game.id, ply: 0 }, reply(), NOW).await?;
    }
    service::note_dms(store, &ann, Some(NOW)).await?;
    service::dms_closed_since(store, ann.id).await?;
    let back = SettleGuild { all_channels: true, threads: Some(false), ..SettleGuild::default() };
    service::settle_guild(store, PLACE, true, back).await?;
    let nothing = SettleGuild { remove_channel: Some(PLACE.channel), ..SettleGuild::default() };
    assert!(service::settle_guild(store, PLACE, true, nothing).await.is_err());
    Ok(())
}

/// Does everything that can be done, with everything that it leads to.
async fn do_everything(store: &Store) -> Result<(), service::Error> {
    let (ann, bjorn) = (person(1, "Ann"), person(2, "Bjorn"));
    let new = || NewChallenge {
        challenger: ann.clone(),
        opponent: Some(bjorn.clone().into()),
        is_match: false,
        pace: PaceWish::default(),
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
    answer_challenges_otherwise(store, &ann, &bjorn, &new()).await?;
    let challenged = service::challenge(store, new(), NOW).await?;
    let accepted = service::accept_challenge(store, challenged.challenge.id, bjorn.clone(), reply(), NOW).await?;
    service::mark_delivered(store, challenged.outbox, Some(post(20)), NOW).await?;
    service::mark_delivered(store, accepted.first_board.row().expect("threads are off"), Some(post(21)), NOW).await?;
    let game = accepted.game.id;

    let offer = |kind, player: &Person| NewOffer {
        kind,
        player: player.clone(),
        game: GameRef::Number(game, PLACE),
        on_ply: None,
        reply: reply(),
    };
    let offered = service::make_offer(store, offer(OfferKind::Draw, &ann), NOW).await?;
    service::record_post(store, offered.outbox, PLACE.channel, MessageId(22)).await?;
    let refused = service::make_offer(store, offer(OfferKind::Draw, &ann), NOW).await;
    assert!(refused.is_err());
    let first = service::play_move(store, a_move(&ann, "d1-a1"), NOW).await?;
    service::mark_delivered(store, first.outbox, Some(post(23)), NOW).await?;
    service::choose_move(store, &bjorn, PLACE, BoardRef { game, ply: 1 }).await?;
    service::preview_move(store, &bjorn, PLACE, BoardRef { game, ply: 1 }, "d3-b3").await?;
    service::begin_move(store, &bjorn, GameRef::Here(PLACE)).await?;
    let d3b3 = parse_move("d3-b3").expect("a move").mv;
    service::pick_move(store, &bjorn, PLACE, BoardRef { game, ply: 1 }, d3b3).await?;
    service::suggest_moves(store, &bjorn, GameRef::Here(PLACE), "d3", 25).await?;
    service::suggest_moves(store, &bjorn, GameRef::Here(PLACE), "#1", 25).await?;
    service::suggest_games(store, &bjorn, "ann").await?;
    service::list_games(store, bjorn.id).await?;
    service::choose_theme(store, &bjorn, "night").await?;
    service::choose_confirming(store, &bjorn, false).await?;
    service::show_settings(store, bjorn.id).await?;
    speak(store, &bjorn).await?;
    let renamed = person(2, "Bjorn the Old");
    service::show_game(store, &renamed, GameRef::Number(game, PLACE)).await?;
    let declined = service::make_offer(store, offer(OfferKind::Draw, &ann), NOW).await?;
    service::decline_offer(store, (OfferKind::Draw, declined.offer.id), bjorn.clone(), reply(), NOW).await?;
    let back = service::make_offer(store, offer(OfferKind::TakeBack, &ann), NOW).await?;
    service::accept_offer(store, (OfferKind::TakeBack, back.offer.id), bjorn.clone(), reply(), NOW).await?;
    assert!(service::choose_move(store, &ann, PLACE, BoardRef { game, ply: 1 }).await.is_err(), "it is stale");
    let last = service::make_offer(store, offer(OfferKind::Draw, &bjorn), NOW).await?;
    service::show_offer(store, last.offer.id).await?;
    service::accept_offer(store, (OfferKind::Draw, last.offer.id), ann.clone(), reply(), NOW).await?;

    let second = service::challenge(store, new(), NOW).await?;
    let second = service::accept_challenge(store, second.challenge.id, bjorn.clone(), reply(), NOW).await?;
    service::ask_resign(store, &ann, GameRef::Number(second.game.id, PLACE), None).await?;
    let board = BoardRef { game: second.game.id, ply: 0 };
    service::resign(store, ann.clone(), board, reply(), NOW).await?;
    look_back(store, &ann, &bjorn, new()).await?;

    service::not_to_be_called(store, &[bjorn.id], Some(board)).await?;
    set_up_and_play_a_match(store, &ann, &bjorn).await?;
    remind(store, &ann, &bjorn, new()).await?;
    let third = service::challenge(store, new(), NOW).await?;
    let third = service::accept_challenge(store, third.challenge.id, bjorn.clone(), reply(), NOW).await?;
    service::suggest_guild_games(store, PLACE, "ann").await?;
    let why = "nobody moves any more".to_owned();
    let end = EndGame { by: person(3, "Cilla"), is_manager: true, game: third.game.id, why, reply: reply() };
    service::end_stuck_game(store, end, NOW).await?;

    go_on_vacation(store, new()).await?;
    go_through_places(store, new()).await?;
    let due = service::claim_due(store, 50, NOW.plus_seconds(70)).await?;
    service::show_owed(store, due[0].id).await?;
    service::mark_retry(store, due[0].id, NOW.plus_seconds(9), "Discord is down").await?;
    service::mark_abandoned(store, due[1].id, "the channel is gone", NOW).await?;
    service::mark_buttons_off(store, MessageId(23), NOW).await?;
    service::forget_post(store, MessageId(21), NOW).await?;
    service::claim_due(store, 50, NOW.plus_seconds(10_000)).await?;
    look_after_games(store, &ann, &bjorn, new()).await?;
    service::beat(store, NOW).await?;
    service::seconds_since_beat(store, NOW).await?;
    Ok(())
}

/// Checks all games, one of which does not fit together until it is put right.
async fn look_after_games(
    store: &Store,
    ann: &Person,
    bjorn: &Person,
    new: NewChallenge,
) -> Result<(), service::Error> {
    let made = service::challenge(store, new, NOW).await?;
    let game = service::accept_challenge(store, made.challenge.id, bjorn.clone(), reply(), NOW).await?.game.id;
    let offer = NewOffer {
        kind: OfferKind::Draw,
        player: ann.clone(),
        game: GameRef::Number(game, PLACE),
        on_ply: None,
        reply: reply(),
    };
    service::make_offer(store, offer, NOW).await?;
    spoil(store, "UPDATE games SET to_move = 'defenders' WHERE id = (SELECT MAX(id) FROM games)").await;
    service::check_minute(store, 17).await?;
    service::check_is_due(store, 17, NOW).await?;
    let mut next = Some(Checking::BEGINNING);
    while let Some(from) = next {
        next = service::check_games(store, from, 5, NOW).await?.next;
    }
    service::checked(store, NOW).await?;
    assert_eq!(service::frozen_games(store).await?.len(), 1);
    spoil(store, "UPDATE games SET to_move = 'attackers' WHERE id = (SELECT MAX(id) FROM games)").await;
    assert_eq!(service::unfreeze(store, game, NOW).await?, Unfreezing::GoesOn);
    assert_eq!(service::unfreeze(store, game, NOW).await?, Unfreezing::NotFrozen);
    service::resign(store, ann.clone(), BoardRef { game, ply: 0 }, reply(), NOW).await.map(|_| ())
}

/// Changes what is stored behind the bot's back; that statement is none of its own.
async fn spoil(store: &Store, sql: &'static str) {
    let options = SqliteConnectOptions::new().filename(store.path()).disable_statement_logging();
    let pool = SqlitePool::connect_with(options).await.expect("the file opens");
    sqlx::query(sql).execute(&pool).await.expect("it can be changed");
    pool.close().await;
}

/// Goes on vacation and comes back, in time, late, and after the bot was away.
async fn go_on_vacation(store: &Store, new: NewChallenge) -> Result<(), service::Error> {
    let (ann, bjorn) = (new.challenger.clone(), person(2, "Bjorn"));
    let day = |days: i64| NOW.plus_seconds(days * 24 * 3600);
    let challenged = service::challenge(store, new, NOW).await?;
    let game = service::accept_challenge(store, challenged.challenge.id, bjorn.clone(), reply(), NOW).await?.game;
    let change = SettleGuild { vacation_days: Some(9), ..SettleGuild::default() };
    service::settle_guild(store, PLACE, true, change).await?;
    service::note_reachable(store, NOW, false).await?;
    service::begin_vacation(store, &ann, 2, &reply(), NOW).await?;
    service::show_vacation(store, ann.id, PLACE, NOW).await?;
    let due = service::claim_due(store, 50, NOW.plus_seconds(2)).await?;
    let begun = due.iter().find_map(|due| match due.owed {
        Owed::VacationBegun { vacation, .. } => Some((vacation, due)),
        _ => None,
    });
    let (vacation, begun) = begun.expect("it is told");
    service::show_vacation_news(store, vacation, begun).await?;
    service::mark_abandoned(store, begun.id, "no permission", NOW).await?;
    service::seen(store, bjorn.id, game.id).await?;
    service::end_vacation(store, &ann, &reply(), day(1)).await?;
    service::begin_vacation(store, &ann, 2, &reply(), day(1)).await?;
    service::note_reachable(store, day(5), false).await?;
    assert!(service::end_vacations(store, 20, day(5)).await? > 0);
    let more = service::add_time(store, bjorn, GameRef::Number(game.id, PLACE), None, Some(1), reply(), day(5)).await?;
    service::is_time_up(store, more.game.board(), day(5)).await?;
    service::note_time_up(store, 20, day(60)).await?;
    Ok(())
}

/// Challenges that are withdrawn, declined, taken by anybody, or forgotten.
async fn answer_challenges_otherwise(
    store: &Store,
    ann: &Person,
    bjorn: &Person,
    new: &NewChallenge,
) -> Result<(), service::Error> {
    for withdrawn in [true, false] {
        let challenged = service::challenge(store, new.clone(), NOW).await?;
        service::mark_delivered(store, challenged.outbox, Some(post(10 + u64::from(withdrawn))), NOW).await?;
        if withdrawn {
            service::withdraw_challenge(store, challenged.challenge.id, ann.clone(), NOW).await?;
        } else {
            service::decline_challenge(store, challenged.challenge.id, bjorn.clone(), reply(), NOW).await?;
        }
    }
    let open = service::challenge(store, NewChallenge { opponent: None, ..new.clone() }, NOW).await?;
    let open = service::accept_challenge(store, open.challenge.id, person(3, "Cilla"), reply(), NOW).await?;
    service::resign(store, ann.clone(), BoardRef { game: open.game.id, ply: 0 }, reply(), NOW).await?;
    service::challenge(store, new.clone(), NOW.plus_seconds(-1_000_000)).await?;
    service::expire_challenges(store, 20, NOW).await?;
    Ok(())
}

/// Looks back at games, counts them, and carries one in and on.
async fn look_back(store: &Store, ann: &Person, bjorn: &Person, new: NewChallenge) -> Result<(), service::Error> {
    let past = service::show_past_game(store, ann, GameRef::Here(PLACE)).await?;
    service::show_history(store, ann, GameRef::Number(past.id, PLACE)).await?;
    service::show_any_game(store, past.id).await?;
    service::suggest_past_games(store, bjorn, "").await?;
    service::show_tally(store, ann, ann, PLACE).await?;
    service::show_tally(store, bjorn, ann, PLACE).await?;
    service::recognise(store, MessageId(20)).await?;
    service::played_again(store, MessageId(20)).await?;
    for _ in 0..11 {
        let position = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 d";
        service::import_record(store, ann, position, None, NOW).await?;
    }
    let record = service::show_record(store, ann, RecordId(11), NOW).await?;
    let start = service::position_to_play_on(&record, 0)?;
    service::challenge_from(store, new, start, NOW).await?;
    service::forget_old_records(store, NOW.plus_seconds(100 * 24 * 3600)).await
}

/// Chooses languages and ways to be called, and asks for them.
async fn speak(store: &Store, player: &Person) -> Result<(), service::Error> {
    let private = Place { channel: ChannelId(99), guild: None };
    for place in [PLACE, private] {
        let seen = Seen { reader: "sv", guild: place.guild.map(|_| "de") };
        service::languages(store, player.id, place, seen).await?;
        service::note_reader(store, player.id, place, seen).await?;
        service::language_of_place(store, place).await?;
    }
    service::choose_language(store, player, Some("is")).await?;
    service::language_of_player(store, player.id).await?;
    service::choose_guild_language(store, GuildId(7), None).await?;
    service::guild_language(store, GuildId(7)).await?;
    for pings in Pings::ALL {
        service::choose_pings(store, player, pings, NOW).await?;
    }
    service::choose_pings(store, player, Pings::Dm, NOW).await
}

/// Reminds people of a game that waits, once more, and once a day.
async fn remind(store: &Store, ann: &Person, bjorn: &Person, new: NewChallenge) -> Result<(), service::Error> {
    let challenged = service::challenge(store, new, NOW).await?;
    let accepted = service::accept_challenge(store, challenged.challenge.id, bjorn.clone(), reply(), NOW).await?;
    let board = BoardRef { game: accepted.game.id, ply: 0 };
    let changes = [RemindingChange::Digest(Some(8)), RemindingChange::Zone(Zone::UTC)];
    service::choose_reminding(store, ann, &changes, NOW).await?;
    service::snooze(store, ann, PLACE, board, NOW).await?;
    let reminded = service::remind(store, 50, NOW.plus_seconds(36 * 3600)).await?;
    assert!(reminded.told.contains(&board.game), "half of her time is gone");
    service::reminder_now(store, board, NOW.plus_seconds(36 * 3600)).await?;
    let due = service::claim_due(store, 50, NOW.plus_seconds(36 * 3600)).await?;
    let row = due.iter().find(|due| matches!(due.owed, Owed::Reminder { .. })).expect("it is owed");
    service::mark_waiting(store, row.id, NOW.plus_seconds(37 * 3600), "it is quiet").await?;
    service::drop_reminder(store, row.id, "of no use", NOW).await?;
    let listed = service::owe_digests(store, 50, NOW.plus_seconds(24 * 3600)).await?;
    assert_eq!(listed, [ann.id]);
    service::games_that_wait(store, ann.id).await?;
    service::digest_now(store, ann.id, NOW, NOW).await?;
    service::close_dms(store, ann.id, NOW).await?;
    service::closed_dms_to_tell(store, ann.id).await?;
    service::told_of_closed_dms(store, ann.id).await?;
    service::resign(store, ann.clone(), board, reply(), NOW).await?;
    Ok(())
}

/// From the card to the last board of a match, and on to its rematch.
async fn set_up_and_play_a_match(store: &Store, ann: &Person, bjorn: &Person) -> Result<(), service::Error> {
    let dropped = service::set_up(store, ann, None, PLACE, NOW).await?;
    service::drop_set_up(store, dropped.id, ann.id).await?;
    let card = service::set_up(store, ann, Some(bjorn.clone().into()), PLACE, NOW).await?;
    service::change_set_up(store, card.id, ann, SetUpChange::Games { is_match: true }).await?;
    let sent = service::send_set_up(store, card.id, ann, Side::Attackers, &reply(), NOW).await?;
    let first = service::accept_challenge(store, sent.challenge.id, bjorn.clone(), reply(), NOW).await?.game.id;
    service::resign(store, ann.clone(), BoardRef { game: first, ply: 0 }, reply(), NOW).await?;
    let second = GameId(first.0 + 1);
    service::resign(store, ann.clone(), BoardRef { game: second, ply: 0 }, reply(), NOW).await?;
    service::rematch(store, ann.clone(), second, reply(), NOW).await?;
    service::rematch(store, bjorn.clone(), second, reply(), NOW).await?;
    service::forget_set_ups(store, NOW.plus_seconds(1_000_000)).await?;
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
            // A list that is bound as JSON is no table.
            let scan = step.starts_with("SCAN") && step != "SCAN CONSTANT ROW" && !step.contains("VIRTUAL TABLE");
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
    Box::pin(do_everything(&store)).await.expect("everything can be done");
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
