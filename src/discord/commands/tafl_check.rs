//! `/tafl-check`

use serenity::model::permissions::Permissions;

use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::call::Call;
use crate::discord::present::{self, Health, Need, Standing};
use crate::service::{self, Error};
use crate::time::steady_millis;

/// Tells what is missing here, and how we are.
#[poise::command(slash_command, rename = "tafl-check")]
pub(super) async fn tafl_check(ctx: Context<'_>) -> Result<(), Error> {
    let call = call(&ctx);
    let asked = steady_millis();
    let threads = match call.place.guild {
        Some(guild) => service::show_guild_settings(&call.store, guild).await?.threads,
        // The settings of a guild that there is not cost as much to look up as any.
        None => service::is_barred(&call.store, call.place.channel).await?,
    };
    let database_millis = steady_millis() - asked;
    let discord_millis = call.edge.api.answers_in_millis().await;
    let health = Health { version: env!("CARGO_PKG_VERSION"), discord_millis, database_millis };
    reply(&ctx, Reply::private(present::check(&call.private, &standing(call, threads), &health))).await
}

fn standing(call: &Call, threads: bool) -> Standing {
    let rights = &call.rights;
    if rights.is_between_us() {
        Standing::BetweenUs
    } else if rights.is_guild() && rights.is_member {
        Standing::Member(call.place.channel, missing(rights.app, rights.is_thread, threads))
    } else {
        Standing::BroughtAlong { is_heard: rights.is_heard() }
    }
}

/// What we need in a guild's channel, and lack. In a thread no threads are made; outside, nothing is said in threads
/// unless games get them.
fn missing(app: Permissions, is_thread: bool, threads: bool) -> Vec<Need> {
    let needed = [
        (Need::ViewChannel, Permissions::VIEW_CHANNEL, true),
        (Need::SendMessages, Permissions::SEND_MESSAGES, !is_thread),
        (Need::SendMessagesInThreads, Permissions::SEND_MESSAGES_IN_THREADS, is_thread || threads),
        (Need::AttachFiles, Permissions::ATTACH_FILES, true),
        (Need::CreatePublicThreads, Permissions::CREATE_PUBLIC_THREADS, threads && !is_thread),
        (Need::ReadMessageHistory, Permissions::READ_MESSAGE_HISTORY, true),
    ];
    let lacks = |right: Permissions| !app.contains(right) && !app.contains(Permissions::ADMINISTRATOR);
    needed.into_iter().filter(|(_, right, applies)| *applies && lacks(*right)).map(|(need, ..)| need).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_used_is_missed() {
        let none = Permissions::empty();
        let all = [Need::ViewChannel, Need::SendMessages, Need::AttachFiles, Need::ReadMessageHistory];
        assert_eq!(missing(none, false, false), all);
        assert!(missing(none, false, true).contains(&Need::CreatePublicThreads));
        assert!(missing(none, true, true).contains(&Need::SendMessagesInThreads));
        assert!(!missing(none, true, true).contains(&Need::CreatePublicThreads), "a thread has no threads");
        assert!(missing(Permissions::ADMINISTRATOR, false, true).is_empty());
        assert!(missing(Permissions::all(), true, true).is_empty());
    }
}
