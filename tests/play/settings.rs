//! How somebody wants to see boards: this once by the options of `/board`, and for good by `/settings`.

use hnefi::render::{Renderer, Scene, Theme, Turn};
use hnefi::rules::{Game, Variant, notation::parse_move};
use standin::{Message, OptionValue, User};

use crate::support::{World, private, public, said};

/// The game as it is drawn in a theme, flipped or not.
fn drawn(variant: &str, moves: &str, theme: &str, flipped: bool) -> Vec<u8> {
    let mut game = Game::new(Variant::by_key(variant).unwrap().ruleset.clone());
    for text in moves.split_whitespace() {
        game.play(parse_move(text).unwrap().mv).unwrap();
    }
    let scene = Scene { flipped, ..Scene::of(&game, Turn::ToMove(game.side_to_move())) };
    Renderer::new().draw(&scene, Theme::by_key(theme).unwrap()).png
}

#[track_caller]
fn shows(message: &Message, picture: &[u8], what: &str) {
    assert!(&*message.attachments()[0].bytes == picture, "it does not show {what}");
}

async fn board<const N: usize>(world: &World, who: &User, options: [(&str, OptionValue); N]) -> Message {
    private(&who.slash("board", options).in_channel(&world.hall).await.unwrap())
}

async fn choose(world: &World, who: &User, theme: &str) -> Message {
    private(&who.slash("settings", [("theme", theme)]).in_channel(&world.hall).await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_flipped_for_whoever_asks() {
    let world = World::new().await;
    world.game("scottish").await;
    world.play("d1-a1").await;
    let flipped = board(&world, &world.bjorn, [("flip", true.into())]).await;
    shows(&flipped, &drawn("scottish", "d1-a1", "oak", true), "rank 1 at the top");
    let plain = board(&world, &world.bjorn, [("flip", false.into())]).await;
    shows(&plain, &drawn("scottish", "d1-a1", "oak", false), "rank 1 at the bottom");
    let words = |message: &Message| message.attachments()[0].description.clone().unwrap();
    assert_eq!(words(&flipped), words(&plain), "in words there is no other side");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_drawn_in_each_theme_for_once() {
    let world = World::new().await;
    world.game("scottish").await;
    for theme in Theme::ALL {
        let shown = board(&world, &world.ann, [("theme", theme.key.into())]).await;
        shows(&shown, &drawn("scottish", "", theme.key, false), theme.key);
    }
    shows(&board(&world, &world.ann, []).await, &drawn("scottish", "", "oak", false), "what she has always seen");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_of_text_needs_no_picture_and_keeps_its_buttons() {
    let world = World::new().await;
    world.game("scottish").await;
    world.play("d1-a1").await;
    let written = board(&world, &world.bjorn, [("text", true.into()), ("theme", "night".into())]).await;
    assert!(written.attachments().is_empty());
    assert!(written.content().contains("\n 1 x . . . . . .\n"), "{}", written.content());
    assert!(written.content().contains("\n 4 x x o K o x x\n"), "{}", written.content());
    let flipped = board(&world, &world.bjorn, [("text", true.into()), ("flip", true.into())]).await;
    assert!(flipped.content().contains("\n 1 . . . . . . x\n"), "{}", flipped.content());
    let menus = private(&world.bjorn.click(&flipped, "Move").await.unwrap());
    assert_eq!(menus.selects().len(), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chosen_theme_is_his_own_and_outlives_a_restart() {
    let mut world = World::new().await;
    world.game("scottish").await;
    let told = choose(&world, &world.bjorn, "night").await;
    assert!(told.content().contains("Night"), "{}", told.content());
    shows(&told, &drawn("copenhagen", "", "night", false), "how it looks");
    world.restart_bot().await;
    shows(&board(&world, &world.bjorn, []).await, &drawn("scottish", "", "night", false), "his theme");
    shows(&board(&world, &world.ann, []).await, &drawn("scottish", "", "oak", false), "hers, which is the default");
    let once = board(&world, &world.bjorn, [("theme", "fjord".into())]).await;
    shows(&once, &drawn("scottish", "", "fjord", false), "what he asked for this once");

    choose(&world, &world.bjorn, "contrast").await;
    shows(&board(&world, &world.bjorn, []).await, &drawn("scottish", "", "contrast", false), "his newest choice");
    let seen = private(&world.bjorn.slash("settings", ()).in_channel(&world.hall).await.unwrap());
    assert!(seen.content().contains("High contrast"), "{}", seen.content());
    let others = private(&world.ann.slash("settings", ()).in_channel(&world.hall).await.unwrap());
    assert!(others.content().contains("Oak"), "{}", others.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_only_he_sees_has_his_theme_and_nothing_that_others_see() {
    let world = World::new().await;
    choose(&world, &world.ann, "fjord").await;
    let challenge = world.challenge("scottish").await;
    shows(&challenge, &drawn("scottish", "", "oak", false), "the default, for all");
    let rules = private(&world.ann.click(&challenge, "Rules").await.unwrap());
    shows(&rules, &drawn("scottish", "", "fjord", false), "her theme");
    let first = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    shows(&first, &drawn("scottish", "", "oak", false), "the default, for all");

    let menus = private(&world.ann.click(&first, "Move").await.unwrap());
    shows(&menus, &drawn("scottish", "", "fjord", false), "her theme");
    let squares = private(&world.ann.choose(&menus, "Piece", &["d1"]).await.unwrap());
    let mut game = Game::new(Variant::by_key("scottish").unwrap().ruleset.clone());
    let choosing = Scene::choosing(&game, "d1".parse().unwrap());
    let fjord = Theme::by_key("fjord").unwrap();
    shows(&squares, &Renderer::new().draw(&choosing, fjord).png, "her theme");
    let preview = private(&world.ann.choose(&squares, "Square", &["d1-a1"]).await.unwrap());
    let ply = game.preview(parse_move("d1-a1").unwrap().mv).unwrap();
    shows(&preview, &Renderer::new().draw(&Scene::preview(&game, &ply), fjord).png, "her theme");

    let confirmed = world.ann.click(&preview, "Confirm d1-a1").await.unwrap();
    game.play(ply.mv).unwrap();
    shows(&confirmed.follow_up(0).await.unwrap(), &drawn("scottish", "d1-a1", "oak", false), "the default, for all");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_theme_that_does_not_exist_is_refused_and_changes_nothing() {
    let world = World::new().await;
    world.game("scottish").await;
    choose(&world, &world.ann, "night").await;
    for command in ["settings", "board"] {
        let refused = world.ann.slash(command, [("theme", "neon")]).in_channel(&world.hall).unchecked().await.unwrap();
        assert!(refused.is_private() && said(&refused).contains("neon"), "{}", said(&refused));
        assert!(said(&refused).contains("High contrast"), "it says which there are: {}", said(&refused));
    }
    shows(&board(&world, &world.ann, []).await, &drawn("scottish", "", "night", false), "her theme");
    world.end().await;
}
