//! Games, challenges and offers as whoever shows them needs them.

use crate::ids::{ChallengeId, GameId, OfferId, PlayerId};
use crate::rules::{Game, Ruleset, Side, Variant};
use crate::store::{ChallengeRow, GameRow, OfferRow};
use crate::time::Timestamp;

use super::{ChallengeState, Error, GameResult, HouseRule, OfferState, Person, Place, Post};

/// A game, replayed.
#[derive(Debug, Clone)]
pub struct GameView {
    /// Its number.
    pub id: GameId,
    /// The variant it is played by.
    pub variant: &'static Variant,
    /// Who plays the attackers.
    pub attackers: Person,
    /// Who plays the defenders.
    pub defenders: Person,
    /// Where its boards are posted.
    pub place: Place,
    /// All that has been played (or the first plies of it, in a view of an earlier board).
    pub game: Game,
    /// How it ended; none while it runs, and none in a view of an earlier board.
    pub result: Option<GameResult>,
    /// Since when the side to move has been to move (or when the game ended).
    pub turn_since: Timestamp,
    /// When it began.
    pub started_at: Timestamp,
    /// The draw on offer, if one is.
    pub offer: Option<OfferId>,
    /// Its newest board, if known.
    pub newest: Option<Post>,
}

impl GameView {
    /// How many plies have been played.
    pub fn ply(&self) -> u32 {
        self.game.plies().len() as u32
    }

    /// Who plays `side`.
    pub fn player(&self, side: Side) -> &Person {
        match side {
            Side::Attackers => &self.attackers,
            Side::Defenders => &self.defenders,
        }
    }

    /// The side that this player plays, if he does.
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.player(*side).id == player)
    }

    /// What is different from the variant's own rules.
    pub fn house_rules(&self) -> Vec<HouseRule> {
        HouseRule::between(self.variant, self.game.ruleset())
    }

    /// Whose move it is (or would be).
    pub fn to_move(&self) -> &Person {
        self.player(self.game.side_to_move())
    }
}

/// A challenge.
#[derive(Debug, Clone)]
pub struct ChallengeView {
    /// Its number.
    pub id: ChallengeId,
    /// Who challenged.
    pub challenger: Person,
    /// Who was challenged.
    pub challenged: Person,
    /// The variant.
    pub variant: &'static Variant,
    /// The rules in full where house rules are to be played; none for the variant's own.
    pub house_ruleset: Option<Ruleset>,
    /// The challenger's side.
    pub challenger_side: Side,
    /// Whether the lot gave it to him.
    pub by_lot: bool,
    /// Where it was made.
    pub place: Place,
    /// What became of it.
    pub state: ChallengeState,
    /// Its message, if known.
    pub post: Option<Post>,
}

impl ChallengeView {
    /// Who plays `side` in the game that it asks for.
    pub fn player(&self, side: Side) -> &Person {
        if side == self.challenger_side { &self.challenger } else { &self.challenged }
    }

    /// The rules of the game that it asks for.
    pub fn ruleset(&self) -> &Ruleset {
        self.house_ruleset.as_ref().unwrap_or(&self.variant.ruleset)
    }

    /// What is different from the variant's own rules.
    pub fn house_rules(&self) -> Vec<HouseRule> {
        HouseRule::between(self.variant, self.ruleset())
    }

    pub(super) fn from_row(row: ChallengeRow) -> Result<Self, Error> {
        let corrupt = |why: String| Error::CorruptChallenge { challenge: row.id, why };
        let Some(variant) = Variant::by_key(&row.variant) else {
            return Err(corrupt(format!("there is no variant {:?}", row.variant)));
        };
        let house_ruleset = row.ruleset.as_deref().map(Ruleset::parse_text).transpose();
        let house_ruleset = house_ruleset.map_err(|why| corrupt(format!("its house rules cannot be read: {why}")))?;
        Ok(Self {
            id: row.id,
            challenger: row.challenger,
            challenged: row.challenged,
            variant,
            house_ruleset,
            challenger_side: row.challenger_side,
            by_lot: row.by_lot,
            place: row.place,
            state: row.state,
            post: row.post,
        })
    }
}

/// A draw offer.
#[derive(Debug, Clone)]
pub struct OfferView {
    /// Its number.
    pub id: OfferId,
    /// Who offered.
    pub by: Person,
    /// Who may answer.
    pub to: Person,
    /// Plies played when it was made.
    pub ply: u32,
    /// What became of it.
    pub state: OfferState,
    /// Its message, if known.
    pub post: Option<Post>,
}

impl OfferView {
    pub(super) fn from_row(row: &OfferRow, game: &GameRow) -> Result<Self, Error> {
        let Some(side) = game.side_of(row.by) else {
            let why = format!("offer {} was made by somebody who does not play in it", row.id);
            return Err(Error::CorruptGame { game: game.id, ply: row.ply, why });
        };
        Ok(Self {
            id: row.id,
            by: game.player(side).clone(),
            to: game.player(side.opponent()).clone(),
            ply: row.ply,
            state: row.state,
            post: row.post,
        })
    }
}
