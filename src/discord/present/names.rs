//! Names and other texts that players choose, made harmless: they neither ping, nor format, nor break a line.

use unicode_segmentation::UnicodeSegmentation as _;

use crate::i18n::Texts;
use crate::ids::PlayerId;
use crate::service::Person;

/// The longest name shown, in characters as people count them.
const NAME_GRAPHEMES: usize = 32;

/// The longest quotation of what somebody typed.
const QUOTE_GRAPHEMES: usize = 60;

/// The longest quotation of what a program says.
const LONG_QUOTE_GRAPHEMES: usize = 300;

/// The longest reason told, in characters as people count them.
const REASON_GRAPHEMES: usize = 200;

/// How many code points may hide in one shown text for each character people count: enough for every emoji, too few
/// to smuggle a page of accents into a name.
const CODE_POINTS_PER_GRAPHEME: usize = 3;

/// Marks in a row that one letter may carry.
const STACKED_MARKS: usize = 2;

/// A person's name for the text of a message, where Discord reads markdown and mentions.
pub fn marked(texts: &Texts, person: &Person) -> String {
    isolated(&escape(&shown(texts, &person.name)))
}

/// A person's name for labels and menus, where Discord reads nothing into it.
pub fn plain(texts: &Texts, person: &Person) -> String {
    isolated(&shown(texts, &person.name).replace('@', "@\u{200b}"))
}

/// A person's name for the text of a message, if anything of it can be seen.
pub(super) fn visible_name(person: &Person) -> Option<String> {
    let name = cut(&visible(&person.name), NAME_GRAPHEMES);
    (!name.is_empty()).then(|| isolated(&escape(&name)))
}

/// What somebody typed, to quote it in the text of a message; empty if nothing of it can be seen.
pub fn quoted(text: &str) -> String {
    isolated(&escape(&cut(&visible(text), QUOTE_GRAPHEMES)))
}

/// The same at greater length, for what a program has written that quotes others.
pub fn quoted_at_length(text: &str) -> String {
    isolated(&escape(&cut(&visible(text), LONG_QUOTE_GRAPHEMES)))
}

/// A reason that somebody gave, to tell in the text of a message; empty if nothing of it can be seen.
pub fn reason(text: &str) -> String {
    isolated(&escape(&cut(&visible(text), REASON_GRAPHEMES)))
}

/// A mention, the only thing that pings, and only together with [`super::Draft::mentions`].
pub fn mention(player: PlayerId) -> String {
    format!("<@{player}>")
}

fn shown(texts: &Texts, name: &str) -> String {
    let name = cut(&visible(name), NAME_GRAPHEMES);
    if name.is_empty() { texts.get("name-unknown") } else { name }
}

/// What of a text can be seen, on one line with single spaces.
fn visible(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut marks = 0;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c.is_whitespace() || c.is_control() {
            if !kept.is_empty() && !kept.ends_with(' ') {
                kept.push(' ');
            }
            continue;
        }
        // Joins the parts of one emoji; anywhere else it is a mark that nobody sees.
        let joins = c == '\u{200d}'
            && kept.chars().next_back().is_some_and(is_pictorial)
            && chars.peek().copied().is_some_and(is_pictorial);
        marks = if is_stacking(c) { marks + 1 } else { 0 };
        if (joins || !is_invisible(c)) && marks <= STACKED_MARKS {
            kept.push(c);
        }
    }
    kept.truncate(kept.trim_end().len());
    // A selector of an emoji's look is nothing to see by itself.
    if kept.chars().all(|c| c == ' ' || is_selector(c)) { String::new() } else { kept }
}

/// The first `graphemes` characters, with an ellipsis in place of what is left out.
fn cut(text: &str, graphemes: usize) -> String {
    let code_points = graphemes * CODE_POINTS_PER_GRAPHEME;
    if text.graphemes(true).count() <= graphemes && text.chars().count() <= code_points {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut used = 0;
    for grapheme in text.graphemes(true).take(graphemes - 1) {
        used += grapheme.chars().count();
        if used >= code_points {
            break;
        }
        kept.push_str(grapheme);
    }
    format!("{}…", kept.trim_end())
}

/// Backslashes before all that Discord's markdown reads, and no `@` that touches what follows it.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() * 2);
    for (at, c) in text.chars().enumerate() {
        let special = match c {
            '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '>' | '[' | ']' | ':' | '/' | '@' => true,
            // Headings, lists and small print exist at the start of a line only.
            '#' | '-' | '+' => at == 0,
            // A numbered list.
            '.' => at > 0 && text.chars().take(at).all(|c| c.is_ascii_digit()),
            _ => false,
        };
        if special {
            escaped.push('\\');
        }
        escaped.push(c);
        if c == '@' {
            escaped.push('\u{200b}');
        }
    }
    escaped
}

/// A name written from right to left keeps its order to itself and does not turn the sentence around it.
fn isolated(text: &str) -> String {
    if text.chars().any(is_right_to_left) { format!("\u{2068}{text}\u{2069}") } else { text.to_owned() }
}

fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}'
        | '\u{1e800}'..='\u{1efff}')
}

