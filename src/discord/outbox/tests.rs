//! Pauses, and what tells a message of ours.

use super::*;

#[test]
fn pauses_double_up_to_five_minutes() {
    assert_eq!([0, 1, 2, 3, 8, 9, 60].map(pause_seconds), [2, 2, 4, 8, 256, 300, 300]);
}

#[test]
fn custom_ids_are_found_in_every_row() {
    let rows = json!([
        { "type": 1, "components": [{ "custom_id": "v1:move:1:2" }, { "label": "Link" }] },
        { "type": 1, "components": [{ "custom_id": "v1:resign:1:2" }] },
    ]);
    assert_eq!(custom_ids(&rows), ["v1:move:1:2", "v1:resign:1:2"]);
}
