//! What a guild settles, games in threads, and what is shown later to whom.

use hnefi::ids::{ChannelId, GameId, GuildId, MessageId};
use hnefi::rules::Side;
use hnefi::service::{
    self, BoardRef, Due, FirstBoard, GameRef, Meeting, NewChallenge, OfferKind, Owed, PaceWish, Place, PlayMove,
    Refusal, ReplyTo, SettleGuild, ThreadState,
};

use crate::table::{
    GUILD, NOW, OTHER_CHANNEL, OTHER_GUILD, PRIVATE, TAFL, Table, a_move, ann, bjorn, cilla, later, post, refusal,
    reply,
};

const THREAD: Place = Place { channel: ChannelId(500), guild: Some(GUILD) };

fn threads(on: bool) -> SettleGuild {
    SettleGuild { threads: Some(on), ..SettleGuild::default() }
}

/// A game between Ann and Bjorn that waits for its thread, with the row by which that is owed.
async fn wanting_thread() -> (Table, GameId, Due) {
    let table = Table::set().await;
    service::settle_guild(&table.store, TAFL, true, threads(true)).await.expect("she manages the guild");
    let challenge = table.challenge(ann(), bjorn(), TAFL).await;
    service::saw_challenge(&table.store, challenge, post(500), NOW).await.expect("it is noted");
    let accepted = service::accept_challenge(&table.store, challenge, bjorn(), reply(), NOW).await.expect("it is open");
    assert_eq!(accepted.first_board, FirstBoard::InThread);
    let owed = table.due(NOW).await.into_iter().find(|due| due.owed == Owed::OpenThread(accepted.game.id));
    (table, accepted.game.id, owed.expect("it is owed at once"))
}

/// A game that is played in its thread, whose first board is owed by the row.
async fn in_thread() -> (Table, GameId, Due) {
    let (table, game, thread) = wanting_thread().await;
    service::thread_opened(&table.store, thread.id, game, NOW).await.expect("it is noted");
    let board = first_board(&table, game).await;
    (table, game, board)
}

async fn first_board(table: &Table, game: GameId) -> Due {
    let due = table.due(NOW).await;
    due.into_iter().find(|due| due.owed == Owed::Board { game, ply: 0 }).expect("the first board is owed")
}

fn meeting(place: Place) -> Meeting {
    Meeting { place, reply: ReplyTo { place, ..reply() }, may_post: true, is_public: true }
}

#[tokio::test]
async fn every_guild_has_settings_of_its_own() {
    let table = Table::set().await;
    let change = SettleGuild { variant: Some("brandubh".to_owned()), ..threads(true) };
    service::settle_guild(&table.store, TAFL, true, change).await.expect("she manages it");
    let other = service::show_guild_settings(&table.store, GuildId(8)).await.expect("they are read");
    assert_eq!(other, service::GuildSettings::default());
    let kept = service::settle_guild(&table.store, TAFL, true, threads(false)).await.expect("she manages it");
    assert_eq!((kept.threads, kept.variant.as_deref()), (false, Some("brandubh")), "the rest stays");
    let variant = async |place| service::default_variant(&table.store, place).await.expect("it is read").key;
    assert_eq!(
        [variant(TAFL).await, variant(OTHER_GUILD).await, variant(PRIVATE).await],
        ["brandubh", "copenhagen", "copenhagen"]
    );
}

#[tokio::test]
async fn a_refused_change_changes_nothing() {
    let table = Table::set().await;
    let change = SettleGuild {
        add_channel: Some(TAFL.channel),
        threads: Some(true),
        variant: Some("chess".to_owned()),
        ..SettleGuild::default()
    };
    let refused = service::settle_guild(&table.store, TAFL, true, change.clone()).await;
    assert_eq!(refusal(refused), Refusal::NoSuchVariant { key: "chess".to_owned() });
    let refused = service::settle_guild(&table.store, TAFL, false, change.clone()).await;
    assert_eq!(refusal(refused), Refusal::NotManager);
    let refused = service::settle_guild(&table.store, PRIVATE, true, change).await;
    assert_eq!(refusal(refused), Refusal::NoGuildHere);
    let settings = service::show_guild_settings(&table.store, GUILD).await.expect("they are read");
    assert_eq!(settings, service::GuildSettings::default());
}

