//! The engine against the second referee: random games in every variant and under random rulesets, from their
//! starts and from random positions; legal moves, captures and outcomes are compared move by move.
//!
//! `HNEFI_REFEREE_MOVES` sets how many moves each test judges with both (15 000 unless given) and `HNEFI_REFEREE_SEED` where the
//! randomness starts. Millions, with optimisation:
//! `HNEFI_REFEREE_MOVES=5000000 cargo test --release --test rules second_opinion`.

use std::collections::BTreeMap;

use hnefi::rules::{
    Board, CaptureKind, Corners, Endings, Escape, Game, HostileTo, King, KingArmed, KingCapture, KingOnEdge, Move,
    NoMoves, Piece, Ply, Position, Reason, Repetition, Ruleset, Shieldwall, Side, SpecialCaptures, Square, Throne,
    ThroneHostility, ThronePass, ThroneStop, Variant,
};

use super::referee::{At, Referee, Verdict};

/// A small generator of numbers (xorshift), so that a seed gives the same games everywhere.
struct Chance(u64);

impl Chance {
    fn new(seed: u64) -> Self {
        let base = setting("HNEFI_REFEREE_SEED", 1);
        Self((base.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ seed.wrapping_mul(0xbf58_476d_1ce4_e5b9)) | 1)
    }

    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % end
    }

    fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |value| value.parse().expect("a whole number"))
}

/// As many moves as show every ending and every kind of capture.
const ENOUGH_MOVES: u64 = 15_000;

fn moves_to_compare() -> u64 {
    setting("HNEFI_REFEREE_MOVES", ENOUGH_MOVES)
}

fn at(square: Square) -> At {
    (square.file().into(), square.rank().into())
}

fn verdict(ply: &Ply) -> Verdict {
    let side = |side| if side == Side::Attackers { 'a' } else { 'd' };
    Verdict {
        taken: ply.captured.iter().map(|capture| at(capture.square)).collect(),
        end: ply.outcome.map(|outcome| (outcome.winner.map(side), outcome.reason.key())),
    }
}

/// What has been compared so far.
#[derive(Default)]
struct Tally {
    moves: u64,
    endings: BTreeMap<&'static str, u64>,
    captures: BTreeMap<&'static str, u64>,
}

impl Tally {
    fn add(&mut self, ply: &Ply, ruleset: &Ruleset) {
        self.moves += 1;
        if let Some(outcome) = ply.outcome {
            *self.endings.entry(outcome.reason.key()).or_default() += 1;
            let is_attackers_fault = ruleset.endings.repetition == Repetition::AggressorLoses
                && outcome.reason == Reason::Repetition
                && outcome.winner == Some(Side::Defenders);
            if is_attackers_fault {
                *self.endings.entry("repetition by attackers' choice").or_default() += 1;
            }
        }
        for capture in &ply.captured {
            let kind = match capture.how {
                CaptureKind::Custodial(_) => "custodial",
                CaptureKind::Shieldwall => "shieldwall",
                CaptureKind::Surrounded => "surrounded",
                CaptureKind::Trap => "trap",
            };
            *self.captures.entry(kind).or_default() += 1;
        }
    }
}

/// How the players of a random game choose.
#[derive(Clone, Copy)]
enum Mood {
    Careless,
    Greedy,
    /// Goes back and forth, so that positions repeat.
    Restless,
}

/// Plays one game with both, comparing everything on the way.
fn compare(ruleset: &Ruleset, position: &Position, plies: usize, chance: &mut Chance, tally: &mut Tally) {
    let mut game = Game::from_position(ruleset.clone(), position.clone()).unwrap();
    let side = if position.side_to_move == Side::Attackers { 'a' } else { 'd' };
    let mut referee = Referee::new(ruleset.clone(), &position.board.to_rows(), side);
    let mood = chance.pick(&[Mood::Careless, Mood::Greedy, Mood::Restless, Mood::Restless]);
    for _ in 0..plies {
        let moves = game.legal_moves();
        let pairs: Vec<(At, At)> = moves.iter().map(|mv| (at(mv.from), at(mv.to))).collect();
        assert_eq!(
            pairs,
            referee.legal_moves(&referee.grid, referee.to_move),
            "legal moves {}",
            story(position, &game)
        );
        assert_eq!(game.count_legal_moves() as usize, moves.len(), "{}", story(position, &game));
        let Some(mv) = choose(&game, &referee, &moves, mood, chance, tally, position) else {
            return;
        };
        let ply = game.play(mv).unwrap().clone();
        referee.play((at(mv.from), at(mv.to)));
        assert_eq!(
            referee.grid,
            super::referee::Grid::read(&game.position().board.to_rows()),
            "{}",
            story(position, &game)
        );
        if ply.outcome.is_some() {
            return;
        }
    }
}

