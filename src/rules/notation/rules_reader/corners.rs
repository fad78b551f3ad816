//! What a rules string says of the corners.

use super::{
    super::super::{Corners, Escape, HostileTo, KingCapture, Square},
    RulesStringError,
    words::Words,
};

/// How many files and ranks a corner can take up.
pub(crate) const BLOCK_SIZES: [u8; 2] = [1, 2];

impl Words<'_> {
    pub(super) fn corners(&self, size: u8, escape: Escape, in_open: KingCapture) -> Result<Corners, RulesStringError> {
        let block = match self.squares("cor")? {
            None => BLOCK_SIZES[0],
            Some(squares) if squares.is_empty() && escape == Escape::Edge => {
                let hostile_to = HostileTo { attackers: false, defenders: false, king: false };
                return Ok(Corners { block: BLOCK_SIZES[0], restricted: false, hostile_to });
            }
            Some(squares) if squares.is_empty() => return Err(RulesStringError::NoCorners),
            Some(squares) => BLOCK_SIZES
                .into_iter()
                .find(|block| corner_squares(size, *block) == squares)
                .ok_or_else(|| self.not_playable("cor"))?,
        };
        let soldiers_stop = (self.has_piece("cors", 't')?, self.has_piece("cors", 'T')?);
        if soldiers_stop.0 != soldiers_stop.1 || !self.has_piece("cors", 'K')? {
            return Err(self.not_playable("cors"));
        }
        let soldiers_pass = (self.has_piece("corp", 't')?, self.has_piece("corp", 'T')?);
        // Nothing lies behind a corner of a single square.
        if block > 1 && (soldiers_pass != soldiers_stop || !self.has_piece("corp", 'K')?) {
            return Err(self.not_playable("corp"));
        }
        let hostile_to = if self.get("corh") == "default" {
            default_hostile_to(in_open)
        } else {
            let hostile_to = |piece| self.has_piece("corh", piece);
            HostileTo { attackers: hostile_to('t')?, defenders: hostile_to('T')?, king: hostile_to('K')? }
        };
        Ok(Corners { block, restricted: !soldiers_stop.0, hostile_to })
    }
}

/// Whom corners help to capture where nothing is said of it: everybody, save a king who has to be surrounded.
pub(crate) fn default_hostile_to(in_open: KingCapture) -> HostileTo {
    HostileTo { attackers: true, defenders: true, king: in_open == KingCapture::TwoOpposite }
}

/// The squares of the corners, sorted.
pub(crate) fn corner_squares(size: u8, block: u8) -> Vec<Square> {
    let is_outer = |line: u8| line < block || line + block >= size;
    let lines = || (0..size).filter(|line| is_outer(*line));
    let mut squares: Vec<Square> =
        lines().flat_map(|rank| lines().filter_map(move |file| Square::new(file, rank))).collect();
    squares.sort_unstable();
    squares
}
