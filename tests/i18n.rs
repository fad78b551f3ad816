//! Holds the Fluent files against the source: every text that is looked up exists, every text is looked up, with the
//! placeholders it has; and what Discord limits is within its limits.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use hnefi::i18n::{Arg, CHOICES, COMMANDS, Locale, SUBCOMMANDS, Texts};
use hnefi::render::Theme;
use hnefi::rules::{Domain, Knob};

#[path = "i18n/facts.rs"]
mod facts;
#[path = "i18n/translations.rs"]
mod translations;

/// The texts of one language: key and placeholders.
type Catalogue = BTreeMap<String, BTreeSet<String>>;

/// How the texts of a language are called where they are looked up.
const RECEIVERS: [&str; 4] = ["texts", "texts()", ".private", ".public"];

/// One look-up in the source.
#[derive(Debug)]
struct Call {
    file: PathBuf,
    key: String,
    args: BTreeSet<String>,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The files below a folder; none where nobody has made it yet.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn catalogue(language: &str) -> Catalogue {
    let mut entries: BTreeMap<String, String> = BTreeMap::new();
    for file in files(&root().join("src/i18n/locales").join(language), "ftl") {
        let mut current = None;
        for line in fs::read_to_string(&file).expect("a readable file").lines() {
            if line.starts_with('#') {
                continue;
            }
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                let (key, value) = line.split_once(" = ").unwrap_or_else(|| panic!("{line:?} in {}", file.display()));
                assert!(!entries.contains_key(key), "{key} stands twice in {language}");
                entries.insert(key.to_owned(), value.to_owned());
                current = Some(key.to_owned());
            } else if let Some(key) = &current {
                entries.entry(key.clone()).or_default().push_str(line);
            }
        }
    }
    entries.into_iter().map(|(key, text)| (key, placeholders(&text))).collect()
}

fn placeholders(text: &str) -> BTreeSet<String> {
    text.split('$')
        .skip(1)
        .map(|rest| rest.chars().take_while(|c| c.is_ascii_lowercase() || *c == '-').collect())
        .collect()
}

/// The source without its tests, as (file, text).
fn sources() -> Vec<(PathBuf, String)> {
    files(&root().join("src"), "rs")
        .into_iter()
        .filter(|path| !path.components().any(|part| part.as_os_str() == "tests"))
        .filter(|path| path.file_name().is_none_or(|name| name != "tests.rs"))
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a readable file");
            let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default().to_owned();
            (path, text)
        })
        .collect()
}

/// Every look-up in the source, wherever it stands.
fn calls() -> Vec<Call> {
    let mut calls = Vec::new();
    for (file, text) in sources() {
        if file.starts_with(root().join("src/i18n")) {
            continue;
        }
        for (method, with_args) in [(".get(", false), (".with(", true)] {
            for (at, _) in text.match_indices(method) {
                let receiver = text[..at].trim_end();
                if !RECEIVERS.iter().any(|name| receiver.ends_with(name)) {
                    continue;
                }
                let behind = &text[at + method.len()..];
                // The one text that is looked up by a key handed over; where it is handed over is found below.
                if behind.starts_with("key)") && receiver.contains("pub fn closed(") {
                    continue;
                }
                let call = call(&file, behind, with_args);
                calls.push(call.unwrap_or_else(|| panic!("{}: no written key in {behind:.60}", file.display())));
            }
        }
        for (at, _) in text.match_indices("closed(") {
            let arguments = text[at + "closed(".len()..].split(')').next().unwrap_or_default();
            if let Some(key) = arguments.split('"').nth(1) {
                calls.push(Call { file: file.clone(), key: key.to_owned(), args: BTreeSet::new() });
            }
        }
    }
    for (command, options) in COMMANDS.into_iter().chain(SUBCOMMANDS) {
        calls.push(Call { file: root(), key: format!("cmd-{command}-desc"), args: BTreeSet::new() });
        for option in options {
            calls.push(Call { file: root(), key: format!("opt-{command}-{option}-desc"), args: BTreeSet::new() });
        }
    }
    calls.extend(CHOICES.map(|key| Call { file: root(), key: format!("choice-{key}"), args: BTreeSet::new() }));
    calls.extend(Theme::ALL.iter().map(|theme| Call {
        file: root(),
        key: format!("theme-{}", theme.key),
        args: BTreeSet::new(),
    }));
    calls.extend(rule_keys().into_iter().map(|key| Call { file: root(), key, args: BTreeSet::new() }));
    for key in ["fault", "list-more", "list-last"] {
        // Looked up by `i18n` itself.
        let args = catalogue("en").remove(key).unwrap_or_default();
        calls.push(Call { file: root(), key: key.to_owned(), args });
    }
    calls
}

