//! Owed messages: claimed, delivered, put off, given up, and forgotten.

use hnefi::ids::{ChannelId, GuildId, MessageId};
use hnefi::service::{self, BoardRef, Due, GameRef, Meeting, Owed, PlayMove, Post, ReplyTo};

use crate::table::{NOW, OTHER_CHANNEL, OTHER_GUILD, PRIVATE, TAFL, Table, a_move, ann, bjorn, later, post, reply};

const MINUTE: i64 = 60;

/// A table with one running game whose messages have all been delivered but the last board's.
async fn with_one_owed_board() -> (Table, service::MovePlayed) {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    for due in table.due(later(5)).await {
        service::mark_delivered(&table.store, due.id, None, NOW).await.expect("the row is marked");
    }
    let played = table.play(ann(), game, "d1-a1").await.expect("it is legal");
    (table, played)
}

fn ids(due: &[Due]) -> Vec<i64> {
    due.iter().map(|due| due.id.0).collect()
}

#[tokio::test]
async fn a_delivered_row_is_never_due_again() {
    let (table, played) = with_one_owed_board().await;
    service::mark_delivered(&table.store, played.outbox, None, NOW).await.expect("the row is marked");
    assert!(table.due(later(1000)).await.is_empty());
    service::mark_delivered(&table.store, played.outbox, None, NOW).await.expect("twice is as once");
    service::record_post(&table.store, played.outbox, TAFL.channel, MessageId(800)).await.expect("it is recorded");
    assert_eq!(table.see(played.game.id).await.newest, Some(post(800)));
}

#[tokio::test]
async fn a_claimed_row_comes_back_when_its_claimer_vanished() {
    let (mut table, played) = with_one_owed_board().await;
    let first = table.due(later(5)).await;
    assert_eq!((ids(&first), first[0].attempts), (vec![played.outbox.0], 1));
    table.killed().await;
    assert!(table.due(later(5)).await.is_empty(), "it belongs to whoever claimed it");
    assert!(table.due(later(64)).await.is_empty());
    let second = table.due(later(65)).await;
    assert_eq!((ids(&second), second[0].attempts), (vec![played.outbox.0], 2));
}

#[tokio::test]
async fn a_kill_between_commit_and_delivery_leaves_the_row_owed() {
    let (mut table, played) = with_one_owed_board().await;
    table.killed().await;
    let due = table.due(later(5)).await;
    assert_eq!(ids(&due), [played.outbox.0]);
    let Owed::Board { game, ply } = due[0].owed else { panic!("a board is owed") };
    let shown = service::show_game_at(&table.store, BoardRef { game, ply }).await.expect("it can be shown again");
    assert_eq!((shown.ply, shown.to_move()), (1, &bjorn()));
    assert_eq!((due[0].channel, due[0].guild, due[0].created_at), (TAFL.channel, TAFL.guild, NOW));
}

#[tokio::test]
async fn a_token_is_forgotten_after_fifteen_minutes_and_at_delivery() {
    let (table, played) = with_one_owed_board().await;
    let early = table.due(later(14 * MINUTE)).await;
    assert_eq!(early[0].token.as_deref(), Some("a-token"));
    assert!(!format!("{:?} {:?}", early[0], reply()).contains("a-token"), "no token gets into a log");
    let late = table.due(later(15 * MINUTE)).await;
    assert_eq!(late[0].token, None);
    assert_eq!(tokens_stored(&table).await, 0);

    let again = table.play(bjorn(), played.game.id, "d3-b3").await.expect("it is legal");
    assert_eq!(tokens_stored(&table).await, 1);
    service::mark_delivered(&table.store, again.outbox, None, NOW).await.expect("the row is marked");
    assert_eq!(tokens_stored(&table).await, 0);
}

#[tokio::test]
async fn a_token_is_forgotten_though_its_row_is_not_due() {
    let (table, played) = with_one_owed_board().await;
    service::mark_retry(&table.store, played.outbox, later(100 * MINUTE), "Discord is down").await.expect("put off");
    assert!(table.due(later(16 * MINUTE)).await.is_empty());
    assert_eq!(tokens_stored(&table).await, 0);
}

#[tokio::test]
async fn a_row_that_is_put_off_is_due_when_it_was_said() {
    let (table, played) = with_one_owed_board().await;
    table.due(later(5)).await;
    service::mark_retry(&table.store, played.outbox, later(10), "Discord is down").await.expect("it is put off");
    assert!(table.due(later(9)).await.is_empty());
    assert_eq!(ids(&table.due(later(10)).await), [played.outbox.0]);
}

#[tokio::test]
async fn a_row_that_is_given_up_stays_so_but_its_game_goes_on() {
    let (table, played) = with_one_owed_board().await;
    service::mark_abandoned(&table.store, played.outbox, "the channel is gone", NOW).await.expect("it is given up");
    assert!(table.due(later(1000)).await.is_empty());
    assert_eq!(tokens_stored(&table).await, 0);
    let elsewhere = crate::table::PRIVATE;
    let seen = service::show_game(&table.store, &bjorn(), GameRef::Here(elsewhere)).await;
    assert_eq!(seen.expect("he sees it at his next contact").ply, 1);
}

