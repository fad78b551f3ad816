//! Text as it comes from phones, keyboards of other scripts and word processors: what is not seen is left out, and what
//! looks like a letter, a digit, a dash or an arrow of our notation becomes one.

use std::borrow::Cow;

/// The text in plain signs; most texts are that already.
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().filter(|sign| !is_unseen(*sign)).map(as_plain).collect())
}

/// Marks that take no room: they turn the direction, join, part, or choose how a sign looks.
fn is_unseen(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2064}'
            | '\u{2066}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
    )
}

fn as_plain(sign: char) -> char {
    match sign {
        // Full width: the same signs in the same order, in another place.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0).unwrap_or(sign),
        _ if is_dash(sign) || is_arrow(sign) => '-',
        _ if sign.is_whitespace() => ' ',
        _ => sign,
    }
}

fn is_dash(sign: char) -> bool {
    matches!(
        sign,
        '\u{2010}'
            ..='\u{2015}'
                | '\u{2043}'
                | '\u{2212}'
                | '\u{2e3a}'
                | '\u{2e3b}'
                | '\u{fe58}'
                | '\u{fe63}'
                | '\u{2500}'
                | '\u{30fc}'
    )
}

/// Arrows to the right, of all the kinds that keyboards and pictures of signs offer.
fn is_arrow(sign: char) -> bool {
    matches!(
        sign,
        '→' | '⇒' | '⇾' | '↦' | '↣' | '⇢' | '⇨' | '⟶' | '⟹' | '⟼' | '➔' | '➙' | '➛'..='➟' | '➠' | '➡' | '➢'..='➤' | '➥'..='➾' | '⭢' | '⮕' | '🠖' | '🡒' | '🡪' | '›' | '»' | '▶' | '►'
    )
}
