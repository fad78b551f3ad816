//! Lists of games: `/games`, the suggestions for a game, and the games that could have been meant.

use crate::i18n::Texts;
use crate::service::GameSummary;

use super::draft::{CONTENT, Draft, jump_url, length, option_label};
use super::{names, since};

/// A player's running games.
pub fn games(texts: &Texts, games: &[GameSummary]) -> Draft {
    if games.is_empty() {
        return Draft::text(&texts.get("games-none"));
    }
    Draft::text(&list(texts, String::new(), games))
}

/// `head` and the games under it, those that wait for the reader first, as many as a message holds.
pub(super) fn list(texts: &Texts, head: String, games: &[GameSummary]) -> String {
    let (mine, theirs): (Vec<_>, Vec<_>) = games.iter().partition(|game| game.my_move);
    let mut lines = under(&texts.get("games-waiting-for-me"), mine.iter().map(|game| line(texts, game)));
    lines.extend(under(&texts.get("games-waiting-for-them"), theirs.iter().map(|game| line(texts, game))));
    let left_out = |count: usize| texts.with("games-left-out", &[("count", count.into())]);
    // Room for the last line, whatever its number.
    let room = CONTENT - length(&left_out(games.len())) - 1;
    let mut text = head;
    let mut shown = 0;
    for line in &lines {
        if length(&text) + 1 + length(line) > room {
            break;
        }
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(line);
        shown += 1;
    }
    if shown < games.len() {
        text.push('\n');
        text.push_str(&left_out(games.len() - shown));
    }
    text
}

/// The lines, the first of them with its heading above it.
fn under(heading: &str, lines: impl Iterator<Item = String>) -> Vec<String> {
    lines.enumerate().map(|(at, line)| if at == 0 { format!("{heading}\n{line}") } else { line }).collect()
}

/// What is played: the variant, and whether by house rules.
fn variant(texts: &Texts, game: &GameSummary) -> String {
    let name = game.variant_name();
    if game.house_rules { texts.with("house-rules-mark", &[("variant", name.into())]) } else { name.to_owned() }
}

fn line(texts: &Texts, game: &GameSummary) -> String {
    let line = texts.with(
        "games-line",
        &[
            ("game", game.id.0.into()),
            ("variant", variant(texts, game).into()),
            ("opponent", names::marked(texts, &game.opponent).into()),
            ("side", game.side.key().into()),
            ("plies", game.ply.into()),
            ("since", since(texts, game.turn_since).into()),
        ],
    );
    match game.newest {
        Some(post) => format!("{line} · {}", texts.with("games-link", &[("url", jump_url(post).into())])),
        None => line,
    }
}

/// One choice of the game option: label (at most 100 characters) and value (the number).
pub fn game_choice(texts: &Texts, game: &GameSummary) -> (String, String) {
    let label = texts.with(
        "game-choice",
        &[
            ("game", game.id.0.into()),
            ("my-move", if game.my_move { "yes" } else { "no" }.into()),
            ("variant", variant(texts, game).into()),
            ("opponent", names::plain(texts, &game.opponent).into()),
        ],
    );
    (option_label(&label), game.id.to_string())
}
