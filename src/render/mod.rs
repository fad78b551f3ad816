//! The picture: a scene drawn in a theme; same scene and theme, same bytes. Also the scene in words, for alt texts.

mod alt_text;
mod background;
mod canvas;
mod colour;
mod draw;
mod knot;
mod layout;
mod letters;
mod mark_art;
mod palette;
mod piece_art;
mod prepared;
mod sacred_art;
mod scene;
mod sketch;
mod sprite;
mod strip;
mod theme;
mod theme_table;
mod winning;

pub use alt_text::{Words, alt_text};
pub use colour::Rgb;
pub use draw::{Picture, Renderer};
pub use scene::{Scene, Turn};
pub use theme::Theme;
