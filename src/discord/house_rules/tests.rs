//! Reading what people write, and what is suggested to them.

use proptest::prelude::*;

use super::*;
use crate::discord::present;
use crate::i18n::Locale;
use crate::rules::{Ruleset, Variant};

fn english() -> Texts {
    Texts::new(Locale::English)
}

fn variant(key: &str) -> &'static Variant {
    Variant::by_key(key).expect("a variant of ours")
}

/// What a text sets, as `key=value` in a row.
fn reads(text: &str) -> String {
    match read(&english(), text) {
        Ok(rules) => written(&rules),
        Err(why) => panic!("{text}: {why:?}"),
    }
}

fn written(rules: &[HouseRule]) -> String {
    let rules: Vec<String> = rules.iter().map(|rule| format!("{}={}", rule.knob.key(), rule.value)).collect();
    rules.join(" ")
}

#[test]
fn rules_are_read_in_keys_and_in_words_however_they_are_written() {
    for text in [
        "shieldwall=none, repetition=draw",
        "shieldwall:none;repetition:draw",
        "Shieldwall = No, Repetition = Draw",
        "shieldwall=no repetition=draw",
        "no shieldwall, threefold repetition is a draw",
        "shieldwall none,repetition draw,",
        "  SHIELDWALL: off \n repetition: dr",
        "without shieldwall; repetition: threefold repetition is a draw",
        "shieldwall: no shieldwall repetition: draw",
    ] {
        assert_eq!(reads(text), "shieldwall=none repetition=draw", "{text}");
    }
    for (text, rules) in [
        ("", ""),
        (" , ;", ""),
        ("trap", "trap=yes"),
        ("no exit fort", "exit-fort=no"),
        ("Exit_Fort: FALSE", "exit-fort=no"),
        ("king in the open: two opposite", "king-in-open=two-opposite"),
        ("KING IN OPEN=two", "king-in-open=two-opposite"),
        ("move limit: 50 moves", "move-limit=50"),
        ("a draw after 50 moves without a capture", "move-limit=50"),
        ("no move limit", "move-limit=none"),
        ("repetition=no", "repetition=ignored"),
        ("throne=no encirclement=no", "throne=no encirclement=no"),
        ("armed king: hammer", "king-armed=hammer-only"),
        ("start=3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3", "start=3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3"),
    ] {
        assert_eq!(reads(text), rules, "{text}");
    }
}

