//! What a picture shows, free of how it looks.

use super::{
    threat::{Threat, threat},
    winning::winning_squares,
};
use crate::rules::{Anvil, Board, CaptureKind, Game, Move, Piece, Ply, Side, Square};

/// Whose move it is, or how it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turn {
    /// This side is to move.
    ToMove(Side),
    /// This side has won.
    Won(Side),
    /// The game is drawn.
    Drawn,
    /// The game was broken off, and counts for nobody.
    BrokenOff,
}

/// Everything a picture of a board shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scene {
    /// The pieces.
    pub board: Board,
    /// The throne, where there is one.
    pub throne: Option<Square>,
    /// The marked corner squares.
    pub corners: Vec<Square>,
    /// The last move.
    pub last_move: Option<Move>,
    /// What it captured, by square.
    pub captured: Vec<(Square, Piece)>,
    /// The piece somebody is choosing a square for.
    pub selected: Option<Square>,
    /// The squares it may go to.
    pub targets: Vec<Square>,
    /// The squares that decided the game.
    pub winning: Vec<Square>,
    /// The throne or the corners that helped to capture, where that is what the picture is about.
    pub helping: Vec<Square>,
    /// What can happen to the king on the next move.
    pub threat: Option<Threat>,
    /// Whose move it is, or how it ended.
    pub turn: Turn,
    /// How many attackers and how many defenders have been captured since the start.
    pub losses: [usize; 2],
    /// Whether the defenders' player looks at it from the other side (rank 1 at the top).
    pub flipped: bool,
}

impl Scene {
    /// The game as it stands. `turn` comes from outside because a game may also end by agreement.
    pub fn of(game: &Game, turn: Turn) -> Self {
        let last = game.plies().last();
        Self {
            board: game.position().board.clone(),
            throne: game.ruleset().throne(),
            corners: game.ruleset().corners(),
            last_move: last.map(|ply| ply.mv),
            captured: last.map(captured_by).unwrap_or_default(),
            selected: None,
            targets: Vec::new(),
            winning: winning_squares(game, turn),
            helping: Vec::new(),
            threat: threat_in(game, turn),
            turn,
            losses: losses(game.plies()),
            flipped: false,
        }
    }

    /// The position after a move that somebody is thinking about, with the move and its captures marked, the moved
    /// piece still in hand and the turn still his.
    pub fn preview(game: &Game, ply: &Ply) -> Self {
        let turn = Turn::ToMove(game.side_to_move());
        let mut after = game.clone();
        if after.play(ply.mv).is_err() {
            // Not a move of this game: there is nothing to show but the position as it is.
            return Self::of(game, turn);
        }
        Self { selected: Some(ply.mv.to), ..Self::of(&after, turn) }
    }

    /// The game as an example of a rule: what its last move captured against is marked, where that is a square and no piece.
    pub fn example(game: &Game, turn: Turn) -> Self {
        let taken = game.plies().last().into_iter().flat_map(|ply| &ply.captured);
        let helping = taken.filter_map(|captured| match captured.how {
            CaptureKind::Custodial(Anvil::Throne(square) | Anvil::Corner(square)) => Some(square),
            CaptureKind::Custodial(Anvil::Piece(_))
            | CaptureKind::Shieldwall
            | CaptureKind::Surrounded
            | CaptureKind::Trap => None,
        });
        Self { helping: helping.collect(), ..Self::of(game, turn) }
    }

    /// The game with a piece picked up and the squares it may go to.
    pub fn choosing(game: &Game, from: Square) -> Self {
        let turn = Turn::ToMove(game.side_to_move());
        // What it captured has been looked at already, and would stand in the way of the squares to choose from.
        Self { selected: Some(from), targets: game.destinations(from), captured: Vec::new(), ..Self::of(game, turn) }
    }
}

/// What hangs over the king, unless the game has ended (perhaps away from the board).
fn threat_in(game: &Game, turn: Turn) -> Option<Threat> {
    match turn {
        Turn::ToMove(_) if game.outcome().is_none() => threat(game),
        Turn::ToMove(_) | Turn::Won(_) | Turn::Drawn | Turn::BrokenOff => None,
    }
}

fn captured_by(ply: &Ply) -> Vec<(Square, Piece)> {
    ply.captured.iter().map(|captured| (captured.square, captured.piece)).collect()
}

/// How many attackers and how many defenders, the king among them, these moves have captured.
fn losses(plies: &[Ply]) -> [usize; 2] {
    Side::ALL.map(|side| plies.iter().flat_map(|ply| &ply.captured).filter(|taken| taken.piece.side() == side).count())
}

#[cfg(test)]
mod tests {
    use super::{Scene, Turn};
    use crate::rules::{Game, LessonKind, Side, Square, Variant, notation::parse_move};

    fn square(text: &str) -> Square {
        text.parse().expect("a square")
    }

    fn game(variant: &str, moves: &str) -> Game {
        let mut game = Game::new(Variant::by_key(variant).expect("a variant").ruleset.clone());
        for text in moves.split_whitespace() {
            let mv = parse_move(text).expect("a move").mv;
            game.play(mv).expect("a legal move");
        }
        game
    }

    #[test]
    fn a_new_game_shows_its_special_squares_and_no_move() {
        let copenhagen = Scene::of(&game("copenhagen", ""), Turn::ToMove(Side::Attackers));
        assert_eq!(copenhagen.throne, Some(square("f6")));
        assert_eq!(copenhagen.corners, ["a1", "k1", "a11", "k11"].map(square));
        assert_eq!((copenhagen.last_move, copenhagen.losses), (None, [0, 0]));
        assert_eq!(Scene::of(&game("scottish", ""), Turn::ToMove(Side::Attackers)).corners, []);
    }

    #[test]
    fn a_preview_shows_the_position_after_the_move_with_the_piece_in_hand() {
        let game = game("scottish", "d6-f6");
        let mv = parse_move("d5-e5").expect("a move").mv;
        let scene = Scene::preview(&game, &game.preview(mv).expect("a legal move"));
        assert_eq!(scene.board.piece_at(square("d5")), None);
        assert_eq!((scene.selected, scene.last_move), (Some(square("e5")), Some(mv)));
        assert_eq!(scene.turn, Turn::ToMove(Side::Defenders));
        assert_eq!(game.plies().len(), 1);
    }

    #[test]
    fn an_example_marks_the_square_that_helped_to_capture() {
        for variant in Variant::ALL {
            for lesson in variant.ruleset.lessons() {
                let scene = Scene::example(&lesson.game, Turn::ToMove(lesson.game.side_to_move()));
                let marked: &[Option<Square>] = match lesson.kind {
                    LessonKind::Throne | LessonKind::Linnaean => &[scene.throne],
                    LessonKind::Custodial | LessonKind::Escape | LessonKind::Encirclement => &[],
                    _ => continue,
                };
                let helping: Vec<Option<Square>> = scene.helping.iter().copied().map(Some).collect();
                assert_eq!(helping, marked, "{} {:?}", variant.key, lesson.kind);
            }
        }
    }

    #[test]
    fn choosing_shows_where_the_piece_may_go() {
        let scene = Scene::choosing(&game("scottish", ""), square("d6"));
        assert_eq!(scene.selected, Some(square("d6")));
        assert_eq!(scene.targets, ["a6", "b6", "c6", "e6", "f6", "g6"].map(square));
    }
}
