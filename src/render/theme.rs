//! What a theme is made of.

use super::{
    Rgb,
    theme_table::{BIRCH, CONTRAST, FJORD, NIGHT, OAK},
};

/// How boards look.
#[derive(Debug, PartialEq, Eq)]
pub struct Theme {
    /// The stable text that stands for it in settings.
    pub key: &'static str,
    /// The wood around the board.
    pub(super) frame: Frame,
    /// The board itself.
    pub(super) field: Field,
    /// The besiegers.
    pub(super) attacker: Body,
    /// The king's men.
    pub(super) defender: Body,
    /// The king.
    pub(super) king: Body,
    /// What is drawn over squares to say what happened or may happen.
    pub(super) marks: Marks,
}

/// The colours of the frame and of the strip below the board.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Frame {
    /// The wood.
    pub(super) wood: Rgb,
    /// Its bevel, towards the light.
    pub(super) light: Rgb,
    /// What is carved away, and the outline of the woven band.
    pub(super) groove: Rgb,
    /// The woven band.
    pub(super) band: Rgb,
    /// The line of light along the band's middle.
    pub(super) band_light: Rgb,
    /// Coordinates and counts.
    pub(super) letters: Rgb,
    /// The seat of the side that is to move, or has won.
    pub(super) seat_lit: Rgb,
    /// The other seat.
    pub(super) seat_dim: Rgb,
    /// Letters on the lit seat.
    pub(super) seat_ink: Rgb,
    /// Letters on the other seat.
    pub(super) seat_ink_dim: Rgb,
    /// The arrow and the rim of the lit seat.
    pub(super) signal: Rgb,
}

/// The colours of squares.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Field {
    /// The two tones that squares alternate in.
    pub(super) squares: [Rgb; 2],
    /// The lines between them.
    pub(super) grid: Rgb,
    /// The throne and the corners.
    pub(super) sacred: Rgb,
    /// What is carved into throne and corners.
    pub(super) carving: Rgb,
}

/// The colours of one kind of piece.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Body {
    /// The outline that sets it off against the square.
    pub(super) rim: Rgb,
    /// The body.
    pub(super) fill: Rgb,
    /// The side turned away from the light.
    pub(super) shade: Rgb,
    /// The inlay.
    pub(super) inlay: Rgb,
}

/// The colours of marks.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Marks {
    /// The last move.
    pub(super) last: Rgb,
    /// Captured squares.
    pub(super) captured: Rgb,
    /// The piece in hand and where it may go.
    pub(super) chosen: Rgb,
    /// The squares that decided the game.
    pub(super) winning: Rgb,
    /// The outline of the mark of winning squares.
    pub(super) winning_rim: Rgb,
    /// The thin edge between a mark and what lies below it.
    pub(super) halo: Rgb,
}

impl Theme {
    /// Every theme, the default first.
    pub const ALL: &'static [Self] = &[OAK, BIRCH, NIGHT, CONTRAST, FJORD];

    /// The theme for everybody who has not chosen one.
    pub const DEFAULT: &'static Self = &OAK;

    /// The theme with this key.
    pub fn by_key(key: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|theme| theme.key == key)
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::mark_art::{GROUND_TINT, LAST_TINT},
        Body, Rgb, Theme,
    };

    /// What WCAG 2 asks of everything that has to be recognised.
    const GRAPHIC: f64 = 3.0;
    /// What it asks of text.
    const TEXT: f64 = 4.5;

    fn squares(theme: &Theme) -> [Rgb; 3] {
        [theme.field.squares[0], theme.field.squares[1], theme.field.sacred]
    }

    #[test]
    fn keys_are_unique_and_the_default_stands_first() {
        assert_eq!(&Theme::ALL[0], Theme::DEFAULT);
        for (index, theme) in Theme::ALL.iter().enumerate() {
            assert_eq!(Theme::ALL.iter().position(|other| other.key == theme.key), Some(index));
            assert_eq!(Theme::by_key(theme.key), Some(theme));
        }
    }

    #[test]
    fn pieces_stand_out_from_every_square_and_seat() {
        for theme in Theme::ALL {
            let seats = [theme.frame.seat_lit, theme.frame.seat_dim];
            for ground in squares(theme).into_iter().chain(seats) {
                for body in [&theme.attacker, &theme.defender, &theme.king] {
                    let contrast = body.rim.contrast(ground).max(body.fill.contrast(ground));
                    assert!(contrast >= GRAPHIC, "{} {ground:?} {body:?}: {contrast:.2}", theme.key);
                }
            }
        }
    }

    #[test]
    fn attackers_and_defenders_differ_without_colour() {
        for theme in Theme::ALL {
            let contrast = theme.attacker.fill.contrast(theme.defender.fill);
            assert!(contrast >= GRAPHIC, "{}: {contrast:.2}", theme.key);
        }
    }

    #[test]
    fn marks_stand_out_from_every_square() {
        for theme in Theme::ALL {
            for square in squares(theme) {
                let marks = &theme.marks;
                for mark in [marks.last, marks.captured, marks.chosen] {
                    let contrast = mark.contrast(square);
                    assert!(contrast >= GRAPHIC, "{} {square:?} {mark:?}: {contrast:.2}", theme.key);
                }
                let winning = marks.winning.contrast(square).max(marks.winning_rim.contrast(square));
                assert!(winning >= GRAPHIC, "{} {square:?} winning: {winning:.2}", theme.key);
                assert!(theme.field.carving.contrast(theme.field.sacred) >= GRAPHIC, "{} runes", theme.key);
            }
        }
    }

    /// Marks have two colours, and lie over pieces and grounds of their own too: the one must show against the other.
    #[test]
    fn marks_stand_out_from_their_own_edges() {
        for theme in Theme::ALL {
            let marks = &theme.marks;
            let pairs = [
                ("captured", marks.captured, marks.halo),
                ("chosen", marks.chosen, marks.halo),
                ("winning", marks.winning, marks.winning_rim),
            ];
            for (name, mark, edge) in pairs {
                let contrast = mark.contrast(edge);
                assert!(contrast >= GRAPHIC, "{} {name}: {contrast:.2}", theme.key);
            }
        }
    }

    /// The squares of the last move are tinted, those in hand or decisive lightened (or darkened). Only the king comes to
    /// stand on throne and corners.
    #[test]
    fn pieces_stand_out_from_marked_squares() {
        for theme in Theme::ALL {
            let marks = &theme.marks;
            for square in squares(theme) {
                let stands_there = |body: &&Body| *body == &theme.king || square != theme.field.sacred;
                for ground in [square.mix(marks.last, LAST_TINT), square.mix(marks.halo, GROUND_TINT)] {
                    for body in [&theme.attacker, &theme.defender, &theme.king].into_iter().filter(stands_there) {
                        let contrast = body.rim.contrast(ground).max(body.fill.contrast(ground));
                        assert!(contrast >= GRAPHIC, "{} {ground:?} {body:?}: {contrast:.2}", theme.key);
                    }
                }
            }
        }
    }

    #[test]
    fn letters_can_be_read() {
        for theme in Theme::ALL {
            let frame = &theme.frame;
            let pairs = [
                (frame.letters, frame.wood, TEXT),
                (frame.seat_ink, frame.seat_lit, TEXT),
                (frame.seat_ink_dim, frame.seat_dim, TEXT),
                (frame.signal, frame.wood, GRAPHIC),
            ];
            for (ink, ground, least) in pairs {
                let contrast = ink.contrast(ground);
                assert!(contrast >= least, "{} {ink:?} on {ground:?}: {contrast:.2}", theme.key);
            }
        }
    }
}