#[tokio::test]
async fn games_begin_where_the_guild_wants_them() {
    let table = Table::set().await;
    let admitted = async |place, parent| service::admit_beginning(&table.store, place, parent).await;
    admitted(TAFL, None).await.expect("everywhere");
    let change = SettleGuild { add_channel: Some(TAFL.channel), ..SettleGuild::default() };
    service::settle_guild(&table.store, TAFL, true, change).await.expect("she manages it");
    admitted(TAFL, None).await.expect("it is named");
    admitted(THREAD, Some(TAFL.channel)).await.expect("it hangs on one that is");
    admitted(OTHER_GUILD, None).await.expect("another guild");
    admitted(PRIVATE, None).await.expect("no guild");
    for parent in [None, Some(ChannelId(72))] {
        let refused = refusal(admitted(OTHER_CHANNEL, parent).await);
        assert_eq!(refused, Refusal::WrongChannel { channels: vec![TAFL.channel] });
    }
}

#[tokio::test]
async fn a_thread_has_the_number_of_the_challenges_message() {
    let (table, game, owed) = wanting_thread().await;
    assert_eq!(table.see(game).await.place, TAFL, "until it stands");
    let thread = service::thread_of(&table.store, game).await.expect("it is read").expect("one is wanted");
    assert_eq!((thread.thread, thread.parent, thread.state), (THREAD.channel, TAFL.channel, ThreadState::Wanted));
    service::thread_opened(&table.store, owed.id, game, NOW).await.expect("it is noted");
    let board = first_board(&table, game).await;
    assert_eq!((board.channel, board.token.as_deref()), (THREAD.channel, None));
    assert_eq!(table.see(game).await.place, THREAD);
    service::thread_opened(&table.store, owed.id, game, NOW).await.expect("twice is as once");
    assert!(table.due(NOW).await.is_empty(), "one board");
}

#[tokio::test]
async fn a_challenge_whose_message_is_unknown_gets_no_thread() {
    let table = Table::set().await;
    service::settle_guild(&table.store, TAFL, true, threads(true)).await.expect("she manages the guild");
    let challenge = table.challenge(ann(), bjorn(), TAFL).await;
    let accepted = service::accept_challenge(&table.store, challenge, bjorn(), reply(), NOW).await.expect("it is open");
    assert!(accepted.first_board.row().is_some());
}

#[tokio::test]
async fn a_thread_that_cannot_be_made_in_time_is_given_up() {
    let (table, game, owed) = wanting_thread().await;
    for attempt in 1..=4 {
        service::mark_retry(&table.store, owed.id, later(attempt), "Discord is down").await.expect("it is put off");
        let due = table.due(later(attempt)).await;
        assert!(!due.iter().any(|due| matches!(due.owed, Owed::Board { .. })), "no board is owed yet: {due:?}");
    }
    let due: Vec<Due> = table.due(later(4)).await;
    assert_eq!(due.iter().map(|due| due.owed).collect::<Vec<_>>(), [Owed::Board { game, ply: 0 }]);
    let news = service::thread_news(&table.store, due[0].id, game).await.expect("it is read");
    assert_eq!((due[0].channel, news), (TAFL.channel, Some(ThreadState::Failed)));
}

#[tokio::test]
async fn games_in_threads_are_found_from_their_channel() {
    let (table, game, _) = in_thread().await;
    let other = table.game(ann(), cilla(), OTHER_CHANNEL).await;
    let found = async |place| {
        let found = service::show_game(&table.store, &ann(), GameRef::Here(place)).await;
        found.map(|game| game.id)
    };
    assert_eq!(found(TAFL).await.expect("its thread hangs here"), game);
    assert_eq!(found(THREAD).await.expect("it is played here"), game);
    assert_eq!(found(OTHER_CHANNEL).await.expect("it is played here"), other);
    assert!(matches!(refusal(found(PRIVATE).await), Refusal::WhichGame { .. }));
}

