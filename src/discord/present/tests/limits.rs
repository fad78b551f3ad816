//! No message is one that Discord would refuse, or one that pings the wrong people, whatever the players are called.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;

use super::fixture::{
    CHANGES, DRAWN, POST, THEN, WRITTEN, bjorn, card, challenge, ended, english, house, house_game, intervened, offer,
    placed, started, summary, taken_back, thought, variant,
};
use super::readable::components;
use crate::discord::present::{self, CardMenu, Draft};
use crate::i18n::{Locale, Texts};
use crate::ids::{ChallengeId, GameId, OfferId, PlayerId};
use crate::render::Theme;
use crate::rules::{
    Corners, Endings, HostileTo, King, KingArmed, KingCapture, KingOnEdge, Knob, KnobError, NoMoves, Piece, Repetition,
    Ruleset, Shieldwall, Side, SpecialCaptures, Throne, ThroneHostility, ThronePass, ThroneStop, Variant,
    notation::MoveTextError,
};
use crate::service::{
    ChallengeRefusal, ChallengeState, ChallengeView, EndReason, GameResult, GameView, HouseRule, HouseRuleError,
    MoveSuggestion, OfferKind, OfferState, Person, PieceChoice, Pings, Refusal, ReminderRefusal, Reminding, Run,
    SetUpView, Settings, Suggested, TimeRefusal,
};
use crate::store::Passing;
use crate::time::Timestamp;
use crate::timing::{QuietHours, Zone};

/// Names that people have given themselves to see what happens.
pub(super) const HOSTILE: [&str; 16] = [
    "@everyone",
    "@here <@1> <@!2> <@&3> <#4> </move:5> <:x:6> <t:7:R>",
    "**__~~||`_*",
    "```\nrm -rf\n```",
    "# Heading\n## Another\r\n> quote\n- list\n1. list\n-# small",
    "[click](https://example.com) https://example.com discord.gg/x",
    "\u{202e}drowssap\u{202c}\u{2066}\u{200f}",
    "\u{200b}\u{200d}\u{feff}\u{3164}",
    "",
    "😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀",
    "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞",
    "שלום עולם مرحبا",
    "\\\\\\",
    "{ $name } { -term } \" }",
    "a very long name that goes on and on and on and on and on and on and on and on and on and on and on",
];

pub(super) fn names() -> impl Strategy<Value = String> {
    prop_oneof![select(HOSTILE.as_slice()).prop_map(str::to_owned), "\\PC{0,100}", "[@<>#&!*_`~|\\\\a-c\n ]{0,100}"]
}

/// What Discord refuses, and what we promise beside that.
pub(super) fn check(draft: &Draft, may_ping: &[u64]) {
    let pinged: Vec<u64> = draft.mentions.iter().map(|player| player.0).collect();
    assert_eq!(pinged, may_ping, "{}", draft.content);
    check_content(&draft.content, &pinged);
    let rows = components(draft);
    assert!(rows.len() <= 5);
    let mut ids = BTreeSet::new();
    for row in &rows {
        assert!((1..=5).contains(&row.len()));
        for component in row {
            match component["type"].as_u64() {
                Some(2) => check_button(component, &mut ids),
                Some(5) => {
                    assert_eq!(row.len(), 1, "a menu has a row to itself");
                    check_id(component, &mut ids);
                }
                Some(3) => {
                    assert_eq!(row.len(), 1, "a menu has a row to itself");
                    check_menu(component, &mut ids);
                }
                _ => panic!("neither button nor menu: {component}"),
            }
        }
    }
    if let Some(picture) = &draft.picture {
        assert!((1..=1024).contains(&picture.alt_text.encode_utf16().count()));
        assert!(
            picture.filename.chars().all(|c| c.is_ascii_alphanumeric() || "-.".contains(c)),
            "{}",
            picture.filename
        );
        assert!(picture.filename.strip_suffix(".png").is_some_and(|name| !name.is_empty()));
    }
}