#[test]
fn what_is_no_rule_is_named_with_what_may_have_been_meant() {
    for (text, named, meant) in [
        ("sheildwall=none", "sheildwall", Some(Knob::Shieldwall)),
        ("repetition=draw, exit frot=no", "exit frot", Some(Knob::ExitFort)),
        ("no castling", "no castling", None),
        ("= no", "no", None),
        ("shieldwall=no castling=yes", "castling", None),
    ] {
        match read(&english(), text) {
            Err(HouseRuleError::NotARule { text: told, nearest }) => {
                assert_eq!((told.as_str(), nearest.first().copied()), (named, meant), "{text}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}

/// The rules say which values there are: what is no value is handed to them as it was written.
#[test]
fn a_value_that_means_nothing_is_kept_as_written() {
    for (text, rules) in [
        ("repetition=d", "repetition=d"),
        ("shieldwall=sometimes", "shieldwall=sometimes"),
        ("move limit=-3", "move-limit=-3"),
        ("move limit=0", "move-limit=0"),
        ("move limit=99999", "move-limit=99999"),
        ("trap=", "trap="),
    ] {
        assert_eq!(reads(text), rules, "two values begin with d; the others are none");
    }
}

/// Every rule set to everything that it can be set to.
fn everything() -> impl Iterator<Item = HouseRule> {
    Knob::ALL.into_iter().flat_map(|knob| {
        let values = choices(knob).into_iter().chain(matches!(knob, Knob::MoveLimit).then_some("77"));
        values.map(move |value| HouseRule { knob, value: value.to_owned() })
    })
}

#[test]
fn whatever_is_shown_can_be_written_in_the_readers_language_and_in_english() {
    for locale in Locale::ALL {
        let own = Texts::new(locale);
        for rule in everything() {
            let meant = Ok(vec![rule.clone()]);
            for shown in [&own, &english()].map(|texts| present::house_rule(texts, &rule)) {
                assert_eq!(read(&own, &shown), meant, "{locale:?}: {shown}");
                assert!(!shown.contains(BETWEEN) && !shown.contains(BECOMES), "{locale:?}: {shown}");
            }
            for name in [&own, &english()].map(|texts| present::rule_name(texts, rule.knob)) {
                let by_name = format!("{name}: {}", rule.value);
                assert_eq!(read(&own, &by_name), meant, "{locale:?}: {by_name}");
            }
        }
    }
}

#[test]
fn yes_and_no_are_understood_in_the_readers_language() {
    let swedish = Texts::new(Locale::Swedish);
    for (text, rules) in [
        ("sköldmur=nej, upprepning: trefaldig upprepning är remi", "shieldwall=none repetition=draw"),
        ("utan sköldmur, FÄLLA: ja", "shieldwall=none trap=yes"),
        ("ingen sköldmur; flyktborg nej", "shieldwall=none exit-fort=no"),
        ("shieldwall=off, repetition=draw", "shieldwall=none repetition=draw"),
    ] {
        assert_eq!(read(&swedish, text).map(|rules| written(&rules)), Ok(rules.to_owned()), "{text}");
    }
    assert!(read(&english(), "sköldmur=nej").is_err(), "only who reads Swedish writes it");
}

fn suggested(variant_key: &str, typed: &str) -> Vec<(String, String)> {
    suggest(&english(), variant(variant_key), typed)
}

fn values(variant_key: &str, typed: &str) -> Vec<String> {
    suggested(variant_key, typed).into_iter().map(|(_, value)| value).collect()
}

#[test]
fn first_the_rules_are_suggested_by_name() {
    let all = suggested("copenhagen", "");
    assert!(all.len() <= 25, "{}", all.len());
    assert!(all.contains(&("shieldwall …".to_owned(), "shieldwall=".to_owned())), "{all:?}");
    assert_eq!(values("copenhagen", "exit"), ["exit-fort=no"], "the only one that begins so, and its only change");
    assert!(
        suggested("copenhagen", "king").iter().all(|(label, value)| label.contains("king") && value.ends_with('='))
    );
    assert_eq!(values("copenhagen", "sheildwall")[0], "shieldwall=", "a slip of the keyboard");
}

#[test]
fn then_what_a_rule_can_be_set_to_beside_what_it_is() {
    assert_eq!(
        suggested("copenhagen", "shieldwall="),
        [("no shieldwall", "shieldwall=none"), ("shieldwall between pieces only", "shieldwall=pieces")]
            .map(|(label, value)| (label.to_owned(), value.to_owned()))
    );
    assert_eq!(values("scottish", "Shieldwall:"), ["shieldwall=pieces", "shieldwall=pieces-and-corners"]);
    assert_eq!(values("copenhagen", "repetition=d"), ["repetition=draw"], "defenders lose by it already");
    assert_eq!(values("copenhagen", "move limit"), ["move-limit=30", "move-limit=50", "move-limit=100"]);
}

#[test]
fn what_is_written_already_is_kept_and_not_offered_again() {
    let next = values("copenhagen", "no shieldwall, rep");
    assert_eq!(next[0], "shieldwall=none, repetition=ignored", "{next:?}");
    let more = suggested("copenhagen", "no shieldwall");
    assert_eq!(more[0], ("no shieldwall".to_owned(), "shieldwall=none".to_owned()), "that may be all");
    assert!(more.contains(&("no shieldwall, trap …".to_owned(), "shieldwall=none, trap=".to_owned())), "{more:?}");
    assert!(!more.iter().any(|(_, value)| value.ends_with(", shieldwall=")), "{more:?}");
    let unreadable = values("copenhagen", "castling=no, trap=");
    assert_eq!(unreadable, ["castling=no, trap=yes"], "his to mend, not ours to drop");
}

#[test]
fn rules_of_a_throne_are_suggested_where_there_is_one() {
    let of_throne = |typed| values("sea-battle", typed).iter().any(|value| value.contains("throne-stop"));
    assert!(!of_throne("") && of_throne("throne=yes, "), "{:?}", values("sea-battle", "throne=yes, "));
}

#[test]
fn what_is_too_long_for_a_suggestion_can_still_be_typed() {
    let long = "shieldwall=none, repetition=aggressor-loses, exit-fort=no, encirclement=no, king-in-open=two-opposite";
    assert!(long.len() > 95, "{}", long.len());
    assert_eq!(suggested("copenhagen", &format!("{long}, trap=")), []);
    assert_eq!(read(&english(), &format!("{long}, trap=yes")).map(|rules| rules.len()), Ok(6));
}

/// Whatever is suggested can be chosen: read again, by its value or its label, it says what it said.
fn check_suggestions(variant: &Variant, typed: &str) {
    let english = english();
    let suggested = suggest(&english, variant, typed);
    let mut seen = std::collections::BTreeSet::new();
    for (label, value) in &suggested {
        for text in [label, value] {
            assert!((1..=100).contains(&text.encode_utf16().count()), "{text:?}");
        }
        assert!(seen.insert(value.clone()), "{value:?} is suggested twice for {typed:?}");
        if value.ends_with('=') {
            continue;
        }
        if let Ok(rules) = read(&english, value) {
            assert_eq!(read(&english, label).as_deref(), Ok(rules.as_slice()), "{label:?} for {value:?}");
        }
    }
}

#[test]
fn every_suggestion_of_every_variant_fits_and_can_be_read() {
    for variant in Variant::ALL {
        for head in ["", "throne=yes, ", "shieldwall=none, ", "nonsense, ", "start=3t3/7/3T3/2TKT2/7/7/7, "] {
            check_suggestions(variant, head);
            for knob in Knob::ALL {
                check_suggestions(variant, &format!("{head}{}", knob.key()));
                check_suggestions(variant, &format!("{head}{}=", knob.key()));
            }
        }
    }
}

/// One suggestion after the other leads to a whole ruleset, and what it says is what one has chosen.
#[test]
fn rules_put_together_from_suggestions_are_the_ones_chosen() {
    let own = variant("copenhagen");
    let mut typed = String::new();
    let mut chosen = Vec::new();
    for (knob, value) in [("trap", "yes"), ("shieldwall", "pieces"), ("no-moves", "draw")] {
        let (_, named) = suggested(own.key, &typed)
            .into_iter()
            .find(|(_, value)| value.ends_with(&format!("{knob}=")))
            .expect("it is offered");
        let (label, _) = suggested(own.key, &named)
            .into_iter()
            .find(|(_, offered)| offered.ends_with(value))
            .expect("so is its value");
        chosen.push(format!("{knob}={value}"));
        typed = label;
    }
    assert_eq!(reads(&typed), chosen.join(" "));
}

proptest! {
    #[test]
    fn no_text_is_too_strange(text in "\\PC{0,120}|[a-z=:, -]{0,80}|(no |trap|=|:|,| |shieldwall|king|throne|50){0,12}") {
        let _ = read(&english(), &text);
        check_suggestions(variant("copenhagen"), &text);
    }
}

/// A ruleset can be told in words as long as these are ours: nothing of it is left to chance.
#[test]
fn every_change_between_two_variants_has_words() {
    let english = english();
    for one in Variant::ALL {
        for other in Variant::ALL {
            let ruleset: &Ruleset = &other.ruleset;
            for rule in HouseRule::between(one, ruleset) {
                assert!(!present::house_rule(&english, &rule).is_empty());
            }
        }
    }
}
