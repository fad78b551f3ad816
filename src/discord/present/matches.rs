//! Matches of two games, as told on their boards.

use crate::i18n::Texts;
use crate::rules::Side;
use crate::service::{GameView, MatchView};

use super::names;

/// Which game of a match a board belongs to, in small print; empty if it belongs to none, and where the game is over:
/// there [`consequence`] says it.
pub(super) fn small(texts: &Texts, game: &GameView) -> String {
    match &game.in_match {
        None => String::new(),
        Some(_) if game.result.is_some() => String::new(),
        Some(found) if found.first == game.id => texts.get("match-first-game"),
        Some(found) => texts.with("match-second-game", &[("first", found.first.0.into())]),
    }
}

/// What the end of a game means for its match: that the second game is on, or how the match has ended. Empty if the game
/// belongs to none.
pub(super) fn consequence(texts: &Texts, game: &GameView) -> String {
    let Some(found) = &game.in_match else { return String::new() };
    match found.second {
        Some(second) if second != game.id => texts.with("match-goes-on", &[("second", second.0.into())]),
        None => texts.get("match-ends-with-its-first"),
        Some(_) => result(texts, game, found),
    }
}

/// How a match has ended that this game was the last of.
fn result(texts: &Texts, game: &GameView, found: &MatchView) -> String {
    let [attackers, defenders] = Side::ALL.map(|side| found.half_points(side));
    let winner = match attackers.cmp(&defenders) {
        std::cmp::Ordering::Greater => Side::Attackers,
        std::cmp::Ordering::Less => Side::Defenders,
        std::cmp::Ordering::Equal => {
            return texts.with("match-drawn", &[("first", found.first.0.into()), ("points", points(attackers).into())]);
        }
    };
    texts.with(
        "match-won",
        &[
            ("first", found.first.0.into()),
            ("winner", names::marked(texts, game.player(winner)).into()),
            ("loser", names::marked(texts, game.player(winner.opponent())).into()),
            ("points", points(found.half_points(winner)).into()),
            ("others", points(found.half_points(winner.opponent())).into()),
        ],
    )
}

/// Points as people write them: `1½`.
fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::points;

    #[test]
    fn half_points_are_written_as_people_write_them() {
        assert_eq!([0, 1, 2, 3, 4].map(points), ["0", "½", "1", "1½", "2"]);
    }
}
