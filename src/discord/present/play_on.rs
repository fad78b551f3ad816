//! Asking whom to play on with, from a position of a record.

use serenity::all::ButtonStyle;
use serenity::builder::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind};

use crate::discord::custom_id::Press;
use crate::discord::leafing::{RecordRef, SideWish, Way};
use crate::i18n::Texts;
use crate::rules::Side;
use crate::service::RecordView;

use super::draft::{Draft, button};
use super::{picture, steps};

/// The position, who moves, with which side he would play, and the menu of people.
pub fn play_on(texts: &Texts, record: &RecordView, ply: u32, wish: SideWish) -> Draft {
    let at = record.game.at_ply(ply.min(record.ply()) as usize);
    let here = RecordRef { record: record.id, ply };
    let to_move = texts.with("play-on-to-move", &[("side", at.side_to_move().key().into())]);
    let sides = SideWish::ALL.map(|other| {
        let label = match other {
            SideWish::Lot => texts.get("button-side-by-lot"),
            SideWish::Side(Side::Attackers) => texts.get("button-side-attackers"),
            SideWish::Side(Side::Defenders) => texts.get("button-side-defenders"),
        };
        let style = if other == wish { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        button(Press::PlayOn(here, other), style, &label).disabled(other == wish)
    });
    let back = button(Press::RecordStep(here, Way::Previous), ButtonStyle::Secondary, &texts.get("button-back"));
    let menu = CreateSelectMenu::new(
        Press::PlayOnWith(here, wish).to_custom_id(),
        CreateSelectMenuKind::User { default_users: None },
    )
    .placeholder(texts.get("play-on-placeholder"));
    Draft::lines([steps::record_title(texts, record), texts.get("play-on-question"), to_move])
        .with_menu(Some(CreateActionRow::SelectMenu(menu)))
        .with_buttons(sides.into_iter().chain([back]).collect())
        .with_picture(picture::of_moment(texts, &at, steps::turn_of(&at), &format!("record-{}", record.id)))
}