fn check_content(content: &str, pinged: &[u64]) {
    assert!((1..=2000).contains(&content.encode_utf16().count()), "{} characters", content.encode_utf16().count());
    assert!(!content.contains("@everyone") && !content.contains("@here"), "{content}");
    let mut without_ours = content.to_owned();
    for player in pinged {
        let mention = format!("<@{player}>");
        assert!(content.contains(&mention), "{content} does not mention {player}");
        without_ours = without_ours.replace(&mention, "");
    }
    for mention in ["<@", "<#", "</", "<:", "<a:"] {
        let mut found = without_ours.match_indices(mention);
        assert!(found.all(|(at, _)| without_ours[..at].ends_with('\\')), "{mention} in {content}");
    }
    let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{200e}' | '\u{200f}' | '\u{2066}' | '\u{2067}');
    assert!(!content.contains(turns), "{content:?}");
    assert_eq!(content.matches('\u{2068}').count(), content.matches('\u{2069}').count(), "{content:?}");
}

fn check_button(button: &Value, ids: &mut BTreeSet<String>) {
    let label = button["label"].as_str().expect("a label");
    assert!((1..=80).contains(&label.encode_utf16().count()), "{label}");
    if button["style"] == 5 {
        let url = button["url"].as_str().expect("a link");
        assert!(url.starts_with("https://discord.com/channels/") && url.len() <= 512, "{url}");
    } else {
        check_id(button, ids);
    }
}

fn check_menu(menu: &Value, ids: &mut BTreeSet<String>) {
    check_id(menu, ids);
    assert!((1..=150).contains(&menu["placeholder"].as_str().expect("a placeholder").encode_utf16().count()));
    if menu["type"] == 5 {
        return;
    }
    let options = menu["options"].as_array().expect("options");
    assert!((1..=25).contains(&options.len()));
    let mut values = BTreeSet::new();
    let mut chosen = 0;
    for option in options {
        let [label, value] = ["label", "value"].map(|key| option[key].as_str().expect("a text"));
        assert!((1..=100).contains(&label.encode_utf16().count()), "{label}");
        assert!((1..=100).contains(&value.len()) && values.insert(value.to_owned()), "{value}");
        let description = option["description"].as_str();
        assert!(description.is_none_or(|text| (1..=100).contains(&text.encode_utf16().count())), "{description:?}");
        chosen += u8::from(option["default"] == true);
    }
    assert!(chosen <= 1, "several options are chosen");
}

fn check_id(component: &Value, ids: &mut BTreeSet<String>) {
    let id = component["custom_id"].as_str().expect("a custom_id");
    assert!((1..=100).contains(&id.len()) && ids.insert(id.to_owned()), "{id}");
    assert!(crate::discord::custom_id::Press::parse(id).is_ok(), "{id}");
}

pub(super) fn renamed(mut game: GameView, attackers: &str, defenders: &str, id: i64) -> GameView {
    game.attackers.name = attackers.to_owned();
    game.defenders.name = defenders.to_owned();
    game.id = GameId(id);
    game
}

fn check_boards(first: &str, second: &str, id: i64) {
    let texts = english();
    let running = [
        started("copenhagen", ""),
        started("copenhagen", "a4-c4"),
        placed("K f6, t e5 e10 c8 g8, T e9 d8 f8 a1", Side::Attackers, "e5-e8"),
        placed("K f6, T f9, t a6", Side::Attackers, "a6-a5 f9-f8 a5-a6 f8-f9"),
        taken_back("a4-c4 d6-d9", 2),
    ]
    .map(|game| renamed(game, first, second, id));
    for game in &running {
        let mover = game.to_move().id;
        check(&present::public_board(&texts, game), &[mover.0]);
        for reader in [1, 2, 9] {
            check(&present::private_board(&texts, game, PlayerId(reader), DRAWN), &[]);
            check(&present::private_board(&texts, game, PlayerId(reader), WRITTEN), &[]);
        }
        check(&present::resign_question(&texts, game), &[]);
        check(&present::begin_choice(&texts, game), &[]);
        check(&present::choose_piece(&texts, game, 0), &[]);
        let mv = game.game.legal_moves()[0];
        check(&present::choose_square(&texts, game, mv.from, 0), &[]);
        check(&present::preview(&texts, game, &thought(game, &mv.to_string())), &[]);
        for kind in OfferKind::ALL {
            check(&present::offer(&texts, game, &named_offer(kind, first, second, OfferState::Open)), &[2]);
            for state in [OfferState::Accepted, OfferState::Declined, OfferState::Lapsed] {
                let offer = named_offer(kind, first, second, state);
                check(&present::offer(&texts, game, &offer), &[]);
                check(&present::offer_declined(&texts, game, &offer), &[1]);
            }
        }
    }
    let over = [
        placed("K f3, t e3 g3 f2 a4, T c8", Side::Attackers, "a4-f4"),
        placed("K k5, t a4, T c8", Side::Defenders, "k5-k11"),
        placed("K f6, T d1 f1 e9, t e1", Side::Defenders, "e9-e2"),
        ended(started("copenhagen", "a4-c4"), Some(Side::Attackers), EndReason::Resignation),
        ended(started("copenhagen", "a4-c4"), None, EndReason::Agreement),
        ended(started("copenhagen", "a4-c4"), None, EndReason::Aborted),
        intervened_by(first, second),
    ]
    .map(|game| renamed(game, first, second, id));
    for game in &over {
        let result = present::public_board(&texts, game);
        assert_eq!(components(&result).iter().map(Vec::len).collect::<Vec<_>>(), [3], "a rematch, and looking back");
        let called: Vec<u64> = [1, 2].into_iter().filter(|id| game.ended_by != Some(PlayerId(*id))).collect();
        assert_eq!(called.len(), 1, "one of them ended it");
        check(&result, &called);
        check(&present::public_board(&texts, &GameView { ended_by: None, ..game.clone() }), &[1, 2]);
        check(&present::private_board(&texts, game, PlayerId(1), DRAWN), &[]);
        check(&present::private_board(&texts, game, PlayerId(1), WRITTEN), &[]);
    }
}

