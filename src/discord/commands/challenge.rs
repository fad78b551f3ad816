//! `/challenge [opponent] [variant] [side] [games] [pace] [weekends-off] [time-up] [house-rules]`

use serenity::async_trait;
use serenity::builder::CreateCommandOption;
use serenity::client::Context as SerenityContext;
use serenity::model::application::{CommandInteraction, CommandOptionType, ResolvedValue};
use serenity::model::user::User;

use super::house_rules_option::suggest_house_rules;
use super::pace_option::{self, PaceOption, TimeUpOption};
use super::variant_option::VariantOption;
use super::{Context, call, localised, reply};
use crate::discord::answer::Reply;
use crate::discord::lot::toss;
use crate::discord::present::CardMenu;
use crate::discord::{house_rules, opponent, present};
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
        let option = option.kind(CommandOptionType::String);
        Self::ALL
            .into_iter()
            .fold(option, |option, side| localised::choice(option, side.key(), |texts| texts.choice(side.key())))
    }
}

/// How many games the challenger wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum GamesOption {
    One,
    Match,
}

impl GamesOption {
    const ALL: [Self; 2] = [Self::One, Self::Match];

    const fn number(self) -> i64 {
        match self {
            Self::One => 1,
            Self::Match => 2,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::One => "one-game",
            Self::Match => "match",
        }
    }
}

#[async_trait]
impl poise::SlashArgument for GamesOption {
    async fn extract(
        _: &SerenityContext,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        let ResolvedValue::Integer(number) = value else {
            return Err(poise::SlashArgError::new_command_structure_mismatch("games is a number"));
        };
        let games = Self::ALL.into_iter().find(|games| games.number() == *number);
        games.ok_or_else(|| poise::SlashArgError::new_command_structure_mismatch("games is one of the choices"))
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        let option = option.kind(CommandOptionType::Integer);
        Self::ALL.into_iter().fold(option, |option, games| {
            let number = i32::try_from(games.number()).unwrap_or_default();
            localised::number_choice(option, number, |texts| texts.choice(games.key()))
        })
    }
}

/// Challenges somebody, or whoever takes it first. Without any option it is set up by taps.
#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
#[poise::command(slash_command)]
pub(super) async fn challenge(
    ctx: Context<'_>,
    opponent: Option<User>,
    variant: Option<VariantOption>,
    side: Option<SideOption>,
    games: Option<GamesOption>,
    pace: Option<PaceOption>,
    #[rename = "weekends-off"] weekends_off: Option<bool>,
    #[rename = "time-up"] time_up: Option<TimeUpOption>,
    #[rename = "house-rules"]
    #[max_length = 1000]
    #[autocomplete = "suggest_house_rules"]
    house_rules: Option<String>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let opponent = opponent.map(|user| opponent::opponent(call, &user, &ctx.interaction.data.resolved));
    if opponent.is_none() {
        opponent::admit_anybody(call)?;
    }
    if ctx.args.is_empty() {
        let card = service::set_up(&call.store, &call.person, None, call.place, call.now).await?;
        return reply(&ctx, Reply::private(present::set_up(&call.private, &card, CardMenu::Rules, None))).await;
    }
    let house_rules = house_rules::read(&call.private, house_rules.as_deref().unwrap_or_default());
    let side = side.unwrap_or(SideOption::Random);
    let request = NewChallenge {
        challenger: call.person.clone(),
        opponent,
        variant: variant.map(|variant| variant.key),
        house_rules: house_rules.map_err(Refusal::HouseRules)?,
        challenger_side: side.side(),
        by_lot: side == SideOption::Random,
        is_match: games == Some(GamesOption::Match),
        pace: pace_option::wish(pace, weekends_off, time_up),
        place: call.place,
        reply: call.answered_by_it(),
    };
    let made = service::challenge(&call.store, request, call.now).await?;
    reply(&ctx, Reply::public(present::challenge(&call.public, &made.challenge), made.outbox)).await
}
