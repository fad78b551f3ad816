//! Who is not called by a message that all see, though it speaks to him: who wants silence, and who is called to move by a
//! private message instead. Then his name stands where he would be mentioned.

use super::edge::Edge;
use super::present::Draft;
use crate::service;

/// The draft without the mentions that are not wanted.
pub(super) async fn hushed(edge: &Edge, mut draft: Draft) -> Draft {
    if draft.mentions.is_empty() {
        return draft;
    }
    match service::not_to_be_called(&edge.store, &draft.mentions, draft.turn).await {
        Ok(quiet) => quiet.iter().for_each(|person| draft.hush(person)),
        // One ping too many is better than a game that nobody knows of.
        Err(error) => edge.log_fault("who is not to be called cannot be looked up", &error),
    }
    draft
}
