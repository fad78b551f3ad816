//! Rules by choice: the list of knobs, turning them, what contradicts what, and a ruleset as text.

use hnefi::rules::{
    Board, Domain, Knob, KnobError, Piece, Ruleset, RulesetError, RulesetTextError, Square, Throne, ThroneHostility,
    ThronePass, ThroneStop, Variant,
};
use proptest::prelude::*;

use super::{diagram::square, random_rules::house_rules};

fn variant(key: &str) -> Ruleset {
    Variant::by_key(key).unwrap().ruleset.clone()
}

/// A variant by other rules: `escape=edge exit-fort=no`.
fn changed(key: &str, changes: &str) -> Ruleset {
    let mut ruleset = variant(key);
    for change in changes.split_whitespace() {
        let (knob, value) = change.split_once('=').unwrap();
        ruleset.set(Knob::from_key(knob).unwrap(), value).unwrap();
    }
    ruleset
}

#[test]
fn every_knob_has_a_key_of_its_own() {
    for (index, knob) in Knob::ALL.into_iter().enumerate() {
        assert_eq!(knob as usize, index, "they are listed in their own order");
        assert_eq!(Knob::from_key(knob.key()), Some(knob));
        assert!(knob.key().chars().all(|letter| letter.is_ascii_lowercase() || letter == '-'), "{knob:?}");
    }
    assert_eq!(Knob::from_key("variant"), None);
    assert_eq!(Knob::ALL.last(), Some(&Knob::Start));
}

#[test]
fn every_choice_can_be_set_and_is_then_what_the_knob_stands_at() {
    for variant in Variant::ALL {
        for knob in Knob::ALL {
            let texts: &[&str] = match knob.domain() {
                Domain::Choices(texts) => texts,
                Domain::NumberOrNone { min: 1, max: u16::MAX } => &["none", "1", "50", "65535"],
                Domain::NumberOrNone { .. } => panic!("{knob:?} has other bounds"),
                Domain::Position => &["1t1/tK1/2T"],
            };
            for text in texts {
                let mut ruleset = variant.ruleset.clone();
                match ruleset.set(knob, text) {
                    Ok(()) => assert_eq!(ruleset.value(knob), *text),
                    Err(error) => {
                        assert_eq!((error, variant.ruleset.throne), (KnobError::NoThrone { knob }, None));
                    }
                }
            }
        }
    }
}

#[test]
fn setting_a_knob_to_what_it_stands_at_changes_nothing() {
    for variant in Variant::ALL {
        let mut ruleset = variant.ruleset.clone();
        for knob in Knob::ALL {
            let value = ruleset.value(knob);
            assert_eq!(ruleset.set(knob, &value), Ok(()));
            assert_eq!(ruleset, variant.ruleset, "{} {knob:?}", variant.key);
        }
    }
}

#[test]
fn a_text_that_is_no_choice_is_refused_with_those_that_are() {
    let mut ruleset = variant("copenhagen");
    let error = ruleset.set(Knob::KingInOpen, "three").unwrap_err();
    assert_eq!(error, KnobError::UnknownValue { knob: Knob::KingInOpen, value: "three".to_owned() });
    assert_eq!(error.to_string(), "king-in-open cannot be \"three\", only one of two-opposite, all-sides");
    for knob in Knob::ALL {
        for text in ["", "YES", " yes", "none of these", "0", "-1", "+5", "07", "65536", "99999999999999999999", "♜"]
        {
            assert!(ruleset.set(knob, text).is_err(), "{knob:?} {text:?}");
        }
    }
    let error = ruleset.set(Knob::MoveLimit, "soon").unwrap_err();
    assert_eq!(error.to_string(), "move-limit cannot be \"soon\", only a whole number from 1 to 65535, or none");
    let error = ruleset.set(Knob::Start, "3/3").unwrap_err();
    assert_eq!(error.to_string(), "this is no start position: 2 rows, but boards have 3 to 19");
    assert_eq!(ruleset, variant("copenhagen"));
}

#[test]
fn a_new_throne_is_copenhagens_and_only_a_throne_that_is_there_has_knobs() {
    let mut ruleset = variant("sea-battle");
    assert_eq!(ruleset.value(Knob::ThroneStop), "none");
    let error = ruleset.set(Knob::ThroneStop, "king").unwrap_err();
    assert_eq!(error, KnobError::NoThrone { knob: Knob::ThroneStop });
    assert_eq!(error.to_string(), "throne-stop cannot be set while there is no throne");
    ruleset.set(Knob::Throne, "yes").unwrap();
    assert_eq!(ruleset.throne, variant("copenhagen").throne);
    ruleset.set(Knob::ThroneStop, "nobody").unwrap();
    ruleset.set(Knob::Throne, "yes").unwrap();
    assert_eq!(ruleset.value(Knob::ThroneStop), "nobody", "the throne that is there stays as it is");
    assert!(ruleset.set(Knob::ThroneStop, "none").is_err());
    ruleset.set(Knob::Throne, "no").unwrap();
    assert_eq!(ruleset, variant("sea-battle"));
}

