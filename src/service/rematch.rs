//! Playing a game again with the sides swapped, by the same rules.

use super::answer_challenge::{Accepted, accept};
use super::challenge::{Challenged, Terms, find_challenge, make};
use super::expire_challenges::expire;
use super::find_game::find_game;
use super::matches::match_of;
use super::replay::replay;
use super::{ChallengeRefusal, ChallengeState, ChallengeView, Error, GameRef, Person, Refusal, ReplyTo};
use crate::ids::GameId;
use crate::store::{GameRow, Snapshot, Store};
use crate::time::Timestamp;

/// What became of asking for a rematch.
#[derive(Debug, Clone)]
pub enum Rematch {
    /// The opponent is asked.
    Asked(Box<Challenged>),
    /// The opponent had asked already: it is on.
    Begun(Box<Accepted>),
}

/// Asks for a rematch of a finished game, or accepts the one that the opponent has asked for. A match is played again
/// as a match.
///
/// # Errors
/// Refuses outsiders, a game that is still running or whose match goes on, a second request by the same player, and a
/// game that has had its rematch.
pub async fn rematch(
    store: &Store,
    player: Person,
    game: GameId,
    reply: ReplyTo,
    now: Timestamp,
) -> Result<Rematch, Error> {
    store.refresh_name(&player).await?;
    let mut tx = store.write().await?;
    let row = find_game(&mut tx, &player, GameRef::Number(game, reply.place)).await?;
    let Some(side) = row.side_of(player.id) else {
        let (attackers, defenders) = (row.attackers, row.defenders);
        return Err(Refusal::NotAPlayer { game, attackers, defenders }.into());
    };
    let is_match = admit_finished(&mut tx, &row).await?;
    if let Some(id) = tx.rematch_of(game).await? {
        let mut challenge = find_challenge(&mut tx, id).await?;
        if challenge.state == ChallengeState::Open && !challenge.is_open(now) {
            // Its time is over, though nobody has noted it yet: a new one takes its place.
            expire(&mut tx, &mut challenge, now).await?;
        } else {
            refuse_second(&mut tx, game, &challenge, &player).await?;
            let accepted = accept(&mut tx, challenge, player, &reply, now).await?;
            tx.commit().await?;
            return Ok(Rematch::Begun(Box::new(accepted)));
        }
    }
    let opponent = row.player(side.opponent()).clone();
    // Asked for where the opponent may not be, it is asked and played where the game was.
    let is_among_them =
        row.place.channel == reply.place.channel || (row.place.guild.is_some() && row.place.guild == reply.place.guild);
    let place = if is_among_them { reply.place } else { row.place };
    let before = replay(&mut tx, row).await?;
    let ruleset = before.game.ruleset();
    let begun = before.game.at_ply(0);
    let terms = Terms {
        challenger: &player,
        opponent: Some(&opponent),
        variant: before.variant,
        ruleset: (*ruleset != before.variant.ruleset).then_some(ruleset),
        start: before.has_own_start().then_some(begun.position()),
        pace: before.pace,
        challenger_side: side.opponent(),
        by_lot: false,
        is_match,
        rematch_of: Some(game),
        place,
    };
    let asked = make(&mut tx, terms, &reply, now).await?;
    tx.commit().await?;
    Ok(Rematch::Asked(Box::new(asked)))
}

/// Lets a game be played again that is over, with the match that it belongs to; says whether it belongs to one.
async fn admit_finished(snapshot: &mut Snapshot, row: &GameRow) -> Result<bool, Error> {
    let game = row.id;
    if row.result.is_none() {
        return Err(ChallengeRefusal::StillRunning { game, newest: row.newest_post() }.into());
    }
    let Some(found) = match_of(snapshot, row).await? else { return Ok(false) };
    match found.second {
        Some(second) if second != game => {
            let newest = snapshot.game(second).await?.and_then(|row| row.newest_post());
            Err(ChallengeRefusal::MatchGoesOn { game, second, newest }.into())
        }
        Some(_) | None => Ok(true),
    }
}

/// Refuses whoever has asked already, and a rematch that has begun.
async fn refuse_second(
    snapshot: &mut Snapshot,
    game: GameId,
    challenge: &ChallengeView,
    player: &Person,
) -> Result<(), Error> {
    if let ChallengeState::Accepted { game: rematch } = challenge.state {
        let newest = snapshot.game(rematch).await?.and_then(|row| row.newest_post());
        return Err(ChallengeRefusal::RematchOn { game, rematch, newest }.into());
    }
    if challenge.challenger.id == player.id {
        return Err(ChallengeRefusal::RematchOffered { game, post: challenge.post }.into());
    }
    Ok(())
}
