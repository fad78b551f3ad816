//! The slash commands, one file each: options in, one use case, one answer out.

mod board;
mod challenge;
mod draw;
mod game_option;
mod games;
mod help;
mod house_rules_option;
mod play_move;
mod resign;
mod rules;
mod settings;
mod theme_option;
mod variant_option;

use std::borrow::Cow;

use serenity::model::application::{InstallationContext, InteractionContext};

use super::answer::{self, Reply};
use super::call::Call;
use crate::i18n::{Locale, Texts};
use crate::service;

/// What poise hands to a command.
pub(super) type Context<'a> = poise::ApplicationContext<'a, Call, service::Error>;

/// A command as poise knows it.
pub(super) type Command = poise::Command<Call, service::Error>;

/// Every command, worded and allowed wherever Discord has commands: guilds, private conversations and groups.
pub(super) fn all() -> Vec<Command> {
    let mut commands = vec![
        challenge::challenge(),
        play_move::play_move(),
        board::board(),
        games::games(),
        resign::resign(),
        draw::draw(),
        rules::rules(),
        settings::settings(),
        help::help(),
    ];
    let texts = Texts::new(Locale::English);
    for command in &mut commands {
        command.install_context = Some(vec![InstallationContext::Guild, InstallationContext::User]);
        command.interaction_context =
            Some(vec![InteractionContext::Guild, InteractionContext::BotDm, InteractionContext::PrivateChannel]);
        command.description = Some(Cow::Owned(texts.command_description(&command.name)));
        for option in &mut command.parameters {
            option.description = Some(Cow::Owned(texts.option_description(&command.name, &option.name)));
        }
    }
    commands
}

/// The call behind a command.
fn call<'a>(ctx: &Context<'a>) -> &'a Call {
    ctx.framework.user_data
}

/// The end of every command.
async fn reply(ctx: &Context<'_>, reply: Reply) -> Result<(), service::Error> {
    answer::answer(call(ctx), reply).await;
    Ok(())
}
