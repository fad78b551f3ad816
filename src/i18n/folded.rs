//! Letters as people type them who have other keyboards.

/// The text in small letters without accents: `Íslenska` is found by `isl`.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match plain(letter) {
            Some(plain) => folded.push_str(plain),
            None => folded.push(letter),
        }
    }
    folded
}

/// What somebody types for a letter of our languages that his keyboard does not have.
const fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' | 'ą' => "a",
        'æ' => "ae",
        'ç' | 'ć' => "c",
        'ð' => "d",
        'é' | 'è' | 'ê' | 'ë' | 'ę' => "e",
        'í' | 'ì' | 'î' | 'ï' => "i",
        'ł' => "l",
        'ñ' | 'ń' => "n",
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ø' => "o",
        'œ' => "oe",
        'ś' => "s",
        'ß' => "ss",
        'þ' => "th",
        'ú' | 'ù' | 'û' | 'ü' => "u",
        'ý' | 'ÿ' => "y",
        'ź' | 'ż' => "z",
        // Accents that stand by themselves behind their letter.
        '\u{300}'..='\u{36f}' => "",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn letters_lose_capitals_and_accents() {
        for (text, expected) in [
            ("Íslenska", "islenska"),
            ("I\u{301}slenska", "islenska"),
            ("FRANÇAIS", "francais"),
            ("Þór", "thor"),
            ("Łódź", "lodz"),
        ] {
            assert_eq!(folded(text), expected);
        }
    }
}
