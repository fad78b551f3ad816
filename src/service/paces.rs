//! Which pace a game gets: what somebody asks for, else what is usual where he asks.

use super::{Error, Place};
use crate::store::{Snapshot, Store};
use crate::timing::{Allotment, Pace, TimeUp};

/// What a guild that plays without a pace has stored as its default.
const NONE: &str = "none";

/// How long a side may think, as somebody chooses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Thinking {
    /// As long as it likes.
    Unlimited,
    /// So long.
    Within(Allotment),
}

impl Thinking {
    /// Everything that can be chosen.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Unlimited].into_iter().chain(Allotment::ALL.into_iter().map(Self::Within))
    }

    /// The stable text that stands for it in buttons and choices.
    pub fn key(self) -> String {
        match self {
            Self::Unlimited => NONE.to_owned(),
            Self::Within(allotment) => allotment.key(),
        }
    }

    /// The one of this key.
    pub fn by_key(key: &str) -> Option<Self> {
        Self::all().find(|thinking| thinking.key() == key)
    }

    /// That of a pace.
    pub fn of(pace: Option<Pace>) -> Self {
        pace.map_or(Self::Unlimited, |pace| Self::Within(pace.allotment))
    }
}

/// What somebody wants of a pace; what he leaves out is as usual.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PaceWish {
    /// How long a side may think.
    pub thinking: Option<Thinking>,
    /// Whether Saturday and Sunday count for nothing.
    pub weekends_off: Option<bool>,
    /// What happens when the time is up.
    pub time_up: Option<TimeUp>,
}

impl PaceWish {
    /// Whether it leaves everything as usual.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// The pace that it makes of the usual one. Without a limit there is nothing else to choose.
    pub fn instead_of(self, usual: Option<Pace>) -> Option<Pace> {
        let pace = match self.thinking {
            Some(Thinking::Unlimited) => return None,
            Some(Thinking::Within(allotment)) => Pace { allotment, ..usual.unwrap_or(Pace::DEFAULT) },
            None => usual?,
        };
        Some(Pace {
            weekends_off: self.weekends_off.unwrap_or(pace.weekends_off),
            time_up: self.time_up.unwrap_or(pace.time_up),
            ..pace
        })
    }
}

/// The pace that is played in a place unless somebody chooses another; none where there is none.
///
/// # Errors
/// Only faults.
pub async fn default_pace(store: &Store, place: Place) -> Result<Option<Pace>, Error> {
    default_pace_of(&mut store.read().await?, place).await
}

/// The same in a snapshot.
pub(super) async fn default_pace_of(snapshot: &mut Snapshot, place: Place) -> Result<Option<Pace>, Error> {
    let stored = match place.guild {
        Some(guild) => snapshot.guild_settings(guild).await?.pace,
        None => None,
    };
    Ok(settled_pace(stored.as_deref()))
}

/// The pace that a guild has settled. One that cannot be read any more is as if none had been.
pub fn settled_pace(stored: Option<&str>) -> Option<Pace> {
    match stored {
        None => Some(Pace::DEFAULT),
        Some(NONE) => None,
        Some(text) => Some(Pace::parse(text).unwrap_or(Pace::DEFAULT)),
    }
}

/// The text by which a guild's pace is stored.
pub(super) fn to_stored(pace: Option<Pace>) -> String {
    pace.map_or_else(|| NONE.to_owned(), Pace::to_text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_asked_for_is_as_usual() {
        let usual = Some(Pace { weekends_off: true, ..Pace::DEFAULT });
        let week = Allotment::PerMove { days: 7 };
        assert_eq!(PaceWish::default().instead_of(usual), usual);
        assert_eq!(PaceWish::default().instead_of(None), None);
        let wish = PaceWish { thinking: Some(Thinking::Within(week)), ..PaceWish::default() };
        assert_eq!(wish.instead_of(usual), Some(Pace { allotment: week, weekends_off: true, time_up: TimeUp::Claim }));
        assert_eq!(wish.instead_of(None), Some(Pace::of(week)));
        let forfeit = PaceWish { time_up: Some(TimeUp::Forfeit), weekends_off: Some(false), ..PaceWish::default() };
        assert_eq!(forfeit.instead_of(usual), Some(Pace { time_up: TimeUp::Forfeit, ..Pace::DEFAULT }));
        assert_eq!(forfeit.instead_of(None), None, "there is no time to be up");
        let none = PaceWish { thinking: Some(Thinking::Unlimited), ..forfeit };
        assert_eq!(none.instead_of(usual), None);
    }

    #[test]
    fn what_can_be_chosen_is_found_by_its_key() {
        for thinking in Thinking::all() {
            assert_eq!(Thinking::by_key(&thinking.key()), Some(thinking));
        }
        assert_eq!(Thinking::by_key("4d"), None);
    }

    #[test]
    fn a_guild_without_a_choice_plays_the_default() {
        assert_eq!(settled_pace(None), Some(Pace::DEFAULT));
        for pace in [None, Some(Pace { time_up: TimeUp::Forfeit, ..Pace::DEFAULT })] {
            assert_eq!(settled_pace(Some(&to_stored(pace))), pace);
        }
        assert_eq!(settled_pace(Some("every fortnight")), Some(Pace::DEFAULT));
    }
}