#[tokio::test]
async fn a_lost_thread_is_left_with_all_that_is_owed() {
    let (table, game, board) = in_thread().await;
    let parent = service::leave_thread(&table.store, board.id, ThreadState::Gone, NOW).await.expect("it is noted");
    assert_eq!(parent, Some(TAFL));
    assert_eq!(table.see(game).await.place, TAFL);
    let news = service::thread_news(&table.store, board.id, game).await.expect("it is read");
    assert_eq!(news, Some(ThreadState::Gone));
    let due = table.due(later(5)).await;
    assert!(due.iter().any(|due| (due.id, due.channel) == (board.id, TAFL.channel)), "{due:?}");
    let again = service::leave_thread(&table.store, board.id, ThreadState::Gone, NOW).await.expect("it is asked");
    assert_eq!(again, None, "the channel is no thread");
}

#[tokio::test]
async fn what_is_owed_to_a_lost_thread_follows_the_game_and_never_drags_it_back() {
    let (table, game, board) = in_thread().await;
    let offer = table.make(OfferKind::Draw, ann(), game).await.expect("she may offer").outbox;
    let leave =
        async |row| service::leave_thread(&table.store, row, ThreadState::Gone, NOW).await.expect("it is noted");
    assert_eq!(leave(board.id).await, Some(TAFL));
    assert_eq!(leave(offer).await, Some(TAFL), "it goes where the game has gone");
    let told = async |row| service::thread_news(&table.store, row, game).await.expect("it is read");
    assert_eq!((told(board.id).await, told(offer).await), (Some(ThreadState::Gone), None), "it is said once");

    let (table, game, board) = in_thread().await;
    let there = ReplyTo { place: OTHER_CHANNEL, ..reply() };
    let request = PlayMove { reply: there.clone(), ..a_move(ann(), GameRef::Number(game, THREAD), "d1-a1") };
    let played = service::play_move(&table.store, request, NOW).await.expect("it is legal");
    service::redirect(&table.store, played.outbox, ann().id, &there, NOW).await.expect("it is shown there");
    let left = service::leave_thread(&table.store, board.id, ThreadState::Gone, NOW).await.expect("it is asked");
    assert_eq!((left, table.see(game).await.place), (Some(OTHER_CHANNEL), OTHER_CHANNEL));
}

#[tokio::test]
async fn a_row_that_is_closed_has_no_consequences_any_more() {
    let (table, game, board) = in_thread().await;
    let (store, row) = (&table.store, board.id);
    let stands = service::Post { channel: THREAD.channel, ..post(600) };
    service::mark_delivered(store, row, Some(stands), NOW).await.expect("it stands");
    let there = ReplyTo { place: OTHER_CHANNEL, ..reply() };
    assert_eq!(service::leave_thread(store, row, ThreadState::Gone, NOW).await.expect("it is asked"), None);
    service::redirect(store, row, ann().id, &there, NOW).await.expect("it is asked");
    service::mark_homeless(store, row, "gone", NOW).await.expect("it is asked");
    service::mark_abandoned(store, row, "no permission", NOW).await.expect("it is asked");
    service::mark_private(store, row, ann().id, NOW).await.expect("it is asked");
    service::thread_refused(store, row, game, ThreadState::Full, "full", NOW).await.expect("it is asked");
    assert_eq!(table.see(game).await.place, THREAD);
    let thread = service::thread_of(store, game).await.expect("it is read").expect("there is one");
    assert_eq!((thread.state, thread.told_in), (ThreadState::Open, None));
    for player in [ann(), bjorn()] {
        let met = service::contact(store, &player, &meeting(OTHER_CHANNEL), NOW).await.expect("he is met");
        assert!(met.missed.is_empty(), "it was delivered");
    }
}

