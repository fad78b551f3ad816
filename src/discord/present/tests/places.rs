//! Settings of a server, names of threads, what is missing: whatever it says, Discord takes it.

use super::fixture::{english, started};
use crate::discord::present::{
    Health, Need, Standing, check, missed_board, public_board, server_settings, thread_name, with_thread_news,
};
use crate::i18n::{Locale, Texts};
use crate::ids::ChannelId;
use crate::rules::Variant;
use crate::service::{GuildSettings, ThreadState, Tongue};

#[test]
fn a_thread_is_named_after_its_game_whatever_people_call_themselves() {
    assert_eq!(thread_name(&english(), &started("copenhagen", "")), "Ann vs Bjorn · Copenhagen Hnefatafl #17");
    let names = [
        "",
        "@everyone",
        "\u{202e}evil",
        "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
        "```\n# long and longer and longer still and so on",
        "שלום",
    ];
    for locale in Locale::ALL {
        for variant in Variant::ALL {
            for name in names {
                let mut game = started(variant.key, "");
                name.clone_into(&mut game.attackers.name);
                name.clone_into(&mut game.defenders.name);
                let title = thread_name(&Texts::new(locale), &game);
                assert!((2..=100).contains(&title.chars().count()), "{title}");
                assert!(!title.contains("@everyone") && !title.contains('\n'), "{title}");
            }
        }
    }
}

#[test]
fn the_longest_settings_fit_a_message() {
    for locale in Locale::ALL {
        let texts = Texts::new(locale);
        let channels = (0..25).map(|number| ChannelId(u64::MAX - number)).collect();
        let variant = Some("a variant of another day".to_owned());
        let settings = GuildSettings { channels, threads: true, variant, pace: None, vacation_days: Some(60) };
        let spoken = Tongue { chosen: Some(locale.code().to_owned()), seen: None };
        let draft = server_settings(&texts, &settings, &spoken);
        assert!(
            draft.content.chars().count() < 2000 && draft.content.contains(&u64::MAX.to_string()),
            "{}",
            draft.content
        );
        assert!(draft.content.contains("Copenhagen"), "a variant that is no more is as none: {}", draft.content);
        assert!(draft.mentions.is_empty());
    }
}

#[test]
fn all_that_may_be_missing_is_told_with_its_use() {
    let missing = vec![
        Need::ViewChannel,
        Need::SendMessages,
        Need::SendMessagesInThreads,
        Need::AttachFiles,
        Need::CreatePublicThreads,
        Need::ReadMessageHistory,
    ];
    let health = Health { version: "1.2.3", discord_millis: None, database_millis: 0 };
    for locale in Locale::ALL {
        let texts = Texts::new(locale);
        let said = check(&texts, &Standing::Member(ChannelId(20), missing.clone()), &health).content;
        assert_eq!(said.matches("\n- **").count(), 6, "{said}");
        assert!(said.contains("<#20>") && said.contains("1.2.3") && said.chars().count() < 2000, "{said}");
        for standing in [Standing::BetweenUs, Standing::BroughtAlong { is_heard: true }] {
            assert!(!check(&texts, &standing, &health).content.contains("<#"));
        }
    }
}

#[test]
fn news_of_a_thread_stand_under_the_board_and_only_where_there_are_some() {
    let game = started("copenhagen", "");
    let board = public_board(&english(), &game);
    for state in [None, Some(ThreadState::Open), Some(ThreadState::Closed), Some(ThreadState::Impossible)] {
        assert_eq!(with_thread_news(&english(), board.clone(), state).content, board.content);
    }
    let states = [
        ThreadState::Full,
        ThreadState::Forbidden,
        ThreadState::Failed,
        ThreadState::Gone,
        ThreadState::Locked,
        ThreadState::Barred,
    ];
    for state in states {
        let told = with_thread_news(&english(), board.clone(), Some(state));
        assert!(told.content.starts_with(&format!("{}\n-# ", board.content)), "{}", told.content);
        assert_eq!((told.mentions, told.rows.len()), (board.mentions.clone(), board.rows.len()));
    }
}

#[test]
fn a_missed_board_says_why_it_comes_late() {
    let game = started("copenhagen", "d1-d3");
    let shown = missed_board(&english(), &game, game.defenders.id);
    assert!(shown.content.starts_with("I could not show you this before"), "{}", shown.content);
    assert!(shown.content.contains("d1-d3") && shown.picture.is_some() && shown.mentions.is_empty());
}
