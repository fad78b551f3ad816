//! The playground's page in a real browser: two people play a whole game by clicking and typing.

#![cfg(feature = "playground")]

#[path = "page/browser.rs"]
mod browser;
#[path = "binary/child.rs"]
#[expect(dead_code, reason = "the tests of the binary use the rest of it")]
mod child;
#[path = "page/pane.rs"]
mod pane;
#[path = "page/short_game.rs"]
mod short_game;

use std::io::Write as _;

use browser::Screen;
use child::{Running, hnefi};
use fantoccini::Client;
use pane::Pane;

/// A playground on a port of its own, and its address.
fn playground() -> (Running, String) {
    let port = browser::free_port().to_string();
    let mut playground = Running::start(hnefi().args(["playground", "--port", &port]));
    let address = playground.line(|line| line.starts_with("http://127.0.0.1:"));
    (playground, address)
}

#[tokio::test]
async fn two_people_play_a_whole_game_in_the_page() {
    if !browser::is_installed() {
        // Written straight to the handle: the test runner swallows what a passing test prints.
        let _ = writeln!(std::io::stderr(), "left out: playing in the page needs chromium and chromedriver");
        return;
    }
    let (_playground, address) = playground();
    browser::with(&address, Screen::Desk, |page| async move { play(&page).await }).await;
}

#[tokio::test]
async fn a_picture_that_is_pressed_is_larger_than_before_on_every_screen() {
    if !browser::is_installed() {
        let _ = writeln!(std::io::stderr(), "left out: looking at pictures needs chromium and chromedriver");
        return;
    }
    for screen in [Screen::Desk, Screen::Phone] {
        let (_playground, address) = playground();
        browser::with(&address, screen, |page| async move { enlarge(&page).await }).await;
    }
}

async fn enlarge(page: &Client) {
    let astrid = Pane::of(page, "Astrid");
    astrid.enter("/challenge Bjorn scottish attackers").await;
    let before = astrid.width_of_the_last_picture().await;
    astrid.enlarges_the_last_picture().await;
    let after = astrid.width_of_the_enlarged_picture().await;
    assert!(after > before * 1.3, "{before} px became {after} px");
    astrid.closes_the_enlarged_picture().await;
}

async fn play(page: &Client) {
    let (astrid, bjorn) = (Pane::of(page, "Astrid"), Pane::of(page, "Bjorn"));
    let game = short_game::moves();

    challenge_and_accept(&astrid, &bjorn).await;
    refuse_nonsense(&astrid, &bjorn).await;
    for (index, mv) in game.iter().enumerate() {
        let (mover, other) = if index % 2 == 0 { (&astrid, &bjorn) } else { (&bjorn, &astrid) };
        match index % 3 {
            0 => by_suggestions(mover, mv).await,
            1 => by_menus(mover, other, mv).await,
            _ => mover.enter(&format!("/move {mv}")).await,
        }
        if index + 1 < game.len() {
            other.sees(mv).await;
            other.is_pinged(1).await;
            other.has_loaded_the_last_picture().await;
        }
    }

    let last_square = game.last().and_then(|mv| mv.split('-').next_back()).expect("a game has moves");
    let result = format!("king reached {last_square}: the defenders win after {} moves", game.len());
    for person in [&astrid, &bjorn] {
        person.sees(&result).await;
        person.has_loaded_the_last_picture().await;
        assert!(!person.last_message_offers("Move").await, "nobody moves in a finished game");
    }
}

/// Astrid writes the whole challenge; Bjorn is pinged, sees the board, and accepts.
async fn challenge_and_accept(astrid: &Pane<'_>, bjorn: &Pane<'_>) {
    astrid.enter("/challenge Bjorn scottish attackers").await;
    bjorn.sees("Astrid challenges @Bjorn").await;
    bjorn.is_pinged(1).await;
    astrid.is_pinged(0).await;
    bjorn.has_loaded_the_last_picture().await;
    bjorn.press("Accept").await;
    astrid.sees("@Astrid, your move").await;
    astrid.is_pinged(1).await;
    bjorn.is_pinged(0).await;
}

/// A text that is no move is answered in private: the other person sees nothing of it.
async fn refuse_nonsense(astrid: &Pane<'_>, bjorn: &Pane<'_>) {
    let before = bjorn.count_messages().await;
    astrid.enter("/move sideways").await;
    astrid.sees_in_private("sideways").await;
    astrid.dismiss().await;
    assert_eq!(bjorn.count_messages().await, before, "a refusal is for the one who asked");
}

/// The piece is typed, the square picked from what the bot suggests.
async fn by_suggestions(mover: &Pane<'_>, mv: &str) {
    let from = mv.split('-').next().expect("a move has two squares");
    mover.type_text(&format!("/move {from}")).await;
    mover.pick_suggestion(mv).await;
    mover.confirm().await;
}

/// The Move button, then the menus that only the mover sees.
async fn by_menus(mover: &Pane<'_>, other: &Pane<'_>, mv: &str) {
    let (from, to) = mv.split_once('-').expect("a move has two squares");
    let before = other.count_messages().await;
    mover.press("Move").await;
    mover.choose("Piece", from).await;
    mover.choose("Square", to).await;
    assert_eq!(other.count_messages().await, before, "the menus are for the mover");
    mover.press(&format!("Confirm {mv}")).await;
}