/// The keys of all that is said of house rules: every rule by name, and everything that it can be set to. Numbers and
/// positions have texts of their own.
fn rule_keys() -> Vec<String> {
    let keys = Knob::ALL.into_iter().flat_map(|knob| {
        let key = knob.key();
        let values: &[&str] = match knob.domain() {
            Domain::Choices(values) => values,
            Domain::NumberOrNone { .. } => &["none"],
            Domain::Position => &[],
        };
        let said = values.iter().map(move |value| format!("house-{key}-{value}"));
        [format!("rule-{key}")].into_iter().chain(said)
    });
    keys.collect()
}

/// Reads `"key", &[("name", …), …]` from behind the opening bracket of a call.
fn call(file: &Path, behind: &str, with_args: bool) -> Option<Call> {
    let behind = behind.trim_start().strip_prefix('"')?;
    let (key, rest) = behind.split_once('"')?;
    let mut args = BTreeSet::new();
    if with_args {
        let list = rest.trim_start().strip_prefix(',').map(str::trim_start).and_then(|rest| rest.strip_prefix("&["));
        let list =
            list.unwrap_or_else(|| panic!("{}: the placeholders of {key} are not written at the call", file.display()));
        let mut depth = 0;
        let mut quoted = false;
        for (at, c) in list.char_indices() {
            match c {
                '"' => quoted = !quoted,
                _ if quoted => {}
                ']' if depth == 0 => break,
                '(' | '[' | '{' => {
                    if depth == 0 {
                        let name =
                            list[at + 1..].trim_start().strip_prefix('"').and_then(|name| name.split('"').next());
                        args.insert(name.unwrap_or_else(|| panic!("{key}: a placeholder without a name")).to_owned());
                    }
                    depth += 1;
                }
                ')' | ']' | '}' => depth -= 1,
                _ => {}
            }
        }
    }
    Some(Call { file: file.to_owned(), key: key.to_owned(), args })
}

#[test]
fn every_text_looked_up_exists_with_just_these_placeholders() {
    let english = catalogue("en");
    let calls = calls();
    assert!(calls.len() > 150, "only {} look-ups found: does the search still find them?", calls.len());
    for Call { file, key, args } in calls {
        let placeholders = english.get(&key).unwrap_or_else(|| panic!("{}: there is no text {key}", file.display()));
        assert_eq!(&args, placeholders, "{}: the placeholders of {key}", file.display());
    }
}

#[test]
fn every_text_is_looked_up() {
    let used: BTreeSet<String> = calls().into_iter().map(|call| call.key).collect();
    let unused: Vec<String> = catalogue("en").into_keys().filter(|key| !used.contains(key)).collect();
    assert_eq!(unused, Vec::<String>::new());
}

#[test]
fn no_language_has_what_english_lacks() {
    let folder = root().join("src/i18n/locales");
    let folders: BTreeSet<String> = fs::read_dir(folder)
        .expect("the folder exists")
        .map(|entry| entry.expect("a readable entry").file_name().to_string_lossy().into_owned())
        .collect();
    let languages = BTreeSet::from(Locale::ALL.map(|locale| locale.code().to_owned()));
    assert!(folders.is_subset(&languages), "{folders:?} are not all languages of ours");
    let english = catalogue("en");
    for locale in Locale::ALL {
        for (key, placeholders) in catalogue(locale.code()) {
            let known = english.get(&key).unwrap_or_else(|| panic!("{key} of {locale:?} is not in English"));
            assert!(placeholders.is_subset(known), "{key} of {locale:?} has placeholders that are never filled");
        }
    }
}

