//! A message ready to be sent, and the parts it is put together from; here Discord's limits are kept.

use serenity::all::ButtonStyle;
use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::discord::custom_id::Press;
use crate::i18n::Texts;
use crate::ids::PlayerId;
use crate::render::{Scene, Theme};
use crate::service::{BoardRef, Person, Post};

use super::names;

/// The longest text of a message.
pub(super) const CONTENT: usize = 2000;
/// The longest label of a button.
const BUTTON_LABEL: usize = 80;
/// The longest label of a menu's option, and of a suggestion while somebody types.
const OPTION_LABEL: usize = 100;
/// The most buttons beside each other.
const ROW_BUTTONS: usize = 5;
/// The most options of a menu.
pub(super) const MENU_OPTIONS: usize = 25;

/// A message ready to be drawn and sent.
#[derive(Debug, Clone, Default)]
pub struct Draft {
    /// The text, at most 2000 characters.
    pub content: String,
    /// Whom it may ping; nobody else, whatever the text says.
    pub mentions: Vec<PlayerId>,
    /// The board on which its mention calls somebody to move, if it does.
    pub turn: Option<BoardRef>,
    /// Buttons and menus; empty takes them away on an edit.
    pub rows: Vec<CreateActionRow>,
    /// The board to attach; none leaves an edited message the picture it has.
    pub picture: Option<BoardPicture>,
    /// Another file to attach, in place of a board.
    pub file: Option<AttachedFile>,
    /// The `custom_id`s by which it is known again that it may have been sent with; if empty, those of its rows.
    pub known_by: Vec<String>,
    /// Whether another message may have the same buttons, so that its words alone tell which one it is.
    pub is_told_by_words: bool,
}

/// A file that is ready to be sent.
#[derive(Debug, Clone)]
pub struct AttachedFile {
    /// Its name, `game-17.txt`.
    pub filename: String,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// What it is, in words, at most 1024 characters.
    pub description: String,
    /// The language of its words, for saying why it is missing where it cannot be sent.
    pub texts: Texts,
}

/// A board to draw and attach.
#[derive(Debug, Clone)]
pub struct BoardPicture {
    /// What it shows.
    pub scene: Scene,
    /// The same in words, at most 1024 characters.
    pub alt_text: String,
    /// The file's name, `game-17-move-34.png`.
    pub filename: String,
    /// The language of its words, for the board as text that stands in its place where it cannot be shown.
    pub texts: Texts,
    /// How it looks; none leaves that to whoever sends it, who knows for whom it is.
    pub theme: Option<&'static Theme>,
}

impl Draft {
    /// A text that pings nobody, without buttons or picture.
    pub(super) fn text(content: &str) -> Self {
        Self { content: fit(content, CONTENT), ..Self::default() }
    }

    /// A text of several lines; empty ones are left out.
    pub(super) fn lines(lines: impl IntoIterator<Item = String>) -> Self {
        let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
        Self::text(&lines.join("\n"))
    }

    pub(super) fn mentioning(mut self, players: impl IntoIterator<Item = PlayerId>) -> Self {
        for player in players {
            if !self.mentions.contains(&player) {
                self.mentions.push(player);
            }
        }
        self
    }

    /// Another message may have the same buttons.
    pub(super) fn told_by_words(mut self) -> Self {
        self.is_told_by_words = true;
        self
    }

    /// Its mention calls somebody to move on this board.
    pub(super) fn calling_on(mut self, board: BoardRef) -> Self {
        self.turn = Some(board);
        self
    }

    /// Does not call this person: where he would be mentioned stands his name. If nothing of it can be seen, the mention
    /// stays to be seen, and calls nobody.
    pub(in crate::discord) fn hush(&mut self, person: &Person) {
        self.mentions.retain(|player| *player != person.id);
        if let Some(name) = names::visible_name(person) {
            self.content = fit(&self.content.replace(&names::mention(person.id), &name), CONTENT);
        }
    }

    pub(super) fn with_menu(mut self, menu: Option<CreateActionRow>) -> Self {
        self.rows.extend(menu);
        self
    }

    /// Buttons, in as many rows as they need.
    pub(super) fn with_buttons(mut self, buttons: Vec<CreateButton>) -> Self {
        let mut left = buttons.into_iter().peekable();
        while left.peek().is_some() {
            self.rows.push(CreateActionRow::Buttons(left.by_ref().take(ROW_BUTTONS).collect()));
        }
        self
    }

    pub(super) fn with_picture(mut self, picture: BoardPicture) -> Self {
        self.picture = Some(picture);
        self
    }

    pub(super) fn with_file(mut self, file: AttachedFile) -> Self {
        self.file = Some(file);
        self
    }

    /// A link button to a message, where it is known.
    pub(super) fn with_link(self, texts: &Texts, post: Option<Post>) -> Self {
        self.with_buttons(link_button(texts, post).into_iter().collect())
    }
}

/// Several lines as the text of a message, cut where they are too long.
pub(super) fn fit_lines(lines: impl IntoIterator<Item = String>) -> String {
    Draft::lines(lines).content
}

pub(super) fn button(press: Press, style: ButtonStyle, label: &str) -> CreateButton {
    CreateButton::new(press.to_custom_id()).style(style).label(fit(label, BUTTON_LABEL))
}

/// A button that jumps to a board.
pub(super) fn link_button(texts: &Texts, post: Option<Post>) -> Option<CreateButton> {
    post.map(|post| CreateButton::new_link(jump_url(post)).label(texts.get("button-see-board")))
}

/// A menu of which one thing is chosen, with as many as fit; none if there is nothing to choose, which Discord refuses.
pub(super) fn menu(press: Press, placeholder: &str, options: Vec<CreateSelectMenuOption>) -> Option<CreateActionRow> {
    if options.is_empty() {
        return None;
    }
    let options = options.into_iter().take(MENU_OPTIONS).collect();
    let menu = CreateSelectMenu::new(press.to_custom_id(), CreateSelectMenuKind::String { options });
    Some(CreateActionRow::SelectMenu(menu.placeholder(fit(placeholder, OPTION_LABEL))))
}

pub(super) fn option(label: &str, value: String) -> CreateSelectMenuOption {
    CreateSelectMenuOption::new(option_label(label), value)
}

/// A label of a menu's option or of a suggestion, cut to what Discord shows.
pub(super) fn option_label(label: &str) -> String {
    fit(label, OPTION_LABEL)
}

/// Where a click on a link to this message leads.
pub(super) fn jump_url(post: Post) -> String {
    let place = post.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{place}/{}/{}", post.channel, post.message)
}

/// The length of a text as the strictest of Discord's clients counts it.
pub(super) fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// The text, cut with an ellipsis where it is too long.
pub(super) fn fit(text: &str, limit: usize) -> String {
    if length(text) <= limit {
        return text.to_owned();
    }
    let mut room = limit - 1;
    let kept: String = text
        .chars()
        .take_while(|c| {
            let fits = c.len_utf16() <= room;
            room = room.saturating_sub(c.len_utf16());
            fits
        })
        .collect();
    format!("{}…", kept.trim_end_matches(['\\', ' ', '\n']))
}