#[test]
fn the_changes_are_the_knobs_that_have_to_be_turned() {
    let copenhagen = variant("copenhagen");
    assert_eq!(copenhagen.changes_from(&copenhagen), []);
    let house = changed("copenhagen", "move-limit=50 king-armed=no");
    assert_eq!(house.changes_from(&copenhagen), [Knob::KingArmed, Knob::MoveLimit]);
    let without_throne = changed("copenhagen", "throne=no");
    assert_eq!(without_throne.changes_from(&copenhagen), [Knob::Throne]);
    assert_eq!(copenhagen.changes_from(&without_throne), [Knob::Throne]);
    let strange = changed("sea-battle", "throne=yes throne-stop=nobody");
    assert_eq!(strange.changes_from(&variant("sea-battle")), [Knob::Throne, Knob::ThroneStop]);
    assert_eq!(variant("tawlbwrdd-lewis").changes_from(&variant("tawlbwrdd")), [Knob::Start]);
    for one in Variant::ALL {
        for other in Variant::ALL {
            let mut turned = other.ruleset.clone();
            for knob in one.ruleset.changes_from(&other.ruleset) {
                assert_eq!(turned.set(knob, &one.ruleset.value(knob)), Ok(()));
            }
            assert_eq!(turned, one.ruleset, "{} from {}", one.key, other.key);
        }
    }
}

#[test]
fn a_ruleset_is_written_in_one_line_with_every_knob() {
    assert_eq!(
        variant("scottish").to_text(),
        "corner-block=1 corners-restricted=no corners-hostile-to-attackers=no corners-hostile-to-defenders=no \
         corners-hostile-to-king=no throne=yes throne-stop=king throne-pass=anyone throne-hostile-to-attackers=never \
         throne-hostile-to-defenders=never king-armed=no king-on-throne=two-opposite king-beside-throne=two-opposite \
         king-in-open=two-opposite king-on-edge=as-elsewhere trap=no shieldwall=none linnaean=no escape=edge \
         exit-fort=no encirclement=yes no-moves=loses repetition=mover-loses move-limit=none \
         start=3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3"
    );
}

#[test]
fn every_variant_is_valid_and_is_read_back_from_its_text() {
    for variant in Variant::ALL {
        assert_eq!(variant.ruleset.validate(), Ok(()), "{}", variant.key);
        assert_eq!(Ruleset::parse_text(&variant.ruleset.to_text()).as_ref(), Ok(&variant.ruleset), "{}", variant.key);
    }
}

#[test]
fn the_knobs_of_a_text_may_stand_in_any_order() {
    for variant in Variant::ALL {
        let text = variant.ruleset.to_text();
        let backwards: Vec<&str> = text.split(' ').rev().collect();
        assert_eq!(Ruleset::parse_text(&backwards.join("\n ")).as_ref(), Ok(&variant.ruleset));
    }
}

#[test]
fn a_text_with_a_mistake_is_refused_with_the_mistake() {
    let text = variant("copenhagen").to_text();
    let error = |text: &str| Ruleset::parse_text(text).unwrap_err();
    assert_eq!(error(""), RulesetTextError::Missing(Knob::CornerBlock));
    assert_eq!(error(&text.replace("trap=no ", "")), RulesetTextError::Missing(Knob::Trap));
    assert_eq!(error(&format!("{text} trap=no")), RulesetTextError::Twice(Knob::Trap));
    assert_eq!(error(&text.replace("trap=no", "trap")), RulesetTextError::NotAPair("trap".to_owned()));
    assert_eq!(error(&format!("{text} berserk=no")), RulesetTextError::UnknownKnob("berserk".to_owned()));
    let value = KnobError::UnknownValue { knob: Knob::Trap, value: "maybe".to_owned() };
    assert_eq!(error(&text.replace("trap=no", "trap=maybe")), RulesetTextError::Value(value));
    let invalid = RulesetTextError::Invalid(RulesetError::ExitFortWhereKingEscapes);
    assert_eq!(error(&text.replace("escape=corner", "escape=edge")), invalid);
    assert_eq!(error(&text.replace("trap=no ", "")).to_string(), "trap is missing");
    assert_eq!(error(&format!("{text} trap=no")).to_string(), "trap is written twice");
    assert_eq!(error("trap").to_string(), "\"trap\" is not written like escape=corner");
    assert_eq!(error("berserk=no").to_string(), "no rule is called \"berserk\"");
    assert_eq!(invalid.to_string(), "the king wins on any edge square, so there can be no exit fort");
}

