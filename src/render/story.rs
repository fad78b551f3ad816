//! A whole game to be shown, and which of its moments are: every position, or the ones that tell most of a long game.

use std::collections::BTreeSet;

use super::{Scene, Theme, Turn};
use crate::rules::Game;

/// A game to be shown from its start to where it stands.
#[derive(Debug, Clone, Copy)]
pub struct Story<'a> {
    /// The game.
    pub game: &'a Game,
    /// Whose move it is now, or how it ended: by agreement, it may be, or by a clock.
    pub turn: Turn,
    /// How boards look.
    pub theme: &'a Theme,
    /// Whether it is seen from the defenders' side (rank 1 at the top).
    pub flipped: bool,
}

/// How many of the last plies are shown in any case.
const FINALE: usize = 40;

impl Story<'_> {
    /// The positions to show, each by the number of plies before it, in order and at most `most` of them (at least 2): the
    /// start, the end, the finale and captures as long as there is room for them, and of the other plies as many as
    /// fit, evenly spread.
    pub(super) fn moments(&self, most: usize) -> Vec<usize> {
        let plies = self.game.plies();
        let (last, most) = (plies.len(), most.max(2));
        if last < most {
            return (0..=last).collect();
        }
        let finale = (last.saturating_sub(FINALE)..last).rev();
        let captures = (1..last).filter(|&ply| !plies[ply - 1].captured.is_empty());
        let mut shown = BTreeSet::from([0, last]);
        for ply in finale.chain(captures) {
            if shown.len() < most {
                shown.insert(ply);
            }
        }
        let others: Vec<usize> = (1..last).filter(|ply| !shown.contains(ply)).collect();
        let room = most - shown.len();
        shown.extend((0..room).map(|index| others[(2 * index + 1) * others.len() / (2 * room)]));
        shown.into_iter().collect()
    }

    /// Whose move it was after so many plies, or the result where the game ended on the board.
    pub(super) fn turn_on_board(&self, ply: usize) -> Turn {
        let game = self.game;
        let left = game.plies().len() - ply;
        if left == 0 && game.outcome().is_some() {
            return self.turn;
        }
        let side = game.side_to_move();
        Turn::ToMove(if left.is_multiple_of(2) { side } else { side.opponent() })
    }

    /// The position after so many plies, with this on the strip.
    pub(super) fn scene(&self, ply: usize, turn: Turn) -> Scene {
        let scene = if ply == self.game.plies().len() {
            Scene::of(self.game, turn)
        } else {
            Scene::of(&self.game.at_ply(ply), turn)
        };
        Scene { flipped: self.flipped, ..scene }
    }
}

#[cfg(test)]
mod tests {
    use super::Story;
    use crate::{
        render::{Theme, Turn},
        rules::{Game, Repetition, Variant, notation::parse_move},
    };

    /// Men of both sides walk to and fro for so many plies.
    fn long_game(quiet: usize) -> Game {
        let mut ruleset = Variant::by_key("scottish").expect("a variant").ruleset.clone();
        ruleset.endings.repetition = Repetition::Ignored;
        let mut game = Game::new(ruleset);
        let walks = ["d6-e6", "d5-e5", "e6-d6", "e5-d5"];
        for text in walks.iter().cycle().take(quiet) {
            game.play(parse_move(text).expect("a move").mv).expect("a legal move");
        }
        game
    }

    fn moments(game: &Game, most: usize) -> Vec<usize> {
        let turn = Turn::ToMove(game.side_to_move());
        Story { game, turn, theme: Theme::DEFAULT, flipped: false }.moments(most)
    }

    #[test]
    fn a_game_that_fits_is_shown_in_full() {
        assert_eq!(moments(&long_game(0), 10), [0]);
        assert_eq!(moments(&long_game(9), 10), (0..=9).collect::<Vec<_>>());
    }

    #[test]
    fn a_long_game_is_shown_from_start_to_end_with_its_finale_in_full_and_the_rest_evenly() {
        let moments = moments(&long_game(1000), 100);
        assert_eq!(moments.len(), 100);
        assert_eq!((moments[0], moments[99]), (0, 1000));
        assert_eq!(moments[59..], (960..=1000).collect::<Vec<_>>());
        let steps: Vec<usize> = moments[1..59].windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(steps.iter().all(|&step| step == 16 || step == 17), "{steps:?}");
    }

    #[test]
    fn no_moment_is_shown_twice_however_few_there_are() {
        let game = long_game(300);
        for most in 0..=302 {
            let moments = moments(&game, most);
            assert_eq!(moments.len(), most.clamp(2, 301), "{most}");
            assert!(moments.windows(2).all(|pair| pair[0] < pair[1]), "{most}");
            assert_eq!(moments.last(), Some(&300), "{most}");
        }
    }
}
