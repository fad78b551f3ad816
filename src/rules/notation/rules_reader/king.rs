//! What a rules string says of the king.

use super::{
    super::super::{Escape, King, KingArmed, KingCapture, KingOnEdge},
    RulesStringError,
    words::Words,
};

impl Words<'_> {
    pub(super) fn king(&self, escape: Escape) -> Result<King, RulesStringError> {
        let (on_throne, in_open) = self.king_strength()?;
        let armed = self.pick(
            "ka",
            &[
                ("y", KingArmed::Both),
                ("h", KingArmed::HammerOnly),
                ("a", KingArmed::AnvilOnly),
                ("n", KingArmed::Neither),
            ],
        )?;
        // A king who has to be surrounded cannot be where a side is missing, and where he has escaped it does not matter.
        let is_safe = in_open == KingCapture::AllSides && escape == Escape::Corner;
        let on_edge = if is_safe { KingOnEdge::Safe } else { KingOnEdge::AsElsewhere };
        Ok(King { armed, on_throne, beside_throne: on_throne, in_open, on_edge })
    }

    /// How the king is taken on and beside the throne, and elsewhere.
    fn king_strength(&self) -> Result<(KingCapture, KingCapture), RulesStringError> {
        let strong = (KingCapture::AllSides, KingCapture::AllSides);
        let strong_at_throne = (KingCapture::AllSides, KingCapture::TwoOpposite);
        let weak = (KingCapture::TwoOpposite, KingCapture::TwoOpposite);
        self.pick("ks", &[("s", strong), ("y", strong), ("c", strong_at_throne), ("w", weak), ("n", weak)])
    }
}
