//! Of what a player is reminded while he thinks about a move.

/// A reminder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reminder {
    /// When half of the time is gone.
    Half,
    /// With a day left.
    DayBefore,
    /// With three hours left.
    HoursBefore,
}

impl Reminder {
    /// Every reminder.
    pub const ALL: [Self; 3] = [Self::Half, Self::DayBefore, Self::HoursBefore];

    /// The stable text that stands for it in files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Half => "half",
            Self::DayBefore => "24h",
            Self::HoursBefore => "3h",
        }
    }

    /// The bit that stands for it in a set.
    pub const fn bit(self) -> u32 {
        match self {
            Self::Half => 1,
            Self::DayBefore => 2,
            Self::HoursBefore => 4,
        }
    }
}

/// The reminders that somebody wants.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Plan {
    /// All of them.
    #[default]
    Usual,
    /// Those of the last day.
    LastDay,
    /// The last one alone.
    LastHours,
    /// None.
    Off,
}

impl Plan {
    /// Every plan.
    pub const ALL: [Self; 4] = [Self::Usual, Self::LastDay, Self::LastHours, Self::Off];

    /// The stable text that stands for it in choices.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::LastDay => "last-day",
            Self::LastHours => "last-hours",
            Self::Off => "off",
        }
    }

    /// The plan of this key.
    pub fn by_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|plan| plan.key() == key)
    }

    /// Its reminders.
    pub const fn reminders(self) -> &'static [Reminder] {
        match self {
            Self::Usual => &Reminder::ALL,
            Self::LastDay => &[Reminder::DayBefore, Reminder::HoursBefore],
            Self::LastHours => &[Reminder::HoursBefore],
            Self::Off => &[],
        }
    }

    /// The same as bits.
    pub fn bits(self) -> u32 {
        self.reminders().iter().map(|one| one.bit()).sum()
    }

    /// The stable text that stands for it in files: `half,24h,3h`, or `off`.
    pub fn to_text(self) -> String {
        let keys: Vec<&str> = self.reminders().iter().map(|one| one.key()).collect();
        if keys.is_empty() { "off".to_owned() } else { keys.join(",") }
    }

    /// What [`Plan::to_text`] wrote.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|plan| plan.to_text() == text)
    }
}
