//! A move as it is typed where several games could be meant: with the game's number in front, `#17 e5-e8`.

use crate::ids::GameId;

/// A typed move, told apart from the number in front of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveText<'a> {
    /// The game whose number stands in front.
    pub game: Option<GameId>,
    /// The digits of that number, perhaps not all of them yet.
    pub(super) digits: Option<&'a str>,
    /// Whether something follows the number: then it is whole.
    pub(super) is_closed: bool,
    /// What stands behind it; all, where no number stands in front.
    pub rest: &'a str,
}

impl<'a> MoveText<'a> {
    /// Reads a typed text; every text can be read.
    pub fn read(text: &'a str) -> Self {
        let trimmed = text.trim_start();
        let Some(behind) = trimmed.strip_prefix('#') else {
            return Self { game: None, digits: None, is_closed: true, rest: text };
        };
        let behind = behind.trim_start();
        let length = behind.bytes().take_while(u8::is_ascii_digit).count();
        let (digits, rest) = behind.split_at(length);
        let game = digits.parse().ok().filter(|number| *number > 0).map(GameId);
        if game.is_none() && !digits.is_empty() {
            // More digits than any game's number has.
            return Self { game: None, digits: None, is_closed: true, rest: text };
        }
        let is_closed = !rest.is_empty();
        Self { game, digits: Some(digits), is_closed, rest: rest.trim_start_matches([' ', '·', ':', ',']) }
    }
}

#[cfg(test)]
mod tests {
    use super::MoveText;
    use crate::ids::GameId;

    #[test]
    fn the_number_in_front_is_told_apart() {
        for (text, game, rest) in [
            ("e5-e8", None, "e5-e8"),
            ("#17 e5-e8", Some(17), "e5-e8"),
            (" # 17  e5-e8", Some(17), "e5-e8"),
            ("#17 · e5 · attacker", Some(17), "e5 · attacker"),
            ("#17", Some(17), ""),
            ("#17e5", Some(17), "e5"),
            ("#", None, ""),
            ("#0 e5-e8", None, "#0 e5-e8"),
            ("#99999999999999999999 e5", None, "#99999999999999999999 e5"),
            ("", None, ""),
        ] {
            let read = MoveText::read(text);
            assert_eq!((read.game, read.rest), (game.map(GameId), rest), "{text:?}");
        }
    }
}
