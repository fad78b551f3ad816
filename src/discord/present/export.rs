//! A game written down, as a file, and in the message where it is short.

use crate::i18n::Texts;
use crate::rules::notation::Record;
use crate::service::GameView;

use super::draft::{AttachedFile, CONTENT, Draft, length};
use super::steps;

/// The record of a game: always as a file, and as a block to copy where it fits and nothing in it can break out.
pub fn export(texts: &Texts, game: &GameView, record: &Record) -> Draft {
    let written = record.to_string();
    let moves = steps::moves(&game.game);
    let told = texts.with("export-told", &[("moves", moves.into())]);
    let title = steps::title(texts, game);
    let block = format!("```\n{}\n```", written.trim_end());
    let fits = length(&title) + length(&told) + length(&block) + 2 <= CONTENT;
    let block = if fits && is_harmless(&written) { block } else { String::new() };
    let description = texts.with("export-description", &[("game", game.id.0.into()), ("moves", moves.into())]);
    Draft::lines([title, told, block]).with_file(AttachedFile {
        filename: format!("game-{}.txt", game.id),
        bytes: written.into_bytes(),
        description,
        texts: texts.clone(),
    })
}

/// Whether a text stays in its block and looks there as it is: players' names are in it as they write them.
fn is_harmless(text: &str) -> bool {
    let turns = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !text.contains(['`', '@', '<']) && !text.chars().any(|c| turns(c) || (c.is_control() && c != '\n'))
}