/// Ended by somebody of that name, with that for a reason.
fn intervened_by(name: &str, why: &str) -> GameView {
    let mut game = intervened(started("copenhagen", "a4-c4"), why);
    if let Some(intervention) = &mut game.intervention {
        intervention.by.name = name.to_owned();
    }
    game
}

fn named_offer(kind: OfferKind, by: &str, to: &str, state: OfferState) -> crate::service::OfferView {
    let mut offer = offer(kind, 2, state);
    offer.by.name = by.to_owned();
    offer.to.name = to.to_owned();
    offer
}

fn check_challenges(first: &str, second: &str) {
    let texts = english();
    for side in Side::ALL {
        let states = [
            ChallengeState::Open,
            ChallengeState::Accepted { game: GameId(i64::MAX) },
            ChallengeState::Declined,
            ChallengeState::Withdrawn,
            ChallengeState::Expired,
        ];
        for state in states {
            let mut challenge = challenge(side, state.clone());
            challenge.challenger.name = first.to_owned();
            challenge.challenged = Some(Person { name: second.to_owned(), ..bjorn() });
            let open = state == ChallengeState::Open;
            check(&present::challenge(&texts, &challenge), if open { &[2] } else { &[] });
            check(&present::challenge_declined(&texts, &challenge), &[1]);
            check(&present::challenge_expired(&texts, &challenge), &[1]);
            let challenge = ChallengeView { challenged: None, to_anybody: true, is_match: true, ..challenge };
            check(&present::challenge(&texts, &challenge), &[]);
            check(&present::challenge_expired(&texts, &challenge), &[1]);
        }
    }
}

fn check_lists(name: &str, count: usize) {
    let texts = english();
    let games: Vec<_> = (0..count)
        .map(|at| {
            let mut game = summary(i64::MAX - at as i64, at % 2 == 0);
            game.opponent.name = name.to_owned();
            game.stands_until = (at % 3 == 0).then_some(THEN);
            game
        })
        .collect();
    let pages = count.div_ceil(6).max(1);
    for page in 0..=pages {
        let page = present::games(&texts, &games, u16::try_from(page).expect("few pages"));
        check(&page, &[]);
        assert!(!page.content.contains("more game"), "a page holds all of its games: {}", page.content);
    }
    check(&present::refusal(&texts, &Refusal::WhichGame { games: games.clone() }), &[]);
    for game in &games {
        let (label, value) = present::game_choice(&texts, game);
        assert!((1..=100).contains(&label.encode_utf16().count()), "{label}");
        assert_eq!(value, game.id.to_string());
        assert!(!label.contains("@everyone"));
    }
}

