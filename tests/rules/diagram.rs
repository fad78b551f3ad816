//! Positions drawn as text, played in all eight symmetric images.

use hnefi::rules::{
    Board, Game, IllegalMove, Move, Outcome, Ply, Position, Reason, Ruleset, Side, Square, Variant,
    notation::parse_move,
};

/// The eight ways to turn and mirror a board.
pub(crate) const IMAGES: std::ops::Range<u8> = 0..8;

/// Where a square of a board with `size` files comes to lie in an image; image 0 leaves everything in place.
pub(crate) fn image_of(square: Square, image: u8, size: u8) -> Square {
    let (mut file, mut rank) = (square.file(), square.rank());
    if image & 1 != 0 {
        file = size - 1 - file;
    }
    if image & 2 != 0 {
        rank = size - 1 - rank;
    }
    if image & 4 != 0 {
        (file, rank) = (rank, file);
    }
    Square::new(file, rank).unwrap()
}

/// The image of a whole board.
pub(crate) fn board_image(board: &Board, image: u8) -> Board {
    let mut rows = vec![vec!["1".to_owned(); board.size().into()]; board.size().into()];
    for (square, piece) in board.pieces() {
        let to = image_of(square, image, board.size());
        rows[usize::from(board.size() - 1 - to.rank())][usize::from(to.file())] = piece.letter().to_string();
    }
    let rows: Vec<String> = rows.into_iter().map(|row| row.concat()).collect();
    Board::parse(&ones_joined(&rows.join("/"))).unwrap()
}

/// `1` stands for one empty square, so that neighbouring ones have to be added up before they are read.
fn ones_joined(rows: &str) -> String {
    let mut joined = String::new();
    let mut run = 0;
    for letter in rows.chars().chain(['/']) {
        if letter == '1' {
            run += 1;
            continue;
        }
        if run > 0 {
            joined.push_str(&run.to_string());
            run = 0;
        }
        joined.push(letter);
    }
    joined.pop();
    joined
}

pub(crate) fn square(text: &str) -> Square {
    text.parse().unwrap()
}

pub(crate) fn squares(text: &str) -> Vec<Square> {
    text.split_whitespace().map(square).collect()
}

/// A drawing: one line a rank from the top, `.` for an empty square, blanks ignored.
pub(crate) fn draw(drawing: &str) -> Board {
    let rows: Vec<String> =
        drawing.lines().map(|line| line.replace(' ', "").replace('.', "1")).filter(|line| !line.is_empty()).collect();
    Board::parse(&ones_joined(&rows.join("/"))).unwrap()
}

/// A drawn position under a ruleset.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) ruleset: Ruleset,
    pub(crate) position: Position,
}

/// A scene in which it is the attackers' move.
pub(crate) fn attackers_move(variant: &str, drawing: &str) -> Scene {
    Scene::new(variant, Side::Attackers, drawing)
}

/// A scene in which it is the defenders' move.
pub(crate) fn defenders_move(variant: &str, drawing: &str) -> Scene {
    Scene::new(variant, Side::Defenders, drawing)
}

impl Scene {
    fn new(variant: &str, side_to_move: Side, drawing: &str) -> Self {
        let board = draw(drawing);
        let ruleset = Ruleset { start: board.clone(), ..Variant::by_key(variant).unwrap().ruleset.clone() };
        Self { ruleset, position: Position { board, side_to_move } }
    }

    /// The same scene by other rules.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut Ruleset)) -> Self {
        change(&mut self.ruleset);
        self
    }

    /// The scene in one of its images.
    pub(crate) fn game(&self, image: u8) -> Game {
        let board = board_image(&self.position.board, image);
        let ruleset = Ruleset { start: board.clone(), ..self.ruleset.clone() };
        Game::from_position(ruleset, Position { board, side_to_move: self.position.side_to_move }).unwrap()
    }

    fn size(&self) -> u8 {
        self.ruleset.board_size()
    }

    pub(crate) fn move_image(&self, mv: &str, image: u8) -> Move {
        let Move { from, to } = parse_move(mv).unwrap().mv;
        Move { from: image_of(from, image, self.size()), to: image_of(to, image, self.size()) }
    }

    /// Plays moves one after the other, in all images; the last one is looked at.
    pub(crate) fn plays(&self, moves: &str) -> Played {
        let plies = IMAGES.map(|image| {
            let mut game = self.game(image);
            for mv in moves.split_whitespace() {
                let played = game.play(self.move_image(mv, image));
                assert!(played.is_ok(), "{mv} in image {image}: {played:?}");
            }
            game.plies().last().unwrap().clone()
        });
        Played { size: self.size(), plies: plies.collect() }
    }

    /// Fails to play the move, in all images; the reason is that of the drawing as it stands.
    pub(crate) fn refuses(&self, mv: &str) -> IllegalMove {
        let errors = IMAGES.map(|image| self.game(image).play(self.move_image(mv, image)).unwrap_err());
        errors.collect::<Vec<_>>()[0]
    }
}

/// What the last move did in each image.
#[must_use]
pub(crate) struct Played {
    size: u8,
    plies: Vec<Ply>,
}

impl Played {
    /// It captured exactly these squares.
    pub(crate) fn takes(self, expected: &str) -> Self {
        for (image, ply) in IMAGES.zip(&self.plies) {
            let taken: Vec<Square> = ply.captured.iter().map(|capture| capture.square).collect();
            let mut expected: Vec<Square> =
                squares(expected).into_iter().map(|square| image_of(square, image, self.size)).collect();
            expected.sort_unstable();
            assert_eq!(taken, expected, "image {image} of {}", ply.mv);
        }
        self
    }

    /// The game goes on.
    pub(crate) fn goes_on(self) {
        for ply in &self.plies {
            assert_eq!(ply.outcome, None, "after {}", ply.mv);
        }
    }

    /// The game ends so.
    pub(crate) fn ends(self, winner: impl Into<Option<Side>>, reason: Reason) {
        let winner = winner.into();
        for ply in &self.plies {
            assert_eq!(ply.outcome, Some(Outcome { winner, reason }), "after {}", ply.mv);
        }
    }

    /// The move as the drawing shows it.
    pub(crate) fn ply(&self) -> &Ply {
        &self.plies[0]
    }
}
