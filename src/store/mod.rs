//! The database: the only place with SQL, one file a topic.
//!
//! [`Store`] opens it. A [`Snapshot`] reads one consistent state; a [`Tx`] is one use case that writes, and all that a
//! snapshot is. What they return are plain values: what the rules say about them is for the service.

mod challenges;
mod column;
mod error;
mod facts;
mod games;
mod lock;
mod offers;
mod open;
mod outbox;
mod owed;
mod players;
mod posts;
mod result;
mod settings;
mod tidy;
mod tx;

pub use challenges::{ChallengeRow, ChallengeState, NewChallengeRow};
pub use error::StoreError;
pub use games::{GameRow, NewGameRow, Place, PlyRow};
pub use lock::BotLock;
pub use offers::{OfferRow, OfferState};
pub use open::Store;
pub use outbox::{Due, NewOwed};
pub use owed::Owed;
pub use players::Person;
pub use posts::{Post, Shown};
pub use result::{EndReason, GameResult};
pub use settings::Settings;
pub use tidy::Expired;
pub use tx::{Snapshot, Tx};
