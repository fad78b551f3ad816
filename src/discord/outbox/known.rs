//! How a message of ours is known again whose number was not noted, when all that it says may have changed since: the
//! players have gone on, and deadlines were put off.

use serde_json::Value;
use serenity::model::channel::Message;

use crate::discord::present::Draft;

/// Whether a message of ours is the one meant: its buttons name the board, the challenge or the offer, and are those that
/// it had when it was sent. Where another message has the same, or it was sent without any, its words decide.
pub(super) fn shows(message: &Message, draft: &Draft) -> bool {
    let carried = serde_json::to_value(&message.components).map(|rows| custom_ids(&rows)).unwrap_or_default();
    is_it(&message.content, &carried, draft)
}

fn is_it(content: &str, carried: &[String], draft: &Draft) -> bool {
    let known_by = if draft.known_by.is_empty() { buttons(draft) } else { draft.known_by.clone() };
    if draft.is_told_by_words || !known_by.is_empty() {
        // Deadlines that it names may have been put off. Without its picture it has a line more.
        let says_it = || without_times(content).starts_with(&without_times(&draft.content));
        let has_buttons = !draft.is_told_by_words && carried.iter().any(|id| known_by.contains(id));
        return has_buttons || ((draft.is_told_by_words || draft.rows.is_empty()) && says_it());
    }
    // Its words are all that tells it, and the times in them: the next vacation is another one.
    content.starts_with(&draft.content)
}

/// The `custom_id`s of a message.
pub(super) fn buttons(draft: &Draft) -> Vec<String> {
    serde_json::to_value(&draft.rows).map(|rows| custom_ids(&rows)).unwrap_or_default()
}

/// Every `custom_id` in some rows.
pub(super) fn custom_ids(rows: &Value) -> Vec<String> {
    match rows {
        Value::Array(parts) => parts.iter().flat_map(custom_ids).collect(),
        Value::Object(fields) => {
            let own = fields.get("custom_id").and_then(Value::as_str).map(str::to_owned);
            own.into_iter().chain(fields.get("components").map(custom_ids).unwrap_or_default()).collect()
        }
        _ => Vec::new(),
    }
}

/// A text with every moment in it left out: `<t:1700000000:R>` becomes `<t:R>`.
fn without_times(text: &str) -> String {
    let mut parts = text.split("<t:");
    let mut left: String = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        left.push_str("<t:");
        left.push_str(
            part.trim_start_matches(|sign: char| sign == '-' || sign.is_ascii_digit()).trim_start_matches(':'),
        );
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_button_of_ours_is_told_by_its_very_words() {
        let away = |until| Draft { content: format!("Ann is away until <t:{until}:f>"), ..Draft::default() };
        assert!(is_it("Ann is away until <t:5:f>", &[], &away(5)));
        assert!(!is_it("Ann is away until <t:5:f>", &[], &away(6)), "another vacation");
        let offer =
            Draft { known_by: vec!["v1:draw-yes:1".to_owned()], content: "declined".to_owned(), ..Draft::default() };
        assert!(is_it("a question", &["v1:draw-yes:1".to_owned()], &offer), "as it was sent");
        assert!(is_it("declined", &[], &offer), "as it is now");
        assert!(!is_it("a question", &["v1:draw-yes:2".to_owned()], &offer));
        let timed = Draft { is_told_by_words: true, content: "until <t:7:f>".to_owned(), ..Draft::default() };
        assert!(is_it("until <t:5:f>", &[], &timed), "put off since");
    }

    #[test]
    fn a_text_is_the_same_whatever_the_time() {
        assert_eq!(without_times("until <t:17:f> (<t:-3:R>), at 17:30"), "until <t:f> (<t:R>), at 17:30");
        assert_eq!(without_times("no time"), "no time");
    }
}
