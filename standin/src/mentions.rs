//! Who is mentioned by a text, and who of them is really pinged: Discord's `allowed_mentions` and its defaults.

use serde_json::Value;
use twilight_model::channel::message::{AllowedMentions, MentionType};

use crate::ids::UserId;

/// Where a message comes from decides what it pings by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A message in a channel parses all kinds of mention.
    Channel,
    /// An answer to an interaction parses users only.
    Interaction,
}

/// What a text mentions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mentions {
    pub(crate) users: Vec<UserId>,
    pub(crate) everyone: bool,
}

/// What may be pinged of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Allowed {
    everyone: bool,
    all_users: bool,
    users: Vec<UserId>,
    pub(crate) replied_user: bool,
}

impl Allowed {
    /// The rule of a body: its `allowed_mentions`, or the default of its origin.
    pub(crate) fn of(given: Option<&AllowedMentions>, origin: Origin) -> Self {
        let Some(given) = given else {
            return Self {
                everyone: origin == Origin::Channel,
                all_users: true,
                users: Vec::new(),
                replied_user: true,
            };
        };
        Self {
            everyone: given.parse.contains(&MentionType::Everyone),
            all_users: given.parse.contains(&MentionType::Users),
            users: given.users.clone(),
            replied_user: given.replied_user,
        }
    }

    pub(crate) fn allows_everyone(&self) -> bool {
        self.everyone
    }

    pub(crate) fn allows(&self, user: UserId) -> bool {
        self.all_users || self.users.contains(&user)
    }
}

/// Finds the mentions in a text, outside of code.
pub(crate) fn find(content: &str) -> Mentions {
    let mut mentions = Mentions::default();
    for part in outside_code(content) {
        let mut rest = part;
        while let Some(start) = rest.find("<@") {
            rest = &rest[start + 2..];
            let digits = rest.strip_prefix('!').unwrap_or(rest);
            let length = digits.bytes().take_while(u8::is_ascii_digit).count();
            if digits[length..].starts_with('>')
                && let Ok(id) = digits[..length].parse::<UserId>()
                && !mentions.users.contains(&id)
            {
                mentions.users.push(id);
            }
        }
        mentions.everyone |= part.contains("@everyone") || part.contains("@here");
    }
    mentions
}

/// The parts of a text that are not between backticks; an unclosed backtick is text.
fn outside_code(content: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = content;
    loop {
        let Some(start) = opening_backtick(rest) else {
            parts.push(rest);
            return parts;
        };
        let fence = rest[start..].bytes().take_while(|byte| *byte == b'`').count();
        let (before, opened) = rest.split_at(start);
        let inside = &opened[fence..];
        let Some(end) = inside.find(&opened[..fence]) else {
            parts.push(rest);
            return parts;
        };
        parts.push(before);
        rest = &inside[end + fence..];
    }
}

/// The first backtick that opens code: one behind a backslash is text.
fn opening_backtick(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    text.char_indices().find_map(|(at, char)| {
        let opens = char == '`' && !is_escaped;
        is_escaped = char == '\\' && !is_escaped;
        opens.then_some(at)
    })
}

/// Checks the parts of `allowed_mentions` that exclude each other, which the model does not.
pub(crate) fn check(given: &Value) -> Result<AllowedMentions, (&'static str, String)> {
    let allowed: AllowedMentions = serde_json::from_value(given.clone())
        .map_err(|error| ("", format!("not a set of allowed mentions: {error}")))?;
    if allowed.parse.contains(&MentionType::Users) && !allowed.users.is_empty() {
        return Err(("users", r#"parse:["users"] and users: [ids...] are mutually exclusive."#.to_owned()));
    }
    if allowed.parse.contains(&MentionType::Roles) && !allowed.roles.is_empty() {
        return Err(("roles", r#"parse:["roles"] and roles: [ids...] are mutually exclusive."#.to_owned()));
    }
    if allowed.users.len() > 100 {
        return Err(("users", "Must be 100 or fewer in length.".to_owned()));
    }
    if allowed.roles.len() > 100 {
        return Err(("roles", "Must be 100 or fewer in length.".to_owned()));
    }
    Ok(allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn user(id: u64) -> UserId {
        UserId::new(id)
    }

    #[test]
    fn mentions_are_found_in_both_spellings_and_once() {
        assert_eq!(find("<@12> and <@!34>, <@12> again, <@&56> is a role").users, [user(12), user(34)]);
    }

    #[test]
    fn broken_mentions_are_text() {
        assert_eq!(find("<@> <@x> <@12 <@0> @Ann"), Mentions::default());
    }

    #[test]
    fn code_mentions_nobody() {
        assert_eq!(find("`<@1>` ``<@2> ` <@3>`` ```\n<@4> @everyone\n``` <@5>").users, [user(5)]);
        assert_eq!(find("` <@6>").users, [user(6)]);
        assert_eq!(find(r"\` <@7> \`").users, [user(7)]);
    }

    #[test]
    fn channel_messages_parse_all_and_answers_users_only() {
        assert!(Allowed::of(None, Origin::Channel).allows_everyone());
        assert!(!Allowed::of(None, Origin::Interaction).allows_everyone());
        assert!(Allowed::of(None, Origin::Interaction).allows(user(1)));
    }

    #[test]
    fn a_list_of_users_allows_only_them() {
        let given = AllowedMentions { users: vec![user(1)], ..AllowedMentions::default() };
        let allowed = Allowed::of(Some(&given), Origin::Channel);
        assert!(allowed.allows(user(1)) && !allowed.allows(user(2)) && !allowed.allows_everyone());
    }
}
