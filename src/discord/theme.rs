//! The theme in which a player sees the boards that are for him alone. What everybody sees has the default one.

use super::call::Call;
use super::present::Draft;
use crate::render::Theme;
use crate::service::{self, Settings};

/// The theme that a player has chosen; the default one where he has not, or where it exists no more.
pub(super) fn chosen(settings: &Settings) -> &'static Theme {
    settings.theme.as_deref().and_then(Theme::by_key).unwrap_or(Theme::DEFAULT)
}

/// The draft with its board in the theme that the caller has chosen, unless it has one already.
pub(super) async fn in_his_theme(call: &Call, mut draft: Draft) -> Draft {
    if let Some(picture) = draft.picture.as_mut().filter(|picture| picture.theme.is_none()) {
        match service::show_settings(&call.store, call.person.id).await {
            Ok(settings) => picture.theme = Some(chosen(&settings)),
            // A board in another look is better than none.
            Err(error) => call.edge.log_fault("a theme could not be looked up", &error),
        }
    }
    draft
}
