//! The pages behind the rules: one example a page, played by the very rules that are explained.

use crate::i18n::Texts;
use crate::rules::{Escape, KingCapture, Lesson, LessonKind, Piece, Ruleset, Shieldwall};

use super::draft::Draft;
use super::rules::{hostile_corners, hostile_throne};
use super::{picture, steps, tell};

/// The page with this example.
pub(super) fn lesson(texts: &Texts, title: String, ruleset: &Ruleset, lesson: &Lesson, about: &str) -> Draft {
    let picture = picture::of_example(texts, &lesson.game, steps::turn_of(&lesson.game), about);
    Draft::lines([title, heading(texts, lesson.kind), rule(texts, ruleset, lesson), played(texts, lesson)])
        .with_picture(picture)
}

fn heading(texts: &Texts, kind: LessonKind) -> String {
    match kind {
        LessonKind::Custodial => texts.get("lesson-custodial"),
        LessonKind::Corner => texts.get("lesson-corner"),
        LessonKind::Throne => texts.get("lesson-throne"),
        LessonKind::Shieldwall => texts.get("lesson-shieldwall"),
        LessonKind::Trap => texts.get("lesson-trap"),
        LessonKind::Linnaean => texts.get("lesson-linnaean"),
        LessonKind::KingInOpen => texts.get("lesson-king-in-open"),
        LessonKind::KingBesideThrone => texts.get("lesson-king-beside-throne"),
        LessonKind::KingOnThrone => texts.get("lesson-king-on-throne"),
        LessonKind::Escape => texts.get("lesson-escape"),
        LessonKind::ExitFort => texts.get("lesson-exit-fort"),
        LessonKind::Encirclement => texts.get("lesson-encirclement"),
    }
}

/// The rule itself, in the words that the page with all rules has for it.
fn rule(texts: &Texts, ruleset: &Ruleset, lesson: &Lesson) -> String {
    let king = ruleset.king;
    match lesson.kind {
        LessonKind::Custodial => texts.get("rules-custodial"),
        LessonKind::Corner => hostile_corners(texts, ruleset.corners).unwrap_or_default(),
        LessonKind::Throne => hostile_throne(texts, ruleset).join(" "),
        LessonKind::Shieldwall => match ruleset.captures.shieldwall {
            Shieldwall::PiecesAndCorners => texts.with("rules-shieldwall", &[("corners", "yes".into())]),
            Shieldwall::Pieces | Shieldwall::None => texts.with("rules-shieldwall", &[("corners", "no".into())]),
        },
        LessonKind::Trap => texts.get("rules-trap"),
        LessonKind::Linnaean => texts.get("rules-linnaean"),
        LessonKind::KingInOpen => match king.in_open {
            KingCapture::AllSides => texts.get("rules-king-four"),
            KingCapture::TwoOpposite => texts.get("rules-king-two"),
        },
        LessonKind::KingBesideThrone => match king.beside_throne {
            KingCapture::AllSides => texts.get("rules-king-three-beside-throne"),
            KingCapture::TwoOpposite => texts.get("rules-king-two-beside-throne"),
        },
        LessonKind::KingOnThrone => match king.on_throne {
            KingCapture::AllSides => texts.get("rules-king-four-on-throne"),
            KingCapture::TwoOpposite => texts.get("rules-king-two-on-throne"),
        },
        LessonKind::Escape => match ruleset.endings.escape {
            Escape::Corner => texts.get("rules-defenders-win-corner"),
            Escape::Edge => texts.get("rules-defenders-win-edge"),
        },
        LessonKind::ExitFort => texts.get("lesson-exit-fort-rule"),
        LessonKind::Encirclement => texts.get("lesson-encirclement-rule"),
    }
}

/// What has been played in the picture.
fn played(texts: &Texts, lesson: &Lesson) -> String {
    let Some(ply) = lesson.ply() else { return String::new() };
    let piece = match ply.piece {
        Piece::Attacker => "attacker",
        Piece::Defender => "defender",
        Piece::King => "king",
    };
    let captured = tell::captures(texts, &ply.captured);
    let mv = ply.mv.to_string();
    if captured.is_empty() {
        return texts.with("lesson-played", &[("piece", piece.into()), ("move", mv.into())]);
    }
    texts.with("lesson-played-captures", &[("piece", piece.into()), ("move", mv.into()), ("captured", captured.into())])
}
