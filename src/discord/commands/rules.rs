//! `/rules [variant]`

use super::variant_option::VariantOption;
use super::{Context, reply};
use crate::discord::answer::Reply;
use crate::discord::present;
use crate::rules::Variant;
use crate::service::Error;

/// Explains a variant, the default one if none is named.
#[poise::command(slash_command)]
pub(super) async fn rules(ctx: Context<'_>, variant: Option<VariantOption>) -> Result<(), Error> {
    let call = super::call(&ctx);
    let variant = match variant {
        Some(option) => option.variant()?,
        None => Variant::ALL.first().expect("there is a default variant"),
    };
    reply(&ctx, Reply::private(present::rules(&call.private, variant))).await
}
