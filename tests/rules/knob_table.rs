//! The table of rules, one row a knob and one column a variant, typed from the decided rules and not from the program.

use hnefi::rules::{Game, Knob, Side, Variant};

const COLUMNS: [&str; 14] = [
    "copenhagen",
    "tawlbwrdd",
    "saami-tablut",
    "sea-battle",
    "rulebook",
    "scottish",
    "brandubh",
    "fetlar",
    "tawlbwrdd-lewis",
    "tablut",
    "ard-ri",
    "copenhagen-13",
    "parlett",
    "alea-evangelii",
];

/// Two, all: how a king is taken; y, n; `-` where there is no throne; the columns as above.
const ROWS: [(Knob, &str); 23] = [
    (Knob::CornerBlock, "1 1 1 1 1 1 1 1 1 1 1 1 1 2"),
    (Knob::CornersRestricted, "y n n n y n y y n n n y n y"),
    (Knob::CornersHostileToAttackers, "y n n n y n y y n n n y n y"),
    (Knob::CornersHostileToDefenders, "y n n n y n y y n n n y n y"),
    (Knob::CornersHostileToKing, "n n n n y n y n n n n n n n"),
    (Knob::Throne, "y y y n y y y y y y n y n y"),
    (Knob::ThroneStop, "king king king - king king king king king nobody - king - king"),
    (Knob::ThronePass, "anyone anyone anyone - king anyone anyone anyone anyone anyone - anyone - anyone"),
    (Knob::ThroneHostileToAttackers, "always always never - always never always always always empty - always - always"),
    (Knob::ThroneHostileToDefenders, "empty empty never - always never empty empty empty empty - empty - empty"),
    (Knob::KingArmed, "y y y n y n y y y y y y n y"),
    (Knob::KingOnThrone, "all all all all all two all all all all two all all all"),
    (Knob::KingInOpen, "all two two all two two two all two two two all all all"),
    (Knob::KingBesideThrone, "all all all all all two all all all all two all all all"),
    (Knob::Trap, "n n n n y n n n n n n n n n"),
    (Knob::Shieldwall, "corners none none none none none none none none none none corners none none"),
    (Knob::Linnaean, "n n n n n n n n n y n n n n"),
    (Knob::Escape, "corner edge edge edge corner edge corner corner edge edge edge corner edge corner"),
    (Knob::ExitFort, "y n n n n n n n n n n y n n"),
    (Knob::Encirclement, "y y y y n y y y y y y y y y"),
    (Knob::NoMoves, "lose lose lose lose lose lose lose lose lose draw lose lose lose lose"),
    (Knob::Repetition, "def aggr aggr aggr draw mover def draw aggr draw mover def aggr def"),
    (Knob::MoveLimit, "none none none none none none none none none none none none none none"),
];

/// The table's short words as the knobs' texts.
fn in_full(word: &str) -> &str {
    match word {
        "y" => "yes",
        "n" => "no",
        "-" => "none",
        "empty" => "when-empty",
        "all" => "all-sides",
        "two" => "two-opposite",
        "corners" => "pieces-and-corners",
        "lose" => "loses",
        "def" => "defenders-lose",
        "aggr" => "aggressor-loses",
        "mover" => "mover-loses",
        other => other,
    }
}

#[test]
fn every_variant_stands_where_the_table_says() {
    assert_eq!(Variant::ALL.iter().map(|variant| variant.key).collect::<Vec<_>>(), COLUMNS);
    for (knob, row) in ROWS {
        let values: Vec<&str> = row.split(' ').map(in_full).collect();
        let stands: Vec<String> = Variant::ALL.iter().map(|variant| variant.ruleset.value(knob)).collect();
        assert_eq!(stands, values, "{knob:?}");
    }
}

/// On the edge the king is safe or taken as elsewhere; where he escapes there it never matters.
#[test]
fn the_king_on_the_edge_is_safe_where_the_table_says() {
    for variant in Variant::ALL {
        let expected = match variant.key {
            "copenhagen" | "fetlar" | "copenhagen-13" | "alea-evangelii" => "safe",
            "rulebook" | "brandubh" => "as-elsewhere",
            _ => {
                assert_eq!(variant.ruleset.value(Knob::Escape), "edge", "{}", variant.key);
                continue;
            }
        };
        assert_eq!(variant.ruleset.value(Knob::KingOnEdge), expected, "{}", variant.key);
    }
}

#[test]
fn the_table_has_a_row_for_every_knob() {
    let elsewhere = [Knob::KingOnEdge, Knob::Start];
    for knob in Knob::ALL {
        let rows = ROWS.iter().filter(|(row, _)| *row == knob).count();
        assert_eq!(rows, usize::from(!elsewhere.contains(&knob)), "{knob:?}");
    }
}

#[test]
fn every_start_is_the_decided_one_and_attackers_move_first() {
    const HNEFATAFL: &str = "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3";
    const TABLUT: &str = "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3";
    const SMALL: &str = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3";
    for variant in Variant::ALL {
        let rows = match variant.key {
            "copenhagen" | "rulebook" | "fetlar" => HNEFATAFL,
            "saami-tablut" | "sea-battle" | "tablut" => TABLUT,
            "scottish" | "brandubh" => SMALL,
            "tawlbwrdd" => "4ttt4/4t1t4/5t5/5T5/tt2TTT2tt/t1tTTKTTt1t/tt2TTT2tt/5T5/5t5/4t1t4/4ttt4",
            "tawlbwrdd-lewis" => "4ttt4/4ttt4/5T5/5T5/tt3T3tt/ttTTTKTTTtt/tt3T3tt/5T5/5T5/4ttt4/4ttt4",
            "ard-ri" => "2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2",
            "copenhagen-13" => {
                "3ttttttt3/6t6/13/t5T5t/t5T5t/t4TTT4t/tt1TTTKTTT1tt/t4TTT4t/t5T5t/t5T5t/13/6t6/3ttttttt3"
            }
            "parlett" => {
                "4ttttt4/5t1t5/6t6/6T6/t3T3T3t/tt3TTT3tt/t1tT1TKT1Tt1t/tt3TTT3tt/t3T3T3t/6T6/6t6/5t1t5/4ttttt4"
            }
            "alea-evangelii" => {
                "2t2t7t2t2/19/t4t7t4t/7t1t1t7/6t1T1T1t6/t1t2t7t2t1t/4t4T4t4/3t4T1T4t3/4T2T1T1T2T4/3t2T1TKT1T2t3/\
                 4T2T1T1T2T4/3t4T1T4t3/4t4T4t4/t1t2t7t2t1t/6t1T1T1t6/7t1t1t7/t4t7t4t/19/2t2t7t2t2"
            }
            other => panic!("{other} is not in the table"),
        };
        assert_eq!(variant.ruleset.value(Knob::Start), rows, "{}", variant.key);
        let game = Game::new(variant.ruleset.clone());
        assert_eq!(game.side_to_move(), Side::Attackers);
    }
}
