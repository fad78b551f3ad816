//! Finding a time zone by what people write: a city, a part of its name, or a country that has a name of its own among the
//! zones.

use std::sync::LazyLock;

use super::Zone;
use super::zone::DATABASE;

/// What is suggested before anything is typed: cities where the game is at home first, then one for most of the world's
/// clocks from east to west, so that everybody finds one that shows his time.
const FIRST: [&str; 25] = [
    "Europe/Stockholm",
    "Europe/Copenhagen",
    "Europe/Oslo",
    "Europe/Helsinki",
    "Atlantic/Reykjavik",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/Madrid",
    "Europe/Warsaw",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Halifax",
    "America/Sao_Paulo",
    "Pacific/Honolulu",
    "Pacific/Auckland",
    "Australia/Sydney",
    "Asia/Tokyo",
    "Asia/Singapore",
    "Asia/Kolkata",
    "Asia/Dubai",
    "Europe/Istanbul",
    "UTC",
];

/// A name that people may write, and the zone that is meant by it.
struct Entry {
    /// The parts of the name, folded: `europe`, `stockholm`.
    parts: Vec<String>,
    /// The name by which the zone is known today.
    zone: String,
}

/// Every name that stands for a place, the ones that places have today first.
static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let (mut todays, mut others) = (Vec::new(), Vec::new());
    for name in DATABASE.available() {
        let name = name.as_str();
        // The names in capitals are those of clocks, not of places.
        let is_place = name.bytes().any(|c| c.is_ascii_lowercase()) && !name.starts_with("Etc/");
        let Some(zone) = DATABASE.get(name).ok().filter(|zone| is_place && zone.location().is_some()) else { continue };
        let Some(today) = zone.primary_iana_name() else { continue };
        let entry = Entry { parts: name.split('/').map(folded).collect(), zone: today.to_owned() };
        if today == name { todays.push(entry) } else { others.push(entry) }
    }
    todays.push(Entry { parts: vec!["utc".to_owned()], zone: "UTC".to_owned() });
    todays.extend(others);
    todays
});

