//! In which language somebody is answered, and what everybody in a place is told. The service knows codes; which of our
//! languages they stand for is known here.

use super::call::Call;
use super::edge::Edge;
use crate::i18n::{Locale, Texts};
use crate::ids::PlayerId;
use crate::service::{self, Place, Seen};

/// Answers the caller in the language that he has chosen, and speaks to all in the one of the place. Where that cannot be
/// looked up, the languages that Discord named will do.
pub(super) async fn settle(call: &mut Call) {
    match service::languages(&call.store, call.person.id, call.place, seen(call)).await {
        Ok(languages) => {
            call.private = texts(Some(&languages.private));
            call.public = texts(languages.public.as_deref());
        }
        Err(error) => call.edge.log_fault("which language to speak cannot be looked up", &error),
    }
}

/// Notes what Discord has said of the caller's language, once he has been answered.
pub(super) async fn note(call: &Call) {
    if let Err(error) = service::note_reader(&call.store, call.person.id, call.place, seen(call)).await {
        call.edge.log_fault("somebody's language could not be noted", &error);
    }
}

fn seen(call: &Call) -> Seen<'static> {
    Seen { reader: call.client.code(), guild: call.guild_locale.map(Locale::code) }
}

/// The texts for what everybody in a place sees, where no interaction tells its language.
pub(super) async fn texts_of_place(edge: &Edge, place: Place) -> Texts {
    match service::language_of_place(&edge.store, place).await {
        Ok(code) => texts(code.as_deref()),
        Err(error) => {
            edge.log_fault("the language of a place cannot be looked up", &error);
            texts(None)
        }
    }
}

/// The texts for what a player alone sees, where no interaction tells his language.
pub(super) async fn texts_of_player(edge: &Edge, player: PlayerId) -> Texts {
    match service::language_of_player(&edge.store, player).await {
        Ok(code) => texts(code.as_deref()),
        Err(error) => {
            edge.log_fault("the language of a player cannot be looked up", &error);
            texts(None)
        }
    }
}

/// The texts in the language of this code; English for none, and for one that there is no more.
fn texts(code: Option<&str>) -> Texts {
    Texts::new(code.and_then(Locale::by_code).unwrap_or(Locale::English))
}
