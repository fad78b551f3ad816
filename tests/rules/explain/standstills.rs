//! Endings without a fight: nobody can move, positions repeat, nothing is taken; and games that have not ended.

use hnefi::rules::{Game, KingArmed, Repetition, Variant, notation::parse_move};

use super::{
    super::diagram::{attackers_move, defenders_move},
    captures::BETWEEN,
    explanation,
};

#[test]
fn a_side_that_cannot_move_is_named_with_its_pieces() {
    let stuck = attackers_move(
        "copenhagen",
        "
        . . t K t . .
        . . . . . . .
        . . . . . . .
        . . . t . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    );
    assert_eq!(explanation(&stuck, "d4-d6"), "defenders stuck on d7");
    let bare = defenders_move(
        "copenhagen",
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . T t .
        . . . . . . .
        . . . K . . T
        . . . . . . .",
    );
    assert_eq!(explanation(&bare, "g2-g4"), "attackers stuck on ");
}

const SHUT_IN: &str = "
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . t . . . . .
    . . . t t . .
    . . t K . t .";

#[test]
fn a_repetition_names_the_plies_and_who_could_have_varied() {
    let settled = |rule: Repetition| {
        attackers_move("copenhagen", SHUT_IN).with(|ruleset| {
            ruleset.endings.repetition = rule;
            ruleset.king.armed = KingArmed::Neither;
        })
    };
    let circle = "b3-b4 d1-e1 b4-b3 e1-d1 ".repeat(2);
    for rule in [Repetition::AggressorLoses, Repetition::DefendersLose, Repetition::MoverLoses, Repetition::Draw] {
        assert_eq!(explanation(&settled(rule), &circle), format!("stood after 0 4 8, attackers could vary, {rule:?}"));
    }
    let later = "b3-b5 d1-e1 b5-b4 e1-d1 b4-b5 d1-e1 b5-b4 e1-d1 b4-b5";
    assert_eq!(
        explanation(&settled(Repetition::AggressorLoses), later),
        "stood after 1 5 9, attackers could vary, AggressorLoses"
    );
    let free = SHUT_IN.replacen(". . . . . . .", ". . . . . T .", 1);
    let both = attackers_move("copenhagen", &free).with(|ruleset| ruleset.king.armed = KingArmed::Neither);
    assert_eq!(explanation(&both, &circle), "stood after 0 4 8, attackers and defenders could vary, DefendersLose");
}

#[test]
fn a_move_limit_names_the_plies_that_went_by() {
    let scene = attackers_move("copenhagen", BETWEEN).with(|ruleset| ruleset.endings.move_limit = Some(3));
    assert_eq!(explanation(&scene, "b7-b3 g2-f2 b3-d3 f2-g2 d3-d2 g2-f2"), "3 plies of 3");
}

#[test]
fn there_is_nothing_to_explain_while_the_game_goes_on() {
    let mut game = Game::new(Variant::by_key("copenhagen").unwrap().ruleset.clone());
    assert_eq!(game.explain(), None);
    assert_eq!(game.captors(0), []);
    game.play(parse_move("d1-d2").unwrap().mv).unwrap();
    assert_eq!(game.explain(), None);
    assert_eq!(game.captors(0), []);
    assert_eq!(game.captors(7), []);
}
