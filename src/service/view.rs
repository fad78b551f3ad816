//! Games, challenges and offers as whoever shows them needs them.

use crate::ids::{ChallengeId, GameId, OfferId, PlayerId};
use crate::rules::{Game, Move, Ply, Position, Ruleset, Side, Variant, notation};
use crate::store::{ChallengeRow, OfferRow};
use crate::time::Timestamp;
use crate::timing::Pace;

use super::clocks::read_pace;
use super::expire_challenges::CHALLENGE_LIFE;
use super::{
    BoardRef, ChallengeState, Clock, Error, GameResult, HouseRule, Intervention, MatchView, OfferKind, OfferState,
    OpenOffer, Person, Place, Post,
};

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
    /// The moves that stand (or stood, in a view of an earlier board).
    pub game: Game,
    /// Entries of its log, which number its boards and buttons: moves and take-backs, so that it only ever grows.
    pub ply: u32,
    /// What the last entry took back, the last move first; empty if it was a move.
    pub taken_back: Vec<Ply>,
    /// How it ended; none while it runs, and none in a view of an earlier board.
    pub result: Option<GameResult>,
    /// Who ended it and why, where a manager did.
    pub intervention: Option<Intervention>,
    /// Since when the side to move has been to move (or when the game ended).
    pub turn_since: Timestamp,
    /// When it began.
    pub started_at: Timestamp,
    /// Its pace, if it has one.
    pub pace: Option<Pace>,
    /// The clock of the side to move; none without a pace, once the game is over, and in a view of an earlier board.
    pub clock: Option<Clock>,
    /// Whether the time of the side to move is up, and that has been noted.
    pub is_time_up: bool,
    /// The sides that have never made a move, not even one that was taken back: when such a side's time is up, the game is
    /// broken off.
    pub never_moved: Vec<Side>,
    /// Seconds given back to the clock of whoever made the last move, for which nobody could reach the bot.
    pub credited: i64,
    /// Who brought its end about, by his move, his resignation or his yes; none while it runs, or where nobody in
    /// particular did.
    pub ended_by: Option<PlayerId>,
    /// What is on offer, if anything is.
    pub offer: Option<OpenOffer>,
    /// Its newest board, if known.
    pub newest: Option<Post>,
    /// The match of two games that it belongs to, if it belongs to one.
    pub in_match: Option<MatchView>,
    /// Whether it is over, and a rematch of it is asked for or has begun.
    pub has_rematch: bool,
    /// Whether nothing can be done in it, since what is stored does not fit together; then it stands as far as its log
    /// could be followed.
    pub is_frozen: bool,
}

impl GameView {
    /// How many moves stand: what people are told as the move number.
    pub fn moves(&self) -> u32 {
        self.game.plies().len() as u32
    }

    /// Its board as buttons name it.
    pub fn board(&self) -> BoardRef {
        BoardRef { game: self.id, ply: self.ply }
    }

    /// The moves that `side` would take back, the last one first, so that it is its turn again; none if no move of its
    /// own stands.
    pub fn would_take_back(&self, side: Side) -> Vec<Ply> {
        let plies = self.game.plies();
        let own = plies.iter().rposition(|ply| ply.piece.side() == side);
        own.map_or_else(Vec::new, |own| plies[own..].iter().rev().cloned().collect())
    }

