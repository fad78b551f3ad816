//! Whole games, as films and on contact sheets.

mod animation;
mod contact_sheet;

use std::sync::LazyLock;

use hnefi::{
    render::{Renderer, Story, Theme, Turn},
    rules::{Game, Repetition, Variant, notation::parse_move},
};

/// What the tests draw with.
static RENDERER: LazyLock<Renderer> = LazyLock::new(Renderer::new);

/// A game in which both sides lose men.
const CAPTURES: &str = "a5-c5 g5-g3 d11-d8 f4-d4 h11-h8 g3-b3 k7-h7 h6-h3 g11-g9 d4-d3 g9-c9 h3-j3 h8-g8 e7-e8 k5-i5 \
    d6-d4 j6-h6 j3-g3 i5-i8 d4-g4 d8-d6 g4-i4 i8-i5 d3-c3 d1-d5 i4-i3 a7-d7 i3-i4 d7-e7 i4-b4 c5-c4 f5-h5 f2-f5 \
    g6-g4 f5-g5 g7-g6 h7-g7 g3-e3 d5-d4 f6-f4 c9-d9 e8-e10 i5-e5";

/// A game that the attackers win by taking the king.
const KING_TAKEN: &str = "g4-g6 d3-c3 f4-f5 c4-c5 f5-e5 e4-f4 e5-e1 d4-e4 d6-e6 e4-e3 g6-g3 d5-g5 d2-d3 f4-f3 b4-b3 \
    g5-f5 a4-e4 c5-e5 e1-e2";

fn game(variant: &str, moves: &str) -> Game {
    let mut game = Game::new(Variant::by_key(variant).expect("a variant").ruleset.clone());
    for text in moves.split_whitespace() {
        game.play(parse_move(text).expect("a move").mv).expect("a legal move");
    }
    game
}

/// The story of a game as it stands on the board.
fn story(game: &Game) -> Story<'_> {
    let turn = match game.outcome() {
        None => Turn::ToMove(game.side_to_move()),
        Some(outcome) => outcome.winner.map_or(Turn::Drawn, Turn::Won),
    };
    Story { game, turn, theme: Theme::DEFAULT, flipped: false }
}

/// So many plies in which men of both sides walk to and fro, and nothing else happens.
fn walked(variant: &str, walks: [&str; 4], plies: usize) -> Game {
    let mut ruleset = Variant::by_key(variant).expect("a variant").ruleset.clone();
    ruleset.endings.repetition = Repetition::Ignored;
    let mut game = Game::new(ruleset);
    let walks = walks.map(|text| parse_move(text).expect("a move").mv);
    for &mv in walks.iter().cycle().take(plies) {
        game.play(mv).expect("a legal move");
    }
    game
}
