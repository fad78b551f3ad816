//! Whole games, one to each kind of ending, with every capture written.

use hnefi::rules::{
    Game, Outcome, Reason, Side, Variant,
    notation::{parse_move, write_move},
};

/// A game that was made up to end so.
struct Played {
    variant: &'static str,
    winner: Side,
    reason: Reason,
    moves: &'static str,
}

const GAMES: &[Played] = &[
    Played {
        variant: "copenhagen",
        winner: Side::Attackers,
        reason: Reason::KingCaptured,
        moves: "d1-d4 g7-g10 a8-e8 f7-g7 k8-g8xf8 f6-f9 e11-e9 e5-b5 g8-g9xg10 e7-b7xb6 e8-f8xf9",
    },
    Played {
        variant: "copenhagen",
        winner: Side::Defenders,
        reason: Reason::Escape,
        moves: "d1-d2 f4-c4 d2-d1 e5-e3 d1-d2 f5-b5 d2-d1 f6-f3 d1-d2 f3-k3 d2-d1 k3-k1",
    },
    Played {
        variant: "copenhagen",
        winner: Side::Defenders,
        reason: Reason::ExitFort,
        moves: "a4-b4 f4-c4 b4-b1 c4-b4 a5-c5 e5-e3 c5-c1 f5-b5 k4-k3 f6-f4 k3-k4 f4-c4 k4-k3 c4-c3 k3-k4 c3-a3 \
              k4-k3 e3-b3 k3-k4 b5-a5 k4-k3 d6-d2 k3-k4 d2-a2",
    },
    Played {
        variant: "copenhagen",
        winner: Side::Attackers,
        reason: Reason::Encirclement,
        moves: "g11-g8 g5-h5 a8-e8xf8 h5-g5 a5-d5 f7-f8 d11-d7xd6 g7-f7 k4-g4 e6-d6 e1-e4xf4 d6-e6 h11-h7 e6-d6 \
              h1-h5xh6 g6-g7 j6-g6xg5xg7 f5-g5 f2-f5xe5xg5 e7-e5 f10-f9 f7-e7 b6-c6",
    },
    Played {
        variant: "copenhagen",
        winner: Side::Defenders,
        reason: Reason::NoMoves,
        moves: "e11-e8 d6-d8xe8 g11-g8 h6-h8xg8 a4-e4 d8-d4xe4 a8-e8 d4-d8xe8 e1-e4 d8-d4xe4 a5-d5 e6-d6xd5 \
              k7-h7 g6-h6xh7 k5-h5 f4-h4xh5 a7-d7 f8-d8xd7 g1-g4 f5-f4xg4 f2-d2 g7-g11 j6-j8 e7-e11xf11 \
              d11-b11 e11-c11xb11 h11-j11 g11-i11xj11 j8-j1 i11-i1xj1 a6-a3 g5-g1xh1 b6-b2 e5-e1xf1 b2-b1 \
              c11-c1xb1xd1 a3-a7 d8-a8 a7-a2 a8-a3xa2 k4-k2 a3-k3xk2 d2-a2 k3-a3xa2 f10-a10 a3-a9xa10 k8-k10 \
              a9-k9xk10 k6-k8 f7-k7xk8",
    },
    Played {
        variant: "copenhagen",
        winner: Side::Attackers,
        reason: Reason::NoMoves,
        moves: "d11-c11 h6-h2 h11-h3xh2 f4-f3 a4-f4xf3 e7-b7 c11-c7xb7 e5-b5 c7-c5xb5 d6-c6 a7-c7xc6 g7-g10 \
              h3-h10xg10 f8-b8 k8-c8xb8 g5-j5 k4-j4xj5 e6-e10 e1-e9xe10 f6-c6 f10-f8xf7 f5-i5 h10-h6xg6 i5-j5 \
              c5-i5xj5 c6-c1 c7-c2 c1-b1 b6-b2 b1-c1 b2-b1",
    },
    Played {
        variant: "copenhagen",
        winner: Side::Attackers,
        reason: Reason::Repetition,
        moves: "d1-d2 f4-g4 d2-d1 g4-f4 d1-d2 f4-g4 d2-d1 g4-f4",
    },
    Played {
        variant: "scottish",
        winner: Side::Attackers,
        reason: Reason::KingCaptured,
        moves: "d6-c6 e4-e1 f4-e4 c4-c3 b4-c4xd4",
    },
    Played {
        variant: "scottish",
        winner: Side::Defenders,
        reason: Reason::Escape,
        moves: "d6-c6 d5-a5 c6-b6 d4-d5 b6-b7 d5-g5",
    },
    Played {
        variant: "scottish",
        winner: Side::Attackers,
        reason: Reason::Encirclement,
        moves: "g4-g5 c4-c5 g5-e5 c5-c4 d7-c7 e4-e2 c7-c5xd5 e2-e4 a4-a3 d4-d5 a3-c3xc4 d5-d4 d1-e1 d4-c4 \
              e1-e3xd3xe4",
    },
    Played {
        variant: "scottish",
        winner: Side::Defenders,
        reason: Reason::NoMoves,
        moves: "d6-g6 d5-g5 d2-e2 d3-g3xg4 f4-f5 e4-e5xf5 d7-d5 c4-c5xd5 b4-c4 g3-c3xc4 e2-e4 c3-e3xe4 a4-c4 \
              e3-c3xc4 d1-d3 e5-e3xd3 g6-d6 d4-e4 d6-d5 g5-e5xd5",
    },
    Played {
        variant: "scottish",
        winner: Side::Attackers,
        reason: Reason::Repetition,
        moves: "d1-c1 d3-c3 c1-d1 c3-d3 d1-c1 d3-c3 c1-d1 c3-d3",
    },
    Played {
        variant: "scottish",
        winner: Side::Defenders,
        reason: Reason::Repetition,
        moves: "d1-c1 d3-c3 c1-b1 c3-d3 b1-c1 d3-c3 c1-b1 c3-d3 b1-c1",
    },
];

#[test]
fn each_ending_is_reached_with_the_last_move_and_no_sooner() {
    for played in GAMES {
        let mut game = Game::new(Variant::by_key(played.variant).unwrap().ruleset.clone());
        for mv in played.moves.split_whitespace() {
            assert_eq!(game.outcome(), None, "{} before {mv}", played.variant);
            let written = parse_move(mv).unwrap();
            let ply = game.play(written.mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
            assert_eq!(write_move(ply.mv, &ply.captured), mv, "{}", played.variant);
        }
        let expected = Outcome { winner: Some(played.winner), reason: played.reason };
        assert_eq!(game.outcome(), Some(expected), "{} {:?}", played.variant, played.reason);
    }
}
