//! Why something is no record of a game.

use super::{house_rules, illegal};
use crate::discord::present::names::{quoted, quoted_at_length};
use crate::i18n::Texts;
use crate::rules::notation::{RecordFault, ReplayError, ReplayFault};
use crate::service::{HouseRuleError, RecordProblem};

const KILOBYTE: u64 = 1024;

pub(super) fn words(texts: &Texts, why: &RecordProblem) -> String {
    match why {
        RecordProblem::NotOne => texts.get("refuse-record-not-one"),
        RecordProblem::TooLarge { bytes, most } => {
            let kilobytes = |bytes: u64| i64::try_from(bytes.div_ceil(KILOBYTE)).unwrap_or(i64::MAX);
            texts.with(
                "refuse-record-too-large",
                &[("size", kilobytes(*bytes).into()), ("most", kilobytes(*most).into())],
            )
        }
        RecordProblem::NotText => texts.get("refuse-record-not-text"),
        RecordProblem::NotFetched => texts.get("refuse-record-not-fetched"),
        RecordProblem::Empty => texts.get("refuse-record-empty"),
        RecordProblem::TooManyMoves { moves, most } => {
            texts.with("refuse-record-too-many-moves", &[("moves", (*moves).into()), ("most", (*most).into())])
        }
        RecordProblem::Unreadable(error) => unreadable(texts, error.line, &error.why),
        RecordProblem::Unplayable { line, error } => unplayable(texts, *line, error),
        RecordProblem::BadPosition(why) => {
            texts.with("refuse-record-position", &[("why", quoted_at_length(why).into())])
        }
        RecordProblem::OtherVariant { variant } => {
            texts.with("refuse-record-other-variant", &[("variant", (*variant).into())])
        }
        RecordProblem::OtherSize { rows, size } => texts
            .with("refuse-record-other-size", &[("rows", (*rows).into()), ("size", size.unwrap_or_default().into())]),
    }
}

/// What can go wrong with moves and rules has words of its own; the rest is about signs that only who writes them knows.
fn unreadable(texts: &Texts, line: usize, why: &RecordFault) -> String {
    let told = match why {
        RecordFault::NoRules => return texts.get("refuse-record-no-rules"),
        RecordFault::Move { text, .. } => {
            return texts.with("refuse-record-bad-move", &[("line", line.into()), ("text", quoted(text).into())]);
        }
        RecordFault::Turn { found, expected } => {
            return texts.with(
                "refuse-record-turn",
                &[("line", line.into()), ("found", quoted(found).into()), ("expected", (*expected).into())],
            );
        }
        RecordFault::Knob(why) => house_rules::words(texts, &HouseRuleError::Value(why.clone())),
        RecordFault::Ruleset(why) => house_rules::words(texts, &HouseRuleError::Contradiction(why.clone())),
        RecordFault::TooLong
        | RecordFault::Unclosed
        | RecordFault::NotATag(_)
        | RecordFault::Tag(_)
        | RecordFault::Twice(_)
        | RecordFault::UnknownRule(_)
        | RecordFault::Rules(_)
        | RecordFault::Position(_)
        | RecordFault::AfterTheEnd(_) => quoted_at_length(&why.to_string()),
    };
    texts.with("refuse-record-unreadable", &[("line", line.into()), ("why", told.into())])
}

fn unplayable(texts: &Texts, line: usize, error: &ReplayError) -> String {
    let mv = error.written.mv;
    match &error.why {
        ReplayFault::Illegal(why) => texts.with(
            "refuse-record-illegal",
            &[
                ("move", mv.to_string().into()),
                ("line", line.into()),
                ("ply", error.ply.into()),
                ("why", illegal::words(texts, mv, *why).into()),
            ],
        ),
        ReplayFault::NotCaptured(not_captured) => texts.with(
            "refuse-record-not-captured",
            &[
                ("move", mv.to_string().into()),
                ("line", line.into()),
                ("ply", error.ply.into()),
                ("square", not_captured.0.to_string().into()),
            ],
        ),
    }
}
