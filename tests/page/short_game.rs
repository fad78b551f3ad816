//! A short legal game, found by the rules themselves: the attackers shuffle, and the king walks out.

use hnefi::rules::{Game, Move, Side, Variant};

/// Longer than the king needs in the small variant when nobody hinders him.
const LONGEST: usize = 8;

/// The moves of a Scottish game that the defenders win, as they are written.
pub(crate) fn moves() -> Vec<String> {
    let ruleset = &Variant::by_key("scottish").expect("the variant is known").ruleset;
    let found = (1..=LONGEST).find_map(|plies| walk_out(&Game::new(ruleset.clone()), plies));
    found.expect("a king whom nobody hinders gets out").iter().map(ToString::to_string).collect()
}

/// The rest of a game that the defenders win with the last of at most `plies` moves.
fn walk_out(game: &Game, plies: usize) -> Option<Vec<Move>> {
    if plies == 0 {
        return None;
    }
    let attack = game.side_to_move() == Side::Attackers;
    // One quiet move is enough for the side that lets it happen.
    let candidates = game.legal_moves().into_iter().take(if attack { 1 } else { usize::MAX });
    candidates.into_iter().find_map(|mv| {
        let mut next = game.clone();
        let outcome = next.play(mv).expect("a listed move is legal").outcome;
        match outcome.map(|outcome| outcome.winner) {
            Some(Some(Side::Defenders)) => Some(vec![mv]),
            Some(_) => None,
            None => walk_out(&next, plies - 1).map(|rest| [vec![mv], rest].concat()),
        }
    })
}
