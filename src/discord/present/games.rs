//! Lists of games: `/games`, the suggestions for a game, and the games that could have been meant.

use serenity::all::ButtonStyle;
use serenity::builder::{CreateActionRow, CreateSelectMenuOption};

use crate::discord::custom_id::Press;
use crate::discord::which::Which;
use crate::i18n::Texts;
use crate::service::{GameSummary, GuildGame};
use crate::time::Timestamp;

use super::draft::{CONTENT, Draft, button, jump_url, length, menu, option, option_label};
use super::paging::Page;
use super::time::moment;
use super::{ago, names};

/// How many games a page of the list shows: no more than a phone does, and so few that a message always holds them.
const PAGE: usize = 6;
/// Room for the line that says which page it is.
const PLACE: usize = 100;

/// A menu to look at one of these games; none if there are none.
pub(super) fn menu_of(texts: &Texts, games: &[GameSummary]) -> Option<CreateActionRow> {
    menu(Press::ShowGame, &texts.get("games-placeholder"), options(texts, games))
}

/// A page of a player's running games, with a menu to look at one of them.
pub fn games(texts: &Texts, games: &[GameSummary], page: u16) -> Draft {
    if games.is_empty() {
        return Draft::text(&texts.get("games-none"));
    }
    let page = Page::of(games, PAGE, page);
    let place = page.place().map(|(first, last, all)| {
        texts.with("games-page", &[("first", first.into()), ("last", last.into()), ("all", all.into())])
    });
    let turn = |page: &Page<'_, GameSummary>, label: &str| {
        button(Press::TurnToGames(page.number()), ButtonStyle::Secondary, label)
    };
    let before = page.before().map(|page| turn(&page, &texts.get("button-previous")));
    let after = page.after().map(|page| turn(&page, &texts.get("button-next")));
    let with_links = listed(texts, page.items(), line);
    // Names can be so long that there is no room for links; the menu leads to the boards as well.
    let fits = length(&with_links) <= CONTENT - PLACE;
    let lines = if fits { with_links } else { listed(texts, page.items(), line_without_link) };
    Draft::lines([lines, place.unwrap_or_default()])
        .with_menu(menu_of(texts, page.items()))
        .with_buttons(before.into_iter().chain(after).collect())
}

/// A text that lists games, with a menu in which one of them is picked: to do something there, or to see its board.
pub(super) fn with_menu(texts: &Texts, listed: &str, games: &[GameSummary], which: Option<Which>) -> Draft {
    let (press, placeholder) = match which {
        Some(which) => (Press::Which(which), texts.get("which-game-placeholder")),
        None => (Press::ShowGame, texts.get("games-placeholder")),
    };
    Draft::text(listed).with_menu(menu(press, &placeholder, options(texts, games)))
}

/// Asks in which of his games he wants that.
pub fn which_game(texts: &Texts, games: &[GameSummary], which: Which) -> Draft {
    with_menu(texts, &list(texts, texts.get("refuse-which-game"), games), games, Some(which))
}

/// Games to choose from in a menu.
fn options(texts: &Texts, games: &[GameSummary]) -> Vec<CreateSelectMenuOption> {
    let choices = games.iter().map(|game| game_choice(texts, game));
    choices.map(|(label, value)| option(&label, value)).collect()
}

/// `head` and the games under it, those that wait for the reader first, as many as a message holds.
pub(super) fn list(texts: &Texts, head: String, games: &[GameSummary]) -> String {
    cut(texts, head, "", &under_headings(texts, games, line))
}

/// `head`, the games under it that wait for the reader, as many as a message holds, and `foot`.
pub(super) fn list_waiting(texts: &Texts, head: String, foot: &str, games: &[GameSummary]) -> String {
    let lines: Vec<String> = games.iter().map(|game| line(texts, game)).collect();
    cut(texts, head, foot, &lines)
}

