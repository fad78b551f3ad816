//! A player's running games.

use super::{Error, Person, Place, Post};
use crate::ids::{GameId, PlayerId};
use crate::rules::{Side, Variant};
use crate::store::{GameRow, Store};
use crate::time::Timestamp;

/// What is told of a variant that there is not.
const UNKNOWN: &str = "?";

/// A running game in one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameSummary {
    /// Its number.
    pub id: GameId,
    /// The variant's key.
    pub variant: &'static str,
    /// Whether house rules are played.
    pub house_rules: bool,
    /// The other player.
    pub opponent: Person,
    /// His own side.
    pub side: Side,
    /// Entries of its log.
    pub ply: u32,
    /// Moves that stand.
    pub moves: u32,
    /// Whether it is his move.
    pub my_move: bool,
    /// Since when it has been the mover's move.
    pub turn_since: Timestamp,
    /// When the time of whoever is to move is up; none without a pace, and while his clock stands.
    pub deadline: Option<Timestamp>,
    /// Since when that time has been up, once that has been noted: the opponent may claim the game.
    pub up_since: Option<Timestamp>,
    /// Until when whoever is to move is on vacation; none while his clock runs.
    pub stands_until: Option<Timestamp>,
    /// Where it is played.
    pub place: Place,
    /// Its newest board, if known.
    pub newest: Option<Post>,
    /// Whether nothing can be done in it, since what is stored does not fit together.
    pub is_frozen: bool,
}

impl GameSummary {
    /// The variant's proper name.
    pub fn variant_name(&self) -> &'static str {
        Variant::by_key(self.variant).map_or(self.variant, |variant| variant.name)
    }
}

/// His running games, those that wait for him first: the most urgent in front, then the longest wait.
///
/// # Errors
/// Only faults.
pub async fn list_games(store: &Store, player: PlayerId) -> Result<Vec<GameSummary>, Error> {
    let rows = store.read().await?.running_games(player).await?;
    let games: Result<Vec<GameSummary>, Error> = rows.into_iter().map(|row| summarise(row, player)).collect();
    Ok(in_order(games?))
}

/// Those that wait for the player first: the most urgent in front, then the longest wait.
pub(super) fn in_order(mut games: Vec<GameSummary>) -> Vec<GameSummary> {
    let up_at = |game: &GameSummary| game.deadline.map_or(i64::MAX, |deadline| deadline.0);
    games.sort_by_key(|game| (!game.my_move, up_at(game), game.turn_since, game.id));
    games
}

/// The game in one line, as `player` sees it, who plays in it.
pub(super) fn summarise(row: GameRow, player: PlayerId) -> Result<GameSummary, Error> {
    let corrupt = |why: String| Error::CorruptGame { game: row.id, ply: 0, why };
    let variant = match variant_of(&row) {
        Ok(variant) => variant.key,
        // That may be what is wrong with it; it has to be listed all the same.
        Err(_) if row.frozen.is_some() => UNKNOWN,
        Err(error) => return Err(error),
    };
    let side = row.side_of(player).ok_or_else(|| corrupt(format!("player {player} does not play in it")))?;
    Ok(GameSummary {
        id: row.id,
        variant,
        house_rules: row.ruleset.is_some(),
        side,
        ply: row.ply,
        moves: row.moves,
        my_move: row.to_move == side,
        turn_since: row.turn_since,
        deadline: row.clock.and_then(|clock| clock.run.deadline()),
        up_since: row.clock.filter(|clock| clock.is_up).and_then(|clock| clock.run.deadline()),
        stands_until: row.clock.and_then(|clock| clock.run.goes_on_at()),
        place: row.place,
        newest: row.newest_post(),
        is_frozen: row.frozen.is_some(),
        opponent: match side.opponent() {
            Side::Attackers => row.attackers,
            Side::Defenders => row.defenders,
        },
    })
}

/// The variant that a stored game is played by.
pub(super) fn variant_of(row: &GameRow) -> Result<&'static Variant, Error> {
    let unknown = || format!("there is no variant {:?}", row.variant);
    Variant::by_key(&row.variant).ok_or_else(|| Error::CorruptGame { game: row.id, ply: 0, why: unknown() })
}
