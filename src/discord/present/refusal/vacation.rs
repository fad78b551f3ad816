//! Why nothing was done about a vacation.

use crate::discord::present::time::moment;
use crate::i18n::Texts;
use crate::service::VacationRefusal;

pub(super) fn words(texts: &Texts, refusal: VacationRefusal) -> String {
    match refusal {
        VacationRefusal::NoGames => texts.get("refuse-vacation-no-games"),
        VacationRefusal::NothingToStop => texts.get("refuse-vacation-nothing-to-stop"),
        VacationRefusal::NoneHere => texts.get("refuse-vacation-none-here"),
        VacationRefusal::UsedUp { allowed } => texts.with("refuse-vacation-used-up", &[("days", allowed.into())]),
        VacationRefusal::TooLong { most, allowed } => {
            texts.with("refuse-vacation-too-long", &[("most", most.into()), ("days", allowed.into())])
        }
        VacationRefusal::TooOften { again_at } => {
            let (at, left) = moment(texts, again_at);
            texts.with("refuse-vacation-too-often", &[("at", at.into()), ("in", left.into())])
        }
        VacationRefusal::Lasts { until } => {
            let (at, left) = moment(texts, until);
            texts.with("refuse-vacation-lasts", &[("at", at.into()), ("in", left.into())])
        }
        VacationRefusal::NotOnVacation => texts.get("refuse-vacation-not-on-one"),
    }
}
