//! "Challenge to tafl" in the menu of a user: the card to set a challenge up, against him.

use serenity::model::user::User;

use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::opponent::opponent;
use crate::discord::present::{self, CardMenu};
use crate::service::{self, Error};

/// Sets up a challenge to this user.
#[poise::command(context_menu_command = "Challenge to tafl")]
pub(super) async fn challenge_user(ctx: Context<'_>, user: User) -> Result<(), Error> {
    let call = call(&ctx);
    let opponent = opponent(call, &user, &ctx.interaction.data.resolved);
    let card = service::set_up(&call.store, &call.person, Some(opponent), call.place, call.now).await?;
    reply(&ctx, Reply::private(present::set_up(&call.private, &card, CardMenu::Rules, None))).await
}