/// Looks at the moves with both, and picks one: the captures of all, the outcome of those that capture, of the king's
/// and of a few others.
fn choose(
    game: &Game,
    referee: &Referee,
    moves: &[Move],
    mood: Mood,
    chance: &mut Chance,
    tally: &mut Tally,
    start: &Position,
) -> Option<Move> {
    let last = game.plies().len().checked_sub(2).map(|index| game.plies()[index].mv);
    let back = last.map(|mv| Move { from: mv.to, to: mv.from }).filter(|mv| moves.contains(mv));
    let random: Vec<Move> = (0..3).filter(|_| !moves.is_empty()).map(|_| chance.pick(moves)).collect();
    let mut plies = Vec::new();
    for mv in moves {
        let pair = (at(mv.from), at(mv.to));
        let ply = game.preview(*mv).unwrap();
        assert_eq!(verdict(&ply).taken, referee.after(&referee.grid, pair).1, "{mv} {}", story(start, game));
        let is_interesting = !ply.captured.is_empty() || ply.piece == Piece::King && chance.percent(30);
        if is_interesting || random.contains(mv) || back == Some(*mv) {
            assert_eq!(verdict(&ply), referee.judge(pair), "{mv} {}", story(start, game));
            tally.add(&ply, game.ruleset());
            plies.push(ply);
        }
    }
    let going_on: Vec<&Ply> = plies.iter().filter(|ply| ply.outcome.is_none()).collect();
    let found = match mood {
        Mood::Careless => None,
        Mood::Greedy => going_on.iter().find(|ply| !ply.captured.is_empty()).copied(),
        Mood::Restless => plies.iter().find(|ply| Some(ply.mv) == back).filter(|_| chance.percent(85)),
    };
    let any = (!going_on.is_empty()).then(|| going_on[chance.below(going_on.len())]);
    found.or(any).or(plies.first()).map(|ply| ply.mv)
}

/// What one needs to see a difference again.
fn story(start: &Position, game: &Game) -> String {
    let moves: Vec<String> = game.plies().iter().map(|ply| ply.mv.to_string()).collect();
    let start = hnefi::rules::notation::write_position(start);
    format!(
        "from {start}\nby {}\nunder {:?}",
        moves.join(" "),
        Ruleset { start: Board::empty(3).unwrap(), ..game.ruleset().clone() }
    )
}

fn random_ruleset(start: Board, chance: &mut Chance) -> Ruleset {
    let yes = |chance: &mut Chance| chance.percent(50);
    let hostility = [ThroneHostility::Never, ThroneHostility::WhenEmpty, ThroneHostility::Always];
    let capture = [KingCapture::TwoOpposite, KingCapture::AllSides];
    let throne = Throne {
        stop: chance.pick(&[ThroneStop::Anyone, ThroneStop::King, ThroneStop::Nobody]),
        pass: chance.pick(&[ThronePass::Anyone, ThronePass::King]),
        hostile_to_attackers: chance.pick(&hostility),
        hostile_to_defenders: chance.pick(&hostility),
    };
    let hostile_to = HostileTo { attackers: yes(chance), defenders: yes(chance), king: yes(chance) };
    Ruleset {
        corners: Corners { block: chance.pick(&[1, 1, 2]), restricted: yes(chance), hostile_to },
        throne: chance.percent(75).then_some(throne),
        king: King {
            armed: chance.pick(&[KingArmed::Both, KingArmed::HammerOnly, KingArmed::AnvilOnly, KingArmed::Neither]),
            on_throne: chance.pick(&capture),
            beside_throne: chance.pick(&capture),
            in_open: chance.pick(&capture),
            on_edge: chance.pick(&[KingOnEdge::Safe, KingOnEdge::AsElsewhere]),
        },
        captures: SpecialCaptures {
            trap: yes(chance),
            shieldwall: chance.pick(&[Shieldwall::None, Shieldwall::Pieces, Shieldwall::PiecesAndCorners]),
            linnaean: yes(chance),
        },
        endings: Endings {
            escape: chance.pick(&[Escape::Corner, Escape::Corner, Escape::Edge]),
            exit_fort: yes(chance),
            encirclement: yes(chance),
            no_moves: chance.pick(&[NoMoves::Loses, NoMoves::Draw]),
            repetition: chance.pick(&[
                Repetition::Ignored,
                Repetition::Draw,
                Repetition::MoverLoses,
                Repetition::DefendersLose,
                Repetition::AggressorLoses,
                Repetition::AggressorLoses,
            ]),
            move_limit: chance.pick(&[None, None, Some(1), Some(7), Some(30)]),
        },
        start,
    }
}

