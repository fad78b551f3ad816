//! The slash commands, one file each: options in, one use case, one answer out.

mod board;
mod challenge;
mod challenge_user;
mod end_game;
mod export;
mod game_option;
mod games;
mod help;
mod history;
mod house_rules_option;
mod import;
pub(super) mod language_option;
mod localised;
mod offers;
mod pace_option;
mod past_game_option;
mod pings_option;
mod play_move;
mod record;
mod reminding_options;
mod replay;
mod resign;
mod rules;
mod server_settings;
mod settings;
mod show;
mod tafl_check;
mod theme_option;
mod this_game;
mod time;
mod vacation;
mod variant_option;

use serenity::model::application::{InstallationContext, InteractionContext, ResolvedValue};

use super::answer::{self, Reply};
use super::call::Call;
use super::present;
use super::which::Which;
use crate::service::{self, Refusal};

/// What poise hands to a command.
pub(super) type Context<'a> = poise::ApplicationContext<'a, Call, service::Error>;

/// A command as poise knows it.
pub(super) type Command = poise::Command<Call, service::Error>;

/// Every command, worded and allowed wherever Discord has commands (guilds, private conversations and groups), unless it
/// is for guilds only.
pub(super) fn all() -> Vec<Command> {
    let mut commands = vec![
        challenge::challenge(),
        play_move::play_move(),
        board::board(),
        games::games(),
        resign::resign(),
        offers::draw(),
        rules::rules(),
        settings::settings(),
        help::help(),
        offers::take_back(),
        offers::abort(),
        end_game::end_game(),
        challenge_user::challenge_user(),
        server_settings::server_settings(),
        tafl_check::tafl_check(),
        history::history(),
        show::show(),
        replay::replay(),
        export::export(),
        import::import(),
        record::record(),
        this_game::this_game(),
        time::claim_game(),
        time::give_time(),
        vacation::vacation(),
    ];
    for command in &mut commands {
        if command.guild_only {
            command.install_context = Some(vec![InstallationContext::Guild]);
            command.interaction_context = Some(vec![InteractionContext::Guild]);
        } else {
            command.install_context = Some(vec![InstallationContext::Guild, InstallationContext::User]);
            command.interaction_context =
                Some(vec![InteractionContext::Guild, InteractionContext::BotDm, InteractionContext::PrivateChannel]);
        }
        // An entry in the menu of a user or of a message has a name and nothing else.
        if command.slash_action.is_some() {
            localised::describe(command);
        }
    }
    commands
}

/// The call behind a command.
fn call<'a>(ctx: &Context<'a>) -> &'a Call {
    ctx.framework.user_data
}

/// The key that was chosen, where an option is a choice of rows of a table.
fn chosen_key(value: &ResolvedValue<'_>) -> Option<String> {
    if let ResolvedValue::String(key) = value { Some((*key).to_owned()) } else { None }
}

/// The end of a command that needs one game: where several could be meant, he is asked in which of them he wants that.
async fn reply_or_ask(
    ctx: &Context<'_>,
    made: Result<Reply, service::Error>,
    which: Option<Which>,
) -> Result<(), service::Error> {
    let refusal = match made {
        Ok(made) => return Box::pin(reply(ctx, made)).await,
        Err(service::Error::Refused(refusal)) => refusal,
        Err(error) => return Err(error),
    };
    match (*refusal, which) {
        (Refusal::WhichGame { games }, Some(which)) => {
            let asked = present::which_game(&call(ctx).private, &games, which);
            Box::pin(reply(ctx, Reply::private(asked))).await
        }
        (refusal, _) => Err(refusal.into()),
    }
}

/// The end of every command.
async fn reply(ctx: &Context<'_>, reply: Reply) -> Result<(), service::Error> {
    answer::answer(call(ctx), reply).await;
    Ok(())
}
