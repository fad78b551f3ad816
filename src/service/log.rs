//! The log of a game: what its entries say, and where they lead. An entry is a move, or takes moves back; none is ever
//! changed. What people are shown and told is the line that stands; what buttons are numbered by is the log.

use crate::rules::{Game, Move, Ply, Side, notation};
use crate::store::{PlyRow, Standing};
use crate::time::Timestamp;

/// What an entry that takes moves back begins with; how many follows.
const TAKE_BACK: &str = "take-back:";

/// What an entry says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Entry {
    /// A move.
    Move(Move),
    /// So many of the moves that stand are undone, the last ones.
    TakeBack(u32),
}

impl Entry {
    /// What a stored text says.
    fn read(text: &str) -> Result<Self, String> {
        if let Some(count) = text.strip_prefix(TAKE_BACK) {
            let count = count.parse().ok().filter(|count| *count > 0);
            return count.map(Self::TakeBack).ok_or_else(|| format!("{text:?} takes nothing back"));
        }
        let written = notation::parse_move(text).map_err(|why| format!("{text:?} is not a move: {why:?}"))?;
        Ok(Self::Move(written.mv))
    }

    /// The text to store.
    pub(super) fn write(self) -> String {
        match self {
            Self::Move(mv) => mv.to_string(),
            Self::TakeBack(count) => format!("{TAKE_BACK}{count}"),
        }
    }
}

/// Where a log leads.
#[derive(Debug, Clone)]
pub(super) struct Line {
    /// The game, with the moves that stand.
    pub(super) game: Game,
    /// Entries of the log so far.
    pub(super) ply: u32,
    /// Since when the side to move has been to move.
    pub(super) turn_since: Timestamp,
    /// What the last entry took back, the last move first; empty if it was a move.
    pub(super) taken_back: Vec<Ply>,
    /// Seconds that the side to move had left when it made the first of the moves that the last entry took back; none
    /// if that was a move, or where no clock ran.
    pub(super) given_back: Option<i64>,
    /// Every move that stands, as it was thought about.
    turns: Vec<Turn>,
    /// How many entries there were once a side had last moved, in the order of [`Side::ALL`].
    moved_at: [u32; 2],
}

/// How long a move was thought about.
#[derive(Debug, Clone, Copy)]
struct Turn {
    since: Timestamp,
    until: Timestamp,
    /// Seconds that were left then; none where no clock ran.
    left: Option<i64>,
}

impl Line {
    /// A game in which nothing has happened yet.
    pub(super) fn begin(game: Game, started_at: Timestamp) -> Self {
        Self {
            game,
            ply: 0,
            turn_since: started_at,
            taken_back: Vec::new(),
            given_back: None,
            turns: Vec::new(),
            moved_at: [0, 0],
        }
    }

    /// Goes on by stored entries; what does not fit is told with its number.
    pub(super) fn follow(&mut self, entries: &[PlyRow]) -> Result<(), (u32, String)> {
        for entry in entries {
            let expected = self.ply + 1;
            if entry.ply != expected {
                return Err((expected, format!("entry {} is stored in its place", entry.ply)));
            }
            let read = Entry::read(&entry.text).map_err(|why| (expected, why))?;
            self.add(read, entry.played_at, entry.time_left).map_err(|why| (expected, why))?;
        }
        Ok(())
    }

    /// Goes on by one entry, made at that time with so many seconds left.
    pub(super) fn add(&mut self, entry: Entry, at: Timestamp, left: Option<i64>) -> Result<(), String> {
        match entry {
            Entry::Move(mv) => {
                let mover = self.game.side_to_move();
                self.game.play(mv).map_err(|why| format!("{mv} is illegal: {why:?}"))?;
                self.taken_back.clear();
                self.given_back = None;
                self.turns.push(Turn { since: self.turn_since, until: at, left });
                self.turn_since = at;
                self.moved_at[index(mover)] = self.ply + 1;
            }
            Entry::TakeBack(count) => {
                let played = self.game.plies().len();
                let kept = played
                    .checked_sub(count as usize)
                    .ok_or_else(|| format!("{count} moves cannot be taken back where {played} have been played"))?;
                self.taken_back = self.game.plies()[kept..].iter().rev().cloned().collect();
                self.game = self.game.at_ply(kept);
                let undone = self.turns.drain(kept..).next();
                // He has as much time again as he had when he made the move; what went by since costs nobody anything.
                self.turn_since =
                    undone.map_or(at, |turn| at.plus_seconds(-turn.until.seconds_since(turn.since).max(0)));
                self.given_back = undone.and_then(|turn| turn.left);
            }
        }
        self.ply += 1;
        Ok(())
    }

    /// When each of the moves that stand was made, first move first.
    pub(super) fn played_at(&self) -> Vec<Timestamp> {
        self.turns.iter().map(|turn| turn.until).collect()
    }

    /// Seconds that `side` had left at the last of its moves that stand; none if none stands, or where no clock ran.
    pub(super) fn left_after(&self, side: Side) -> Option<i64> {
        let last = self.game.plies().iter().rposition(|ply| ply.piece.side() == side)?;
        self.turns.get(last)?.left
    }

    /// How many entries there were once `side` had last moved; none if it never has.
    pub(super) fn moved_at(&self, side: Side) -> Option<u32> {
        Some(self.moved_at[index(side)]).filter(|ply| *ply > 0)
    }

    /// How the game stands, for its row.
    pub(super) fn standing(&self) -> Standing {
        Standing {
            moves: self.game.plies().len() as u32,
            to_move: self.game.side_to_move(),
            turn_since: self.turn_since,
        }
    }
}

const fn index(side: Side) -> usize {
    match side {
        Side::Attackers => 0,
        Side::Defenders => 1,
    }
}