#[tokio::test]
async fn a_game_that_ends_before_its_thread_is_made_gets_none() {
    let (table, game, owed) = wanting_thread().await;
    service::resign(&table.store, ann(), BoardRef { game, ply: 0 }, reply(), NOW).await.expect("she may");
    let thread = service::thread_of(&table.store, game).await.expect("it is read").expect("one was wanted");
    assert_eq!(thread.state, ThreadState::Needless);
    service::mark_abandoned(&table.store, owed.id, "not wanted any more", NOW).await.expect("it is given up");
    let due = table.due(later(9)).await;
    let boards: Vec<Owed> = due.iter().map(|due| due.owed).filter(|owed| matches!(owed, Owed::Board { .. })).collect();
    assert_eq!(boards, [Owed::Board { game, ply: 0 }], "the last one, in the channel");
}

#[tokio::test]
async fn a_challenge_whose_message_turns_up_after_it_was_closed_is_made_to_say_so() {
    let table = Table::set().await;
    let challenge = table.challenge(ann(), bjorn(), TAFL).await;
    service::decline_challenge(&table.store, challenge, bjorn(), reply(), NOW).await.expect("it is open");
    for _ in 0..2 {
        service::saw_challenge(&table.store, challenge, post(500), NOW).await.expect("it is noted");
    }
    let due = table.due(later(1)).await;
    let owed: Vec<Owed> = due.iter().map(|due| due.owed).collect();
    assert_eq!(owed, [Owed::EditChallenge { challenge, post: post(500) }]);
}

#[tokio::test]
async fn the_thread_is_closed_after_the_last_message_unless_another_game_is_played_in_it() {
    let (table, game, board) = in_thread().await;
    let in_thread =
        |message: u64| service::Post { guild: THREAD.guild, channel: THREAD.channel, message: MessageId(message) };
    service::mark_delivered(&table.store, board.id, Some(in_thread(600)), NOW).await.expect("it stands");
    let resigned = service::resign(&table.store, ann(), BoardRef { game, ply: 0 }, reply(), NOW).await.expect("he may");
    assert!(service::may_close(&table.store, THREAD.channel).await.expect("it is asked"));
    let closing = async |at| table.due(later(at)).await.iter().any(|due| due.owed == Owed::CloseThread(game));
    assert!(!closing(60).await, "the last board does not stand yet");
    service::mark_delivered(&table.store, resigned.outbox, Some(in_thread(601)), later(60)).await.expect("it stands");
    assert!(!closing(61).await, "old buttons come off first");
    assert!(closing(90).await);
    table.game(ann(), bjorn(), THREAD).await;
    assert!(!service::may_close(&table.store, THREAD.channel).await.expect("it is asked"));
}

#[tokio::test]
async fn the_second_game_of_a_match_has_the_thread_of_the_first() {
    let table = Table::set().await;
    service::settle_guild(&table.store, TAFL, true, threads(true)).await.expect("she manages the guild");
    let request = NewChallenge {
        challenger: ann(),
        opponent: Some(bjorn().into()),
        is_match: true,
        pace: PaceWish::default(),
        variant: None,
        house_rules: Vec::new(),
        by_lot: false,
        challenger_side: Side::Attackers,
        place: TAFL,
        reply: reply(),
    };
    let challenge = service::challenge(&table.store, request, NOW).await.expect("it is admitted").challenge.id;
    service::saw_challenge(&table.store, challenge, post(500), NOW).await.expect("it is noted");
    let first = service::accept_challenge(&table.store, challenge, bjorn(), reply(), NOW).await.expect("it is open");
    let first = first.game.id;
    let owed = table.due(NOW).await.into_iter().find(|due| due.owed == Owed::OpenThread(first)).expect("it is owed");
    service::thread_opened(&table.store, owed.id, first, NOW).await.expect("it is noted");
    service::resign(&table.store, ann(), BoardRef { game: first, ply: 0 }, reply(), NOW).await.expect("she may");
    for due in table.due(later(9)).await {
        service::mark_delivered(&table.store, due.id, None, later(9)).await.expect("it stands");
    }
    let due = table.due(later(9)).await;
    let second = due.iter().find_map(|due| match due.owed {
        Owed::Board { game, ply: 0 } if game != first => Some((game, due.id)),
        _ => None,
    });
    let (second, board) = second.expect("it has begun");
    // The channel on which the thread hangs leads to it, and is where it goes on without the thread.
    let moved = a_move(bjorn(), GameRef::Here(TAFL), "d1-d3");
    let played = service::play_move(&table.store, moved, later(10)).await.expect("it is found");
    assert_eq!((played.game.id, played.game.place), (second, THREAD));
    let parent = service::leave_thread(&table.store, board, ThreadState::Gone, later(11)).await.expect("it is noted");
    assert_eq!((parent, table.see(second).await.place), (Some(TAFL), TAFL));
}