/// A position with the king anywhere, men thickest about him, and now and then a ring or a crowd.
fn random_position(size: i32, chance: &mut Chance) -> Position {
    let king =
        (chance.below(size as usize) as i32, if chance.percent(50) { 0 } else { chance.below(size as usize) as i32 });
    let (near, men, besiegers) = (chance.pick(&[1, 2, 3]), chance.pick(&[5, 30, 60]), chance.pick(&[2, 10, 30]));
    let ring = chance.pick(&[0, 0, 0, 1, 3, 4]);
    let crowd = chance.pick(&[4, 4, 30]);
    let letter = |(dx, dy): (i32, i32), chance: &mut Chance| {
        if (dx, dy) == (0, 0) {
            'K'
        } else if ring > 0 && dx + dy == ring && chance.percent(if ring == 1 { 75 } else { 95 }) {
            't'
        } else if dx.max(dy) <= near && chance.percent(men) {
            'T'
        } else if chance.percent(besiegers.max(crowd)) {
            't'
        } else if chance.percent(crowd) {
            'T'
        } else {
            '.'
        }
    };
    let row = |rank: i32, chance: &mut Chance| -> String {
        (0..size).map(|file| letter(((file - king.0).abs(), (rank - king.1).abs()), chance)).collect()
    };
    let rows: Vec<String> = (0..size).rev().map(|rank| row(rank, chance)).collect();
    Position { board: super::diagram::draw(&rows.join("\n")), side_to_move: chance.pick(&Side::ALL) }
}

#[test]
fn games_of_every_variant_agree_with_the_second_referee() {
    for (index, variant) in Variant::ALL.iter().enumerate() {
        let mut chance = Chance::new(index as u64 + 1);
        let mut tally = Tally::default();
        let share = moves_to_compare() / Variant::ALL.len() as u64;
        let size = i32::from(variant.ruleset.board_size());
        while tally.moves < share {
            let start = Position { board: variant.ruleset.start(), side_to_move: Side::Attackers };
            compare(&variant.ruleset, &start, 60, &mut chance, &mut tally);
            for _ in 0..8 {
                compare(&variant.ruleset, &random_position(size, &mut chance), 12, &mut chance, &mut tally);
            }
        }
        println!("{}: {} moves, {:?} {:?}", variant.key, tally.moves, tally.endings, tally.captures);
    }
}

#[test]
fn games_under_random_rulesets_agree_with_the_second_referee() {
    let mut chance = Chance::new(0);
    let mut tally = Tally::default();
    while tally.moves < moves_to_compare() {
        let size = chance.pick(&[5, 6, 7, 7, 8, 9, 11]);
        let position = random_position(size, &mut chance);
        let ruleset = random_ruleset(position.board.clone(), &mut chance);
        compare(&ruleset, &position, 24, &mut chance, &mut tally);
    }
    println!("{} moves, {:?} {:?}", tally.moves, tally.endings, tally.captures);
    if moves_to_compare() < ENOUGH_MOVES {
        return;
    }
    for reason in Reason::ALL {
        assert!(tally.endings.contains_key(reason.key()), "no game ended by {}", reason.key());
    }
    for kind in ["custodial", "shieldwall", "surrounded", "trap"] {
        assert!(tally.captures.contains_key(kind), "nothing was taken: {kind}");
    }
}

#[test]
fn forts_agree_with_the_second_referee() {
    let mut chance = Chance::new(77);
    let (mut forts, mut boards) = (0, 0);
    while boards < moves_to_compare() {
        let position = random_position(chance.pick(&[5, 6, 7, 9]), &mut chance);
        let ruleset = random_ruleset(position.board.clone(), &mut chance);
        let referee = Referee::new(ruleset.clone(), &position.board.to_rows(), 'a');
        let is_fort = hnefi::rules::has_exit_fort(&ruleset, &position.board);
        assert_eq!(is_fort, referee.has_fort(&referee.grid), "{} {ruleset:?}", position.board.to_rows());
        boards += 1;
        forts += u64::from(is_fort);
    }
    println!("{forts} forts on {boards} boards");
    assert!(forts > boards / 200, "only {forts} forts on {boards} boards");
}
