//! Matches of two games with the sides swapped: the second begins when the first ends, and the points are told when
//! that one ends.

use super::clocks;
use super::owing::owe_board_behind;
use super::threads::want_no_thread;
use super::{EndReason, Error, GameResult, ReplyTo};
use crate::ids::{GameId, PlayerId};
use crate::rules::{Game, Ruleset, Side, Variant};
use crate::store::{GameRow, NewGameRow, Snapshot, ThreadState, Tx};
use crate::time::Timestamp;

/// The match that a game belongs to, as seen from that game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchView {
    /// Its first game.
    pub first: GameId,
    /// Its second, once that has begun.
    pub second: Option<GameId>,
    /// Whether both games are over, or the first has ended the match.
    pub is_over: bool,
    /// What whoever has the attackers and the defenders in this game have won so far: two for a win, one for a draw.
    pub half_points: [u8; 2],
}

impl MatchView {
    /// What whoever plays `side` in this game has won, in halves of a point.
    pub fn half_points(&self, side: Side) -> u8 {
        match side {
            Side::Attackers => self.half_points[0],
            Side::Defenders => self.half_points[1],
        }
    }
}

/// Ends a running game, as everything does that ends one: if it is the first of a match, the second begins. False, and
/// nothing changed, if it had ended.
pub(super) async fn finish(
    tx: &mut Tx,
    row: &GameRow,
    result: GameResult,
    by: Option<PlayerId>,
    reply: Option<&ReplyTo>,
    now: Timestamp,
) -> Result<bool, Error> {
    if !tx.finish_game(row.id, result, by, now).await? {
        return Ok(false);
    }
    want_no_thread(tx, row.id).await?;
    tx.drop_clock(row.id).await?;
    let Some(found) = tx.match_of(row.id).await? else { return Ok(true) };
    if found.first == row.id && found.second.is_none() && counts(result.reason) {
        begin_second(tx, row, reply, now).await?;
    }
    Ok(true)
}

/// Whether a game that ended so is worth points. Players who have called a game off want no second one.
pub(super) fn counts(reason: EndReason) -> bool {
    match reason {
        EndReason::Board(_) | EndReason::Resignation | EndReason::Agreement | EndReason::Time => true,
        EndReason::Aborted | EndReason::Intervention | EndReason::NotBegun => false,
    }
}

/// The same rules, the same place, the sides swapped.
async fn begin_second(tx: &mut Tx, row: &GameRow, reply: Option<&ReplyTo>, now: Timestamp) -> Result<(), Error> {
    let first_to_move = Game::new(ruleset(row)?).side_to_move();
    let pace = clocks::read_pace(row.pace.as_deref());
    let pace = pace.map_err(|why| Error::CorruptGame { game: row.id, ply: 0, why })?;
    let second = tx
        .insert_game(NewGameRow {
            variant: &row.variant,
            ruleset: row.ruleset.clone(),
            // A match begins where its rules begin.
            start: None,
            pace: row.pace.clone(),
            attackers: row.defenders.id,
            defenders: row.attackers.id,
            place: row.place,
            to_move: first_to_move,
            now,
        })
        .await?;
    // The sides are swapped: whoever had the other side moves first.
    clocks::begin(tx, second, pace, row.player(first_to_move.opponent()).id, now).await?;
    // Whoever ended the first has done so in this transaction, so that nobody can have been faster.
    tx.begin_second_game(row.id, second).await?;
    if let Some(thread) = tx.thread_of(row.id).await?
        && thread.state == ThreadState::Open
        && thread.thread == row.place.channel
    {
        // It goes on in the same thread, which is its own from now on: left, found and closed like any other.
        tx.want_thread(second, thread.thread, thread.parent).await?;
        tx.set_thread_state(second, ThreadState::Open).await?;
    }
    owe_board_behind(tx, second, row.place, reply, now).await
}

fn ruleset(row: &GameRow) -> Result<Ruleset, Error> {
    let corrupt = |why: String| Error::CorruptGame { game: row.id, ply: 0, why };
    if let Some(text) = &row.ruleset {
        return Ruleset::parse_text(text).map_err(|why| corrupt(format!("its house rules cannot be read: {why}")));
    }
    let variant = Variant::by_key(&row.variant);
    Ok(variant.ok_or_else(|| corrupt(format!("there is no variant {:?}", row.variant)))?.ruleset.clone())
}

/// The match that this game belongs to, if it belongs to one.
pub(super) async fn match_of(snapshot: &mut Snapshot, row: &GameRow) -> Result<Option<MatchView>, Error> {
    let Some(found) = snapshot.match_of(row.id).await? else { return Ok(None) };
    let other = if found.first == row.id { found.second } else { Some(found.first) };
    let other = if let Some(id) = other { snapshot.game(id).await? } else { None };
    let games: Vec<&GameRow> = [row].into_iter().chain(&other).collect();
    // The second begins with the end of the first; without one, the end of the first was the end of the match.
    let is_over = games.iter().all(|game| game.result.is_some());
    let half_points = [&row.attackers, &row.defenders]
        .map(|player| games.iter().filter_map(|game| won(game.result?, game.side_of(player.id)?)).sum());
    Ok(Some(MatchView { first: found.first, second: found.second, is_over, half_points }))
}

/// What a game that ended so is worth to one side, in halves of a point.
fn won(result: GameResult, side: Side) -> Option<u8> {
    match result.winner {
        _ if !counts(result.reason) => None,
        None => Some(1),
        Some(winner) => (winner == side).then_some(2),
    }
}