/// Characters that show nothing, turn the writing direction, or say how others are joined.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0d}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}'
        | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}')
}

/// Accents and other marks that pile up on the letter before them.
fn is_stacking(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe0e}' | '\u{fe0f}' | '\u{fe20}'..='\u{fe2f}')
}

/// Close enough to "is part of an emoji": symbols, skin tones and the selector behind them.
fn is_pictorial(c: char) -> bool {
    matches!(c, '\u{2190}'..='\u{2bff}' | '\u{3030}'..='\u{303d}' | '\u{fe0f}' | '\u{1f000}'..='\u{1faff}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::i18n::Locale;

    fn name(raw: &str) -> String {
        marked(&Texts::new(Locale::English), &Person { id: PlayerId(1), name: raw.to_owned() })
    }

    #[test]
    fn ordinary_names_stay_as_they_are() {
        for raw in ["Ann", "Bjorn", "Åsa Öström", "J.R. O'Neill", "Ann-Marie", "李小龙", "Ann (she)", "x+y"] {
            assert_eq!(name(raw), raw);
        }
    }

    #[test]
    fn markdown_in_a_name_is_escaped() {
        assert_eq!(name("**Ann**"), r"\*\*Ann\*\*");
        assert_eq!(name("`a` ||b|| ~~c~~ _d_"), r"\`a\` \|\|b\|\| \~\~c\~\~ \_d\_");
        assert_eq!(name("# Ann"), r"\# Ann");
        assert_eq!(name("-# Ann"), r"\-# Ann");
        assert_eq!(name("1. Ann"), r"1\. Ann");
        assert_eq!(name("> Ann"), r"\> Ann");
    }

    #[test]
    fn links_in_a_name_are_broken() {
        assert_eq!(name("[Ann](https://a.b)"), r"\[Ann\](https\:\/\/a.b)");
        assert_eq!(name("discord.gg/abc"), r"discord.gg\/abc");
    }

    #[test]
    fn mentions_in_a_name_are_broken() {
        assert_eq!(name("@everyone"), "\\@\u{200b}everyone");
        assert_eq!(name("<@123>"), "\\<\\@\u{200b}123\\>");
        assert_eq!(name("<#123> <@&4> </move:5>"), "\\<#123\\> \\<\\@\u{200b}&4\\> \\<\\/move\\:5\\>");
    }

    #[test]
    fn line_breaks_become_spaces() {
        assert_eq!(name("Ann\r\n\r\n# Boo\u{2028}x"), "Ann # Boo x");
    }

    #[test]
    fn direction_marks_and_zero_width_marks_vanish() {
        assert_eq!(name("\u{202e}A\u{200b}n\u{feff}n\u{2066}\u{200d}"), "Ann");
    }

    #[test]
    fn a_name_with_nothing_to_see_gets_a_fallback() {
        for raw in ["", "   ", "\u{200b}\u{200b}", "\u{3164}", "\u{2800}", "\u{202e}\n\u{fe0f}", "\u{200d}"] {
            assert_eq!(name(raw), "a player", "{raw:?}");
        }
    }

    #[test]
    fn right_to_left_names_are_isolated() {
        assert_eq!(name("שלום"), "\u{2068}שלום\u{2069}");
    }

    #[test]
    fn emoji_keep_their_joints() {
        assert_eq!(name("👩‍👩‍👧 👋🏽 ❤️‍🔥"), "👩‍👩‍👧 👋🏽 ❤️‍🔥");
    }

    #[test]
    fn long_names_are_cut_at_32_characters_as_people_count_them() {
        assert_eq!(name(&"a".repeat(32)), "a".repeat(32));
        assert_eq!(name(&"a".repeat(33)), format!("{}…", "a".repeat(31)));
        assert_eq!(name(&"👍🏽".repeat(32)), "👍🏽".repeat(32));
        assert_eq!(name(&"👍🏽".repeat(40)), format!("{}…", "👍🏽".repeat(31)));
    }

    #[test]
    fn towers_of_accents_are_torn_down() {
        assert_eq!(name(&format!("A{}nn", "\u{301}".repeat(500))), "A\u{301}\u{301}nn");
    }

    proptest! {
        #[test]
        fn no_name_pings_breaks_a_line_or_grows(raw in ".{0,120}|[@<>#&!:/*_`~|\\\\a-z\u{200b}\u{202e}\n ]{0,80}") {
            let name = name(&raw);
            prop_assert!(!name.is_empty());
            prop_assert!(!name.contains("@everyone") && !name.contains("@here") && !name.contains("://"));
            let turns_or_breaks = name.chars().any(|c| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}'));
            prop_assert!(!turns_or_breaks);
            let mut previous = ' ';
            let mut escaped = false;
            for c in name.chars() {
                prop_assert!(escaped || !"*_~`|<>[]".contains(c), "{c} is free in {name:?}");
                let pings = previous == '@' && c != '\u{200b}';
                prop_assert!(!pings);
                escaped = c == '\\' && !escaped;
                previous = c;
            }
            prop_assert!(name.chars().count() <= 3 * NAME_GRAPHEMES * CODE_POINTS_PER_GRAPHEME);
        }
    }
}
