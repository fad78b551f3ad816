//! The buttons that turn the pages of the menus for a move.

use serenity::all::ButtonStyle;
use serenity::builder::CreateButton;

use crate::discord::custom_id::Press;
use crate::i18n::Texts;
use crate::rules::{Ply, Square};
use crate::service::{GameView, PieceChoice};

use super::draft::button;
use super::menus::at;
use super::paging::Page;

/// The buttons to the pages of pieces before and behind this one, with the rows that stand there.
pub(super) fn turn_pieces<'a>(
    texts: &'a Texts,
    game: &'a GameView,
    page: &Page<'a, PieceChoice>,
) -> impl Iterator<Item = CreateButton> {
    let turn = |page: &Page<'_, PieceChoice>, label: &str| {
        button(Press::TurnToPieces(at(game), page.number()), ButtonStyle::Secondary, label)
    };
    let before = page.before().map(|page| {
        let (first, last) = rows(&page);
        turn(&page, &texts.with("button-rows-before", &[("first", first.into()), ("last", last.into())]))
    });
    let after = page.after().map(|page| {
        let (first, last) = rows(&page);
        turn(&page, &texts.with("button-rows-after", &[("first", first.into()), ("last", last.into())]))
    });
    before.into_iter().chain(after)
}

/// The first and the last row of the pieces on a page; those that stand in front of the others belong to no page.
fn rows(page: &Page<'_, PieceChoice>) -> (u8, u8) {
    let (first, last) = ends(page.items(), |piece| !piece.is_promoted());
    let row = |piece: Option<&PieceChoice>| piece.map_or(1, |piece| piece.square.rank() + 1);
    (row(first), row(last))
}

/// The buttons to the pages of squares before and behind this one, with the squares that stand there.
pub(super) fn turn_squares<'a>(
    texts: &'a Texts,
    game: &'a GameView,
    from: Square,
    page: &Page<'a, Ply>,
) -> impl Iterator<Item = CreateButton> {
    let turn = move |page: &Page<'_, Ply>, label: &str| {
        button(Press::TurnToSquares(at(game), from, page.number()), ButtonStyle::Secondary, label)
    };
    let before = page.before().map(|page| {
        let (first, last) = squares(&page);
        turn(&page, &texts.with("button-squares-before", &[("first", first.into()), ("last", last.into())]))
    });
    let after = page.after().map(|page| {
        let (first, last) = squares(&page);
        turn(&page, &texts.with("button-squares-after", &[("first", first.into()), ("last", last.into())]))
    });
    before.into_iter().chain(after)
}

fn squares(page: &Page<'_, Ply>) -> (String, String) {
    let (first, last) = ends(page.items(), |ply| ply.captured.is_empty());
    let square = |ply: Option<&Ply>| ply.map(|ply| ply.mv.to.to_string()).unwrap_or_default();
    (square(first), square(last))
}

/// The first and the last item that stands where its square belongs; of all, if none does.
fn ends<T>(items: &[T], is_in_order: impl Fn(&&T) -> bool) -> (Option<&T>, Option<&T>) {
    let mut in_order = items.iter().filter(&is_in_order);
    let first = in_order.next();
    let last = in_order.next_back().or(first);
    (first.or(items.first()), last.or(items.last()))
}

/// A way back to the menu of all pieces, where the one at hand does not hold them all.
pub(super) fn other_pieces(texts: &Texts, game: &GameView, chosen: &Page<'_, PieceChoice>) -> Option<CreateButton> {
    chosen.place()?;
    let back = Press::TurnToPieces(at(game), chosen.number());
    Some(button(back, ButtonStyle::Secondary, &texts.get("button-other-pieces")))
}
