//! What each knob of a ruleset stands at, as text, and turning it.

use super::{
    Board, Domain, Escape, KingArmed, KingCapture, KingOnEdge, Knob, KnobError, NoMoves, Repetition, Ruleset,
    Shieldwall, Throne, ThroneHostility, ThronePass, ThroneStop, Variant,
};

/// The texts that stand for values, side by side with them.
struct Choices<T: 'static> {
    texts: &'static [&'static str],
    values: &'static [T],
}

const YES_NO: Choices<bool> = Choices { texts: &["yes", "no"], values: &[true, false] };
const BLOCK: Choices<u8> = Choices { texts: &["1", "2"], values: &[1, 2] };
const STOP: Choices<ThroneStop> = Choices {
    texts: &["anyone", "king", "nobody"],
    values: &[ThroneStop::Anyone, ThroneStop::King, ThroneStop::Nobody],
};
const PASS: Choices<ThronePass> =
    Choices { texts: &["anyone", "king"], values: &[ThronePass::Anyone, ThronePass::King] };
const HOSTILITY: Choices<ThroneHostility> = Choices {
    texts: &["never", "when-empty", "always"],
    values: &[ThroneHostility::Never, ThroneHostility::WhenEmpty, ThroneHostility::Always],
};
const ARMED: Choices<KingArmed> = Choices {
    texts: &["yes", "hammer-only", "anvil-only", "no"],
    values: &[KingArmed::Both, KingArmed::HammerOnly, KingArmed::AnvilOnly, KingArmed::Neither],
};
const CAPTURE: Choices<KingCapture> =
    Choices { texts: &["two-opposite", "all-sides"], values: &[KingCapture::TwoOpposite, KingCapture::AllSides] };
const ON_EDGE: Choices<KingOnEdge> =
    Choices { texts: &["safe", "as-elsewhere"], values: &[KingOnEdge::Safe, KingOnEdge::AsElsewhere] };
const SHIELDWALL: Choices<Shieldwall> = Choices {
    texts: &["none", "pieces", "pieces-and-corners"],
    values: &[Shieldwall::None, Shieldwall::Pieces, Shieldwall::PiecesAndCorners],
};
const ESCAPE: Choices<Escape> = Choices { texts: &["corner", "edge"], values: &[Escape::Corner, Escape::Edge] };
const NO_MOVES: Choices<NoMoves> = Choices { texts: &["loses", "draw"], values: &[NoMoves::Loses, NoMoves::Draw] };
const REPETITION: Choices<Repetition> = Choices {
    texts: &["ignored", "draw", "mover-loses", "defenders-lose", "aggressor-loses"],
    values: &[
        Repetition::Ignored,
        Repetition::Draw,
        Repetition::MoverLoses,
        Repetition::DefendersLose,
        Repetition::AggressorLoses,
    ],
};

/// What stands where there is nothing to set: a knob of the throne without a throne, no move limit.
const NONE: &str = "none";

impl<T: Copy + PartialEq> Choices<T> {
    fn text(&self, value: T) -> &'static str {
        let index = self.values.iter().position(|choice| *choice == value);
        self.texts[index.expect("every value that is not a number has a text")]
    }

    fn read(&self, knob: Knob, text: &str) -> Result<T, KnobError> {
        let index = self.texts.iter().position(|choice| *choice == text);
        index.map(|index| self.values[index]).ok_or_else(|| unknown(knob, text))
    }
}

fn unknown(knob: Knob, text: &str) -> KnobError {
    KnobError::UnknownValue { knob, value: text.to_owned() }
}

