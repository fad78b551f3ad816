//! The engine against the second referee: random games in every variant and under random rulesets, from their
//! starts and from random positions; legal moves, captures and outcomes are compared move by move.
//!
//! `HNEFI_REFEREE_MOVES` sets how many moves each test judges with both (40 000 unless given) and `HNEFI_REFEREE_SEED` where the
//! randomness starts. Millions, with optimisation:
//! `HNEFI_REFEREE_MOVES=5000000 cargo test --release --test rules second_opinion`.

use std::collections::BTreeMap;

use hnefi::rules::{
    Anvil, Board, CaptureKind, Game, Knob, Move, Outcome, Piece, Ply, Position, Reason, Repetition, Ruleset,
    RulesetError, Side, Square, Variant,
};

use super::{
    explain::check_explanations,
    random_rules::house_rules,
    referee::{At, Referee, Verdict},
};

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
const ENOUGH_MOVES: u64 = 40_000;

fn moves_to_compare() -> u64 {
    setting("HNEFI_REFEREE_MOVES", ENOUGH_MOVES)
}

fn at(square: Square) -> At {
    (square.file().into(), square.rank().into())
}

fn side_letter(side: Side) -> char {
    if side == Side::Attackers { 'a' } else { 'd' }
}

fn verdict(ply: &Ply) -> Verdict {
    Verdict {
        taken: ply.captured.iter().map(|capture| at(capture.square)).collect(),
        end: ply.outcome.map(|outcome| (outcome.winner.map(side_letter), outcome.reason.key())),
    }
}

/// What has been compared so far.
#[derive(Default)]
struct Tally {
    moves: u64,
    /// Starts that were no game any more.
    over_at_once: BTreeMap<&'static str, u64>,
    /// Endings that a move made.
    endings: BTreeMap<&'static str, u64>,
    captures: BTreeMap<&'static str, u64>,
}

impl Tally {
    fn add(&mut self, ply: &Ply, game: &Game) {
        self.moves += 1;
        if let Some(outcome) = ply.outcome {
            *self.endings.entry(outcome.reason.key()).or_default() += 1;
            let is_attackers_fault = game.ruleset().endings.repetition == Repetition::AggressorLoses
                && outcome.reason == Reason::Repetition
                && outcome.winner == Some(Side::Defenders);
            if is_attackers_fault {
                *self.endings.entry("repetition by attackers' choice").or_default() += 1;
            }
        }
        for capture in &ply.captured {
            let kind = match capture.how {
                CaptureKind::Custodial(Anvil::Throne(throne)) if is_linnaean(game, capture.piece, throne) => "linnaean",
                CaptureKind::Custodial(_) => "custodial",
                CaptureKind::Shieldwall => "shieldwall",
                CaptureKind::Surrounded => "surrounded",
                CaptureKind::Trap => "trap",
            };
            *self.captures.entry(kind).or_default() += 1;
        }
    }
}

