//! The colours of a picture file: at most 256, chosen once for a theme and size.

use std::collections::BTreeMap;

use super::Rgb;

/// How many colours an indexed file can have.
const MOST: usize = 256;
/// Bits of each channel that the table of nearest colours is indexed by.
const BITS: u32 = 5;

/// Colours with how often each was seen.
type Counted = Vec<(Rgb, u32)>;

/// A file's colours and a quick way to the nearest of them.
#[derive(Debug, Clone)]
pub(super) struct Palette {
    colours: Vec<Rgb>,
    /// The nearest colour for each colour cut to [`BITS`] a channel.
    nearest: Vec<u8>,
}

impl Palette {
    /// Chooses colours: every one of `exact`, and the best few for the `seen` ones (with how often they were seen).
    pub(super) fn choose(exact: &[Rgb], seen: &BTreeMap<Rgb, u32>) -> Self {
        let mut colours: Vec<Rgb> = Vec::with_capacity(MOST);
        for &colour in exact {
            if !colours.contains(&colour) && colours.len() < MOST {
                colours.push(colour);
            }
        }
        let rest: Counted = seen
            .iter()
            .filter(|(colour, _)| !colours.contains(colour))
            .map(|(&colour, &count)| (colour, count))
            .collect();
        let room = MOST - colours.len();
        for colour in median_cut(rest, room) {
            if !colours.contains(&colour) {
                colours.push(colour);
            }
        }
        let mut palette = Self { nearest: Vec::new(), colours };
        palette.nearest = (0..1_u32 << (3 * BITS)).map(|bucket| palette.search(middle(bucket))).collect();
        // What is exact stays exact, also when a neighbour lies nearer to the middle of its bucket.
        for (index, &colour) in palette.colours.iter().enumerate().take(exact.len()).rev() {
            palette.nearest[bucket(colour)] = index as u8;
        }
        palette
    }

    /// The colours as a file holds them.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        self.colours.iter().flat_map(|colour| [colour.0, colour.1, colour.2]).collect()
    }

    /// The colour with this number.
    pub(super) fn colour(&self, index: u8) -> Rgb {
        self.colours[usize::from(index)]
    }

    /// The number of a colour near to this one.
    pub(super) fn near(&self, colour: Rgb) -> u8 {
        self.nearest[bucket(colour)]
    }

    /// The number of the colour nearest to this one.
    pub(super) fn search(&self, colour: Rgb) -> u8 {
        let best = self.colours.iter().enumerate().min_by_key(|(_, candidate)| distance(**candidate, colour));
        best.map_or(0, |(index, _)| index as u8)
    }
}

/// How different two colours look, roughly: the eye is keenest for green and dullest for blue.
fn distance(a: Rgb, b: Rgb) -> u32 {
    let square = |x: u8, y: u8| u32::from(x.abs_diff(y)).pow(2);
    3 * square(a.0, b.0) + 6 * square(a.1, b.1) + 2 * square(a.2, b.2)
}

fn bucket(colour: Rgb) -> usize {
    let cut = |channel: u8| usize::from(channel >> (8 - BITS));
    cut(colour.0) << (2 * BITS) | cut(colour.1) << BITS | cut(colour.2)
}

fn middle(bucket: u32) -> Rgb {
    let channel = |shift: u32| (((bucket >> shift) & ((1 << BITS) - 1)) << (8 - BITS)) as u8 | 1 << (7 - BITS);
    Rgb(channel(2 * BITS), channel(BITS), channel(0))
}

/// A few colours that stand well for many: the box of colours with the widest spread is halved until there are
/// enough boxes.
fn median_cut(colours: Counted, room: usize) -> Vec<Rgb> {
    if colours.is_empty() || room == 0 {
        return Vec::new();
    }
    let mut boxes = vec![colours];
    while boxes.len() < room {
        let spread = |colours: &Counted| u64::from(widest(colours).1) * weight(colours).isqrt();
        let Some(widest_box) = (0..boxes.len()).filter(|&i| boxes[i].len() > 1).max_by_key(|&i| spread(&boxes[i]))
        else {
            break;
        };
        let colours = boxes.swap_remove(widest_box);
        let (lower, upper) = halve(colours);
        boxes.extend([lower, upper]);
    }
    boxes.iter().map(|colours| mean(colours)).collect()
}

fn channel(colour: Rgb, index: usize) -> u8 {
    [colour.0, colour.1, colour.2][index]
}

fn weight(colours: &[(Rgb, u32)]) -> u64 {
    colours.iter().map(|&(_, count)| u64::from(count)).sum()
}

/// The channel in which these colours differ most, and by how much.
fn widest(colours: &[(Rgb, u32)]) -> (usize, u32) {
    let spread = |index: usize| {
        let values = || colours.iter().map(|&(colour, _)| channel(colour, index));
        let spread = values().max().unwrap_or(0) - values().min().unwrap_or(0);
        u32::from(spread) * [3, 4, 2][index]
    };
    (0..3).map(|index| (index, spread(index))).max_by_key(|&(_, spread)| spread).unwrap_or((0, 0))
}

/// Parts colours at the median of their widest channel; there is at least one in either half.
fn halve(mut colours: Counted) -> (Counted, Counted) {
    let (index, _) = widest(&colours);
    colours.sort_by_key(|&(colour, _)| (channel(colour, index), colour));
    let half = weight(&colours) / 2;
    let mut before = 0;
    let at = colours.iter().position(|&(_, count)| {
        before += u64::from(count);
        before > half
    });
    let at = at.unwrap_or(0).clamp(1, colours.len() - 1);
    let upper = colours.split_off(at);
    (colours, upper)
}

fn mean(colours: &[(Rgb, u32)]) -> Rgb {
    let total = weight(colours).max(1);
    let of = |index: usize| {
        let sum: u64 =
            colours.iter().map(|&(colour, count)| u64::from(channel(colour, index)) * u64::from(count)).sum();
        ((sum + total / 2) / total) as u8
    };
    Rgb(of(0), of(1), of(2))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{MOST, Palette, Rgb};

    fn every_sixteenth() -> BTreeMap<Rgb, u32> {
        let steps = || (0..=255_u8).step_by(15);
        steps().flat_map(|r| steps().flat_map(move |g| steps().map(move |b| (Rgb(r, g, b), 1)))).collect()
    }

    #[test]
    fn exact_colours_are_kept_as_they_are() {
        let exact = [Rgb(10, 20, 30), Rgb(200, 100, 50), Rgb(250, 250, 250)];
        let palette = Palette::choose(&exact, &every_sixteenth());
        assert!(palette.colours.len() <= MOST);
        for colour in exact {
            assert_eq!(palette.colour(palette.near(colour)), colour);
            assert_eq!(palette.colour(palette.search(colour)), colour);
        }
    }

    #[test]
    fn no_colour_is_far_from_one_that_was_chosen() {
        let palette = Palette::choose(&[], &every_sixteenth());
        for &colour in every_sixteenth().keys() {
            let near = palette.colour(palette.near(colour));
            let apart = [near.0.abs_diff(colour.0), near.1.abs_diff(colour.1), near.2.abs_diff(colour.2)];
            assert!(apart.into_iter().all(|apart| apart <= 48), "{colour:?} became {near:?}");
        }
    }
}
