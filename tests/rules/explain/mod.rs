//! What took each piece and why a game ended, in facts, in all eight images.

mod captures;
mod checks;
mod forts_and_rings;
mod king;
mod standstills;

use std::fmt::Display;

use hnefi::rules::{Anvil, Captors, Explanation, Game, Square};

use super::diagram::{IMAGES, Scene, image_of};

pub(crate) use checks::check_explanations;

/// Turns an explanation of an image back into the drawing's squares, and writes it down.
struct Teller {
    image: u8,
    size: u8,
}

impl Teller {
    fn back(&self, square: Square) -> Square {
        let all = (0..self.size).flat_map(|rank| (0..self.size).filter_map(move |file| Square::new(file, rank)));
        all.into_iter().find(|from| image_of(*from, self.image, self.size) == square).unwrap()
    }

    fn squares(&self, squares: &[Square]) -> String {
        assert!(squares.windows(2).all(|pair| pair[0] < pair[1]), "sorted, each once: {squares:?}");
        let mut back: Vec<Square> = squares.iter().map(|square| self.back(*square)).collect();
        back.sort_unstable();
        joined(&back)
    }

    fn anvil(&self, anvil: Anvil) -> String {
        let what = match anvil {
            Anvil::Piece(_) => "piece",
            Anvil::Throne(_) => "throne",
            Anvil::Corner(_) => "corner",
        };
        format!("{what} {}", self.back(anvil.square()))
    }

    fn anvils(&self, anvils: &[Anvil]) -> String {
        let mut back: Vec<(Square, String)> =
            anvils.iter().map(|anvil| (self.back(anvil.square()), self.anvil(*anvil))).collect();
        back.sort();
        back.into_iter().map(|(_, words)| words).collect::<Vec<_>>().join(", ")
    }

    fn captors(&self, captors: &Captors) -> String {
        match captors {
            Captors::Custodial { hammer, anvil } => {
                format!("by {} against {}", self.back(*hammer), self.anvil(*anvil))
            }
            Captors::Linnaean { hammer, throne, besiegers } => format!(
                "by {} against throne {} beset by {}",
                self.back(*hammer),
                self.back(*throne),
                self.squares(besiegers)
            ),
            Captors::Shieldwall { hammer, bracket, row, front } => format!(
                "in the row {} between {} and {} before {}",
                self.squares(row),
                self.back(*hammer),
                self.anvil(*bracket),
                self.squares(front)
            ),
            Captors::Surrounded { by } => format!("among {}", self.anvils(by)),
            Captors::Trap { by } => format!("trapped by {}", self.anvils(by)),
        }
    }

    fn explanation(&self, explanation: &Explanation) -> String {
        match explanation {
            Explanation::KingCaptured { king, by } => format!("king on {} {}", self.back(*king), self.captors(by)),
            Explanation::Escape { king } => format!("king escaped to {}", self.back(*king)),
            Explanation::ExitFort { king, inside, walls, props } => format!(
                "fort of {} around {}, walls {}, props {}",
                self.back(*king),
                self.squares(inside),
                self.squares(walls),
                self.squares(props)
            ),
            Explanation::Encirclement { ring, inside } => {
                format!("ring {} around {}", self.squares(ring), self.squares(inside))
            }
            Explanation::NoMoves { side, pieces } => format!("{} stuck on {}", side.key(), self.squares(pieces)),
            Explanation::Repetition { plies, could_vary, rule } => {
                let sides: Vec<&str> = could_vary.iter().map(|side| side.key()).collect();
                format!("stood after {}, {} could vary, {rule:?}", joined(plies), sides.join(" and "))
            }
            Explanation::MoveLimit { plies, limit } => format!("{plies} plies of {limit}"),
        }
    }
}

fn joined<T: Display>(things: &[T]) -> String {
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Plays moves in all images and hands each game to `tell`; they must all tell the same.
fn told(scene: &Scene, moves: &str, tell: impl Fn(&Game, &Teller) -> String) -> String {
    let size = scene.ruleset.board_size();
    let mut tellings: Vec<String> = IMAGES
        .map(|image| {
            let mut game = scene.game(image);
            for mv in moves.split_whitespace() {
                game.play(scene.move_image(mv, image)).unwrap_or_else(|error| panic!("{mv}: {error}"));
            }
            tell(&game, &Teller { image, size })
        })
        .collect();
    tellings.dedup();
    assert_eq!(tellings.len(), 1, "{tellings:#?}");
    tellings.remove(0)
}

/// What the last of the moves took, and what took it.
fn captors(scene: &Scene, moves: &str) -> String {
    told(scene, moves, |game, teller| {
        let mut taken: Vec<(Square, String)> = game
            .captors(game.plies().len() - 1)
            .into_iter()
            .map(|(captured, by)| (teller.back(captured.square), teller.captors(&by)))
            .collect();
        taken.sort();
        taken.into_iter().map(|(square, by)| format!("{square} {by}")).collect::<Vec<_>>().join("; ")
    })
}

/// Why the last of the moves ended the game.
fn explanation(scene: &Scene, moves: &str) -> String {
    told(scene, moves, |game, teller| teller.explanation(&game.explain().expect("the game is over")))
}
