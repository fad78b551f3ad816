//! Games as films, taken apart again: every frame, composed as a viewer composes it, is the picture of its ply.

use gif::{DecodeOptions, DisposalMethod, Repeat};
use hnefi::{
    render::{Animation, Renderer, Scene, Story, Theme, Turn},
    rules::Side,
};

use crate::{CAPTURES, KING_TAKEN, RENDERER, game, story, walked};

/// A frame as a viewer shows it.
struct Shown {
    /// Red, green, blue of each pixel.
    pixels: Vec<u8>,
    /// Hundredths of a second.
    time: u16,
}

/// Plays a film as a viewer does: each frame's rectangle over what was there, see-through pixels left alone.
fn watch(animation: &Animation) -> Vec<Shown> {
    let mut options = DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(&animation.gif[..]).expect("a GIF");
    assert_eq!((u32::from(decoder.width()), u32::from(decoder.height())), (animation.width, animation.height));
    let width = usize::from(decoder.width());
    let mut pixels = vec![0; width * usize::from(decoder.height()) * 3];
    let mut shown = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a sound frame") {
        assert_eq!(frame.dispose, DisposalMethod::Keep);
        let rows = frame.buffer.chunks_exact(usize::from(frame.width) * 4);
        for (row, line) in (usize::from(frame.top)..).zip(rows) {
            for (column, pixel) in (usize::from(frame.left)..).zip(line.chunks_exact(4)) {
                if pixel[3] > 0 {
                    let at = (row * width + column) * 3;
                    pixels[at..at + 3].copy_from_slice(&pixel[..3]);
                }
            }
        }
        shown.push(Shown { pixels: pixels.clone(), time: frame.delay });
    }
    assert_eq!(decoder.repeat(), Repeat::Infinite);
    assert_eq!(shown.len(), animation.frames);
    shown
}

fn drawn(scene: &Scene, theme: &Theme) -> Vec<u8> {
    let png = RENDERER.draw(scene, theme).png;
    image::load_from_memory(&png).expect("a picture").into_rgb8().into_raw()
}

/// Watches a film whose every frame has to be the picture of its ply, with marks, captured pieces and strip.
fn assert_shows_every_ply(story: &Story<'_>) -> Vec<Shown> {
    let game = story.game;
    let shown = watch(&RENDERER.replay(story));
    for (ply, frame) in shown.iter().enumerate().take(game.plies().len() + 1) {
        let then = game.at_ply(ply);
        let is_result = ply == game.plies().len() && game.outcome().is_some();
        let turn = if is_result { story.turn } else { Turn::ToMove(then.side_to_move()) };
        let scene = Scene { flipped: story.flipped, ..Scene::of(&then, turn) };
        assert!(frame.pixels == drawn(&scene, story.theme), "ply {ply} is not shown as it is drawn");
    }
    shown
}

#[test]
fn every_frame_is_the_picture_of_its_ply() {
    let game = game("copenhagen", CAPTURES);
    assert_eq!(assert_shows_every_ply(&story(&game)).len(), 44);
}

#[test]
fn every_frame_is_the_picture_of_its_ply_in_every_theme_and_from_the_other_side() {
    let game = game("scottish", KING_TAKEN);
    for theme in Theme::ALL {
        assert_shows_every_ply(&Story { theme, flipped: true, ..story(&game) });
    }
}

#[test]
fn a_game_that_ended_on_the_board_ends_with_its_result() {
    let game = game("scottish", KING_TAKEN);
    let shown = assert_shows_every_ply(&story(&game));
    assert_eq!(shown.len(), 20);
    let end = drawn(&Scene::of(&game, Turn::Won(Side::Attackers)), Theme::DEFAULT);
    assert!(shown[19].pixels == end);
}

#[test]
fn a_result_from_away_from_the_board_follows_behind_the_last_move() {
    let game = game("copenhagen", "d1-d3 f4-i4 h1-h3");
    for turn in [Turn::Won(Side::Defenders), Turn::Drawn] {
        let shown = assert_shows_every_ply(&Story { turn, ..story(&game) });
        assert_eq!(shown.len(), 5);
        assert!(shown[4].pixels == drawn(&Scene::of(&game, turn), Theme::DEFAULT));
    }
}

#[test]
fn a_game_without_moves_is_a_single_picture() {
    let game = game("brandubh", "");
    assert_eq!(assert_shows_every_ply(&story(&game)).len(), 1);
    assert_eq!(watch(&RENDERER.replay(&Story { turn: Turn::Drawn, ..story(&game) })).len(), 2);
}

#[test]
fn the_start_and_captures_and_above_all_the_end_are_shown_longer() {
    let game = game("scottish", KING_TAKEN);
    let times: Vec<u16> = watch(&RENDERER.replay(&story(&game))).iter().map(|frame| frame.time).collect();
    let captures: Vec<usize> = (1..19).filter(|&ply| !game.plies()[ply - 1].captured.is_empty()).collect();
    assert!(!captures.is_empty());
    for (ply, &time) in times.iter().enumerate() {
        let expected = match ply {
            0 => 150,
            19 => 600,
            ply if captures.contains(&ply) => 150,
            _ => 90,
        };
        assert_eq!(time, expected, "ply {ply}");
    }
}

#[test]
fn the_same_game_gives_the_same_bytes() {
    let game = game("scottish", KING_TAKEN);
    let first = RENDERER.replay(&story(&game));
    assert_eq!(Renderer::new().replay(&story(&game)), first);
    assert!(Renderer::new().replay(&Story { flipped: true, ..story(&game) }) != first);
}

#[test]
fn ten_thousand_plies_are_told_in_a_few_minutes_and_megabytes() {
    let game = walked("alea-evangelii", ["c1-d1", "e11-e12", "d1-c1", "e12-e11"], 10_000);
    let animation = RENDERER.replay(&story(&game));
    assert!(animation.gif.len() <= Animation::LARGEST, "{} bytes", animation.gif.len());
    assert_eq!((animation.frames, animation.skipped), (Animation::MOST_FRAMES, 10_001 - Animation::MOST_FRAMES));
    let shown = watch(&animation);
    assert!(shown[0].pixels == drawn(&Scene::of(&game.at_ply(0), Turn::ToMove(Side::Attackers)), Theme::DEFAULT));
    assert!(shown[599].pixels == drawn(&Scene::of(&game, story(&game).turn), Theme::DEFAULT));
    let seconds = shown.iter().map(|frame| u32::from(frame.time)).sum::<u32>() / 100;
    assert!((60..=200).contains(&seconds), "{seconds} s");
}
