//! What people were told: by what everybody reads in a channel, and by answers that only one sees.

use standin::{Message, Reply};

use super::acts::Act;

/// Something that the bot has said is so.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Promise {
    /// This move is this entry of the game's log.
    Played { game: i64, ply: i64, mv: String },
    /// This move has been played in the game.
    Moved { game: i64, mv: String },
    /// The game's log has so many entries.
    Stands { game: i64, ply: i64 },
    /// On this board whoever is to move has time until then.
    Until { game: i64, ply: i64, deadline: i64 },
    /// The game is over.
    Over { game: i64 },
    /// There is this challenge.
    Challenged { challenge: i64 },
    /// The challenge has been answered, or taken back.
    Answered { challenge: i64 },
    /// There is this offer.
    Offered { offer: i64 },
    /// The offer has been answered.
    OfferAnswered { offer: i64 },
}

/// A `custom_id`, taken apart: `v1:act:number:number:rest`.
pub(super) struct Press<'a> {
    pub(super) act: &'a str,
    pub(super) numbers: [i64; 2],
    pub(super) rest: &'a str,
}

impl<'a> Press<'a> {
    pub(super) fn read(custom_id: &'a str) -> Option<Self> {
        let mut parts = custom_id.strip_prefix("v1:")?.splitn(4, ':');
        let act = parts.next()?;
        let mut number = || parts.next().and_then(|part| part.parse().ok()).unwrap_or(0);
        let numbers = [number(), number()];
        Some(Self { act, numbers, rest: parts.next().unwrap_or_default() })
    }
}

/// What a message that all see says is so.
pub(super) fn of_message(message: &Message) -> Vec<Promise> {
    let mut promises = Vec::new();
    for button in message.buttons() {
        let Some(Press { act, numbers: [first, second], .. }) = button.custom_id.as_deref().and_then(Press::read)
        else {
            continue;
        };
        promises.push(match act {
            "accept" | "decline" | "withdraw" => Promise::Challenged { challenge: first },
            "rematch" => Promise::Over { game: first },
            "move" | "resign" => Promise::Stands { game: first, ply: second },
            _ if act.ends_with("-yes") || act.ends_with("-no") => Promise::Offered { offer: first },
            _ => continue,
        });
    }
    let board = promises.iter().find_map(|promise| match promise {
        Promise::Stands { game, ply } => Some((*game, *ply)),
        _ => None,
    });
    if let (Some((game, ply)), Some(mv)) = (board, move_told(message.content())) {
        promises.push(Promise::Played { game, ply, mv });
    }
    if let (Some((game, ply)), Some(deadline)) = (board, deadline_told(message.content())) {
        promises.push(Promise::Until { game, ply, deadline });
    }
    promises.dedup();
    promises
}

/// What an answer says is so to whoever asked.
pub(super) fn of_answer(act: &Act, reply: &Reply) -> Option<Promise> {
    match act {
        Act::Press { custom_id, .. } if reply.is_update() => {
            let press = Press::read(custom_id)?;
            let [first, second] = press.numbers;
            let told = reply.message().ok()?.content();
            match press.act {
                "play" if told.starts_with("Your move is played") => {
                    Some(Promise::Played { game: first, ply: second + 1, mv: press.rest.to_owned() })
                }
                "resign-yes" if told.starts_with("You have resigned") => Some(Promise::Over { game: first }),
                "accept" | "decline" | "withdraw" => Some(Promise::Answered { challenge: first }),
                "draw-no" | "take-back-no" | "abort-no" => Some(Promise::OfferAnswered { offer: first }),
                _ => None,
            }
        }
        Act::Press { custom_id, .. } if reply.is_public() => {
            let press = Press::read(custom_id)?;
            match press.act {
                "accept" => Some(Promise::Answered { challenge: press.numbers[0] }),
                "draw-yes" | "take-back-yes" | "abort-yes" => Some(Promise::OfferAnswered { offer: press.numbers[0] }),
                _ => None,
            }
        }
        // In another place than the game's he is told that it is done.
        Act::Move { game, mv, .. } => {
            let told = reply.message().ok()?.content();
            told.starts_with("Your move is played").then(|| Promise::Moved { game: *game, mv: mv.clone() })
        }
        Act::Press { .. } | Act::Slash { .. } | Act::Choose { .. } | Act::Types { .. } => None,
    }
}

/// Until when there is time, as a board tells it.
fn deadline_told(content: &str) -> Option<i64> {
    let behind = content.split_once("There is time until <t:").map(|(_, behind)| behind)?;
    behind.split_once(':')?.0.parse().ok()
}

/// The move that a board tells of.
pub(super) fn move_told(content: &str) -> Option<String> {
    let line = content.lines().next()?;
    let behind = line.split_once(") moved ").map(|(_, behind)| behind)?;
    let word = behind.strip_prefix("the king ").unwrap_or(behind).split_whitespace().next()?;
    Some(word.trim_end_matches('.').to_owned())
}