/// The names of up to `most` zones that may be meant by what has been typed so far, the likeliest first.
pub fn suggest_zones(typed: &str, most: usize) -> Vec<String> {
    if typed.trim().is_empty() {
        return FIRST.iter().take(most).map(|name| (*name).to_owned()).collect();
    }
    let typed = folded(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let begins_city = |entry: &Entry| entry.parts.last().is_some_and(|city| city.starts_with(&typed));
    let begins_part = |entry: &Entry| entry.parts.iter().any(|part| part.starts_with(&typed));
    let holds = |entry: &Entry| entry.parts.concat().contains(&typed);
    let ranks: [&dyn Fn(&Entry) -> bool; 3] = [&begins_city, &begins_part, &holds];
    let mut found: Vec<String> = Vec::new();
    for entry in ranks.iter().flat_map(|rank| ENTRIES.iter().filter(move |entry| rank(entry))) {
        if found.len() == most {
            break;
        }
        if !found.contains(&entry.zone) {
            found.push(entry.zone.clone());
        }
    }
    found
}

/// The zone that somebody means by what he has written: by its name, by its city alone, or by anything that only one zone
/// has in its names.
///
/// # Errors
/// The names of those that he may have meant, if there are any.
pub fn find_zone(written: &str) -> Result<Zone, Vec<String>> {
    // A suggestion that was sent as it is shown has the time behind it.
    let written = written.split('·').next().unwrap_or_default().trim();
    if let Some(zone) = Zone::by_name(&written.replace(' ', "_")) {
        return Ok(zone);
    }
    let near = if written.is_empty() { Vec::new() } else { suggest_zones(written, MEANT) };
    let city = folded(written);
    let named = ENTRIES.iter().find(|entry| entry.parts.last() == Some(&city)).map(|entry| &entry.zone);
    let only = if let [only] = near.as_slice() { Some(only) } else { None };
    named.or(only).and_then(|name| Zone::by_name(name)).ok_or(near)
}

/// How many zones are named to somebody who may have meant one of them.
const MEANT: usize = 5;

/// A name as it is compared: letters and digits alone, small and without accents.
fn folded(name: &str) -> String {
    let mut folded = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        match c {
            'à'..='å' | 'ā' | 'ă' | 'ą' => folded.push('a'),
            'æ' => folded.push_str("ae"),
            'ç' | 'ć' | 'č' => folded.push('c'),
            'ð' | 'ď' | 'đ' => folded.push('d'),
            'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => folded.push('e'),
            'ğ' => folded.push('g'),
            'ì'..='ï' | 'ī' | 'į' | 'ı' => folded.push('i'),
            'ł' | 'ľ' => folded.push('l'),
            'ñ' | 'ń' | 'ň' => folded.push('n'),
            'ò'..='ö' | 'ø' | 'ō' | 'ő' => folded.push('o'),
            'œ' => folded.push_str("oe"),
            'ř' => folded.push('r'),
            'ś' | 'š' | 'ş' | 'ș' => folded.push('s'),
            'ß' => folded.push_str("ss"),
            'ť' | 'ţ' | 'ț' => folded.push('t'),
            'þ' => folded.push_str("th"),
            'ù'..='ü' | 'ū' | 'ů' | 'ű' => folded.push('u'),
            'ý' | 'ÿ' => folded.push('y'),
            'ź' | 'ż' | 'ž' => folded.push('z'),
            // Accents that stand behind their letters are no letters.
            c if c.is_alphanumeric() => folded.push(c),
            _ => {}
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cities_are_found_by_how_they_begin() {
        for (typed, first) in [
            ("stock", "Europe/Stockholm"),
            ("Reykjavík", "Atlantic/Reykjavik"),
            ("SÃO PAULO", "America/Sao_Paulo"),
            ("sa\u{303}o pau", "America/Sao_Paulo"),
            ("new york", "America/New_York"),
            ("new-york", "America/New_York"),
            ("america/new", "America/New_York"),
            ("lord", "Australia/Lord_Howe"),
            ("calcutta", "Asia/Kolkata"),
            ("kiev", "Europe/Kyiv"),
            ("iceland", "Atlantic/Reykjavik"),
            ("japan", "Asia/Tokyo"),
            ("Faroe", "Atlantic/Faroe"),
            ("utc", "UTC"),
        ] {
            assert_eq!(suggest_zones(typed, 25).first().map(String::as_str), Some(first), "{typed}");
        }
    }

    #[test]
    fn a_part_of_the_world_lists_its_cities() {
        let europe = suggest_zones("europe", 25);
        assert_eq!(europe.len(), 25);
        assert!(europe.iter().all(|name| name.starts_with("Europe/")), "{europe:?}");
        for nonsense in ["xyzzy", "🦆", "est5", "gmt+1"] {
            assert_eq!(suggest_zones(nonsense, 25), Vec::<String>::new(), "{nonsense}");
        }
    }

    #[test]
    fn before_anything_is_typed_there_is_a_choice_of_clocks() {
        assert_eq!(suggest_zones("", 25), FIRST);
        assert_eq!(suggest_zones(" ", 3), FIRST[..3]);
    }

    #[test]
    fn every_suggestion_is_a_zone_and_stands_there_once() {
        for letter in 'a'..='z' {
            let mut found = suggest_zones(&letter.to_string(), 1000);
            for name in &found {
                assert_eq!(Zone::by_name(name).expect("there is such a zone").name(), name);
                assert!(name == "UTC" || name.contains('/'), "{name}");
            }
            let all = found.len();
            found.sort();
            found.dedup();
            assert_eq!(all, found.len(), "{letter}");
        }
    }

    #[test]
    fn what_is_written_is_read_as_it_is_meant() {
        for (written, name) in [
            ("Europe/Stockholm", "Europe/Stockholm"),
            ("europe/stockholm", "Europe/Stockholm"),
            ("Europe/Stockholm · 14:05", "Europe/Stockholm"),
            ("stockholm", "Europe/Stockholm"),
            ("America/New York", "America/New_York"),
            ("new york", "America/New_York"),
            ("  Tokyo ", "Asia/Tokyo"),
            ("utc", "UTC"),
            ("Lord Ho", "Australia/Lord_Howe"),
            ("CET", "CET"),
        ] {
            assert_eq!(find_zone(written).map(|zone| zone.name().to_owned()), Ok(name.to_owned()), "{written}");
        }
        let several = find_zone("san").expect_err("there are several");
        assert!(several.len() == MEANT && several.iter().all(|name| name.contains("/San")), "{several:?}");
        for nonsense in ["", " ", "·", "xyzzy", "Gothenburg", "Etc/Unknown", "14:05"] {
            assert_eq!(find_zone(nonsense), Err(Vec::new()), "{nonsense}");
        }
    }
}
