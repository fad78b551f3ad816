//! What must hold of every explanation, whatever was played.

use hnefi::rules::{
    Anvil, Board, Captors, CaptureKind, Direction, Explanation, Game, Outcome, Piece, Reason, Repetition, Side, Square,
};

/// What must hold of the explanations after any ply: they agree with what it did, and the squares are the right ones.
pub(crate) fn check_explanations(game: &Game) {
    let ply = game.plies().last().unwrap();
    let board = &game.position().board;
    let captors = game.captors(game.plies().len() - 1);
    assert!(captors.iter().map(|(captured, _)| captured).eq(&ply.captured));
    for (captured, by) in &captors {
        let is_right_kind = match by {
            Captors::Custodial { anvil, .. } => captured.how == CaptureKind::Custodial(*anvil),
            Captors::Linnaean { throne, besiegers, .. } => {
                besiegers.len() == 3 && captured.how == CaptureKind::Custodial(Anvil::Throne(*throne))
            }
            Captors::Shieldwall { row, front, .. } => {
                row.len() >= 2 && front.len() == row.len() && captured.how == CaptureKind::Shieldwall
            }
            Captors::Surrounded { .. } => captured.how == CaptureKind::Surrounded,
            Captors::Trap { .. } => captured.how == CaptureKind::Trap,
        };
        assert!(is_right_kind, "{captured:?} {by:?}");
        let special: Vec<Square> = game.ruleset().corners().into_iter().chain(game.ruleset().throne()).collect();
        for square in by.squares() {
            let is_movers = board.piece_at(square).is_some_and(|piece| piece.side() == ply.piece.side());
            assert!(is_movers || special.contains(&square), "{square} of {by:?}");
        }
        assert!(by.squares().contains(&ply.mv.to), "the mover is one of the captors");
    }
    let explanation = game.explain();
    assert_eq!(explanation.is_some(), game.outcome().is_some());
    if let Some(explanation) = explanation {
        check_ending(game, &explanation);
    }
}

fn check_ending(game: &Game, explanation: &Explanation) {
    let Outcome { winner, reason } = game.outcome().unwrap();
    let board = &game.position().board;
    let stands = |square: &Square, piece: Piece| board.piece_at(*square) == Some(piece);
    let told = match explanation {
        Explanation::KingCaptured { king, .. } => {
            assert_eq!((board.king(), board.piece_at(*king)), (None, None));
            Reason::KingCaptured
        }
        Explanation::Escape { king } => {
            assert!(game.ruleset().escape_squares().contains(king) && board.king() == Some(*king));
            Reason::Escape
        }
        Explanation::ExitFort { king, inside, walls, props } => {
            assert_eq!(board.king(), Some(*king));
            assert!(walls.iter().chain(props).all(|square| stands(square, Piece::Defender)));
            assert!(!inside.iter().any(|square| stands(square, Piece::Attacker) || walls.contains(square)));
            Reason::ExitFort
        }
        Explanation::Encirclement { ring, inside } => {
            assert!(ring.iter().all(|square| stands(square, Piece::Attacker)));
            assert!(!is_way_out(board, ring), "the ring alone holds them in");
            assert!(
                board.pieces().filter(|(_, piece)| piece.side() == Side::Defenders).all(|(at, _)| inside.contains(&at))
            );
            Reason::Encirclement
        }
        Explanation::NoMoves { side, pieces } => {
            assert_eq!(*side, game.side_to_move());
            assert!(
                board.pieces().filter(|(_, piece)| piece.side() == *side).map(|(at, _)| at).eq(pieces.iter().copied())
            );
            Reason::NoMoves
        }
        Explanation::Repetition { plies, could_vary, rule } => {
            assert!(plies.len() >= 3 && plies.iter().all(|ply| game.at_ply(*ply).position() == game.position()));
            if *rule == Repetition::AggressorLoses {
                let loser = if let [one] = could_vary[..] { one } else { Side::Defenders };
                assert_eq!(winner, Some(loser.opponent()));
            }
            Reason::Repetition
        }
        Explanation::MoveLimit { plies, limit } => {
            assert!(*plies >= usize::from(*limit));
            Reason::MoveLimit
        }
    };
    assert_eq!(told, reason);
}

/// Whether a defender can walk to the edge around these squares alone.
fn is_way_out(board: &Board, ring: &[Square]) -> bool {
    let is_defender = |(square, piece): (Square, Piece)| (piece.side() == Side::Defenders).then_some(square);
    let mut reached: Vec<Square> = board.pieces().filter_map(is_defender).collect();
    let mut next = 0;
    while let Some(square) = reached.get(next).copied() {
        for way in Direction::ALL {
            match square.step(way, board.size()) {
                None => return true,
                Some(to) if !ring.contains(&to) && !reached.contains(&to) => reached.push(to),
                Some(_) => {}
            }
        }
        next += 1;
    }
    false
}