/// A game whose board after Ann's move is owed by the row.
async fn with_owed_move(place: Place) -> (Table, GameId, Due) {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), place).await;
    for due in table.due(later(5)).await {
        service::mark_delivered(&table.store, due.id, None, NOW).await.expect("the row is marked");
    }
    let request = a_move(ann(), GameRef::Number(game, place), "d1-a1");
    let played = service::play_move(&table.store, request, NOW).await.expect("it is legal");
    let due = table.due(later(5)).await;
    let due = due.into_iter().find(|due| due.id == played.outbox).expect("it is owed");
    (table, game, due)
}

#[tokio::test]
async fn what_was_given_up_each_player_sees_once() {
    let (table, game, due) = with_owed_move(TAFL).await;
    service::mark_abandoned(&table.store, due.id, "no permission", NOW).await.expect("it is given up");
    let nobody = service::contact(&table.store, &cilla(), &meeting(OTHER_CHANNEL), NOW).await.expect("she is met");
    assert!(nobody.missed.is_empty() && !nobody.owes);
    for player in [ann(), bjorn()] {
        for _ in 0..2 {
            let contact =
                service::contact(&table.store, &player, &meeting(OTHER_CHANNEL), NOW).await.expect("he is met");
            assert_eq!(contact.missed.iter().map(|game| game.id).collect::<Vec<_>>(), [game], "until he has seen it");
        }
        service::seen(&table.store, player.id, game).await.expect("it is noted");
        let contact = service::contact(&table.store, &player, &meeting(OTHER_CHANNEL), NOW).await.expect("he is met");
        assert!(contact.missed.is_empty());
    }
    assert_eq!(table.see(game).await.place, TAFL);
}

#[tokio::test]
async fn where_the_game_is_played_all_are_shown_what_was_missed() {
    let (table, game, due) = with_owed_move(PRIVATE).await;
    service::mark_abandoned(&table.store, due.id, "no access", NOW).await.expect("it is given up");
    let met = Meeting { may_post: false, ..meeting(PRIVATE) };
    let contact = service::contact(&table.store, &bjorn(), &met, later(20)).await.expect("he is met");
    assert!(contact.owes && contact.missed.is_empty());
    let due = table.due(later(20)).await;
    let shown: Vec<_> = due.iter().map(|due| (due.owed, due.channel, due.token.is_some())).collect();
    assert_eq!(shown, [(Owed::Board { game, ply: 1 }, PRIVATE.channel, true)]);
    let contact = service::contact(&table.store, &ann(), &met, later(21)).await.expect("she is met");
    assert!(!contact.owes && contact.missed.is_empty(), "it is shown to her too");
}

