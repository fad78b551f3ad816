//! A whole game as an animated GIF. The first frame is the whole picture; every later one holds the rectangle in which
//! something has changed, and in it what stayed is see-through.

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::{Renderer, Story, Turn, draw::paint, lzw, prepared::Prepared};

/// An animated GIF that goes on from the start after a rest at the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Animation {
    /// The file's bytes, at most [`Animation::LARGEST`].
    pub gif: Vec<u8>,
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// How many positions it shows.
    pub frames: usize,
    /// How many plies it leaves out, all of them quiet ones unless even captures are too many.
    pub skipped: usize,
}

impl Animation {
    /// The most bytes that a file has: what fits into a chat.
    pub const LARGEST: usize = 8_000_000;
    /// The most positions that are shown; in a longer game quiet plies are left out.
    pub const MOST_FRAMES: usize = 600;
}

// How long positions are shown, in hundredths of a second.
/// The start.
const START: u16 = 150;
/// After a ply, as long as the whole does not last longer than [`WHOLE`].
const PLY: u16 = 90;
/// Longer after a capture by this.
const CAPTURE: u16 = 60;
/// The last position, before it all begins anew.
const END: u16 = 600;
/// All plies together, but for the time that captures add.
const WHOLE: usize = 18_000;

impl Renderer {
    /// The whole game as a film, at 2× scale: about a second a ply, faster when there are more than 200. It takes about a millisecond of
    /// processor time a frame: call it off the async threads.
    pub fn replay(&self, story: &Story<'_>) -> Animation {
        self.replay_within(story, Animation::MOST_FRAMES, Animation::LARGEST)
    }

    /// The same in so many frames and bytes. Only the start and the end alone may be larger.
    fn replay_within(&self, story: &Story<'_>, most_frames: usize, most_bytes: usize) -> Animation {
        let prepared = self.prepared(story.theme, story.game.ruleset().board_size());
        let mut most = most_frames;
        loop {
            let moments = story.moments(most);
            let shots = shots(story, &moments);
            let gif = film(story, &shots, &prepared);
            if gif.len() <= most_bytes || moments.len() <= 2 {
                let (width, height) = (prepared.layout.width(), prepared.layout.height());
                let skipped = story.game.plies().len() + 1 - moments.len();
                return Animation { gif, width, height, frames: shots.len(), skipped };
            }
            most = moments.len() / 2;
        }
    }
}

/// A position to show, and for how long.
struct Shot {
    ply: usize,
    turn: Turn,
    /// Hundredths of a second.
    time: u16,
}

/// What is shown of the game. A result that did not come about on the board follows behind the last move.
fn shots(story: &Story<'_>, moments: &[usize]) -> Vec<Shot> {
    let pace = (WHOLE / moments.len().max(1)).min(usize::from(PLY)) as u16;
    let time = |ply: usize| match ply.checked_sub(1).map(|index| &story.game.plies()[index]) {
        None => START,
        Some(ply) if ply.captured.is_empty() => pace,
        Some(_) => pace + CAPTURE,
    };
    let shot = |&ply: &usize| Shot { ply, turn: story.turn_on_board(ply), time: time(ply) };
    let mut shots: Vec<Shot> = moments.iter().map(shot).collect();
    let last = story.game.plies().len();
    if story.turn_on_board(last) != story.turn {
        shots.push(Shot { ply: last, turn: story.turn, time: END });
    }
    if let Some(shot) = shots.last_mut() {
        shot.time = END;
    }
    shots
}

/// The film's file.
fn film(story: &Story<'_>, shots: &[Shot], prepared: &Prepared) -> Vec<u8> {
    let layout = prepared.layout;
    let (width, height) = (layout.width() as u16, layout.height() as u16);
    let mut encoder = Encoder::new(Vec::with_capacity(256 * 1024), width, height, &prepared.palette.to_bytes())
        .expect("memory takes every byte, and a palette has at most 256 colours");
    encoder.set_repeat(Repeat::Infinite).expect("memory takes every byte");
    let mut before = Vec::new();
    for shot in shots {
        let canvas = paint(&story.scene(shot.ply, shot.turn), story.theme, prepared);
        let frame = Change::between(&before, canvas.pixels(), width).into_frame(shot.time);
        encoder.write_lzw_pre_encoded_frame(&frame).expect("memory takes every byte, and they are packed soundly");
        before = canvas.into_pixels();
    }
    encoder.into_inner().expect("memory takes every byte")
}

/// What is new in a picture: the rectangle around it, in which the rest is see-through.
struct Change {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
    /// The number of no colour that is new.
    see_through: Option<u8>,
    pixels: Vec<u8>,
}

impl Change {
    /// What is new in `now`, in rows of `width`; all of it, when there was nothing `before`.
    fn between(before: &[u8], now: &[u8], width: u16) -> Self {
        let pitch = usize::from(width);
        if before.len() != now.len() {
            let height = (now.len() / pitch) as u16;
            return Self { left: 0, top: 0, width, height, see_through: None, pixels: now.to_vec() };
        }
        let rows = || before.chunks_exact(pitch).zip(now.chunks_exact(pitch));
        let mut news = News::default();
        for (row, (before, now)) in rows().enumerate() {
            news.look_at(row, before, now);
        }
        let (left, right, top, bottom) = news.bounds();
        let see_through = (0..=u8::MAX).find(|&colour| !news.colours[usize::from(colour)]);
        let mut pixels = Vec::with_capacity((right - left) * (bottom - top));
        for (before, now) in rows().take(bottom).skip(top) {
            let (before, now) = (&before[left..right], &now[left..right]);
            match see_through {
                Some(hole) => pixels.extend(before.iter().zip(now).map(|(b, n)| if b == n { hole } else { *n })),
                None => pixels.extend_from_slice(now),
            }
        }
        let [left, top, width, height] = [left, top, right - left, bottom - top].map(|at| at as u16);
        Self { left, top, width, height, see_through, pixels }
    }