#[test]
fn every_text_can_be_put_together_from_words_and_from_numbers() {
    let fillings = [Arg::from("x"), Arg::from(0_u8), Arg::from(1_u8), Arg::from(2_u8)];
    for (key, placeholders) in catalogue("en") {
        for filling in &fillings {
            let args: Vec<(&'static str, Arg)> =
                placeholders.iter().map(|name| (&*name.clone().leak(), filling.clone())).collect();
            for locale in Locale::ALL {
                let text = Texts::new(locale).with(&key, &args);
                assert!(!text.trim().is_empty(), "{key} is empty");
                assert!(!text.contains(['{', '}', '$', '\u{2068}', '\u{2069}']), "{key}: {text}");
                assert!(!text.contains(&key) || !key.contains('-'), "{key} shows itself: {text}");
            }
        }
    }
}

#[test]
fn commands_and_options_keep_to_discords_limits() {
    let is_name =
        |name: &str| (1..=32).contains(&name.len()) && name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    for locale in Locale::ALL {
        let texts = Texts::new(locale);
        for (command, options) in COMMANDS.into_iter().chain(SUBCOMMANDS) {
            assert!(is_name(command), "{command}");
            assert!((1..=100).contains(&texts.command_description(command).chars().count()), "{locale:?} {command}");
            for option in options {
                let description = texts.option_description(command, option);
                assert!(is_name(option), "{option}");
                assert!((1..=100).contains(&description.chars().count()), "{locale:?} {command} {option}");
            }
        }
        for key in CHOICES {
            assert!((1..=100).contains(&texts.choice(key).chars().count()), "{key}");
        }
        for theme in Theme::ALL {
            assert!((1..=100).contains(&texts.theme(theme.key).chars().count()), "{}", theme.key);
        }
    }
}

#[test]
fn every_rule_and_everything_it_can_be_set_to_has_words() {
    let english = catalogue("en");
    let missing: Vec<String> = rule_keys().into_iter().filter(|key| !english.contains_key(key)).collect();
    assert_eq!(missing, Vec::<String>::new());
    assert!(rule_keys().len() > 70, "only {} rules and values: does the search still find them?", rule_keys().len());
    for locale in Locale::ALL {
        let texts = Texts::new(locale);
        for knob in Knob::ALL {
            // A suggestion has room for 100 characters, of which others take some.
            let name = texts.rule_name(knob.key());
            assert!((1..=40).contains(&name.chars().count()), "{name}");
            let Domain::Choices(values) = knob.domain() else { continue };
            for value in values {
                let said = texts.house_rule(knob.key(), value);
                assert!((1..=70).contains(&said.chars().count()), "{said}");
            }
        }
    }
}

#[test]
fn an_unknown_language_is_answered_in_english() {
    for code in ["en-US", "en-GB", "ja", "", "xx-YY-zz", "en"] {
        assert_eq!(Locale::from_discord(code), Locale::English, "{code}");
    }
}

#[test]
fn every_language_of_discord_that_we_have_is_known_by_its_code() {
    let known = [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("sv-SE", "sv"),
        ("da", "da"),
        ("no", "no"),
        ("fi", "fi"),
        ("de", "de"),
        ("fr", "fr"),
        ("es-ES", "es"),
        ("es-419", "es"),
        ("pl", "pl"),
        ("is", "is"),
    ];
    for (discord, code) in known {
        assert_eq!(Locale::from_discord(discord).code(), code, "{discord}");
    }
    let codes: BTreeSet<&str> = Locale::ALL.iter().flat_map(|locale| locale.discord_codes()).copied().collect();
    assert_eq!(codes.len(), known.len() - 1, "Discord has no Icelandic: {codes:?}");
}

/// Whichever plural rules the library knows a language by: one is singular, two is not.
#[test]
fn every_language_tells_one_from_two() {
    for locale in Locale::ALL {
        let left_out = |count: u32| Texts::new(locale).with("games-left-out", &[("count", count.into())]);
        assert_ne!(left_out(1).replace('1', ""), left_out(2).replace('2', ""), "{locale:?}");
        assert_eq!(left_out(2).replace('2', ""), left_out(3).replace('3', ""), "{locale:?}");
    }
    let polish = |count: u32| Texts::new(Locale::Polish).with("games-left-out", &[("count", count.into())]);
    assert_eq!(polish(5).replace('5', ""), polish(12).replace("12", ""));
}

#[test]
fn numbers_choose_singular_and_plural() {
    let texts = Texts::new(Locale::English);
    let left_out = |count: u32| texts.with("games-left-out", &[("count", count.into())]);
    assert_eq!(left_out(1), "… and 1 more game.");
    assert_eq!(left_out(12), "… and 12 more games.");
    assert_eq!(left_out(1_000_000), "… and 1000000 more games.");
}

#[test]
fn lists_read_as_people_write_them() {
    let texts = Texts::new(Locale::English);
    let list = |items: &[&str]| texts.list(&items.iter().map(|item| (*item).to_owned()).collect::<Vec<_>>());
    assert_eq!(list(&[]), "");
    assert_eq!(list(&["e9"]), "e9");
    assert_eq!(list(&["e9", "f8"]), "e9 and f8");
    assert_eq!(list(&["e9", "f8", "g7", "h6"]), "e9, f8, g7 and h6");
}
