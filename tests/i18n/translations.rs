//! Holds every language against English: what is missing, what is never filled in, what chooses its words wrongly, what
//! looks different, and what is English still.

use std::collections::{BTreeMap, BTreeSet};

use hnefi::i18n::Locale;

use super::facts::{Facts, Messages, is_number, is_numeral, is_plural, read};
use super::root;

/// The languages in which everything is said. One that is still being translated is left out, and falls back to English
/// where it has nothing.
const COMPLETE: [Locale; 10] = Locale::ALL;

/// Words that give away a text that nobody has translated.
const ENGLISH_WORDS: [&str; 11] =
    ["the", "you", "your", "that", "this", "which", "whose", "from", "move", "game", "board"];

fn messages(locale: Locale) -> Messages {
    read(&root().join("src/i18n/locales").join(locale.code())).0
}

/// Calls `check` for every message of every language with its English one, and says all that is wrong.
fn hold_against_english(check: impl Fn(Locale, &str, &Facts, &Facts) -> Vec<String>) {
    let english = messages(Locale::English);
    assert!(english.len() > 300, "only {} messages found: does the reader still find them?", english.len());
    let mut wrong = Vec::new();
    for locale in Locale::ALL {
        for (key, own) in &messages(locale) {
            let Some(english) = english.get(key) else { continue };
            let found = check(locale, key, own, english);
            wrong.extend(found.into_iter().map(|found| format!("{} {}: {key}: {found}", locale.code(), own.file)));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// What `is_there` finds in one and not in the other.
fn differs<T: PartialEq + std::fmt::Debug>(what: &str, own: &T, english: &T) -> Vec<String> {
    if own == english { Vec::new() } else { vec![format!("{what}: {own:?}; English has {english:?}")] }
}

#[test]
fn every_file_can_be_read_and_says_nothing_twice() {
    for locale in Locale::ALL {
        let (_, wrong) = read(&root().join("src/i18n/locales").join(locale.code()));
        assert_eq!(wrong, Vec::<String>::new(), "{locale:?}");
    }
}

#[test]
fn complete_languages_say_everything_and_in_the_same_files() {
    let english = messages(Locale::English);
    for locale in COMPLETE {
        let own = messages(locale);
        let missing: Vec<&String> = english.keys().filter(|key| !own.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{locale:?} lacks {missing:?}");
        let moved: Vec<_> = own.iter().filter(|(key, facts)| english[*key].file != facts.file).collect();
        assert!(moved.is_empty(), "{locale:?}: {moved:?}");
    }
}

#[test]
fn what_english_fills_in_is_filled_in_and_nothing_else() {
    hold_against_english(|_, _, own, english| {
        let unknown = own.args.difference(&english.args).map(|name| format!("${name} is never filled in"));
        let missing = english.shown.difference(&own.args).map(|name| format!("${name} is missing"));
        let other = own.other.iter().map(|other| format!("only arguments are used here: {other}"));
        unknown.chain(missing).chain(other).collect()
    });
}

#[test]
fn words_are_chosen_by_what_english_chooses_them_by() {
    hold_against_english(|_, _, own, english| {
        let mut wrong = Vec::new();
        for name in english.selectors.keys().filter(|name| !is_number(&english.variants_by(name))) {
            if !own.selectors.contains_key(name) {
                wrong.push(format!("does not choose by ${name}"));
            }
        }
        for (name, each) in &own.selectors {
            let wanted = english.variants_by(name);
            for keys in each.iter().filter(|keys| !is_number(keys)) {
                wrong.extend(differs(&format!("the variants of ${name}"), keys, &wanted));
            }
        }
        wrong
    });
}

/// The plural categories that whole numbers of our size fall into, by the Unicode CLDR.
fn categories(locale: Locale) -> &'static [&'static str] {
    match locale {
        Locale::Polish => &["one", "few", "many"],
        Locale::English
        | Locale::Swedish
        | Locale::Danish
        | Locale::Norwegian
        | Locale::Finnish
        | Locale::German
        | Locale::French
        | Locale::Spanish
        | Locale::Icelandic => &["one", "other"],
    }
}

#[test]
fn numbers_have_every_plural_of_the_language() {
    hold_against_english(|locale, _, own, english| {
        let mut wrong = Vec::new();
        for (name, each) in &own.selectors {
            let wanted = english.variants_by(name);
            for keys in each.iter().filter(|keys| is_number(keys)) {
                let lost = wanted.iter().filter(|key| is_numeral(key) && !keys.contains(*key));
                wrong.extend(lost.map(|key| format!("${name} has no variant for [{key}]")));
                if keys.iter().chain(&wanted).any(|key| is_plural(key)) {
                    let lost = categories(locale).iter().filter(|category| !keys.contains(**category));
                    wrong.extend(lost.map(|category| format!("${name} has no variant for [{category}]")));
                }
            }
        }
        wrong
    });
}

/// A text without what is filled in.
fn without_blanks(text: &str) -> String {
    let mut parts = text.split("{$");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('}').map_or("", |(_, rest)| rest))
}

/// The commands that a text names, in backticks or not.
fn commands(facts: &Facts) -> BTreeSet<String> {
    let named = |text: &String| {
        let text = without_blanks(text);
        let found = text.match_indices('/').filter_map(|(at, _)| {
            let is_command = text[..at].chars().next_back().is_none_or(|c| !c.is_alphanumeric() && c != '<');
            let name: String = text[at + 1..].chars().take_while(|c| c.is_ascii_lowercase() || *c == '-').collect();
            (is_command && !name.is_empty()).then_some(name)
        });
        found.collect::<Vec<_>>()
    };
    facts.texts.iter().flat_map(named).collect()
}

/// The mark that makes a line a heading, a list, small print or a quotation.
fn beginnings(facts: &Facts) -> BTreeSet<&str> {
    let mark = |text: &'_ str| ["-# ", "- ", "> ", "# "].into_iter().find(|mark| text.starts_with(mark));
    facts.texts.iter().map(|text| mark(text).unwrap_or_default()).collect()
}

#[test]
fn markdown_and_commands_are_those_of_english() {
    hold_against_english(|_, _, own, english| {
        let has = |facts: &Facts, what: &str| facts.texts.iter().any(|text| text.contains(what));
        let mut wrong = differs("between backticks", &own.between("`"), &english.between("`"));
        wrong.extend(differs("commands", &commands(own), &commands(english)));
        wrong.extend(differs("bold letters", &has(own, "**"), &has(english, "**")));
        wrong.extend(differs("links", &has(own, "]({$"), &has(english, "]({$")));
        wrong.extend(differs("the beginning", &beginnings(own), &beginnings(english)));
        let odd = |mark: &str| own.texts.iter().any(|text| text.matches(mark).count() % 2 == 1);
        if odd("**") || odd("`") {
            wrong.push("a mark has no partner".to_owned());
        }
        wrong
    });
}

#[test]
fn buttons_are_named_as_they_are_labelled() {
    let english = messages(Locale::English);
    let labels: Vec<(&String, &String)> = english
        .iter()
        .filter(|(key, facts)| key.starts_with("button-") && facts.args.is_empty())
        .map(|(key, facts)| (key, &facts.texts[0]))
        .collect();
    let mut named = 0;
    for locale in Locale::ALL {
        let own = messages(locale);
        for (key, facts) in &english {
            let (Some(translated), bold) = (own.get(key), facts.between("**")) else { continue };
            for (button, label) in labels.iter().filter(|(_, label)| bold.contains(*label)) {
                named += 1;
                let Some(own_label) = own.get(*button).map(|facts| &facts.texts[0]) else { continue };
                let is_named = translated.between("**").contains(own_label);
                assert!(is_named, "{locale:?}: {key} names the button {label}, which is {own_label}");
            }
        }
    }
    assert!(named > 0, "no button is named any more: does the search still find them?");
}

/// The words of a text, without what is filled in, and without what stands in backticks.
fn words(text: &str) -> Vec<String> {
    let plain: String = without_blanks(text).split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let words = plain.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

#[test]
fn nothing_is_english_still() {
    hold_against_english(|locale, key, own, english| {
        if locale == Locale::English {
            return Vec::new();
        }
        let mut wrong = Vec::new();
        // A few words may be the same in two languages, and the letters of a form of time; a sentence is not.
        if own.texts == english.texts
            && own.texts.iter().any(|text| words(text).iter().filter(|word| word.len() > 1).count() >= 3)
        {
            wrong.push("is the English text".to_owned());
        }
        // Players may write in English too.
        if !key.starts_with("house-rules-words") {
            let all: BTreeSet<String> = own.texts.iter().flat_map(|text| words(text)).collect();
            wrong.extend(all.iter().filter(|word| ENGLISH_WORDS.contains(&word.as_str())).cloned());
        }
        wrong
    });
}

/// The most characters that Discord, or we, have room for; none where the text goes into a message.
fn room(key: &str) -> Option<usize> {
    let begins = |starts: &[&str]| starts.iter().any(|start| key.starts_with(start));
    match key {
        _ if begins(&["cmd-", "opt-", "choice-", "theme-"]) || key.ends_with("-placeholder") => Some(100),
        _ if begins(&["menu-"]) => Some(32),
        _ if begins(&["button-"]) => Some(80),
        _ if begins(&["rule-values-", "house-rules-"]) => None,
        _ if begins(&["rule-"]) => Some(40),
        _ if begins(&["house-"]) => Some(70),
        _ => None,
    }
}

#[test]
fn labels_and_descriptions_have_room() {
    hold_against_english(|_, key, own, _| {
        let Some(room) = room(key) else { return Vec::new() };
        let lengths = own.texts.iter().map(|text| (without_blanks(text).encode_utf16().count(), text));
        // A square, a move, a number.
        let lengths = lengths.map(|(length, text)| (length + 8 * text.matches("{$").count(), text));
        lengths
            .filter(|(length, _)| *length > room)
            .map(|(length, text)| format!("{length} > {room}: {text}"))
            .collect()
    });
}

/// What people write is read by these: two rules of one name could not be told apart, and lists are cut at commas.
#[test]
fn rules_are_told_apart_and_hold_nothing_that_lists_are_cut_at() {
    let folded = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    for locale in Locale::ALL {
        let mut said: BTreeMap<(bool, String), String> = BTreeMap::new();
        for (key, facts) in messages(locale) {
            if !key.starts_with("rule-") && !key.starts_with("house-") || room(&key).is_none() {
                continue;
            }
            let text = &facts.texts[0];
            assert!(!text.contains([',', ';', ':', '=', '\n']), "{locale:?}: {key}: {text}");
            let earlier = said.insert((key.starts_with("rule-"), folded(text)), key.clone());
            assert!(earlier.is_none(), "{locale:?}: {key} says the same as {earlier:?}: {text}");
        }
    }
}
