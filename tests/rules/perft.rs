//! Move counts from the start positions; a number changes only with a decision about the rules.

use hnefi::rules::{Variant, perft};

/// The leaves at depth 1, 2 and 3.
const LEAVES: &[(&str, [u64; 3])] = &[
    ("copenhagen", [116, 6_788, 806_344]),
    ("tawlbwrdd", [136, 7_620, 1_042_016]),
    ("saami-tablut", [80, 4_400, 353_200]),
    ("sea-battle", [80, 4_400, 353_200]),
    ("rulebook", [116, 6_788, 806_344]),
    ("scottish", [48, 1_152, 56_344]),
    ("brandubh", [40, 960, 39_512]),
    ("fetlar", [116, 6_788, 806_344]),
    ("tawlbwrdd-lewis", [88, 8_984, 835_776]),
    ("tablut", [80, 4_400, 353_200]),
    ("ard-ri", [48, 408, 18_528]),
    ("copenhagen-13", [180, 20_348, 3_717_064]),
    ("parlett", [184, 23_436, 4_370_608]),
    ("alea-evangelii", [580, 107_492, 62_185_588]),
];

#[test]
fn every_variant_has_its_known_number_of_games_of_each_length() {
    assert_eq!(LEAVES.len(), Variant::ALL.len());
    for (key, leaves) in LEAVES {
        let ruleset = &Variant::by_key(key).unwrap().ruleset;
        for (depth, count) in (1..).zip(leaves) {
            assert_eq!(perft(ruleset, depth), *count, "{key} at depth {depth}");
        }
        assert_eq!(perft(ruleset, 0), 1);
    }
}