impl Knob {
    /// What this knob can be set to, in a fixed order.
    ///
    /// A knob of the throne stands at `none` while there is no throne; that is no choice of its own.
    pub const fn domain(self) -> Domain {
        match self {
            Self::CornersRestricted
            | Self::CornersHostileToAttackers
            | Self::CornersHostileToDefenders
            | Self::CornersHostileToKing
            | Self::Throne
            | Self::Trap
            | Self::Linnaean
            | Self::ExitFort
            | Self::Encirclement => Domain::Choices(YES_NO.texts),
            Self::CornerBlock => Domain::Choices(BLOCK.texts),
            Self::ThroneStop => Domain::Choices(STOP.texts),
            Self::ThronePass => Domain::Choices(PASS.texts),
            Self::ThroneHostileToAttackers | Self::ThroneHostileToDefenders => Domain::Choices(HOSTILITY.texts),
            Self::KingArmed => Domain::Choices(ARMED.texts),
            Self::KingOnThrone | Self::KingBesideThrone | Self::KingInOpen => Domain::Choices(CAPTURE.texts),
            Self::KingOnEdge => Domain::Choices(ON_EDGE.texts),
            Self::Shieldwall => Domain::Choices(SHIELDWALL.texts),
            Self::Escape => Domain::Choices(ESCAPE.texts),
            Self::NoMoves => Domain::Choices(NO_MOVES.texts),
            Self::Repetition => Domain::Choices(REPETITION.texts),
            Self::MoveLimit => Domain::NumberOrNone { min: 1, max: u16::MAX },
            Self::Start => Domain::Position,
        }
    }
}

impl Ruleset {
    /// What `knob` stands at, as [`Ruleset::set`] reads it: `two-opposite`, `yes`, `none`, `50`, the rows of the start.
    pub fn value(&self, knob: Knob) -> String {
        let throne = |text: fn(Throne) -> &'static str| self.throne.map_or(NONE, text);
        let text = match knob {
            Knob::CornerBlock => return self.corners.block.to_string(),
            Knob::CornersRestricted => YES_NO.text(self.corners.restricted),
            Knob::CornersHostileToAttackers => YES_NO.text(self.corners.hostile_to.attackers),
            Knob::CornersHostileToDefenders => YES_NO.text(self.corners.hostile_to.defenders),
            Knob::CornersHostileToKing => YES_NO.text(self.corners.hostile_to.king),
            Knob::Throne => YES_NO.text(self.throne.is_some()),
            Knob::ThroneStop => throne(|throne| STOP.text(throne.stop)),
            Knob::ThronePass => throne(|throne| PASS.text(throne.pass)),
            Knob::ThroneHostileToAttackers => throne(|throne| HOSTILITY.text(throne.hostile_to_attackers)),
            Knob::ThroneHostileToDefenders => throne(|throne| HOSTILITY.text(throne.hostile_to_defenders)),
            Knob::KingArmed => ARMED.text(self.king.armed),
            Knob::KingOnThrone => CAPTURE.text(self.king.on_throne),
            Knob::KingBesideThrone => CAPTURE.text(self.king.beside_throne),
            Knob::KingInOpen => CAPTURE.text(self.king.in_open),
            Knob::KingOnEdge => ON_EDGE.text(self.king.on_edge),
            Knob::Trap => YES_NO.text(self.captures.trap),
            Knob::Shieldwall => SHIELDWALL.text(self.captures.shieldwall),
            Knob::Linnaean => YES_NO.text(self.captures.linnaean),
            Knob::Escape => ESCAPE.text(self.endings.escape),
            Knob::ExitFort => YES_NO.text(self.endings.exit_fort),
            Knob::Encirclement => YES_NO.text(self.endings.encirclement),
            Knob::NoMoves => NO_MOVES.text(self.endings.no_moves),
            Knob::Repetition => REPETITION.text(self.endings.repetition),
            Knob::MoveLimit => {
                return self.endings.move_limit.map_or_else(|| NONE.to_owned(), |limit| limit.to_string());
            }
            Knob::Start => return self.start.to_rows(),
        };
        text.to_owned()
    }

