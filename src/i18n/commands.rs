//! What the commands are called in every language, and what Discord's menus say about them.

use super::Texts;

/// Every slash command with its options, in the order in which Discord shows the options.
pub const COMMANDS: [(&str, &[&str]); 23] = [
    ("challenge", &["opponent", "variant", "side", "games", "pace", "weekends-off", "time-up", "house-rules"]),
    ("move", &["move", "game"]),
    ("board", &["game", "flip", "theme", "text"]),
    ("games", &[]),
    ("resign", &["game"]),
    ("draw", &["game"]),
    ("rules", &["variant", "game"]),
    ("settings", &["theme", "confirm", "language", "pings", "reminders", "quiet-hours", "zone", "digest"]),
    ("help", &[]),
    ("take-back", &["game"]),
    ("abort", &["game"]),
    ("tafl-end", &["game", "reason"]),
    (
        "server-settings",
        &[
            "add-channel",
            "remove-channel",
            "all-channels",
            "threads",
            "variant",
            "language",
            "pace",
            "weekends-off",
            "time-up",
            "vacation-days",
        ],
    ),
    ("tafl-check", &[]),
    ("history", &["game"]),
    ("show", &["move", "game"]),
    ("replay", &["game", "public"]),
    ("export", &["game"]),
    ("import", &["record", "file", "variant"]),
    ("record", &["user"]),
    ("vacation", &[]),
    ("claim", &["game"]),
    ("add-time", &["days", "game"]),
];

/// The subcommands, by the names under which their descriptions stand: that of the command, then their own.
pub const SUBCOMMANDS: [(&str, &[&str]); 3] =
    [("vacation-begin", &["days"]), ("vacation-end", &[]), ("vacation-show", &[])];

/// The choices that are words; variants and languages are called by their proper names in every language.
pub const CHOICES: [&str; 15] = [
    "attackers",
    "defenders",
    "random",
    "one-game",
    "match",
    "as-discord",
    "pings-channel",
    "pings-dm",
    "pings-none",
    "reminders-usual",
    "reminders-last-day",
    "reminders-last-hours",
    "reminders-off",
    "time-up-claim",
    "time-up-forfeit",
];

impl Texts {
    /// What Discord's menu says about a command of [`COMMANDS`] or of [`SUBCOMMANDS`], at most 100 characters.
    pub fn command_description(&self, command: &str) -> String {
        self.get(&format!("cmd-{command}-desc"))
    }

    /// What Discord's menu says about an option of a command, at most 100 characters.
    pub fn option_description(&self, command: &str, option: &str) -> String {
        self.get(&format!("opt-{command}-{option}-desc"))
    }

    /// How the theme of this key is called.
    pub fn theme(&self, key: &str) -> String {
        self.get(&format!("theme-{key}"))
    }

    /// How a choice of [`CHOICES`] is called.
    pub fn choice(&self, key: &str) -> String {
        self.get(&format!("choice-{key}"))
    }
}
