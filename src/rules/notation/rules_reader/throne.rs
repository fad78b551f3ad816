//! What a rules string says of the throne.

use super::{
    super::super::{Square, Throne, ThroneHostility, ThronePass, ThroneStop},
    RulesStringError,
    words::Words,
};

impl Words<'_> {
    pub(super) fn throne(&self, size: u8) -> Result<Option<Throne>, RulesStringError> {
        if let Some(squares) = self.squares("cen")? {
            if squares.is_empty() {
                return Ok(None);
            }
            if size.is_multiple_of(2) || Square::new(size / 2, size / 2) != Some(squares[0]) || squares.len() > 1 {
                return Err(self.not_playable("cen"));
            }
        }
        let pass = ["t", "T", "K"].map(|piece| self.has_piece("cenp", piece.chars().next().unwrap_or_default()));
        let [attacker, defender, king] = pass;
        let pass = match (attacker?, defender?, king?) {
            (true, true, true) => ThronePass::Anyone,
            (false, false, true) => ThronePass::King,
            _ => return Err(self.not_playable("cenp")),
        };
        let is_king_back = self.has_piece("cenre", 'K')?;
        let stop = match (self.has_piece("cens", 't')?, self.has_piece("cens", 'T')?, self.has_piece("cens", 'K')?) {
            (true, true, true) if is_king_back => ThroneStop::Anyone,
            (false, false, true) if is_king_back => ThroneStop::King,
            (false, false, _) => ThroneStop::Nobody,
            _ => return Err(self.not_playable("cens")),
        };
        let hostility = |piece| {
            Ok(match (self.has_piece("cenh", piece)?, self.has_piece("cenhe", piece)?) {
                (true, _) => ThroneHostility::Always,
                (false, true) => ThroneHostility::WhenEmpty,
                (false, false) => ThroneHostility::Never,
            })
        };
        Ok(Some(Throne { stop, pass, hostile_to_attackers: hostility('t')?, hostile_to_defenders: hostility('T')? }))
    }
}