fn refused(ruleset: &Ruleset, error: &RulesetError, words: &str) {
    assert_eq!(ruleset.validate().as_ref(), Err(error));
    assert_eq!(error.to_string(), words);
    let text = Ruleset::parse_text(&ruleset.to_text());
    assert!(text.is_err(), "{text:?}");
}

#[test]
fn knobs_that_contradict_each_other_are_refused() {
    refused(
        &changed("copenhagen", "escape=edge"),
        &RulesetError::ExitFortWhereKingEscapes,
        "the king wins on any edge square, so there can be no exit fort",
    );
    assert_eq!(changed("copenhagen", "escape=edge exit-fort=no").validate(), Ok(()));
    refused(
        &changed("copenhagen", "throne-pass=king throne-stop=anyone"),
        &RulesetError::ThroneOpenAndClosed { throne: square("f6") },
        "anyone may stop on the throne f6, but only the king may step on it",
    );
    refused(
        &changed("tablut", "throne=no"),
        &RulesetError::LinnaeanWithoutThrone,
        "the Linnaean capture needs a throne",
    );
    refused(
        &changed("scottish", "corner-block=2"),
        &RulesetError::BlocksOfOrdinaryCorners { block: 2 },
        "corners of 2 by 2 squares mean nothing where corners are open to all, hostile to nobody and no goal",
    );
    for means_something in ["corners-restricted=yes", "corners-hostile-to-king=yes", "escape=corner"] {
        assert_eq!(changed("scottish", &format!("corner-block=2 {means_something}")).validate(), Ok(()));
    }
}

#[test]
fn what_never_matters_is_no_contradiction() {
    for harmless in ["king-on-edge=safe", "repetition=ignored", "shieldwall=pieces-and-corners", "move-limit=1"] {
        assert_eq!(changed("tawlbwrdd", harmless).validate(), Ok(()), "{harmless}");
    }
    assert_eq!(changed("copenhagen", "corners-restricted=no corners-hostile-to-attackers=no").validate(), Ok(()));
}

#[test]
fn a_board_that_does_not_fit_its_knobs_is_refused() {
    let small = "1t2/t1K1/3T/4";
    refused(
        &changed("copenhagen", &format!("start={small}")),
        &RulesetError::NoMiddleSquare { board_size: 4 },
        "a board of 4 by 4 has no middle square for a throne",
    );
    assert_eq!(changed("copenhagen", &format!("throne=no start={small}")).validate(), Ok(()));
    refused(
        &changed("copenhagen", &format!("throne=no corner-block=2 start={small}")),
        &RulesetError::CornerBlocksTooLarge { block: 2, board_size: 4 },
        "corners of 2 by 2 squares are too large for a board of 4 by 4",
    );
    assert_eq!(changed("copenhagen", "corner-block=2 start=2t2/5/t1K2/5/2T2").validate(), Ok(()));
}

#[test]
fn a_number_out_of_range_is_refused() {
    let mut ruleset = variant("alea-evangelii");
    for block in [0, 3, u8::MAX] {
        ruleset.corners.block = block;
        let error = RulesetError::OutOfRange { knob: Knob::CornerBlock, value: block.to_string() };
        refused(&ruleset, &error, &format!("corner-block cannot be {block}, only one of 1, 2"));
    }
    let mut ruleset = variant("copenhagen");
    ruleset.endings.move_limit = Some(0);
    let error = RulesetError::OutOfRange { knob: Knob::MoveLimit, value: "0".to_owned() };
    refused(&ruleset, &error, "move-limit cannot be 0, only a whole number from 1 to 65535, or none");
}

