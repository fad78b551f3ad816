//! The picture: a scene drawn in a theme; same scene and theme, same bytes. Also the scene in words, for alt texts.

mod alt_text;
mod animation;
mod background;
mod canvas;
mod colour;
mod contact_sheet;
mod draw;
mod knot;
mod layout;
mod letters;
mod lzw;
mod mark_art;
mod palette;
mod piece_art;
mod prepared;
mod sacred_art;
mod scene;
mod sketch;
mod sprite;
mod story;
mod strip;
mod text_board;
mod theme;
mod theme_table;
mod threat;
mod winning;

pub use alt_text::{Words, alt_text, blank};
pub use animation::Animation;
pub use colour::Rgb;
pub use draw::{Picture, Renderer};
pub use scene::{Scene, Turn};
pub use story::Story;
pub use text_board::{SYMBOLS, Symbols, text_board};
pub use theme::Theme;
pub use threat::Threat;
