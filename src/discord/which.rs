//! What somebody wants to do who has not said in which of his games: it is kept in the menu in which he then chooses one.

use crate::rules::{Move, notation};
use crate::service::OfferKind;

/// What is to be done in the game that is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// Play this move, once he has seen what it does.
    Move(Move),
    /// Give the game up, once he has been asked.
    Resign,
    /// Offer something.
    Offer(OfferKind),
    /// Claim the game, once he has been asked.
    Claim,
    /// Give the opponent so many days more; none for as many as usual.
    AddTime(Option<u8>),
}

impl Which {
    /// What stands in the menu's `custom_id`.
    pub(super) fn to_key(self) -> String {
        match self {
            Self::Move(mv) => format!("move:{mv}"),
            Self::Resign => "resign".to_owned(),
            Self::Offer(kind) => kind.key().to_owned(),
            Self::Claim => "claim".to_owned(),
            Self::AddTime(None) => "add-time".to_owned(),
            Self::AddTime(Some(days)) => format!("add-time:{days}"),
        }
    }

    /// Reads what [`Which::to_key`] wrote.
    pub(super) fn from_keys(keys: &[&str]) -> Option<Self> {
        match keys {
            ["move", mv] => notation::parse_move(mv).ok().map(|written| Self::Move(written.mv)),
            ["resign"] => Some(Self::Resign),
            ["claim"] => Some(Self::Claim),
            ["add-time"] => Some(Self::AddTime(None)),
            ["add-time", days] => days.parse().ok().map(|days| Self::AddTime(Some(days))),
            [kind] => OfferKind::ALL.into_iter().find(|known| known.key() == *kind).map(Self::Offer),
            _ => None,
        }
    }
}