/// How many moves stood after the first `ply` entries, and whether moves have been taken back since then. Unreadable
/// entries count as moves: this only words a refusal.
pub(super) fn count_moves(entries: &[PlyRow], ply: u32) -> (u32, bool) {
    let (before, since) = entries.split_at(entries.len().min(ply as usize));
    let count = |moves: u32, entry: &PlyRow| match Entry::read(&entry.text) {
        Ok(Entry::TakeBack(count)) => moves.saturating_sub(count),
        Ok(Entry::Move(_)) | Err(_) => moves + 1,
    };
    let takes_back = |entry: &PlyRow| matches!(Entry::read(&entry.text), Ok(Entry::TakeBack(_)));
    (before.iter().fold(0, count), since.iter().any(takes_back))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    fn line() -> Line {
        let scottish = Variant::by_key("scottish").expect("a variant of ours");
        Line::begin(Game::new(scottish.ruleset.clone()), Timestamp(1000))
    }

    fn entries(texts: &str) -> Vec<PlyRow> {
        let texts = texts.split(' ').filter(|text| !text.is_empty());
        (1..)
            .zip(texts)
            .map(|(ply, text)| PlyRow {
                ply,
                text: text.to_owned(),
                played_at: at(ply),
                time_left: Some(100 - i64::from(ply)),
            })
            .collect()
    }

    /// Each entry comes ten seconds after the one before.
    fn at(ply: u32) -> Timestamp {
        Timestamp(1000 + 10 * i64::from(ply))
    }

    fn after(texts: &str) -> Line {
        let mut line = line();
        line.follow(&entries(texts)).expect("the entries fit");
        line
    }

    #[test]
    fn entries_are_read_as_they_are_written() {
        let mv = notation::parse_move("d1-a1").expect("a move").mv;
        for entry in [Entry::Move(mv), Entry::TakeBack(1), Entry::TakeBack(2)] {
            assert_eq!(Entry::read(&entry.write()), Ok(entry));
        }
        for text in ["take-back:0", "take-back:", "take-back:-1", "take-back:x", "take-back", "", "hello"] {
            assert!(Entry::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_was_taken_back_is_as_if_it_had_not_been() {
        let back = after("d1-a1 d3-b3 take-back:2");
        assert_eq!((back.game.plies().len(), back.ply, back.taken_back.len()), (0, 3, 2));
        assert_eq!(back.game.position(), line().game.position());
        let again = after("d1-a1 d3-b3 take-back:2 d1-c1");
        assert_eq!((again.game.plies().len(), again.ply, again.taken_back.len()), (1, 4, 0));
        assert_eq!(again.game.position(), after("d1-c1").game.position());
    }

    #[test]
    fn positions_are_counted_on_the_line_that_stands() {
        let twice = "d1-c1 d3-c3 c1-d1 c3-d3";
        let played = after(&format!("{twice} d1-c1 d3-c3"));
        assert_eq!(played.game.plies().last().map(|ply| ply.occurrence), Some(2));
        // Taken back and played again, the same position does not stand once more.
        let replayed = after(&format!("{twice} d1-c1 take-back:1 d1-c1 take-back:1 d1-c1 take-back:1 d1-c1"));
        assert_eq!(replayed.game.plies().last().map(|ply| ply.occurrence), Some(2));
        assert_eq!(replayed.game.outcome(), None);
    }

    #[test]
    fn the_asker_has_as_much_time_as_he_had() {
        // The defenders thought for ten seconds, and were answered; twenty seconds later both moves are undone.
        let back = after("d1-a1 d3-b3 a1-b1 take-back:2");
        assert_eq!(back.turn_since, Timestamp(1040 - 10));
        assert_eq!(after("d1-a1 take-back:1 d1-a1 take-back:1").turn_since, Timestamp(1040 - 20));
    }

    #[test]
    fn what_everybody_had_left_is_told_by_the_log() {
        let line = after("d1-a1 d3-b3 a1-b1");
        assert_eq!((line.left_after(Side::Attackers), line.left_after(Side::Defenders)), (Some(97), Some(98)));
        let back = after("d1-a1 d3-b3 a1-b1 take-back:2");
        assert_eq!((back.given_back, back.left_after(Side::Attackers)), (Some(98), Some(99)));
        assert_eq!(back.left_after(Side::Defenders), None);
        assert_eq!(after("d1-a1 d3-b3").given_back, None);
    }

    #[test]
    fn when_a_side_last_moved_is_told_by_the_log() {
        let line = after("d1-a1 d3-b3 take-back:1 d3-c3");
        assert_eq!((line.moved_at(Side::Attackers), line.moved_at(Side::Defenders)), (Some(1), Some(4)));
        assert_eq!(after("d1-a1").moved_at(Side::Defenders), None);
    }

    #[test]
    fn what_does_not_fit_is_told_with_its_number() {
        for (texts, number) in [("take-back:1", 1), ("d1-a1 take-back:2", 2), ("d1-a1 d1-a1", 2), ("d1-a1 x", 2)] {
            let (ply, why) = line().follow(&entries(texts)).expect_err(texts);
            assert!(ply == number && !why.is_empty(), "{texts}: {ply} {why}");
        }
        let gap = [PlyRow { ply: 2, text: "d1-a1".to_owned(), played_at: at(2), time_left: None }];
        assert_eq!(line().follow(&gap).expect_err("a gap").0, 1);
    }

    #[test]
    fn moves_are_counted_up_to_a_board_and_since() {
        let log = entries("d1-a1 d3-b3 take-back:2 d1-c1");
        let counts = [0, 1, 2, 3, 4, 9].map(|ply| count_moves(&log, ply));
        assert_eq!(counts, [(0, true), (1, true), (2, true), (0, false), (1, false), (1, false)]);
    }
}
