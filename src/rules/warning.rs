//! What a player should hear before he makes a move.

use super::{Game, IllegalMove, Move, Outcome, Reason, Side};

/// Something to think about before playing a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Warning {
    /// The position will stand for the second time.
    StandsAgain,
    /// The position will stand for the third time, which ends the game like this, and not in the mover's favour.
    EndsByRepetition(Outcome),
    /// The king can then be taken at once.
    KingCanBeTaken {
        /// By this move.
        by: Move,
    },
    /// The king can then escape at once.
    KingCanEscape {
        /// By this move.
        by: Move,
    },
}

impl Game {
    /// What to say before `mv` is played; empty if there is nothing.
    ///
    /// # Errors
    /// Why it is illegal.
    pub fn warnings(&self, mv: Move) -> Result<Vec<Warning>, IllegalMove> {
        let mover = self.side_to_move();
        let mut after = self.position.board.clone();
        let ply = self.try_move(mv, &mut after)?;
        let repetition = match ply.outcome {
            Some(outcome) if outcome.reason == Reason::Repetition && outcome.winner != Some(mover) => {
                Some(Warning::EndsByRepetition(outcome))
            }
            None if ply.occurrence == 2 => Some(Warning::StandsAgain),
            Some(_) | None => None,
        };
        let threat = match ply.outcome {
            Some(_) => None,
            None => self.arena.moves(&after, mover.opponent()).find_map(|(by, piece)| {
                let mut then = after.clone();
                let made = self.arena.make(&mut then, by, piece);
                match mover {
                    Side::Defenders => made.is_king_taken.then_some(Warning::KingCanBeTaken { by }),
                    Side::Attackers => {
                        let has_escaped = then.king().is_some_and(|king| self.arena.escape.contains(king));
                        has_escaped.then_some(Warning::KingCanEscape { by })
                    }
                }
            }),
        };
        Ok(repetition.into_iter().chain(threat).collect())
    }
}