    /// Turns one knob; whether the whole still makes sense is for [`Ruleset::validate`] to say.
    ///
    /// `throne=yes` where there is no throne makes Copenhagen's. The knobs of the throne can be set only while there is
    /// one; without it they take nothing but the `none` at which they stand.
    ///
    /// # Errors
    /// Why it cannot stand at that; the ruleset is unchanged then.
    pub fn set(&mut self, knob: Knob, value: &str) -> Result<(), KnobError> {
        match knob {
            Knob::CornerBlock => self.corners.block = BLOCK.read(knob, value)?,
            Knob::CornersRestricted => self.corners.restricted = YES_NO.read(knob, value)?,
            Knob::CornersHostileToAttackers => self.corners.hostile_to.attackers = YES_NO.read(knob, value)?,
            Knob::CornersHostileToDefenders => self.corners.hostile_to.defenders = YES_NO.read(knob, value)?,
            Knob::CornersHostileToKing => self.corners.hostile_to.king = YES_NO.read(knob, value)?,
            Knob::Throne => {
                let is_wanted = YES_NO.read(knob, value)?;
                self.throne = self.throne.or(Variant::ALL[0].ruleset.throne).filter(|_| is_wanted);
            }
            Knob::ThroneStop => {
                if let Some(throne) = self.throne_to_turn(knob, value)? {
                    throne.stop = STOP.read(knob, value)?;
                }
            }
            Knob::ThronePass => {
                if let Some(throne) = self.throne_to_turn(knob, value)? {
                    throne.pass = PASS.read(knob, value)?;
                }
            }
            Knob::ThroneHostileToAttackers => {
                if let Some(throne) = self.throne_to_turn(knob, value)? {
                    throne.hostile_to_attackers = HOSTILITY.read(knob, value)?;
                }
            }
            Knob::ThroneHostileToDefenders => {
                if let Some(throne) = self.throne_to_turn(knob, value)? {
                    throne.hostile_to_defenders = HOSTILITY.read(knob, value)?;
                }
            }
            Knob::KingArmed => self.king.armed = ARMED.read(knob, value)?,
            Knob::KingOnThrone => self.king.on_throne = CAPTURE.read(knob, value)?,
            Knob::KingBesideThrone => self.king.beside_throne = CAPTURE.read(knob, value)?,
            Knob::KingInOpen => self.king.in_open = CAPTURE.read(knob, value)?,
            Knob::KingOnEdge => self.king.on_edge = ON_EDGE.read(knob, value)?,
            Knob::Trap => self.captures.trap = YES_NO.read(knob, value)?,
            Knob::Shieldwall => self.captures.shieldwall = SHIELDWALL.read(knob, value)?,
            Knob::Linnaean => self.captures.linnaean = YES_NO.read(knob, value)?,
            Knob::Escape => self.endings.escape = ESCAPE.read(knob, value)?,
            Knob::ExitFort => self.endings.exit_fort = YES_NO.read(knob, value)?,
            Knob::Encirclement => self.endings.encirclement = YES_NO.read(knob, value)?,
            Knob::NoMoves => self.endings.no_moves = NO_MOVES.read(knob, value)?,
            Knob::Repetition => self.endings.repetition = REPETITION.read(knob, value)?,
            Knob::MoveLimit => self.endings.move_limit = read_limit(value)?,
            Knob::Start => self.start = Board::parse(value).map_err(KnobError::NotAPosition)?,
        }
        Ok(())
    }

    /// The throne to turn a knob of; none if there is none and the knob is to stay at that.
    fn throne_to_turn(&mut self, knob: Knob, value: &str) -> Result<Option<&mut Throne>, KnobError> {
        match &mut self.throne {
            None if value != NONE => Err(KnobError::NoThrone { knob }),
            throne => Ok(throne.as_mut()),
        }
    }

    /// The knobs that have to be turned, in the order of [`Knob::ALL`], to make `base` into this ruleset.
    ///
    /// A throne that is gone is one change, not five; one that is new brings along what differs from Copenhagen's.
    pub fn changes_from(&self, base: &Self) -> Vec<Knob> {
        let mut turned = base.clone();
        let mut changes = Vec::new();
        for knob in Knob::ALL {
            let value = self.value(knob);
            if turned.value(knob) != value {
                changes.push(knob);
                // Fails only for a number that no text stands for; then the knob is named all the same.
                let _ = turned.set(knob, &value);
            }
        }
        changes
    }
}

fn read_limit(text: &str) -> Result<Option<u16>, KnobError> {
    if text == NONE {
        return Ok(None);
    }
    let number = text.parse().ok().filter(|limit: &u16| *limit > 0 && !text.starts_with(['0', '+']));
    number.map(Some).ok_or_else(|| unknown(Knob::MoveLimit, text))
}