    fn into_frame(self, time: u16) -> Frame<'static> {
        Frame {
            delay: time,
            dispose: DisposalMethod::Keep,
            transparent: self.see_through,
            left: self.left,
            top: self.top,
            width: self.width,
            height: self.height,
            buffer: lzw::pack(&self.pixels).into(),
            ..Frame::default()
        }
    }
}

/// Where and in which colours something is new.
struct News {
    left: usize,
    right: usize,
    top: usize,
    bottom: usize,
    colours: [bool; 256],
}

impl Default for News {
    fn default() -> Self {
        Self { left: usize::MAX, right: 0, top: usize::MAX, bottom: 0, colours: [false; 256] }
    }
}

impl News {
    fn look_at(&mut self, row: usize, before: &[u8], now: &[u8]) {
        if before == now {
            return;
        }
        self.top = self.top.min(row);
        self.bottom = row + 1;
        // Whole pieces at a time: most of a row has not changed.
        for (index, (before, now)) in before.chunks(PIECE).zip(now.chunks(PIECE)).enumerate() {
            if before == now {
                continue;
            }
            for (column, (before, now)) in before.iter().zip(now).enumerate() {
                if before != now {
                    let column = index * PIECE + column;
                    self.left = self.left.min(column);
                    self.right = self.right.max(column + 1);
                    self.colours[usize::from(*now)] = true;
                }
            }
        }
    }

    /// Left, right, top and bottom of the rectangle; a single pixel where nothing is new, since a frame cannot be empty.
    fn bounds(&self) -> (usize, usize, usize, usize) {
        if self.right == 0 { (0, 1, 0, 1) } else { (self.left, self.right, self.top, self.bottom) }
    }
}

/// How many pixels are compared at a time.
const PIECE: usize = 32;

#[cfg(test)]
mod tests {
    use super::Change;
    use crate::{
        render::{Renderer, Story, Theme, Turn},
        rules::{Game, Repetition, Variant, notation::parse_move},
    };

    #[test]
    fn a_frame_holds_the_rectangle_around_what_is_new_and_the_rest_is_see_through() {
        let before = [0; 12];
        let mut now = before;
        (now[1], now[6]) = (5, 1);
        let change = Change::between(&before, &now, 4);
        assert_eq!((change.left, change.top, change.width, change.height), (1, 0, 2, 2));
        assert_eq!(change.see_through, Some(0));
        assert_eq!(change.pixels, [5, 0, 0, 1]);
    }

    #[test]
    fn what_is_new_may_have_the_lowest_numbers() {
        let change = Change::between(&[9; 4], &[0, 9, 1, 9], 4);
        assert_eq!((change.see_through, change.pixels), (Some(2), vec![0, 2, 1]));
    }

    #[test]
    fn where_every_colour_is_new_nothing_is_see_through() {
        let now: Vec<u8> = (0..=255).chain([7; 256]).collect();
        let mut before = [7; 512];
        before[7] = 0;
        let change = Change::between(&before, &now, 256);
        assert_eq!((change.see_through, change.width, change.height), (None, 256, 1));
        assert_eq!(change.pixels, now[..256]);
    }

    #[test]
    fn where_nothing_is_new_a_single_pixel_is_left_as_it_is() {
        let change = Change::between(&[4; 12], &[4; 12], 4);
        assert_eq!((change.width, change.height, change.see_through, change.pixels), (1, 1, Some(0), vec![0]));
    }

    #[test]
    fn a_film_that_would_be_too_large_shows_fewer_moments_and_still_the_end() {
        let mut ruleset = Variant::by_key("scottish").expect("a variant").ruleset.clone();
        ruleset.endings.repetition = Repetition::Ignored;
        let mut game = Game::new(ruleset);
        for text in ["d6-e6", "d5-e5", "e6-d6", "e5-d5"].iter().cycle().take(100) {
            game.play(parse_move(text).expect("a move").mv).expect("a legal move");
        }
        let renderer = Renderer::new();
        let turn = Turn::ToMove(game.side_to_move());
        let story = Story { game: &game, turn, theme: Theme::DEFAULT, flipped: false };
        let whole = renderer.replay(&story);
        assert_eq!((whole.frames, whole.skipped), (101, 0));
        let most = whole.gif.len() * 2 / 3;
        let shorter = renderer.replay_within(&story, 600, most);
        assert!(shorter.gif.len() <= most, "{} bytes of {most}", shorter.gif.len());
        assert_eq!((shorter.frames, shorter.skipped), (50, 51));
        let shortest = renderer.replay_within(&story, 600, 0);
        assert_eq!((shortest.frames, shortest.skipped), (2, 99));
    }
}
