//! `/record [user]`

use serenity::model::user::User;

use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::call::{display_name, partial_nick, person};
use crate::discord::present;
use crate::service::{self, Error};

/// Tells how many games somebody has won, lost and drawn.
#[poise::command(slash_command)]
pub(super) async fn record(ctx: Context<'_>, user: Option<User>) -> Result<(), Error> {
    let call = call(&ctx);
    let player = match &user {
        None => call.person.clone(),
        Some(user) => {
            let member = ctx.interaction.data.resolved.members.get(&user.id);
            person(user, display_name(user, partial_nick(member)))
        }
    };
    let tally = service::show_tally(&call.store, &call.person, &player, call.place).await?;
    let own = player.id == call.person.id;
    reply(&ctx, Reply::private(present::tally(&call.private, &tally, own))).await
}