#[tokio::test]
async fn a_homeless_game_settles_where_a_player_is_met_but_never_in_another_guild() {
    let (table, game, due) = with_owed_move(TAFL).await;
    service::mark_homeless(&table.store, due.id, "unknown channel", NOW).await.expect("it is noted");
    for place in [OTHER_GUILD, PRIVATE] {
        let contact = service::contact(&table.store, &bjorn(), &meeting(place), NOW).await.expect("he is met");
        assert_eq!((contact.missed.len(), contact.owes), (1, false));
        assert_eq!(table.see(game).await.place, TAFL);
    }
    let contact = service::contact(&table.store, &bjorn(), &meeting(OTHER_CHANNEL), NOW).await.expect("he is met");
    assert!(contact.owes && contact.missed.is_empty());
    assert_eq!(table.see(game).await.place, OTHER_CHANNEL);
    let due = table.due(NOW).await;
    assert_eq!(due.iter().map(|due| due.channel).collect::<Vec<_>>(), [OTHER_CHANNEL.channel]);
}

#[tokio::test]
async fn whoever_was_shown_it_alone_has_not_missed_it() {
    let (table, game, due) = with_owed_move(TAFL).await;
    service::mark_private(&table.store, due.id, ann().id, NOW).await.expect("it is noted");
    let contact = service::contact(&table.store, &ann(), &meeting(OTHER_CHANNEL), NOW).await.expect("she is met");
    assert!(contact.missed.is_empty());
    let unheard = Meeting { is_public: false, ..meeting(TAFL) };
    let contact = service::contact(&table.store, &bjorn(), &unheard, NOW).await.expect("he is met");
    assert_eq!(contact.missed.iter().map(|game| game.id).collect::<Vec<_>>(), [game]);
}

#[tokio::test]
async fn a_board_that_stands_later_has_not_been_missed() {
    let (table, game, due) = with_owed_move(TAFL).await;
    service::mark_abandoned(&table.store, due.id, "no permission", NOW).await.expect("it is given up");
    let next = table.play(bjorn(), game, "d3-b3").await.expect("it is legal");
    table.deliver(next.outbox, 901).await;
    for player in [ann(), bjorn()] {
        let contact = service::contact(&table.store, &player, &meeting(OTHER_CHANNEL), NOW).await.expect("he is met");
        assert!(contact.missed.is_empty(), "a newer one stands");
    }
}

#[tokio::test]
async fn a_channel_is_barred_until_somebody_acts_in_it_where_we_may_post() {
    let mut table = Table::set().await;
    let is_barred = async |table: &Table| service::is_barred(&table.store, TAFL.channel).await.expect("it is asked");
    service::bar_channel(&table.store, TAFL.channel, 50001, NOW).await.expect("it is noted");
    service::bar_channel(&table.store, TAFL.channel, 50013, NOW).await.expect("twice is as once");
    table.killed().await;
    assert!(is_barred(&table).await);
    let silent = Meeting { may_post: false, ..meeting(TAFL) };
    assert!(!service::contact(&table.store, &cilla(), &silent, NOW).await.expect("she is met").owes);
    service::contact(&table.store, &cilla(), &meeting(OTHER_CHANNEL), NOW).await.expect("she is met");
    assert!(is_barred(&table).await, "that was another channel");
    assert!(service::contact(&table.store, &cilla(), &meeting(TAFL), NOW).await.expect("she is met").owes);
    assert!(!is_barred(&table).await);
}

/// Fault E46: that somebody takes no private messages was not remembered, and so was tried again and again.
#[tokio::test]
async fn who_takes_no_private_messages_is_remembered_until_he_does() {
    let mut table = Table::set().await;
    let closed = async |table: &Table| service::dms_closed_since(&table.store, ann().id).await.expect("it is read");
    assert_eq!(closed(&table).await, None);
    service::choose_theme(&table.store, &ann(), "night").await.expect("she may choose");
    service::note_dms(&table.store, &ann(), Some(later(7))).await.expect("it is noted");
    table.killed().await;
    assert_eq!(closed(&table).await, Some(later(7)));
    service::note_dms(&table.store, &ann(), None).await.expect("it is noted");
    assert_eq!(closed(&table).await, None);
    let theme = service::show_settings(&table.store, ann().id).await.expect("they are read").theme;
    assert_eq!(theme.as_deref(), Some("night"), "the rest stays");
}
