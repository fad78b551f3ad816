//! Examples of what a ruleset is about: small positions with one move each, played by the engine under that very ruleset.
//! What the engine does not do there is not shown, so that no example can claim what is not so.

use super::{Anvil, Board, CaptureKind, Captured, Game, Move, Piece, Ply, Position, Reason, Ruleset, Side, Square};

/// A rule shown by an example.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// What it shows.
    pub kind: LessonKind,
    /// The example: a position on a small board, and one move played from it.
    pub game: Game,
}

/// What an example shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LessonKind {
    /// A piece is taken between two others.
    Custodial,
    /// A corner stands in for one of the two.
    Corner,
    /// The throne stands in for one of the two.
    Throne,
    /// A row along the edge is taken at once.
    Shieldwall,
    /// A single piece without a free neighbour is taken.
    Trap,
    /// The king's throne helps to take his last man beside it.
    Linnaean,
    /// The king is taken in the open.
    KingInOpen,
    /// The king is taken beside the throne, otherwise than in the open.
    KingBesideThrone,
    /// The king is taken on the throne, otherwise than in the open.
    KingOnThrone,
    /// The king escapes.
    Escape,
    /// The king stands in a fort at the edge.
    ExitFort,
    /// The defenders are closed in.
    Encirclement,
}

impl Lesson {
    /// The move of the example, and what it did.
    pub fn ply(&self) -> Option<&Ply> {
        self.game.plies().last()
    }
}

/// How far an example on 9×9 lies from where it is written for 7×7, in files and ranks.
type Shift = (u8, u8);

/// An example before it is played.
struct Example {
    kind: LessonKind,
    /// Where what stands on a board of 7×7: `K d4 T d6 t c6 e2`.
    pieces: &'static str,
    side: Side,
    mv: &'static str,
    shift: Shift,
    /// Whether the move does what the example is for.
    shows: fn(&Ply) -> bool,
}

/// The middle of the board moves in both directions when the board grows, an edge only along itself.
const MIDDLE: Shift = (1, 1);
const BOTTOM: Shift = (1, 0);
const CORNER: Shift = (0, 1);
const IN_PLACE: Shift = (0, 0);

fn attackers(
    kind: LessonKind,
    pieces: &'static str,
    mv: &'static str,
    shift: Shift,
    shows: fn(&Ply) -> bool,
) -> Example {
    Example { kind, pieces, side: Side::Attackers, mv, shift, shows }
}

fn defenders(
    kind: LessonKind,
    pieces: &'static str,
    mv: &'static str,
    shift: Shift,
    shows: fn(&Ply) -> bool,
) -> Example {
    Example { kind, pieces, side: Side::Defenders, mv, shift, shows }
}

fn takes(ply: &Ply, how: impl Fn(&Captured) -> bool) -> bool {
    !ply.captured.is_empty() && ply.captured.iter().all(how)
}

fn takes_between_two(ply: &Ply) -> bool {
    takes(ply, |taken| matches!(taken.how, CaptureKind::Custodial(Anvil::Piece(_))))
}

fn takes_against_corner(ply: &Ply) -> bool {
    takes(ply, |taken| matches!(taken.how, CaptureKind::Custodial(Anvil::Corner(_))))
}

fn takes_against_throne(ply: &Ply) -> bool {
    takes(ply, |taken| matches!(taken.how, CaptureKind::Custodial(Anvil::Throne(_))))
}

fn takes_by_shieldwall(ply: &Ply) -> bool {
    takes(ply, |taken| taken.how == CaptureKind::Shieldwall)
}

fn takes_in_trap(ply: &Ply) -> bool {
    takes(ply, |taken| taken.how == CaptureKind::Trap)
}

fn takes_the_king(ply: &Ply) -> bool {
    ply.captured.iter().any(|taken| taken.piece == Piece::King)
}

fn ends(ply: &Ply, reason: Reason) -> bool {
    ply.outcome.is_some_and(|outcome| outcome.reason == reason)
}

impl Ruleset {
    /// What is worth seeing of these rules, each by an example on a board of 7×7 (9×9 where corners are blocks), in the
    /// order in which one would explain them. Rules that this ruleset lacks are left out.
    pub fn lessons(&self) -> Vec<Lesson> {
        let teacher = Teacher::of(self);
        let mut lessons: Vec<Lesson> = [custodial(), corner(), throne(), shieldwall(), trap()]
            .into_iter()
            .filter_map(|examples| teacher.first(&examples))
            .collect();
        lessons.extend(teacher.linnaean());
        lessons.extend(teacher.taking_the_king());
        lessons.extend(
            [escape(), exit_fort(), encirclement()].into_iter().filter_map(|examples| teacher.first(&examples)),
        );
        lessons
    }
}

fn custodial() -> Vec<Example> {
    vec![attackers(LessonKind::Custodial, "K d4 T d6 t c6 e2", "e2-e6", MIDDLE, takes_between_two)]
}

/// Whoever it is hostile to: defenders, attackers, or the king alone.
fn corner() -> Vec<Example> {
    let example = |pieces, mv| attackers(LessonKind::Corner, pieces, mv, CORNER, takes_against_corner);
    vec![
        example("K d4 T a6 t c5 f3", "c5-a5"),
        defenders(LessonKind::Corner, "K d4 T c5 t a6 f3", "c5-a5", CORNER, takes_against_corner),
        example("K a6 T d3 t c5 f3", "c5-a5"),
    ]
}

