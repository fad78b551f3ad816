//! Reads rules strings: a word that this program cannot play by is an error that names it, never passed over.

mod corners;
mod error;
mod king;
mod rows;
mod throne;
mod words;

use super::super::{
    Board, Endings, Escape, MAX_BOARD_SIZE, MIN_BOARD_SIZE, NoMoves, Repetition, Ruleset, Shieldwall, Side,
    SpecialCaptures,
};
use words::Words;

pub(super) use corners::{BLOCK_SIZES, corner_squares, default_hostile_to};
pub use error::RulesStringError;
pub(super) use rows::{read_rows, write_rows};
pub(super) use words::{ALL_PIECES, short};

/// The most bytes of a rules string that are read; the longest of a board of 19×19 has less than a quarter.
const MAX_BYTES: usize = 4096;

/// What a rules string says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulesString {
    /// The variant's name, underlines read as spaces, if there is one.
    pub name: Option<String>,
    /// The rules, what the format has no word for standing at its usual value; not yet [`Ruleset::validate`]d.
    pub ruleset: Ruleset,
    /// The side that moves first. Games of a [`Ruleset`] begin with the attackers; where it is the defenders, the start
    /// is a position to play on from.
    pub first: Side,
}

/// Reads a rules string: `dim:11 sw:s efe:y start:/3ttttt3/…/`, keys in any order, the start last.
///
/// # Errors
/// What is wrong with it, or what cannot be played by. Nothing is passed over that would change the game.
pub fn parse_rules(text: &str) -> Result<RulesString, RulesStringError> {
    if text.len() > MAX_BYTES {
        return Err(RulesStringError::TooLong);
    }
    let words = Words::read(text)?;
    words.refuse_other_games()?;
    let start = words.start()?;
    let size = start.size();
    let escape = words.pick("esc", &[("c", Escape::Corner), ("e", Escape::Edge)])?;
    let king = words.king(escape)?;
    let corners = words.corners(size, escape, king.in_open)?;
    let repetition =
        words.pick("tfr", &[("d", Repetition::Draw), ("i", Repetition::Ignored), ("w", Repetition::MoverLoses)])?;
    let shieldwall =
        words.pick("sw", &[("n", Shieldwall::None), ("w", Shieldwall::Pieces), ("s", Shieldwall::PiecesAndCorners)])?;
    let ruleset = Ruleset {
        start,
        corners,
        throne: words.throne(size)?,
        king,
        captures: SpecialCaptures { trap: false, shieldwall, linnaean: false },
        endings: Endings {
            escape,
            exit_fort: words.yes_no("efe")?,
            encirclement: words.yes_no("surf")?,
            no_moves: NoMoves::Loses,
            repetition,
            move_limit: None,
        },
    };
    let name = words.get("name").replace('_', " ").trim().to_owned();
    let first = if words.yes_no("atkf")? { Side::Attackers } else { Side::Defenders };
    Ok(RulesString { name: Some(name).filter(|name| !name.is_empty()), ruleset, first })
}

impl Words<'_> {
    /// Jumps, forts in the field, slow pieces and berserk moves are other games.
    fn refuse_other_games(&self) -> Result<(), RulesStringError> {
        for key in ["kj", "ber"] {
            if self.get(key) != "n" {
                return Err(self.not_playable(key));
            }
        }
        for key in ["afor", "dfor"] {
            if !self.get(key).is_empty() {
                return Err(self.not_playable(key));
            }
        }
        if !self.get("spd").split(',').all(|speed| ["", "-1"].contains(&speed)) {
            return Err(self.not_playable("spd"));
        }
        if !self.yes_no("swf")? {
            return Err(self.not_playable("swf"));
        }
        // Who has been in a corner is the king, and he has won or may as well come back.
        if self.has_piece("corre", 'K')? { Ok(()) } else { Err(self.not_playable("corre")) }
    }

    fn start(&self) -> Result<Board, RulesStringError> {
        let dim = self.get("dim").parse().ok().filter(|dim| (MIN_BOARD_SIZE..=MAX_BOARD_SIZE).contains(dim));
        let dim = dim.ok_or_else(|| self.bad("dim"))?;
        let start = read_rows(self.start).map_err(RulesStringError::BadStart)?;
        if start.size() == dim { Ok(start) } else { Err(RulesStringError::OtherSize { dim, rows: start.size() }) }
    }
}
