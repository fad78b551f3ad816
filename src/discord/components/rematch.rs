//! The button under the last board of a game.

use super::Pressed;
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::gate;
use crate::discord::present::{self, Done};
use crate::ids::GameId;
use crate::service::{self, FirstBoard, Rematch};

/// Asks the opponent, or begins the game where he has asked already; its first board may go into a thread on his request.
pub(super) async fn rematch(call: &Call, game: GameId) -> Pressed {
    gate::admit_beginning(call).await?;
    let player = call.person.clone();
    let (public, reply) = (&call.public, call.answered_by_it());
    let begun = match service::rematch(&call.store, player, game, reply, call.now).await? {
        Rematch::Asked(asked) => {
            let home = asked.challenge.place;
            return Ok(Reply::public(present::challenge(public, &asked.challenge), asked.outbox)
                .belongs_to(home, Done::AskedRematch));
        }
        Rematch::Begun(begun) => begun,
    };
    let place = begun.game.place;
    Ok(match begun.first_board {
        FirstBoard::Here(row) => {
            Reply::public(present::public_board(public, &begun.game), row).belongs_to(place, Done::BegunRematch)
        }
        FirstBoard::InThread => {
            call.edge.outbox.notify_one();
            Reply::private(present::elsewhere(&call.private, Done::BegunRematch, place, begun.challenge.post))
        }
    })
}
