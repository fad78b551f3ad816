//! Colours, and what people can tell apart of them.

/// An opaque sRGB colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// The colour written `0xRRGGBB`.
    pub const fn hex(rgb: u32) -> Self {
        Self((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
    }

    /// This colour with `share` of 255 parts of `other` laid over it.
    #[must_use]
    pub const fn mix(self, other: Self, share: u8) -> Self {
        Self(blend(self.0, other.0, share), blend(self.1, other.1, share), blend(self.2, other.2, share))
    }

    /// The relative luminance of WCAG 2, 0 for black to 1 for white.
    pub fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }

    /// The contrast ratio of WCAG 2 between two colours, 1 to 21.
    pub fn contrast(self, other: Self) -> f64 {
        let (a, b) = (self.luminance() + 0.05, other.luminance() + 0.05);
        if a > b { a / b } else { b / a }
    }
}

/// `over` laid on `under` with `share` of 255 parts, rounded.
const fn blend(under: u8, over: u8, share: u8) -> u8 {
    ((under as u32 * (255 - share as u32) + over as u32 * share as u32 + 127) / 255) as u8
}

#[cfg(test)]
mod tests {
    use super::Rgb;

    #[test]
    fn contrast_is_that_of_wcag() {
        assert!((Rgb::hex(0).contrast(Rgb::hex(0x00ff_ffff)) - 21.0).abs() < 1e-9);
        assert!((Rgb::hex(0x0077_7777).contrast(Rgb::hex(0x00ff_ffff)) - 4.48).abs() < 0.01);
    }

    #[test]
    fn mixing_all_or_nothing_gives_either_colour() {
        let (a, b) = (Rgb(1, 2, 3), Rgb(200, 100, 50));
        assert_eq!((a.mix(b, 0), a.mix(b, 255)), (a, b));
    }
}
