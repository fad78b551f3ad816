//! Pictures of boards: as they did look, by everybody to be told apart, and right in every size.
//!
//! After a change that is meant to show, `HNEFI_BLESS=1 cargo test --test render` writes the pictures in
//! `tests/golden` and the one in the README anew; look at every one that `git diff` names before committing it.

#[path = "render/apart.rs"]
mod apart;
#[path = "render/drawing.rs"]
mod drawing;
#[path = "render/golden.rs"]
mod golden;
#[path = "render/scenes.rs"]
mod scenes;
#[path = "render/side_by_side.rs"]
mod side_by_side;
#[path = "render/vision.rs"]
mod vision;
