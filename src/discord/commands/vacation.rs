//! `/vacation begin <days>`, `/vacation end`, `/vacation show`

use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present::{self, VacationDone};
use crate::service::{self, Error, VacationView};

/// The command that holds the others; clients never send it alone.
#[poise::command(slash_command, subcommands("begin", "end", "show"), subcommand_required)]
pub(super) async fn vacation(ctx: Context<'_>) -> Result<(), Error> {
    tell(&ctx, VacationDone::Nothing, looked_at(call(&ctx)).await?).await
}

/// Stops his clocks for some days; everybody he plays with is told.
#[poise::command(slash_command)]
async fn begin(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 60]
    days: u8,
) -> Result<(), Error> {
    let call = call(&ctx);
    let store = &call.store;
    let begun = service::begin_vacation(store, &call.person, days, &call.answered_by_it(), call.now).await?;
    tell(&ctx, VacationDone::Begun, begun).await
}

/// Lets his clocks go on.
#[poise::command(slash_command)]
async fn end(ctx: Context<'_>) -> Result<(), Error> {
    let call = call(&ctx);
    let store = &call.store;
    let ended = service::end_vacation(store, &call.person, &call.answered_by_it(), call.now).await?;
    tell(&ctx, VacationDone::Ended, ended).await
}

/// Tells him how much he has left.
#[poise::command(slash_command)]
async fn show(ctx: Context<'_>) -> Result<(), Error> {
    tell(&ctx, VacationDone::Nothing, looked_at(call(&ctx)).await?).await
}

async fn looked_at(call: &Call) -> Result<VacationView, Error> {
    service::show_vacation(&call.store, call.person.id, call.place, call.now).await
}

/// The answer is his alone; what all read is owed, and follows behind it.
async fn tell(ctx: &Context<'_>, done: VacationDone, seen: VacationView) -> Result<(), Error> {
    let call = call(ctx);
    reply(ctx, Reply::private(present::vacation(&call.private, done, seen))).await
}
