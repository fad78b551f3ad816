//! A draft as text, for reading it the way a player would.

use std::fmt::Write as _;

use serde_json::Value;

use crate::discord::present::Draft;

/// What Discord would be sent for the draft's buttons and menus.
pub(super) fn components(draft: &Draft) -> Vec<Vec<Value>> {
    let rows = serde_json::to_value(&draft.rows).expect("rows are JSON");
    let rows = rows.as_array().expect("a list of rows").clone();
    rows.into_iter().map(|row| row["components"].as_array().expect("a row of components").clone()).collect()
}

/// The whole draft: text, who is pinged, buttons, menus, picture.
pub(super) fn readable(draft: &Draft) -> String {
    let mut text = draft.content.clone();
    let pinged: Vec<String> = draft.mentions.iter().map(ToString::to_string).collect();
    let _ = write!(text, "\n-- pings: {}", if pinged.is_empty() { "nobody".to_owned() } else { pinged.join(", ") });
    for row in components(draft) {
        text.push('\n');
        for component in row {
            text.push_str(&if component["type"] == 2 { button(&component) } else { menu(&component) });
        }
    }
    if let Some(picture) = &draft.picture {
        let _ = write!(text, "\n-- picture: {}", picture.filename);
    }
    if let Some(file) = &draft.file {
        let _ = write!(text, "\n-- file: {} ({})", file.filename, file.description);
    }
    text
}

fn button(button: &Value) -> String {
    let style = match button["style"].as_u64() {
        Some(1) => "primary",
        Some(2) => "secondary",
        Some(3) => "success",
        Some(4) => "danger",
        Some(5) => "link",
        _ => "unknown",
    };
    let style = if button["disabled"] == true { "disabled" } else { style };
    let leads_to = button["custom_id"].as_str().or(button["url"].as_str()).unwrap_or("nowhere");
    format!("[{}: {style}, {leads_to}] ", button["label"].as_str().unwrap_or_default())
}

fn menu(menu: &Value) -> String {
    let mut text =
        format!("<{}: {}>", menu["placeholder"].as_str().unwrap_or_default(), menu["custom_id"].as_str().unwrap_or(""));
    for person in menu["default_values"].as_array().into_iter().flatten() {
        let _ = write!(text, "\n  {} (chosen)", person["id"]);
    }
    // A menu of people has no options of its own.
    for option in menu["options"].as_array().into_iter().flatten() {
        let chosen = if option["default"] == true { " (chosen)" } else { "" };
        let [label, value] = ["label", "value"].map(|key| option[key].as_str().unwrap_or_default());
        let _ = write!(text, "\n  {label} = {value}{chosen}");
        if let Some(more) = option["description"].as_str() {
            let _ = write!(text, " / {more}");
        }
    }
    text
}
