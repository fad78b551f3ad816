//! The page's own files, built into the binary: no other place to fetch them from, and none needed.

use axum::{
    extract::Path,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};

/// A file of the page.
struct Asset {
    name: &'static str,
    text: &'static str,
}

macro_rules! assets {
    ($($name:literal),* $(,)?) => {
        [$(Asset { name: $name, text: include_str!(concat!("../../page/", $name)) }),*]
    };
}

const ASSETS: &[Asset] = &assets![
    "index.html",
    "style.css",
    "api.js",
    "app.js",
    "command.js",
    "composer.js",
    "controls.js",
    "dom.js",
    "fields.js",
    "listbox.js",
    "markdown.js",
    "message.js",
    "pane.js",
];

/// The page itself.
pub(super) async fn index() -> Response {
    file("index.html")
}

/// One of its files.
pub(super) async fn asset(Path(name): Path<String>) -> Response {
    file(&name)
}

fn file(name: &str) -> Response {
    let Some(asset) = ASSETS.iter().find(|asset| asset.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let content_type = match asset.name.rsplit_once('.') {
        Some((_, "html")) => "text/html; charset=utf-8",
        Some((_, "css")) => "text/css; charset=utf-8",
        _ => "text/javascript; charset=utf-8",
    };
    ([(header::CONTENT_TYPE, content_type), (header::CACHE_CONTROL, "no-cache")], asset.text).into_response()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::ASSETS;

    #[test]
    fn every_file_of_the_page_is_served() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
        for entry in std::fs::read_dir(folder).expect("the page has a folder") {
            let name = entry.expect("the folder can be read").file_name();
            assert!(ASSETS.iter().any(|asset| *asset.name == *name), "{name:?} is not in the table");
        }
    }
}
