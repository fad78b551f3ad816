//! The option `variant`: a choice of all variants.

use serenity::async_trait;
use serenity::builder::CreateCommandOption;
use serenity::client::Context as SerenityContext;
use serenity::model::application::{CommandInteraction, CommandOptionType, ResolvedValue};

use super::chosen_key;
use crate::discord::present::variant_label;
use crate::rules::Variant;
use crate::service::Refusal;

/// A variant's key, as chosen; what it means is looked up where it is used.
#[derive(Debug, Clone)]
pub(super) struct VariantOption {
    pub(super) key: String,
}

impl VariantOption {
    /// The variant of this key.
    pub(super) fn variant(self) -> Result<&'static Variant, Refusal> {
        Variant::by_key(&self.key).ok_or(Refusal::NoSuchVariant { key: self.key })
    }
}

#[async_trait]
impl poise::SlashArgument for VariantOption {
    async fn extract(
        _: &SerenityContext,
        _: &CommandInteraction,
        value: &ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        let mismatch = || poise::SlashArgError::new_command_structure_mismatch("variant is a text");
        chosen_key(value).map(|key| Self { key }).ok_or_else(mismatch)
    }

    fn create(option: CreateCommandOption) -> CreateCommandOption {
        let option = option.kind(CommandOptionType::String);
        Variant::ALL
            .iter()
            .fold(option, |option, variant| option.add_string_choice(variant_label(variant), variant.key))
    }
}
