//! The button under a reminder that asks for another one, later.

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present;
use crate::service::{self, BoardRef};

/// He alone reads when it comes; the reminder stays as it is.
pub(super) async fn snooze(call: &Call, board: BoardRef) -> Pressed {
    let snoozed = service::snooze(&call.store, &call.person, call.place, board, call.now).await?;
    Ok(Reply::private(present::snoozed(&call.private, board.game, snoozed)))
}
