//! The option `house-rules`: what is to be different from the variant's rules, in words or keys.

use serenity::builder::CreateAutocompleteResponse;
use serenity::model::application::ResolvedValue;

use super::game_option::choices;
use super::{Context, call};
use crate::discord::house_rules;
use crate::rules::Variant;
use crate::service;

/// The rules, then what they can be set to, for the variant chosen so far.
pub(super) async fn suggest_house_rules<'a>(ctx: Context<'a>, typed: &'a str) -> CreateAutocompleteResponse {
    let chosen = ctx.args.iter().find(|option| option.name == "variant").and_then(|option| match option.value {
        ResolvedValue::String(key) => Variant::by_key(key),
        _ => None,
    });
    let call = call(&ctx);
    let variant = match chosen {
        Some(variant) => variant,
        None => service::default_variant(&call.store, call.place).await.unwrap_or(&Variant::ALL[0]),
    };
    choices(house_rules::suggest(&call.private, variant, typed).into_iter())
}
