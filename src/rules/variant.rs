//! The variants we know by name: a table, and nothing else that knows of them.

use super::{
    Board, Corners, Endings, Escape, HostileTo, King, KingArmed, KingCapture, KingOnEdge, NoMoves, Repetition, Ruleset,
    Shieldwall, SpecialCaptures, Throne, ThroneHostility, ThronePass, ThroneStop,
};

/// A named ruleset.
#[derive(Debug)]
pub struct Variant {
    /// The stable text that stands for it in files and commands, `copenhagen`.
    pub key: &'static str,
    /// Its proper name, the same in every language: `Copenhagen Hnefatafl`.
    pub name: &'static str,
    /// Its rules.
    pub ruleset: Ruleset,
}

impl Variant {
    /// Every variant, the default first.
    pub const ALL: &'static [Self] = &[
        Self { key: "copenhagen", name: "Copenhagen Hnefatafl", ruleset: COPENHAGEN },
        Self { key: "tawlbwrdd", name: "Tawlbwrdd", ruleset: TAWLBWRDD },
        Self { key: "saami-tablut", name: "Saami Tablut", ruleset: SAAMI_TABLUT },
        Self { key: "sea-battle", name: "Sea Battle Tafl", ruleset: SEA_BATTLE },
        Self { key: "rulebook", name: "Rulebook Hnefatafl", ruleset: RULEBOOK },
        Self { key: "scottish", name: "Scottish Hnefatafl", ruleset: SCOTTISH },
        Self { key: "brandubh", name: "Brandubh", ruleset: BRANDUBH },
        Self { key: "fetlar", name: "Fetlar Hnefatafl", ruleset: FETLAR },
        Self { key: "tawlbwrdd-lewis", name: "Tawlbwrdd, Lewis cross", ruleset: TAWLBWRDD_LEWIS },
        Self { key: "tablut", name: "Tablut of Linnaeus", ruleset: TABLUT },
        Self { key: "ard-ri", name: "Ard Ri", ruleset: ARD_RI },
        Self { key: "copenhagen-13", name: "Copenhagen Hnefatafl 13×13", ruleset: COPENHAGEN_13 },
        Self { key: "parlett", name: "Parlett's Tafl", ruleset: PARLETT },
        Self { key: "alea-evangelii", name: "Alea Evangelii", ruleset: ALEA_EVANGELII },
    ];

    /// The variant with this key.
    pub fn by_key(key: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|variant| variant.key == key)
    }
}

/// Corner squares like any other.
const ORDINARY_CORNERS: Corners =
    Corners { block: 1, restricted: false, hostile_to: HostileTo { attackers: false, defenders: false, king: false } };

/// No capture beyond the custodial one.
const CUSTODIAL_ONLY: SpecialCaptures = SpecialCaptures { trap: false, shieldwall: Shieldwall::None, linnaean: false };

/// S0, Copenhagen; S1. Repetition after S1: S0 leaves open which side causes it.
const COPENHAGEN: Ruleset = Ruleset {
    start: Board::literal("3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3"),
    corners: Corners {
        block: 1,
        restricted: true,
        hostile_to: HostileTo { attackers: true, defenders: true, king: false },
    },
    throne: Some(Throne {
        stop: ThroneStop::King,
        pass: ThronePass::Anyone,
        hostile_to_attackers: ThroneHostility::Always,
        hostile_to_defenders: ThroneHostility::WhenEmpty,
    }),
    king: King {
        armed: KingArmed::Both,
        on_throne: KingCapture::AllSides,
        beside_throne: KingCapture::AllSides,
        in_open: KingCapture::AllSides,
        on_edge: KingOnEdge::Safe,
    },
    captures: SpecialCaptures { trap: false, shieldwall: Shieldwall::PiecesAndCorners, linnaean: false },
    endings: Endings {
        escape: Escape::Corner,
        exit_fort: true,
        encirclement: true,
        no_moves: NoMoves::Loses,
        repetition: Repetition::DefendersLose,
        move_limit: None,
    },
};

/// What the games in which the king escapes on the edge have in common.
const EDGE_ENDINGS: Endings = Endings {
    escape: Escape::Edge,
    exit_fort: false,
    encirclement: true,
    no_moves: NoMoves::Loses,
    repetition: Repetition::AggressorLoses,
    move_limit: None,
};

/// S0, Tawlbwrdd, from the Bell position.
const TAWLBWRDD: Ruleset = Ruleset {
    start: Board::literal("4ttt4/4t1t4/5t5/5T5/tt2TTT2tt/t1tTTKTTt1t/tt2TTT2tt/5T5/5t5/4t1t4/4ttt4"),
    corners: ORDINARY_CORNERS,
    throne: COPENHAGEN.throne,
    king: King {
        armed: KingArmed::Both,
        on_throne: KingCapture::AllSides,
        beside_throne: KingCapture::AllSides,
        in_open: KingCapture::TwoOpposite,
        on_edge: KingOnEdge::AsElsewhere,
    },
    captures: CUSTODIAL_ONLY,
    endings: EDGE_ENDINGS,
};

/// Tawlbwrdd from the position whose pieces form a cross.
const TAWLBWRDD_LEWIS: Ruleset = Ruleset {
    start: Board::literal("4ttt4/4ttt4/5T5/5T5/tt3T3tt/ttTTTKTTTtt/tt3T3tt/5T5/5T5/4ttt4/4ttt4"),
    ..TAWLBWRDD
};

