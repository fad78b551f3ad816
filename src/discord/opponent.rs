//! Whom somebody challenges, by what an interaction tells of him: whether he is a bot, and whether he can read it.

use serenity::model::application::CommandDataResolved;
use serenity::model::guild::PartialMember;
use serenity::model::permissions::Permissions;
use serenity::model::user::User;

use super::call::{Call, display_name, partial_nick, person};
use crate::service::{ChallengeRefusal, Opponent, Presence, Refusal};

/// A user who was named in an interaction, with what was resolved of him.
pub(super) fn opponent(call: &Call, user: &User, resolved: &CommandDataResolved) -> Opponent {
    let member = resolved.members.get(&user.id);
    let person = person(user, display_name(user, partial_nick(member)));
    Opponent { person, is_bot: user.bot, presence: presence(call, member) }
}

/// A challenge that anybody may take needs somebody who can.
pub(super) fn admit_anybody(call: &Call) -> Result<(), Refusal> {
    if call.is_alone { Err(ChallengeRefusal::NobodyElse.into()) } else { Ok(()) }
}

/// In a guild whoever is there was resolved as a member. Who is in a private conversation of others we are not told.
fn presence(call: &Call, member: Option<&PartialMember>) -> Presence {
    match member {
        None if call.place.guild.is_some() || call.is_alone => Presence::Elsewhere,
        Some(member) if member.permissions.is_some_and(cannot_see) => Presence::CannotSee,
        None | Some(_) => Presence::Here,
    }
}

/// Whether rights in a channel do not include seeing it. No rights at all say only that nothing was worked out.
fn cannot_see(rights: Permissions) -> bool {
    !rights.is_empty() && !rights.intersects(Permissions::VIEW_CHANNEL | Permissions::ADMINISTRATOR)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_no_right_to_see_a_channel_does_not_see_it() {
        assert!(cannot_see(Permissions::SEND_MESSAGES | Permissions::ADD_REACTIONS));
        for sees in [Permissions::VIEW_CHANNEL, Permissions::ADMINISTRATOR, Permissions::all(), Permissions::empty()] {
            assert!(!cannot_see(sees), "{sees:?}");
        }
    }
}
