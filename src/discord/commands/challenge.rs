//! `/challenge opponent [variant] [side] [house-rules]`

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;

use serenity::async_trait;
use serenity::builder::CreateCommandOption;
use serenity::client::Context as SerenityContext;
use serenity::model::application::{CommandInteraction, CommandOptionType, ResolvedValue};
use serenity::model::user::User;

use super::house_rules_option::suggest_house_rules;
use super::variant_option::VariantOption;
use super::{Context, call, reply};
use crate::discord::answer::Reply;
use crate::discord::call::{display_name, partial_nick, person};
use crate::discord::{house_rules, present};
use crate::i18n::{Locale, Texts};
use crate::rules::Side;
use crate::service::{self, Error, NewChallenge, Refusal};

/// The side that the challenger wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SideOption {
    Attackers,
    Defenders,
    Random,
}

impl SideOption {
    const ALL: [Self; 3] = [Self::Random, Self::Attackers, Self::Defenders];

    const fn key(self) -> &'static str {
        match self {
            Self::Attackers => "attackers",
            Self::Defenders => "defenders",
            Self::Random => "random",
        }
    }

    fn side(self) -> Side {
        match self {
            Self::Attackers => Side::Attackers,
            Self::Defenders => Side::Defenders,
            Self::Random => toss(),
        }
    }
}

/// A coin toss: the standard library's hashers are seeded at random.
fn toss() -> Side {
    if RandomState::new().hash_one(()).is_multiple_of(2) { Side::Attackers } else { Side::Defenders }
}

#[async_trait]
impl poise::SlashArgument for SideOption {
    async fn extract(
        _: &SerenityContext,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        let ResolvedValue::String(key) = value else {
            return Err(poise::SlashArgError::new_command_structure_mismatch("side is a text"));
        };
        let side = Self::ALL.into_iter().find(|side| side.key() == *key);
        side.ok_or_else(|| poise::SlashArgError::new_command_structure_mismatch("side is one of the choices"))
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        let texts = Texts::new(Locale::English);
        let option = option.kind(CommandOptionType::String);
        Self::ALL.into_iter().fold(option, |o, side| o.add_string_choice(texts.choice(side.key()), side.key()))
    }
}

/// Challenges somebody.
#[poise::command(slash_command)]
pub(super) async fn challenge(
    ctx: Context<'_>,
    opponent: User,
    variant: Option<VariantOption>,
    side: Option<SideOption>,
    #[rename = "house-rules"]
    #[max_length = 1000]
    #[autocomplete = "suggest_house_rules"]
    house_rules: Option<String>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let house_rules = house_rules::read(&call.private, house_rules.as_deref().unwrap_or_default());
    let side = side.unwrap_or(SideOption::Random);
    let member = ctx.interaction.data.resolved.members.get(&opponent.id);
    let request = NewChallenge {
        challenger: call.person.clone(),
        opponent: person(&opponent, display_name(&opponent, partial_nick(member))),
        opponent_is_bot: opponent.bot,
        variant: variant.map(|variant| variant.key),
        house_rules: house_rules.map_err(Refusal::HouseRules)?,
        challenger_side: side.side(),
        by_lot: side == SideOption::Random,
        place: call.place,
        reply: call.answered_by_it(),
    };
    let made = service::challenge(&call.edge.store, request, call.now).await?;
    reply(&ctx, Reply::public(present::challenge(&call.public, &made.challenge), made.outbox)).await
}