/// `head`, as many of the lines for games as a message holds, and `foot`.
fn cut(texts: &Texts, head: String, foot: &str, lines: &[String]) -> String {
    let left_out = |count: usize| texts.with("games-left-out", &[("count", count.into())]);
    // Room for the last line, whatever its number.
    let room = CONTENT - length(&left_out(lines.len())) - length(foot) - 2;
    let mut text = head;
    let mut shown = 0;
    for line in lines {
        if length(&text) + 1 + length(line) > room {
            break;
        }
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(line);
        shown += 1;
    }
    if shown < lines.len() {
        text.push('\n');
        text.push_str(&left_out(lines.len() - shown));
    }
    if !foot.is_empty() {
        text.push('\n');
        text.push_str(foot);
    }
    text
}

/// All of these games, one below the other.
fn listed(texts: &Texts, games: &[GameSummary], line: fn(&Texts, &GameSummary) -> String) -> String {
    under_headings(texts, games, line).join("\n")
}

/// A line for each game, those that wait for the reader first.
fn under_headings(texts: &Texts, games: &[GameSummary], line: fn(&Texts, &GameSummary) -> String) -> Vec<String> {
    let (mine, theirs): (Vec<_>, Vec<_>) = games.iter().partition(|game| game.my_move);
    let mut lines = under(&texts.get("games-waiting-for-me"), mine.iter().map(|game| line(texts, game)));
    lines.extend(under(&texts.get("games-waiting-for-them"), theirs.iter().map(|game| line(texts, game))));
    lines
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
    let line = line_without_link(texts, game);
    match game.newest {
        Some(post) => texts.with("games-line-linked", &[("line", line.into()), ("url", jump_url(post).into())]),
        None => line,
    }
}

fn line_without_link(texts: &Texts, game: &GameSummary) -> String {
    let line = texts.with(
        "games-line",
        &[
            ("game", game.id.0.into()),
            ("variant", variant(texts, game).into()),
            ("opponent", names::marked(texts, &game.opponent).into()),
            ("side", game.side.key().into()),
            ("plies", game.moves.into()),
            ("since", ago(texts, game.turn_since).into()),
        ],
    );
    match (game.deadline, game.stands_until) {
        _ if game.is_frozen => texts.with("games-line-frozen", &[("line", line.into())]),
        (Some(deadline), _) => timed(texts, game, line, deadline),
        (None, Some(until)) => stands(texts, game, line, until),
        (None, None) => line,
    }
}

/// The line with when the time of whoever is to move is up, or that it was up and what can be done.
fn timed(texts: &Texts, game: &GameSummary, line: String, deadline: Timestamp) -> String {
    let (at, left) = moment(texts, deadline);
    match (game.up_since, game.my_move) {
        (None, _) => texts.with("games-line-timed", &[("line", line.into()), ("at", at.into()), ("in", left.into())]),
        (Some(_), true) => {
            texts.with("games-line-up-own", &[("line", line.into()), ("at", at.into()), ("since", left.into())])
        }
        (Some(_), false) => {
            texts.with("games-line-up", &[("line", line.into()), ("at", at.into()), ("since", left.into())])
        }
    }
}

/// The line with who is on vacation, and until when.
fn stands(texts: &Texts, game: &GameSummary, line: String, until: Timestamp) -> String {
    let (at, left) = moment(texts, until);
    if game.my_move {
        return texts.with("games-line-stands-own", &[("line", line.into()), ("at", at.into()), ("in", left.into())]);
    }
    let name = names::marked(texts, &game.opponent);
    texts.with(
        "games-line-stands",
        &[("line", line.into()), ("name", name.into()), ("at", at.into()), ("in", left.into())],
    )
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

/// The same for a game that is over.
pub fn past_game_choice(texts: &Texts, game: &GameSummary) -> (String, String) {
    let label = texts.with(
        "past-game-choice",
        &[
            ("game", game.id.0.into()),
            ("variant", variant(texts, game).into()),
            ("opponent", names::plain(texts, &game.opponent).into()),
        ],
    );
    (option_label(&label), game.id.to_string())
}

/// One choice of a game of the server, whoever plays it: label and value.
pub fn guild_game_choice(texts: &Texts, game: &GuildGame) -> (String, String) {
    let label = texts.with(
        "guild-game-choice",
        &[
            ("game", game.id.0.into()),
            ("variant", game.variant.into()),
            ("attackers", names::plain(texts, &game.attackers).into()),
            ("defenders", names::plain(texts, &game.defenders).into()),
        ],
    );
    (option_label(&label), game.id.to_string())
}