/// Whether the throne before the move, with the king on it, is hostile to the defender for his besiegers alone.
fn is_linnaean(game: &Game, victim: Piece, throne: Square) -> bool {
    let is_always_hostile = game.ruleset().value(Knob::ThroneHostileToDefenders) == "always";
    victim == Piece::Defender && game.position().board.king() == Some(throne) && !is_always_hostile
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
    let side = side_letter(position.side_to_move);
    let mut referee = Referee::new(ruleset.clone(), &position.board.to_rows(), side);
    let ended = |outcome: Outcome| (outcome.winner.map(side_letter), outcome.reason.key());
    assert_eq!(game.outcome().map(ended), referee.judge_start(), "the start {}", story(position, &game));
    if let Some(outcome) = game.outcome() {
        *tally.over_at_once.entry(outcome.reason.key()).or_default() += 1;
        return;
    }
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
        check_explanations(&game);
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
            tally.add(&ply, game);
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

/// Starts for the sizes that no variant has: house rules need one to be made from.
const OTHER_STARTS: [&str; 3] =
    ["2t2/2T2/tTKTt/2T2/2t2", "2tt2/6/t1TK1t/t1TT1t/6/2tt2", "3tt3/8/3TT3/t1TKT2t/t2TT2t/8/8/3tt3"];

/// House rules with every knob turned at random, on a board of some variant or of another size.
fn random_ruleset(chance: &mut Chance) -> Ruleset {
    let small: Vec<&Variant> = Variant::ALL.iter().filter(|variant| variant.ruleset.board_size() <= 11).collect();
    let mut base = small[chance.below(small.len())].ruleset.clone();
    if chance.percent(40) {
        base.set(Knob::Start, chance.pick(&OTHER_STARTS)).unwrap();
    }
    house_rules(&base, &mut |end| chance.below(end))
}

/// How the pieces of a random position stand about the king.
#[derive(Clone, Copy)]
enum Plan {
    /// His men thickest beside him, attackers all over the board.
    Crowd,
    /// Attackers at this distance all around, perhaps with a gap, and hardly anybody outside.
    Ring(i32),
    /// Attackers on three sides, one of his men on the fourth.
    Beset,
}

/// A position with the king anywhere.
fn random_position(size: i32, chance: &mut Chance) -> Position {
    let line = |chance: &mut Chance| chance.below(size as usize) as i32;
    let middle = (size / 2, size / 2);
    let (plan, king) = match chance.below(10) {
        0..4 => (Plan::Crowd, (line(chance), 0)),
        4..7 => (Plan::Crowd, (line(chance), line(chance))),
        7 => (Plan::Ring(1), (line(chance), line(chance))),
        8 => (Plan::Ring(chance.pick(&[2, 3])), middle),
        _ => (Plan::Beset, middle),
    };
    let (near, men, besiegers) = (chance.pick(&[1, 2, 3]), chance.pick(&[5, 30, 60]), chance.pick(&[2, 10, 30]));
    let crowd = chance.pick(&[4, 4, 30]);
    let letter = |at: At, chance: &mut Chance| {
        let (dx, dy) = ((at.0 - king.0).abs(), (at.1 - king.1).abs());
        let distance = dx + dy;
        match plan {
            _ if distance == 0 => 'K',
            Plan::Ring(ring) if distance == ring => {
                if chance.percent(if ring == 1 { 75 } else { 92 }) {
                    't'
                } else {
                    '.'
                }
            }
            Plan::Ring(2..) if distance > 2 => {
                if chance.percent(besiegers) {
                    't'
                } else {
                    '.'
                }
            }
            Plan::Beset if distance == 1 => {
                if at.1 > king.1 {
                    'T'
                } else {
                    't'
                }
            }
            _ if dx.max(dy) <= near && chance.percent(men) => 'T',
            _ if chance.percent(besiegers.max(crowd)) => 't',
            _ if chance.percent(crowd) => 'T',
            Plan::Crowd | Plan::Ring(_) | Plan::Beset => '.',
        }
    };
    let row =
        |rank: i32, chance: &mut Chance| -> String { (0..size).map(|file| letter((file, rank), chance)).collect() };
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
        let ruleset = random_ruleset(&mut chance);
        let position = random_position(ruleset.board_size().into(), &mut chance);
        compare(&ruleset, &position, 24, &mut chance, &mut tally);
    }
    println!(
        "{} moves, starts over at once {:?}, {:?} {:?}",
        tally.moves, tally.over_at_once, tally.endings, tally.captures
    );
    if moves_to_compare() < ENOUGH_MOVES {
        return;
    }
    for reason in Reason::ALL {
        assert!(tally.endings.contains_key(reason.key()), "no game ended by {}", reason.key());
    }
    for kind in ["custodial", "shieldwall", "surrounded", "trap", "linnaean"] {
        assert!(tally.captures.contains_key(kind), "nothing was taken: {kind}");
    }
}

#[test]
fn forts_agree_with_the_second_referee() {
    let mut chance = Chance::new(77);
    let (mut forts, mut boards) = (0, 0);
    while boards < moves_to_compare() {
        let ruleset = random_ruleset(&mut chance);
        let position = random_position(ruleset.board_size().into(), &mut chance);
        let referee = Referee::new(ruleset.clone(), &position.board.to_rows(), 'a');
        let is_fort = hnefi::rules::has_exit_fort(&ruleset, &position.board);
        assert_eq!(is_fort, referee.has_fort(&referee.grid), "{} {ruleset:?}", position.board.to_rows());
        boards += 1;
        forts += u64::from(is_fort);
    }
    println!("{forts} forts on {boards} boards");
    assert!(forts > boards / 200, "only {forts} forts on {boards} boards");
}

#[test]
fn a_valid_start_is_one_that_the_second_referee_finds_undecided() {
    let mut chance = Chance::new(99);
    let (mut valid, mut decided) = (0, 0);
    for _ in 0..moves_to_compare() / 4 {
        let mut ruleset = random_ruleset(&mut chance);
        ruleset.start = random_position(ruleset.board_size().into(), &mut chance).board;
        let referee = Referee::new(ruleset.clone(), &ruleset.value(Knob::Start), 'a');
        let end = referee.end_on_the_board(&referee.grid, 'd', &referee.grid, &[]);
        match ruleset.validate() {
            Ok(()) => {
                valid += 1;
                assert_eq!(end, None, "{}", ruleset.to_text());
            }
            Err(
                RulesetError::KingBeginsOnEscapeSquare { .. }
                | RulesetError::BeginsInExitFort { .. }
                | RulesetError::BeginsEncircled
                | RulesetError::NoFirstMove,
            ) => {
                decided += 1;
                assert!(end.is_some(), "{}", ruleset.to_text());
            }
            Err(_) => {}
        }
    }
    println!("{valid} valid starts, {decided} decided ones");
    assert!(valid > 0 && decided > 0);
}
