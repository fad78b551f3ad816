//! How somebody has played: won, lost and drawn, by variant and side, and against whom.

use crate::i18n::Texts;
use crate::rules::Variant;
use crate::service::{Score, Tally};

use super::draft::{CONTENT, Draft, length};
use super::names;

/// The most opponents that are listed.
const OPPONENTS: usize = 10;

/// A player's record, for himself (`own`) or for somebody else.
pub fn tally(texts: &Texts, tally: &Tally, own: bool) -> Draft {
    let name = names::marked(texts, &tally.player);
    let Score { won, lost, drawn } = tally.all;
    if tally.all.games() == 0 {
        let none = if own { texts.get("tally-none-own") } else { texts.with("tally-none", &[("name", name.into())]) };
        return Draft::text(&none);
    }
    let mut lines = vec![if own {
        texts.with("tally-own", &[("won", won.into()), ("lost", lost.into()), ("drawn", drawn.into())])
    } else {
        texts.with(
            "tally-of",
            &[("name", name.clone().into()), ("won", won.into()), ("lost", lost.into()), ("drawn", drawn.into())],
        )
    }];
    // What matters most stands first: a list of variants may be too long for all else.
    match (tally.against_reader, own) {
        (Some(against), _) => lines.push(against_you(texts, &name, against)),
        (None, false) => lines.push(texts.with("tally-never-met", &[("name", name.into())])),
        (None, true) => {}
    }
    lines.extend(sides(texts, tally.sides));
    lines.extend(tally.variants.iter().flat_map(|(variant, scores)| by_variant(texts, variant, *scores)));
    if own {
        lines.extend(opponents(texts, tally));
    }
    let foot = if tally.is_partial { texts.get("tally-what-counts-here") } else { texts.get("tally-what-counts") };
    let room = CONTENT.saturating_sub(length(&foot) + 1);
    let mut used = 0;
    lines.retain(|line| {
        used += length(line) + 1;
        used <= room
    });
    Draft::lines(lines.into_iter().chain([foot]))
}

fn against_you(texts: &Texts, name: &str, Score { won, lost, drawn }: Score) -> String {
    texts.with(
        "tally-against-you",
        &[("name", name.into()), ("won", won.into()), ("lost", lost.into()), ("drawn", drawn.into())],
    )
}

/// A line for each side that was played.
fn sides(texts: &Texts, [attackers, defenders]: [Score; 2]) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(Score { won, lost, drawn }) = played(attackers) {
        let line =
            texts.with("tally-attackers", &[("won", won.into()), ("lost", lost.into()), ("drawn", drawn.into())]);
        lines.push(line);
    }
    if let Some(Score { won, lost, drawn }) = played(defenders) {
        let line =
            texts.with("tally-defenders", &[("won", won.into()), ("lost", lost.into()), ("drawn", drawn.into())]);
        lines.push(line);
    }
    lines
}

fn by_variant(texts: &Texts, variant: &Variant, [attackers, defenders]: [Score; 2]) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(Score { won, lost, drawn }) = played(attackers) {
        lines.push(texts.with(
            "tally-variant-attackers",
            &[("variant", variant.name.into()), ("won", won.into()), ("lost", lost.into()), ("drawn", drawn.into())],
        ));
    }
    if let Some(Score { won, lost, drawn }) = played(defenders) {
        lines.push(texts.with(
            "tally-variant-defenders",
            &[("variant", variant.name.into()), ("won", won.into()), ("lost", lost.into()), ("drawn", drawn.into())],
        ));
    }
    lines
}

fn played(score: Score) -> Option<Score> {
    Some(score).filter(|score| score.games() > 0)
}

fn opponents(texts: &Texts, tally: &Tally) -> Vec<String> {
    let against = tally.opponents.iter().take(OPPONENTS).map(|(person, Score { won, lost, drawn })| {
        let name = names::marked(texts, person);
        texts.with(
            "tally-against",
            &[("name", name.into()), ("won", (*won).into()), ("lost", (*lost).into()), ("drawn", (*drawn).into())],
        )
    });
    let mut lines: Vec<String> = against.collect();
    if let Some(left) = tally.opponents.len().checked_sub(OPPONENTS).filter(|left| *left > 0) {
        lines.push(texts.with("tally-more-opponents", &[("count", left.into())]));
    }
    lines
}
