//! Whoever acts shows us that he is there: what he has missed is shown to him behind the answer that he gets, and if our
//! private messages do not reach him, he is told so.

use super::answer::say_privately;
use super::call::Call;
use super::present;
use crate::service::{self, Error, GameView, Meeting};

/// What follows from somebody's having been answered.
pub(super) async fn make(call: &Call) {
    if let Err(error) = try_to_make(call).await {
        call.edge.log_fault("what somebody missed could not be shown", &error);
    }
}

async fn try_to_make(call: &Call) -> Result<(), Error> {
    let meeting = Meeting {
        place: call.place,
        reply: call.followed_by_it(),
        may_post: call.rights.may_post(),
        is_public: call.rights.is_heard(),
    };
    let contact = service::contact(&call.store, &call.person, &meeting, call.now).await?;
    if contact.owes {
        call.edge.outbox.notify_one();
    }
    if let Some(unreached) = contact.unreached
        && say_privately(call, present::unreached(&call.private, unreached)).await
    {
        service::told_of_closed_dms(&call.store, call.person.id).await?;
    }
    for game in contact.missed {
        show(call, &game).await?;
    }
    Ok(())
}

/// Shows him a game that he has missed. If it does not arrive, it is shown the next time.
async fn show(call: &Call, game: &GameView) -> Result<(), Error> {
    let draft = present::missed_board(&call.private, game, call.person.id);
    if say_privately(call, draft).await {
        service::seen(&call.store, call.person.id, game.id).await?;
    }
    Ok(())
}