#[tokio::test]
async fn closed_rows_do_not_pile_up() {
    let (table, played) = with_one_owed_board().await;
    service::mark_abandoned(&table.store, played.outbox, "the channel is gone", NOW).await.expect("it is given up");
    assert_eq!(rows_stored(&table).await, 3);
    table.due(later(60 * MINUTE)).await;
    assert_eq!(rows_stored(&table).await, 1, "delivered rows stay for an hour");
    table.due(later(30 * 24 * 60 * MINUTE)).await;
    assert_eq!(rows_stored(&table).await, 0, "abandoned ones for 30 days");
    service::record_post(&table.store, played.outbox, TAFL.channel, MessageId(1)).await.expect("too late, no fault");
    service::mark_delivered(&table.store, played.outbox, Some(post(1)), NOW).await.expect("too late, no fault");
}

#[tokio::test]
async fn numbers_of_forgotten_rows_are_not_given_again() {
    let (table, played) = with_one_owed_board().await;
    service::mark_delivered(&table.store, played.outbox, None, NOW).await.expect("the row is marked");
    table.due(later(60 * MINUTE)).await;
    assert_eq!(rows_stored(&table).await, 0);
    let next = table.play(bjorn(), played.game.id, "d3-b3").await.expect("it is legal");
    assert!(next.outbox > played.outbox, "a nonce must never mean two messages");
}

#[tokio::test]
async fn what_people_wait_for_comes_before_tidying() {
    let (table, played) = with_one_owed_board().await;
    let game = played.game.id;
    table.deliver(played.outbox, 900).await;
    let second = table.play(bjorn(), game, "d3-b3").await.expect("it is legal");
    let third = table.play(ann(), game, "a1-d1").await.expect("it is legal");
    let strip = Owed::StripButtons { post: post(900) };
    let owed: Vec<Owed> = table.due(later(5)).await.iter().map(|due| due.owed).collect();
    assert_eq!(owed, [Owed::Board { game, ply: 2 }, Owed::Board { game, ply: 3 }, strip]);
    assert!(second.outbox < third.outbox);
    assert_eq!(service::claim_due(&table.store, 1, later(70)).await.expect("it is read").len(), 1);
}

#[tokio::test]
async fn stripping_is_tried_once_only() {
    let (table, played) = with_one_owed_board().await;
    table.deliver(played.outbox, 900).await;
    let next = table.play(bjorn(), played.game.id, "d3-b3").await.expect("it is legal");
    table.deliver(next.outbox, 901).await;
    assert!(table.due(NOW).await.is_empty(), "what people wait for goes first");
    assert_eq!(table.due(later(1)).await.len(), 1);
    assert!(table.due(later(1000)).await.is_empty(), "not even when its claimer vanished");
    table.play(ann(), played.game.id, "a1-d1").await.expect("it is legal");
    let strips: Vec<Owed> = table.due(later(2000)).await.iter().map(|due| due.owed).collect();
    assert!(!strips.contains(&Owed::StripButtons { post: post(900) }), "{strips:?}");
}

#[tokio::test]
async fn buttons_taken_off_in_the_answer_need_no_edit() {
    let (table, played) = with_one_owed_board().await;
    table.deliver(played.outbox, 900).await;
    let next = table.play(bjorn(), played.game.id, "d3-b3").await.expect("it is legal");
    let previous = next.previous.expect("the board before is known");
    service::mark_buttons_off(&table.store, previous.message, NOW).await.expect("it is marked");
    service::mark_delivered(&table.store, next.outbox, None, NOW).await.expect("the row is marked");
    assert!(table.due(later(1000)).await.is_empty());
}

#[tokio::test]
async fn a_board_that_becomes_known_after_the_next_move_loses_its_buttons() {
    let (table, played) = with_one_owed_board().await;
    let next = table.play(bjorn(), played.game.id, "d3-b3").await.expect("it is legal");
    assert_eq!(next.previous, None);
    table.deliver(next.outbox, 901).await;
    service::mark_delivered(&table.store, played.outbox, None, NOW).await.expect("the row is marked");
    service::record_post(&table.store, played.outbox, TAFL.channel, MessageId(900)).await.expect("it is recorded");
    let owed: Vec<Owed> = table.due(later(5)).await.iter().map(|due| due.owed).collect();
    assert_eq!(owed, [Owed::StripButtons { post: post(900) }]);
    assert_eq!(table.see(played.game.id).await.newest, Some(post(901)));
}

#[tokio::test]
async fn a_message_elsewhere_keeps_the_guild_it_was_told_with() {
    let (table, played) = with_one_owed_board().await;
    let elsewhere = Post { guild: Some(GuildId(8)), channel: ChannelId(80), message: MessageId(950) };
    service::mark_delivered(&table.store, played.outbox, Some(elsewhere), NOW).await.expect("the row is marked");
    assert_eq!(table.see(played.game.id).await.newest, Some(elsewhere));
}