    /// Whether it can still be broken off as if it had not been: not both have moved.
    pub fn can_be_aborted(&self) -> bool {
        self.result.is_none() && self.moves() < 2
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

    /// Whether it began at a position of its own; such games are not counted in anybody's record.
    pub fn has_own_start(&self) -> bool {
        let begun = self.game.at_ply(0);
        begun.side_to_move() != Side::Attackers || begun.position().board != self.game.ruleset().start
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
    /// Who was challenged, or took what anybody could take; none while nobody has.
    pub challenged: Option<Person>,
    /// Whether anybody may take it.
    pub to_anybody: bool,
    /// Whether it asks for a match of two games.
    pub is_match: bool,
    /// The game that it asks to play again.
    pub rematch_of: Option<GameId>,
    /// The variant.
    pub variant: &'static Variant,
    /// The rules in full where house rules are to be played; none for the variant's own.
    pub house_ruleset: Option<Ruleset>,
    /// The position to begin from; none for the start that the rules give.
    pub start: Option<Position>,
    /// The pace; none for a game without.
    pub pace: Option<Pace>,
    /// The challenger's side.
    pub challenger_side: Side,
    /// Whether the lot gave it to him.
    pub by_lot: bool,
    /// Where it was made.
    pub place: Place,
    /// Until when it stands, if nobody answers.
    pub expires_at: Timestamp,
    /// What became of it.
    pub state: ChallengeState,
    /// Its message, if known.
    pub post: Option<Post>,
}

impl ChallengeView {
    /// Whether it can be answered now. Nobody has to have noted yet that its time is over.
    pub fn is_open(&self, now: Timestamp) -> bool {
        self.state == ChallengeState::Open && now < self.expires_at
    }

    /// The rules of the game that it asks for.
    pub fn ruleset(&self) -> &Ruleset {
        self.house_ruleset.as_ref().unwrap_or(&self.variant.ruleset)
    }

    /// What is different from the variant's own rules.
    pub fn house_rules(&self) -> Vec<HouseRule> {
        HouseRule::between(self.variant, self.ruleset())
    }

    /// The game that it asks for, before its first move.
    pub fn begin(&self) -> Game {
        let ruleset = self.ruleset().clone();
        let begun = self.start.clone().and_then(|start| Game::from_position(ruleset.clone(), start));
        begun.unwrap_or_else(|| Game::new(ruleset))
    }

    pub(super) fn from_row(row: ChallengeRow) -> Result<Self, Error> {
        let corrupt = |why: String| Error::CorruptChallenge { challenge: row.id, why };
        let Some(variant) = Variant::by_key(&row.variant) else {
            return Err(corrupt(format!("there is no variant {:?}", row.variant)));
        };
        let house_ruleset = row.ruleset.as_deref().map(Ruleset::parse_text).transpose();
        let house_ruleset = house_ruleset.map_err(|why| corrupt(format!("its house rules cannot be read: {why}")))?;
        let ruleset = house_ruleset.as_ref().unwrap_or(&variant.ruleset);
        let start = read_start(row.start.as_deref(), ruleset).map_err(corrupt)?;
        let pace = read_pace(row.pace.as_deref()).map_err(corrupt)?;
        Ok(Self {
            id: row.id,
            start,
            pace,
            challenger: row.challenger,
            challenged: row.challenged,
            to_anybody: row.to_anybody,
            is_match: row.is_match,
            rematch_of: row.rematch_of,
            variant,
            house_ruleset,
            challenger_side: row.challenger_side,
            by_lot: row.by_lot,
            place: row.place,
            expires_at: row.created_at.plus_seconds(CHALLENGE_LIFE),
            state: row.state,
            post: row.post,
        })
    }
}

/// The stored position to begin from, if there is one.
pub(super) fn read_start(start: Option<&str>, ruleset: &Ruleset) -> Result<Option<Position>, String> {
    let Some(text) = start else { return Ok(None) };
    let start = notation::parse_position(text).map_err(|why| format!("its start cannot be read: {why}"))?;
    if start.board.size() != ruleset.board_size() {
        return Err("its start is for another board".to_owned());
    }
    Ok(Some(start))
}

/// An offer of one player to the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfferView {
    /// Its number.
    pub id: OfferId,
    /// What is offered.
    pub kind: OfferKind,
    /// Who offered.
    pub by: Person,
    /// Who may answer.
    pub to: Person,
    /// Moves that stood when it was made.
    pub moves: u32,
    /// The moves that it would undo, the last one first; empty unless it asks to take back.
    pub undone: Vec<Move>,
    /// What became of it.
    pub state: OfferState,
    /// Its message, if known.
    pub post: Option<Post>,
}

impl OfferView {
    /// The offer as it was made on the board that `game` stands on.
    pub(super) fn of(row: &OfferRow, game: &GameView) -> Result<Self, Error> {
        let Some(side) = game.side_of(row.by) else {
            let why = format!("offer {} was made by somebody who does not play in it", row.id);
            return Err(Error::CorruptGame { game: game.id, ply: row.ply, why });
        };
        let undone = match row.kind {
            OfferKind::TakeBack => game.would_take_back(side).iter().map(|ply| ply.mv).collect(),
            OfferKind::Draw | OfferKind::Abort => Vec::new(),
        };
        Ok(Self {
            id: row.id,
            kind: row.kind,
            by: game.player(side).clone(),
            to: game.player(side.opponent()).clone(),
            moves: game.moves(),
            undone,
            state: row.state,
            post: row.post,
        })
    }
}