fn throne() -> Vec<Example> {
    let example = |side, pieces| Example {
        kind: LessonKind::Throne,
        pieces,
        side,
        mv: "b6-d6",
        shift: MIDDLE,
        shows: takes_against_throne,
    };
    vec![example(Side::Attackers, "K e2 T d5 t b6 f5"), example(Side::Defenders, "K e2 T b6 t d5 f5")]
}

fn shieldwall() -> Vec<Example> {
    vec![attackers(LessonKind::Shieldwall, "K c5 T c1 d1 t b1 c2 d2 e5", "e5-e1", BOTTOM, takes_by_shieldwall)]
}

fn trap() -> Vec<Example> {
    vec![attackers(LessonKind::Trap, "K f4 T c1 t b1 d1 c5", "c5-c2", BOTTOM, takes_in_trap)]
}

fn escape() -> Vec<Example> {
    let escapes = |ply: &Ply| ends(ply, Reason::Escape);
    vec![
        defenders(LessonKind::Escape, "K d1 T e3 t c5 e5 g3", "d1-a1", IN_PLACE, escapes),
        defenders(LessonKind::Escape, "K c3 T e3 t c5 e5 g3", "c3-c1", IN_PLACE, escapes),
    ]
}

fn exit_fort() -> Vec<Example> {
    let in_fort = |ply: &Ply| ends(ply, Reason::ExitFort);
    vec![defenders(LessonKind::ExitFort, "K d1 T c1 d2 e5 f1 t b3 c4 f5 g3", "e5-e2", BOTTOM, in_fort)]
}

fn encirclement() -> Vec<Example> {
    let closes = |ply: &Ply| ends(ply, Reason::Encirclement);
    vec![attackers(LessonKind::Encirclement, "K d4 T d5 t d6 c5 e5 b4 f4 c3 e3 g2", "g2-d2", MIDDLE, closes)]
}

/// Plays examples by one ruleset, on a small board.
struct Teacher {
    ruleset: Ruleset,
}

impl Teacher {
    /// All rules stay; only the board becomes small, and without the middle square where the great one has none.
    fn of(ruleset: &Ruleset) -> Self {
        let size = if ruleset.corners.block > 1 { 9 } else { 7 };
        let throne = ruleset.throne.filter(|_| ruleset.throne().is_some());
        let start = Board::empty(size).unwrap_or_else(|| ruleset.start());
        Self { ruleset: Ruleset { start, throne, ..ruleset.clone() } }
    }

    /// The first of these examples that comes out as it should.
    fn first(&self, examples: &[Example]) -> Option<Lesson> {
        examples.iter().find_map(|example| self.play(example))
    }

    fn play(&self, example: &Example) -> Option<Lesson> {
        let size = self.ruleset.board_size();
        let shift = if size > 7 { example.shift } else { IN_PLACE };
        let mut board = Board::empty(size)?;
        let mut piece = Piece::King;
        for word in example.pieces.split(' ') {
            match word {
                "K" => piece = Piece::King,
                "T" => piece = Piece::Defender,
                "t" => piece = Piece::Attacker,
                square => board.put(shifted(square, shift)?, piece),
            }
        }
        let (from, to) = example.mv.split_once('-')?;
        let mv = Move { from: shifted(from, shift)?, to: shifted(to, shift)? };
        let position = Position { board, side_to_move: example.side };
        let mut game = Game::from_position(self.ruleset.clone(), position)?;
        let shows = game.play(mv).is_ok_and(example.shows);
        shows.then_some(Lesson { kind: example.kind, game })
    }

    /// Only where it is this rule that takes the man: with two attackers beside the king he has to be safe.
    fn linnaean(&self) -> Option<Lesson> {
        let example = |pieces| attackers(LessonKind::Linnaean, pieces, "a6-d6", MIDDLE, takes_against_throne);
        let with_two = self.play(&example("K d4 T d5 t c4 e4 a6"));
        if with_two.is_some() { None } else { self.play(&example("K d4 T d5 t c4 e4 d3 a6")) }
    }

    /// How the king is taken in the open, and where it is otherwise, beside his throne and on it.
    fn taking_the_king(&self) -> impl Iterator<Item = Lesson> {
        let example = |kind, pieces, mv| self.play(&attackers(kind, pieces, mv, MIDDLE, takes_the_king));
        let by_two = example(LessonKind::KingInOpen, "K c5 T e3 t b5 g5", "g5-d5");
        let two_suffice = by_two.is_some();
        let in_open = by_two.or_else(|| example(LessonKind::KingInOpen, "K c5 T e3 t b5 c4 c6 g5", "g5-d5"));
        let beside = match example(LessonKind::KingBesideThrone, "K d5 T e2 t c5 g5", "g5-e5") {
            Some(by_two) => (!two_suffice).then_some(by_two),
            None => example(LessonKind::KingBesideThrone, "K d5 T e2 t c5 d6 g5", "g5-e5"),
        };
        let on_throne = match example(LessonKind::KingOnThrone, "K d4 T e2 t d3 d7", "d7-d5") {
            Some(by_two) => (!two_suffice).then_some(by_two),
            None if two_suffice => example(LessonKind::KingOnThrone, "K d4 T f2 t c4 d3 e4 d7", "d7-d5"),
            None => None,
        };
        [in_open, beside, on_throne].into_iter().flatten()
    }
}

fn shifted(square: &str, (files, ranks): Shift) -> Option<Square> {
    let square: Square = square.parse().ok()?;
    Square::new(square.file() + files, square.rank() + ranks)
}