/// S0, Saami Tablut: nothing is hostile, but the throne is the king's as in every game of the family (S4).
const SAAMI_TABLUT: Ruleset = Ruleset {
    start: Board::literal("3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3"),
    throne: Some(Throne {
        stop: ThroneStop::King,
        pass: ThronePass::Anyone,
        hostile_to_attackers: ThroneHostility::Never,
        hostile_to_defenders: ThroneHostility::Never,
    }),
    ..TAWLBWRDD
};

/// Linnaeus' game: the empty throne is hostile and nobody comes back to it.
const TABLUT: Ruleset = Ruleset {
    throne: Some(Throne {
        stop: ThroneStop::Nobody,
        pass: ThronePass::Anyone,
        hostile_to_attackers: ThroneHostility::WhenEmpty,
        hostile_to_defenders: ThroneHostility::WhenEmpty,
    }),
    captures: SpecialCaptures { linnaean: true, ..CUSTODIAL_ONLY },
    endings: Endings { no_moves: NoMoves::Draw, repetition: Repetition::Draw, ..EDGE_ENDINGS },
    ..SAAMI_TABLUT
};

/// S0, Sea Battle: all squares are alike, and the king, a cargo ship, takes no part in captures.
const SEA_BATTLE: Ruleset = Ruleset {
    throne: None,
    king: King {
        armed: KingArmed::Neither,
        on_throne: KingCapture::AllSides,
        beside_throne: KingCapture::AllSides,
        in_open: KingCapture::AllSides,
        on_edge: KingOnEdge::AsElsewhere,
    },
    ..SAAMI_TABLUT
};

/// Sea Battle on 13×13, after Parlett.
const PARLETT: Ruleset = Ruleset {
    start: Board::literal(
        "4ttttt4/5t1t5/6t6/6T6/t3T3T3t/tt3TTT3tt/t1tT1TKT1Tt1t/tt3TTT3tt/t3T3T3t/6T6/6t6/5t1t5/4ttttt4",
    ),
    ..SEA_BATTLE
};

/// S3: the throne is an anvil even with the king on it and closed to all but him; a single piece can be trapped.
const RULEBOOK: Ruleset = Ruleset {
    corners: Corners {
        block: 1,
        restricted: true,
        hostile_to: HostileTo { attackers: true, defenders: true, king: true },
    },
    throne: Some(Throne {
        stop: ThroneStop::King,
        pass: ThronePass::King,
        hostile_to_attackers: ThroneHostility::Always,
        hostile_to_defenders: ThroneHostility::Always,
    }),
    king: TAWLBWRDD.king,
    captures: SpecialCaptures { trap: true, ..CUSTODIAL_ONLY },
    endings: Endings { encirclement: false, repetition: Repetition::Draw, ..WITHOUT_FORTS },
    ..COPENHAGEN
};

/// Copenhagen's endings without the fort.
const WITHOUT_FORTS: Endings = Endings { exit_fort: false, ..COPENHAGEN.endings };

/// S4; its table overrules its core rules, so that corners are ordinary.
const SCOTTISH: Ruleset = Ruleset {
    start: Board::literal("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3"),
    throne: SAAMI_TABLUT.throne,
    king: King {
        armed: KingArmed::Neither,
        on_throne: KingCapture::TwoOpposite,
        beside_throne: KingCapture::TwoOpposite,
        in_open: KingCapture::TwoOpposite,
        on_edge: KingOnEdge::AsElsewhere,
    },
    corners: ORDINARY_CORNERS,
    captures: CUSTODIAL_ONLY,
    endings: Endings { repetition: Repetition::MoverLoses, ..EDGE_ENDINGS },
};

/// Scottish Hnefatafl with an armed king, twice the pieces and no throne.
const ARD_RI: Ruleset = Ruleset {
    start: Board::literal("2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2"),
    throne: None,
    king: King { armed: KingArmed::Both, ..SCOTTISH.king },
    ..SCOTTISH
};

/// The small game to the corners: a weak king away from his throne, and corners that are hostile to him too.
const BRANDUBH: Ruleset = Ruleset {
    start: SCOTTISH.start,
    corners: RULEBOOK.corners,
    king: TAWLBWRDD.king,
    captures: CUSTODIAL_ONLY,
    endings: WITHOUT_FORTS,
    ..COPENHAGEN
};

/// Copenhagen without shieldwalls and forts, drawn by repetition.
const FETLAR: Ruleset = Ruleset {
    captures: CUSTODIAL_ONLY,
    endings: Endings { repetition: Repetition::Draw, ..WITHOUT_FORTS },
    ..COPENHAGEN
};

/// Copenhagen on 13×13.
const COPENHAGEN_13: Ruleset = Ruleset {
    start: Board::literal("3ttttttt3/6t6/13/t5T5t/t5T5t/t4TTT4t/tt1TTTKTTT1tt/t4TTT4t/t5T5t/t5T5t/13/6t6/3ttttttt3"),
    ..COPENHAGEN
};

/// The great board: corners of four squares each, on any of which the king escapes.
const ALEA_EVANGELII: Ruleset = Ruleset {
    start: Board::literal(
        "2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/3t2T1TKT1T2t3/\
         4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2",
    ),
    corners: Corners { block: 2, ..COPENHAGEN.corners },
    captures: CUSTODIAL_ONLY,
    endings: WITHOUT_FORTS,
    ..COPENHAGEN
};
