//! Pauses, and what tells a message of ours.

use super::known::custom_ids;
use super::*;

#[test]
fn pauses_double_up_to_a_minute() {
    assert_eq!([0, 1, 2, 3, 5, 6, 60].map(pause_seconds), [2, 2, 4, 8, 32, 60, 60]);
}

#[tokio::test]
async fn what_hangs_is_tried_again_later_and_lets_others_pass() {
    let hangs = std::future::pending::<Result<Fate, Error>>();
    assert!(matches!(in_time(Duration::from_millis(1), hangs).await, Ok(Fate::Later(_))));
    let done = async { Ok(Fate::Settled) };
    assert!(matches!(in_time(ROW_WITHIN, done).await, Ok(Fate::Settled)));
    assert!(ROW_WITHIN < Duration::from_mins(1), "before the row could be taken by somebody else");
}

#[test]
fn custom_ids_are_found_in_every_row() {
    let rows = json!([
        { "type": 1, "components": [{ "custom_id": "v1:move:1:2" }, { "label": "Link" }] },
        { "type": 1, "components": [{ "custom_id": "v1:resign:1:2" }] },
    ]);
    assert_eq!(custom_ids(&rows), ["v1:move:1:2", "v1:resign:1:2"]);
}
