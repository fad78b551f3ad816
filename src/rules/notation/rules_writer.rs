//! The rules string: a ruleset in the words of `OpenTafl`, as far as they go.

use super::super::{
    Corners, Escape, KingArmed, KingCapture, Repetition, Ruleset, Shieldwall, Side, Square, Throne, ThroneHostility,
    ThronePass, ThroneStop,
};
use super::rules_reader::{ALL_PIECES, BLOCK_SIZES, corner_squares, default_hostile_to};

/// Writes a ruleset as a rules string, leaving out what stands at its default; `first` is the side that moves first.
///
/// Where the format has no word for a knob the nearest one is written: compare [`super::parse_rules`] of the string with
/// the ruleset to learn which knobs those are.
pub fn write_rules(ruleset: &Ruleset, first: Side) -> String {
    let mut words = vec![format!("dim:{}", ruleset.board_size())];
    let mut say = |key: &str, value: &str| words.push(format!("{key}:{value}"));
    if ruleset.endings.escape == Escape::Edge {
        say("esc", "e");
    }
    if !ruleset.endings.encirclement {
        say("surf", "n");
    }
    if first == Side::Defenders {
        say("atkf", "n");
    }
    match ruleset.king.armed {
        KingArmed::Both => {}
        KingArmed::HammerOnly => say("ka", "h"),
        KingArmed::AnvilOnly => say("ka", "a"),
        KingArmed::Neither => say("ka", "n"),
    }
    match (ruleset.king.in_open, ruleset.king.beside_throne) {
        (KingCapture::AllSides, _) => {}
        (KingCapture::TwoOpposite, KingCapture::AllSides) => say("ks", "c"),
        (KingCapture::TwoOpposite, KingCapture::TwoOpposite) => say("ks", "w"),
    }
    say_corners(ruleset, &mut say);
    match ruleset.throne {
        Some(throne) => say_throne(throne, &mut say),
        None => say("cen", ""),
    }
    match ruleset.captures.shieldwall {
        Shieldwall::None => {}
        Shieldwall::Pieces => say("sw", "w"),
        Shieldwall::PiecesAndCorners => say("sw", "s"),
    }
    if ruleset.endings.exit_fort {
        say("efe", "y");
    }
    match ruleset.endings.repetition {
        Repetition::Draw => {}
        Repetition::Ignored => say("tfr", "i"),
        Repetition::MoverLoses | Repetition::DefendersLose | Repetition::AggressorLoses => say("tfr", "w"),
    }
    say("start", &super::rules_reader::write_rows(&ruleset.start));
    words.join(" ")
}

fn say_corners(ruleset: &Ruleset, say: &mut impl FnMut(&str, &str)) {
    let Corners { block, restricted, hostile_to } = ruleset.corners;
    let is_hostile = hostile_to.attackers || hostile_to.defenders || hostile_to.king;
    if block == BLOCK_SIZES[0] && !restricted && !is_hostile && ruleset.endings.escape == Escape::Edge {
        say("cor", "");
        return;
    }
    if block != BLOCK_SIZES[0] {
        let squares: Vec<String> = corner_squares(ruleset.board_size(), block).iter().map(Square::to_string).collect();
        say("cor", &squares.join(","));
    }
    if !restricted {
        say("corp", ALL_PIECES);
        say("cors", ALL_PIECES);
    }
    if hostile_to != default_hostile_to(ruleset.king.in_open) {
        let attackers = if hostile_to.attackers { "t" } else { "" };
        let defenders = if hostile_to.defenders { "T" } else { "" };
        say("corh", &format!("{attackers}{defenders}{}", if hostile_to.king { "K" } else { "" }));
    }
}

fn say_throne(throne: Throne, say: &mut impl FnMut(&str, &str)) {
    match throne.pass {
        ThronePass::Anyone => {}
        ThronePass::King => say("cenp", "K"),
    }
    match throne.stop {
        ThroneStop::Anyone => say("cens", ALL_PIECES),
        ThroneStop::King => {}
        ThroneStop::Nobody => say("cens", ""),
    }
    let (attackers, defenders) = (throne.hostile_to_attackers, throne.hostile_to_defenders);
    let list = |is_hostile: fn(ThroneHostility) -> bool| {
        format!("{}{}", if is_hostile(attackers) { "t" } else { "" }, if is_hostile(defenders) { "TK" } else { "" })
    };
    let always = list(|hostility| hostility == ThroneHostility::Always);
    if always != "t" {
        say("cenh", &always);
    }
    let when_empty = list(|hostility| hostility != ThroneHostility::Never);
    if when_empty != "tTK" {
        say("cenhe", &when_empty);
    }
}
