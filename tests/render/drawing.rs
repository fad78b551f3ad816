//! What holds for every picture: its size, its bytes, where things are in it.

use std::{thread, time::Instant};

use hnefi::{
    render::{Picture, Renderer, Scene, Theme},
    rules::{MAX_BOARD_SIZE, MIN_BOARD_SIZE},
};

use crate::scenes::{KING_TAKEN, MIDDLE, bare, draw, exit_fort, game, games, now, pixels, side_of, states};

/// The largest file that an 11×11 board may make, at double density.
const LARGEST: usize = 60 * 1024;

/// A board of this size with the king in its middle and nobody else.
fn king_alone(size: u8) -> Scene {
    let middle = size / 2;
    let right = size - middle - 1;
    let king = format!("{middle}K{right}");
    let rows = (0..size).map(|row| if row == middle { king.clone() } else { size.to_string() });
    bare(&rows.collect::<Vec<_>>().join("/"))
}

#[test]
fn every_board_size_is_drawn_in_a_sensible_size() {
    for size in MIN_BOARD_SIZE..=MAX_BOARD_SIZE {
        let picture = draw(&king_alone(size));
        let drawn = pixels(&picture.png);
        assert_eq!(drawn.dimensions(), (picture.width, picture.height));
        assert!((704..=860).contains(&picture.width), "{size}: {}", picture.width);
        assert!(picture.png.len() < LARGEST, "{size}: {} bytes", picture.png.len());
    }
}

/// Letters run along the top and the bottom, numbers along both sides, on every board: each label's place has ink.
#[test]
fn coordinates_stand_on_all_four_sides_of_every_board() {
    for size in MIN_BOARD_SIZE..=MAX_BOARD_SIZE {
        for scene in [king_alone(size), Scene { flipped: true, ..king_alone(size) }] {
            let drawn = pixels(&draw(&scene).png);
            let (side, width) = (side_of(size), drawn.width());
            let frame = (width - side * u32::from(size)) / 2;
            // Between the woven band and the rim there is only wood, and the labels.
            let margin = 42..frame - 9;
            let wood = *drawn.get_pixel(margin.start, margin.start);
            for index in 0..u32::from(size) {
                let along = frame + index * side..frame + (index + 1) * side;
                let has_ink = |across: std::ops::Range<u32>, is_row: bool| {
                    across.flat_map(|a| along.clone().map(move |b| (a, b))).any(|(a, b)| {
                        let (x, y) = if is_row { (b, a) } else { (a, b) };
                        *drawn.get_pixel(x, y) != wood
                    })
                };
                let far = width - margin.end..width - margin.start;
                for across in [margin.clone(), far] {
                    assert!(has_ink(across.clone(), true), "{size}: no letter {index}");
                    assert!(has_ink(across, false), "{size}: no number {index}");
                }
            }
        }
    }
}

#[test]
fn a_crowded_board_is_a_small_file_soon_drawn() {
    let renderer = Renderer::new();
    let scene = now(&game("copenhagen", MIDDLE));
    let mut times: Vec<_> = (0..25)
        .map(|_| {
            let before = Instant::now();
            let picture = renderer.draw(&scene, Theme::DEFAULT);
            assert!(picture.png.len() < LARGEST, "{} bytes", picture.png.len());
            before.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!("11×11, {} bytes, p50 {:?}, most {:?}", draw(&scene).png.len(), times[times.len() / 2], times[24]);
}

#[test]
fn every_scene_is_a_small_file_in_every_theme() {
    let renderer = Renderer::new();
    let scenes = states().into_iter().map(|(_, scene)| scene);
    let scenes: Vec<Scene> = scenes.chain(games().map(|(_, _, middle)| middle)).collect();
    for theme in Theme::ALL {
        for scene in &scenes {
            let bytes = renderer.draw(scene, theme).png.len();
            assert!(bytes < LARGEST, "{} {}: {bytes} bytes", theme.key, scene.board.size());
        }
    }
}

#[test]
fn the_same_scene_gives_the_same_bytes_in_every_thread() {
    let scenes = [now(&game("copenhagen", MIDDLE)), now(&game("scottish", KING_TAKEN)), exit_fort()];
    let all = || Theme::ALL.iter().flat_map(|theme| scenes.iter().map(move |scene| (scene, theme)));
    let expected: Vec<Picture> = all().map(|(scene, theme)| Renderer::new().draw(scene, theme)).collect();
    let shared = Renderer::new();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let drawn: Vec<Picture> = all().map(|(scene, theme)| shared.draw(scene, theme)).collect();
                assert_eq!(drawn, expected);
            });
        }
    });
}

#[test]
fn what_a_renderer_drew_before_does_not_show() {
    let renderer = Renderer::new();
    let scene = now(&game("scottish", KING_TAKEN));
    for theme in Theme::ALL {
        for size in [7, 9, 11] {
            renderer.draw(&king_alone(size), theme);
        }
    }
    assert_eq!(renderer.draw(&scene, Theme::DEFAULT), draw(&scene));
}

#[test]
fn turning_the_board_keeps_every_piece_on_its_square() {
    for (size, _, scene) in games() {
        let turned = Scene { flipped: true, ..scene.clone() };
        let (upright, turned) = (pixels(&draw(&scene).png), pixels(&draw(&turned).png));
        let (side, last) = (side_of(size), u32::from(size) - 1);
        let frame = (upright.width() - (last + 1) * side) / 2;
        let middle_of = |column: u32, row: u32| (frame + column * side + side / 2, frame + row * side + side / 2);
        for (column, row) in (0..=last).flat_map(|row| (0..=last).map(move |column| (column, row))) {
            let (x, y) = middle_of(column, row);
            let (turned_x, turned_y) = middle_of(last - column, last - row);
            let is_carved = [column, row].iter().all(|line| *line < 2 || line + 2 > last);
            assert!(
                is_carved || upright.get_pixel(x, y) == turned.get_pixel(turned_x, turned_y),
                "{size}: {column} {row}"
            );
        }
    }
}