#[tokio::test]
async fn a_deleted_message_is_not_linked_to_any_more() {
    let (table, played) = with_one_owed_board().await;
    table.deliver(played.outbox, 900).await;
    service::forget_post(&table.store, MessageId(900), NOW).await.expect("it is forgotten");
    assert_eq!(table.see(played.game.id).await.newest, None);
}

#[tokio::test]
async fn the_heartbeat_and_the_registered_commands_are_remembered() {
    let mut table = Table::set().await;
    assert_eq!(service::seconds_since_beat(&table.store, NOW).await.expect("it is read"), None);
    assert_eq!(service::registered_commands(&table.store).await.expect("it is read"), None);
    service::beat(&table.store, later(1)).await.expect("it beats");
    service::beat(&table.store, later(10)).await.expect("it beats");
    service::remember_registered_commands(&table.store, "a hash").await.expect("it is remembered");
    table.killed().await;
    assert_eq!(service::seconds_since_beat(&table.store, later(25)).await.expect("it is read"), Some(15));
    let commands = service::registered_commands(&table.store).await.expect("it is read");
    assert_eq!(commands.as_deref(), Some("a hash"));
}

async fn count(table: &Table, sql: &'static str) -> i64 {
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(table.store.path());
    let pool = sqlx::SqlitePool::connect_with(file).await.expect("the file opens");
    sqlx::query_scalar(sql).fetch_one(&pool).await.expect("the rows can be counted")
}

async fn tokens_stored(table: &Table) -> i64 {
    count(table, "SELECT COUNT(*) FROM outbox WHERE token IS NOT NULL").await
}

async fn rows_stored(table: &Table) -> i64 {
    count(table, "SELECT COUNT(*) FROM outbox").await
}

#[tokio::test]
async fn a_request_delivers_its_row_only_while_the_outbox_has_not_begun() {
    let (table, played) = with_one_owed_board().await;
    assert!(service::hold(&table.store, played.outbox, later(4)).await.expect("it can be asked"));
    assert!(table.due(later(6)).await.is_empty(), "it is held");
    assert_eq!(table.due(later(20)).await.len(), 1);
    assert!(!service::hold(&table.store, played.outbox, later(21)).await.expect("it can be asked"));
}

#[tokio::test]
async fn a_move_made_elsewhere_is_owed_to_the_games_channel_and_by_no_token() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.due(later(9)).await;
    let from_there = ReplyTo { place: OTHER_CHANNEL, ..reply() };
    let request =
        PlayMove { reply: from_there.clone(), ..a_move(ann(), GameRef::Number(game, OTHER_CHANNEL), "d1-a1") };
    let played = service::play_move(&table.store, request, NOW).await.expect("it is legal");
    let due = table.due(later(9)).await;
    let board = due.iter().find(|due| due.id == played.outbox).expect("it is owed");
    assert_eq!((board.channel, board.token.as_deref(), board.first_answer), (TAFL.channel, None, false));
    // The channel turns out to be gone.
    service::redirect(&table.store, played.outbox, ann().id, &from_there, later(10)).await.expect("it is owed");
    let due = table.due(later(30)).await;
    let board = due.iter().find(|due| due.id == played.outbox).expect("it is owed");
    assert_eq!((board.channel, board.token.is_some()), (OTHER_CHANNEL.channel, true));
    assert_eq!(table.see(game).await.place, OTHER_CHANNEL);
}

#[tokio::test]
async fn a_game_is_not_carried_to_where_the_opponent_may_not_see_it() {
    for there in [OTHER_GUILD, PRIVATE] {
        let table = Table::set().await;
        let game = table.game(ann(), bjorn(), TAFL).await;
        table.due(later(9)).await;
        let from_there = ReplyTo { place: there, ..reply() };
        let request = PlayMove { reply: from_there.clone(), ..a_move(ann(), GameRef::Number(game, there), "d1-a1") };
        let played = service::play_move(&table.store, request, NOW).await.expect("it is legal");
        // The channel turns out to be gone: the board stands where she is.
        service::redirect(&table.store, played.outbox, ann().id, &from_there, later(10)).await.expect("it is owed");
        let stands = Post { guild: there.guild, channel: there.channel, ..post(9) };
        service::mark_delivered(&table.store, played.outbox, Some(stands), later(11)).await.expect("it is owed");
        assert_eq!(table.see(game).await.place, TAFL);
        // He is shown at his next contact what she alone has seen.
        let met = |place| Meeting { place, reply: ReplyTo { place, ..reply() }, may_post: true, is_public: true };
        let hers = service::contact(&table.store, &ann(), &met(there), later(20)).await.expect("it can be asked");
        assert!(hers.missed.is_empty());
        let his =
            service::contact(&table.store, &bjorn(), &met(OTHER_GUILD), later(21)).await.expect("it can be asked");
        assert_eq!(his.missed.iter().map(|game| game.id).collect::<Vec<_>>(), [game]);
    }
}