fn refusals(name: &str) -> Vec<Refusal> {
    let person = || Person { id: PlayerId(1), name: name.to_owned() };
    let game = GameId(i64::MAX);
    let result = GameResult { winner: Some(Side::Defenders), reason: EndReason::Resignation };
    let newest = Some(POST);
    let example = started("copenhagen", "").game.legal_moves()[0];
    let open = |kind| {
        let offer = Box::new(named_offer(kind, name, name, OfferState::Open));
        Refusal::OfferOpen { game, offer, own: false }
    };
    vec![
        Refusal::NotAPlayer { game, attackers: person(), defenders: person() },
        Refusal::TwoGames { written: game, chosen: GameId(1) },
        Refusal::GameFinished { game, players: [person(), person()], result, newest },
        Refusal::NotYourTurn { game, opponent: person(), since: THEN },
        Refusal::StaleBoard { game, board_move: 0, moves_since: Some(u32::MAX), to_move: person(), newest },
        Refusal::UnreadableMove { text: name.to_owned(), why: MoveTextError::NotAMove, example },
        Refusal::UnreadableMove { text: name.to_owned(), why: MoveTextError::Unexpected(name.to_owned()), example },
        Refusal::ChallengedBot { name: name.to_owned() },
        Refusal::NoSuchVariant { key: name.to_owned() },
        Refusal::NoSuchTheme { key: name.to_owned() },
        Refusal::HouseRules(HouseRuleError::NotARule { text: name.to_owned(), nearest: vec![] }),
        Refusal::HouseRules(HouseRuleError::NotARule { text: name.to_owned(), nearest: Knob::ALL[..3].to_vec() }),
        Refusal::HouseRules(HouseRuleError::Value(KnobError::UnknownValue {
            knob: Knob::Start,
            value: name.to_owned(),
        })),
        Refusal::HouseRules(HouseRuleError::Value(KnobError::UnknownValue {
            knob: Knob::Repetition,
            value: name.to_owned(),
        })),
        Refusal::NoSuchChallenge { challenge: ChallengeId(i64::MAX) },
        Refusal::NotChallenged { challenged: person() },
        Refusal::NotChallenger { challenger: person() },
        Refusal::Challenge(ChallengeRefusal::NotHere { opponent: person() }),
        Refusal::Challenge(ChallengeRefusal::CannotSee { opponent: person() }),
        Refusal::Challenge(ChallengeRefusal::Taken { by: person(), game, newest }),
        Refusal::NoSuchOffer { offer: OfferId(i64::MAX) },
        Refusal::NotOffered { opponent: person() },
        Refusal::StaleBoard { game, board_move: u32::MAX, moves_since: None, to_move: person(), newest },
        Refusal::NotANumber { text: name.to_owned() },
        Refusal::Time(TimeRefusal::TimeLeft {
            game,
            opponent: person(),
            run: Run::Stands { left: 5, goes_on_at: THEN },
        }),
        Refusal::Time(TimeRefusal::GivenAlready { game, opponent: person(), run: Run::Until(THEN), newest }),
        open(OfferKind::Draw),
        open(OfferKind::TakeBack),
        open(OfferKind::Abort),
        Refusal::NotAGame { text: name.to_owned(), games: vec![summary(17, true)] },
        Refusal::NotAGame { text: name.to_owned(), games: vec![] },
        Refusal::Reminder(ReminderRefusal::NoSuchZone { text: name.to_owned(), near: vec![] }),
        Refusal::Reminder(ReminderRefusal::NoSuchZone { text: name.to_owned(), near: vec!["UTC".to_owned(); 5] }),
        Refusal::Reminder(ReminderRefusal::NotQuietHours { text: name.to_owned() }),
        Refusal::Reminder(ReminderRefusal::NotAnHour { text: name.to_owned() }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn boards_keep_the_limits(first in names(), second in names(), id in 1..=i64::MAX) {
        check_boards(&first, &second, id);
    }

    #[test]
    fn challenges_keep_the_limits(first in names(), second in names()) {
        check_challenges(&first, &second);
    }

    #[test]
    fn lists_keep_the_limits(name in names(), count in 0..120_usize) {
        check_lists(&name, count);
    }

    #[test]
    fn refusals_keep_the_limits(name in names()) {
        for refusal in refusals(&name) {
            check(&present::refusal(&english(), &refusal), &[]);
        }
    }
}

#[test]
fn every_hostile_name_keeps_the_limits_everywhere() {
    for name in HOSTILE {
        check_boards(name, name, 17);
        check_challenges(name, name);
        check_lists(name, 60);
        for refusal in refusals(name) {
            check(&present::refusal(&english(), &refusal), &[]);
        }
    }
}

#[test]
fn names_add_no_lines() {
    let lines = |name: &str| {
        let game = renamed(started("copenhagen", "a4-c4"), name, name, 17);
        present::public_board(&english(), &game).content.lines().count()
    };
    for name in HOSTILE {
        assert_eq!(lines(name), lines("Ann"), "{name:?}");
    }
}

#[test]
fn messages_without_names_keep_the_limits_in_every_language() {
    for locale in Locale::ALL {
        without_names(&Texts::new(locale));
    }
}

fn without_names(texts: &Texts) {
    check(&present::help(texts), &[]);
    check(&present::fault(texts), &[]);
    for passing in [Passing::Busy, Passing::Disk] {
        check(&present::fault_of_store(texts, Some(passing)), &[]);
    }
    check(&present::unknown_press(texts, true), &[]);
    check(&present::unknown_press(texts, false), &[]);
    for variant in Variant::ALL {
        check(&present::rules(texts, variant), &[]);
    }
    for theme in Theme::ALL {
        for (at, pings) in Pings::ALL.into_iter().enumerate() {
            let (plays_at_once, dm_closed_at) = (at == 0, (at == 1).then_some(Timestamp(1_800_000_000)));
            let reminding = Reminding {
                quiet: QuietHours::new(22, 7).filter(|_| at > 0),
                zone: Zone::by_name("America/Argentina/ComodRivadavia").filter(|_| at > 0),
                digest: (at > 0).then_some(23),
                next_digest: (at > 0).then_some(Timestamp(i64::MAX)),
                ..Reminding::default()
            };
            let settings = Settings { plays_at_once, pings, dm_closed_at, reminding, ..Settings::default() };
            let language = plays_at_once.then_some(texts.locale);
            let now = Timestamp(1_800_000_000);
            check(&present::settings(texts, present::Chosen { theme, language, settings: &settings, now }), &[]);
        }
    }
}

/// However much is changed, the line about it is short on every message, and never nothing.
#[test]
fn house_rules_keep_the_limits_on_every_message() {
    let texts = english();
    let game = renamed(house_game(CHANGES, "a4-c4"), HOSTILE[10], HOSTILE[2], i64::MAX);
    let board = present::public_board(&texts, &game);
    check(&board, &[2]);
    let line = board.content.lines().find(|line| line.starts_with("-# House rules: ")).expect("it says so");
    assert!(line.encode_utf16().count() <= 210 && line.contains("; and "), "{line}");
    for look in [DRAWN, WRITTEN] {
        check(&present::private_board(&texts, &game, PlayerId(1), look), &[]);
    }
    let rules = present::rules_of_game(&texts, &game);
    check(&rules, &[]);
    assert!(rules.content.contains("House rules: "), "{}", rules.content);
    assert!(rules.content.ends_with("at any time."), "cut off: {}", rules.content);
    for state in [ChallengeState::Open, ChallengeState::Declined] {
        let open = state == ChallengeState::Open;
        let challenge =
            ChallengeView { house_ruleset: Some(house("copenhagen", CHANGES)), ..challenge(Side::Attackers, state) };
        check(&present::challenge(&texts, &challenge), if open { &[2] } else { &[] });
        check(&present::rules_of_challenge(&texts, &challenge), &[]);
    }
    for knob in Knob::ALL {
        let values: Vec<String> = Variant::ALL.iter().map(|variant| variant.ruleset.value(knob)).collect();
        for value in values.into_iter().filter(|value| value != "none" || knob == Knob::MoveLimit) {
            let said = present::house_rule(&texts, &HouseRule { knob, value });
            assert!((1..=80).contains(&said.chars().count()), "{said}");
        }
    }
}

/// The last line explains the signs: nothing of the board has been cut off.
#[test]
fn a_board_of_text_fits_a_message_in_every_variant() {
    for variant in Variant::ALL {
        let game = renamed(started(variant.key, ""), HOSTILE[10], HOSTILE[2], i64::MAX);
        let written = present::private_board(&english(), &game, PlayerId(1), WRITTEN);
        check(&written, &[]);
        assert!(
            written.content.lines().last().is_some_and(|line| line.starts_with("`x` attackers")),
            "{}",
            variant.key
        );
        assert!(written.picture.is_none());
    }
}

/// The most there can be to tell about one ruleset still fits.
#[test]
fn rules_with_everything_in_them_fit_a_message() {
    let ruleset = Ruleset {
        corners: Corners {
            block: 2,
            restricted: true,
            hostile_to: HostileTo { attackers: true, defenders: false, king: true },
        },
        throne: Some(Throne {
            stop: ThroneStop::Nobody,
            pass: ThronePass::King,
            hostile_to_attackers: ThroneHostility::Always,
            hostile_to_defenders: ThroneHostility::WhenEmpty,
        }),
        king: King {
            armed: KingArmed::AnvilOnly,
            on_throne: KingCapture::AllSides,
            beside_throne: KingCapture::AllSides,
            in_open: KingCapture::TwoOpposite,
            on_edge: KingOnEdge::Safe,
        },
        captures: SpecialCaptures { trap: true, shieldwall: Shieldwall::PiecesAndCorners, linnaean: true },
        endings: Endings {
            exit_fort: true,
            encirclement: true,
            no_moves: NoMoves::Draw,
            repetition: Repetition::AggressorLoses,
            move_limit: Some(50),
            ..variant("copenhagen").ruleset.endings
        },
        ..variant("copenhagen").ruleset.clone()
    };
    let everything = Variant { key: "copenhagen", name: "A Name as Long as Names of Variants Get", ruleset };
    let draft = present::rules(&english(), &everything);
    check(&draft, &[]);
    assert!(draft.content.ends_with("at any time."), "cut off: {}", draft.content);
    // Some languages need more words; what is really played has room in all of them.
    for locale in Locale::ALL {
        let texts = Texts::new(locale);
        for variant in Variant::ALL {
            let draft = present::rules(&texts, variant);
            check(&draft, &[]);
            assert!(draft.content.ends_with(&texts.get("rules-agreement")), "{locale:?}, cut off: {}", draft.content);
        }
    }
}

#[test]
fn labels_of_suggestions_fit() {
    let square = |text: &str| text.parse().expect("a square");
    let game = placed("K f6, t e5 e10 c8 g8, T e9 d8 f8 a1", Side::Attackers, "");
    for mv in game.game.legal_moves() {
        let ply = thought(&game, &mv.to_string());
        let what = MoveSuggestion::Move { mv, piece: ply.piece, captured: ply.captured };
        let (label, value) = present::move_choice(&english(), &Suggested { game: None, what: what.clone() });
        assert!(label.len() <= 100 && value == mv.to_string(), "{label}");
        let many = Suggested { game: Some(GameId(i64::MAX)), what };
        let (label, value) = present::move_choice(&english(), &many);
        assert!(label.chars().count() <= 100 && value == format!("#{} {mv}", i64::MAX), "{label}");
    }
    let piece = PieceChoice { square: square("k11"), piece: Piece::King, moves: 20, captures: true };
    let piece = Suggested { game: None, what: MoveSuggestion::Piece(piece) };
    assert_eq!(present::move_choice(&english(), &piece).1, "k11");
}

/// A card is shown whole whatever is chosen on it, in every variant and with every rule picked.
#[test]
fn the_card_to_set_a_challenge_up_keeps_the_limits() {
    let texts = english();
    for name in HOSTILE {
        let opponent = Some(Person { name: name.to_owned(), ..bjorn() });
        check(
            &present::set_up(&texts, &SetUpView { opponent, ..card() }, CardMenu::Rules, Some(&"why ".repeat(600))),
            &[],
        );
    }
    for variant in Variant::ALL {
        let card = SetUpView { variant, opponent: Some(bjorn()), side: Some(Side::Attackers), ..card() };
        for knob in Knob::ALL {
            let draft = present::set_up(&texts, &card, CardMenu::Rule(knob), None);
            check(&draft, &[]);
            assert_eq!(components(&draft).len(), 5, "{knob:?}: every part is there");
        }
    }
    let changed = SetUpView { house_ruleset: Some(house("copenhagen", CHANGES)), is_match: true, ..card() };
    check(&present::set_up(&texts, &changed, CardMenu::Rules, None), &[]);
}