#[test]
fn a_start_position_that_starts_no_game_is_refused() {
    let start = |rows: &str| changed("copenhagen", &format!("start={rows}"));
    refused(&start("1t5/7/7/3T3/7/7/7"), &RulesetError::NoKing, "the start position has no king");
    refused(&start("1T5/7/7/3K3/7/7/7"), &RulesetError::NoAttackers, "the start position has no attackers");
    refused(
        &start("1t4K/7/7/3T3/7/7/7"),
        &RulesetError::KingBeginsOnEscapeSquare { square: square("g7") },
        "the king begins on g7, where he has won",
    );
    refused(
        &start("1t5/7/7/3K3/7/7/6T"),
        &RulesetError::SoldierBeginsOnCorner { square: square("g1"), piece: Piece::Defender },
        "the defender on g1 begins on a corner that only the king may enter",
    );
    refused(
        &start("1t5/3K3/7/3t3/7/7/7"),
        &RulesetError::SoldierBeginsOnThrone { throne: square("d4"), piece: Piece::Attacker },
        "the attacker begins on the throne d4, where it may not stop",
    );
    refused(
        &start("1t5/7/7/7/7/2TTT2/2TK1T1"),
        &RulesetError::BeginsInExitFort { king: square("d1") },
        "the king on d1 has won by an exit fort from the beginning",
    );
    refused(
        &start("7/3t3/2tTt2/2tK1t1/3tt2/7/7"),
        &RulesetError::BeginsEncircled,
        "the attackers have closed in all defenders from the beginning",
    );
    refused(&start("7/2T4/1TtT3/2T4/3K3/7/7"), &RulesetError::NoFirstMove, "the attackers, who begin, cannot move");
    assert_eq!(changed("scottish", "start=1t4T/3K3/7/7/7/7/6t").validate(), Ok(()), "corners are ordinary");
    assert_eq!(changed("sea-battle", "start=1t5/3K3/7/3t3/7/7/7").validate(), Ok(()), "there is no throne");
    assert_eq!(start("1t5/7/7/3K3/7/7/7").validate(), Ok(()), "a king alone can play");
    assert_eq!(
        changed("sea-battle", "start=K6/7/7/3t3/7/7/7").validate(),
        Err(RulesetError::KingBeginsOnEscapeSquare { square: square("a7") })
    );
}

#[test]
fn a_throne_on_which_anyone_stops_may_be_begun_on() {
    let throne = Throne {
        stop: ThroneStop::Anyone,
        pass: ThronePass::Anyone,
        hostile_to_attackers: ThroneHostility::Never,
        hostile_to_defenders: ThroneHostility::Never,
    };
    let mut ruleset = changed("copenhagen", "start=1t5/3K3/7/3t3/7/7/7");
    ruleset.throne = Some(throne);
    assert_eq!(ruleset.validate(), Ok(()));
}

/// A text that a person might write for a ruleset: the real one with a piece of it cut out, doubled or replaced.
fn spoilt_text() -> impl Strategy<Value = String> {
    (0..Variant::ALL.len(), any::<prop::sample::Index>(), any::<prop::sample::Index>(), "[ =/a-zA-Z0-9-]{0,6}")
        .prop_map(|(variant, from, to, patch)| {
            let text = Variant::ALL[variant].ruleset.to_text();
            let (from, to) = (from.index(text.len()), to.index(text.len()));
            format!("{}{patch}{}", &text[..from.min(to)], &text[to..])
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn valid_house_rules_are_read_back_from_their_text(variant in 0..Variant::ALL.len(), seed in any::<u64>()) {
        let mut number = seed;
        let mut below = |end: usize| {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (number >> 33) as usize % end
        };
        let base = &Variant::ALL[variant].ruleset;
        let ruleset = house_rules(base, &mut below);
        let read = Ruleset::parse_text(&ruleset.to_text());
        prop_assert_eq!(read.as_ref(), Ok(&ruleset));
        let mut turned = base.clone();
        for knob in ruleset.changes_from(base) {
            turned.set(knob, &ruleset.value(knob)).unwrap();
        }
        prop_assert_eq!(turned, ruleset);
    }

    #[test]
    fn whatever_is_read_from_a_text_is_valid_and_written_as_it_was_read(text in spoilt_text()) {
        if let Ok(ruleset) = Ruleset::parse_text(&text) {
            prop_assert_eq!(ruleset.validate(), Ok(()));
            prop_assert_eq!(Ruleset::parse_text(&ruleset.to_text()), Ok(ruleset));
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(key in "[a-z-]{0,12}", text in "\\PC{0,40}") {
        let _ = Ruleset::parse_text(&text);
        let _ = Ruleset::parse_text(&format!("{key}={text}"));
        for knob in Knob::ALL {
            let mut ruleset = Variant::ALL[0].ruleset.clone();
            if ruleset.set(knob, &text).is_ok() {
                prop_assert_eq!(Board::parse(&ruleset.value(Knob::Start)), Ok(ruleset.start()));
                let _ = ruleset.validate();
            }
        }
    }
}

#[test]
fn squares_in_errors_are_those_of_the_board() {
    let ruleset = changed("alea-evangelii", "start=2t6/9/9/9/4K4/9/9/1T7/9");
    let corner: Square = square("b2");
    assert_eq!(ruleset.validate(), Err(RulesetError::SoldierBeginsOnCorner { square: corner, piece: Piece::Defender }));
}
