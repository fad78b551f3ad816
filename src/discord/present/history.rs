//! The moves of a game, numbered, a page at a time.

use crate::discord::custom_id::Press;
use crate::i18n::Texts;
use crate::rules::{Piece, Ply};
use crate::service::History;
use crate::time::Timestamp;

use super::draft::{CONTENT, Draft, length};
use super::leaf::all_ways;
use super::{result, steps, tell};

/// How many moves stand on a page: a number that never changes what a page holds.
const PER_PAGE: u32 = 15;

/// A page of a game's moves; the one with the newest of them if none is named, or one that is not there.
pub fn history(texts: &Texts, history: &History, page: Option<u32>) -> Draft {
    let game = &history.game;
    let plies = game.game.plies();
    let all = plies.len() as u32;
    let last = all.saturating_sub(1) / PER_PAGE;
    let page = page.unwrap_or(last).min(last);
    let first = page * PER_PAGE;
    let shown = plies.iter().zip(&history.played_at).skip(first as usize).take(PER_PAGE as usize);
    let numbered: Vec<(u32, &Ply, Timestamp)> = (first + 1..).zip(shown).map(|(n, (ply, at))| (n, ply, *at)).collect();

    let title = steps::title(texts, game);
    let foot = match numbered.last() {
        None => texts.get("history-none"),
        // A single page needs no telling.
        Some(_) if last == 0 => String::new(),
        Some((to, ..)) => {
            texts.with("history-page", &[("from", (first + 1).into()), ("to", (*to).into()), ("plies", all.into())])
        }
    };
    let ended = game.result.filter(|_| page == last).map(|ended| result::in_full(texts, game, ended));
    let ended = ended.unwrap_or_default();
    let room = CONTENT.saturating_sub(length(&title) + length(&foot) + length(&ended) + 3);
    let lines = [title].into_iter().chain(lines(texts, &numbered, room)).chain([ended, foot]);
    Draft::lines(lines).with_buttons(all_ways(texts, page, last, |to, way| Press::History(game.id, to, way)))
}

/// A line for each move, in words where there is room for them.
fn lines(texts: &Texts, moves: &[(u32, &Ply, Timestamp)], room: usize) -> Vec<String> {
    let lines: Vec<String> = moves.iter().map(|(number, ply, at)| in_words(texts, *number, ply, *at)).collect();
    if lines.iter().map(|line| length(line) + 1).sum::<usize>() <= room {
        return lines;
    }
    // So much was captured that there is no room to say how.
    moves.iter().map(|(number, ply, at)| in_notation(texts, *number, ply, *at)).collect()
}

fn in_words(texts: &Texts, number: u32, ply: &Ply, at: Timestamp) -> String {
    let piece = match ply.piece {
        Piece::Attacker => "attacker",
        Piece::Defender => "defender",
        Piece::King => "king",
    };
    let captured = tell::captures(texts, &ply.captured);
    let mv = ply.mv.to_string();
    if captured.is_empty() {
        return texts.with(
            "history-move",
            &[("ply", number.into()), ("piece", piece.into()), ("move", mv.into()), ("at", at.0.into())],
        );
    }
    texts.with(
        "history-move-captures",
        &[
            ("ply", number.into()),
            ("piece", piece.into()),
            ("move", mv.into()),
            ("captured", captured.into()),
            ("at", at.0.into()),
        ],
    )
}

fn in_notation(texts: &Texts, number: u32, ply: &Ply, at: Timestamp) -> String {
    let captured: Vec<String> = ply.captured.iter().map(|captured| captured.square.to_string()).collect();
    let mv = if captured.is_empty() { ply.mv.to_string() } else { format!("{}x{}", ply.mv, captured.join("/")) };
    texts.with("history-notation", &[("ply", number.into()), ("move", mv.into()), ("at", at.0.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Locale;
    use crate::rules::{CaptureKind, Captured, Move, Square};

    /// More than the largest board has pieces, in as few moves as stand on a page: no game can tell more.
    #[test]
    fn a_page_on_which_everything_is_captured_fits() {
        let square = |file, rank| Square::new(file, rank).expect("a square");
        let taken = |at: u8| Captured { square: square(at, 18), piece: Piece::Defender, how: CaptureKind::Shieldwall };
        let ply = Ply {
            mv: Move { from: square(18, 0), to: square(18, 18) },
            piece: Piece::Attacker,
            captured: (8..18).map(taken).collect(),
            outcome: None,
            occurrence: 1,
        };
        let texts = Texts::new(Locale::English);
        let moves: Vec<(u32, &Ply, Timestamp)> =
            (0..PER_PAGE).map(|at| (1_000_000 + at, &ply, Timestamp(99_999_999_999))).collect();
        let told = |room| lines(&texts, &moves, room);
        assert!(told(usize::MAX)[0].contains("captured"));
        let short = told(1500);
        assert_eq!(short[0], "**1000000** s1-s19xi19/j19/k19/l19/m19/n19/o19/p19/q19/r19 · <t:99999999999:f>");
        // A title of two names as long as they get leaves so much.
        assert!(short.iter().map(|line| length(line) + 1).sum::<usize>() <= 1500);
    }
}
