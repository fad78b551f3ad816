//! The database: the only place with SQL, one file a topic.
//!
//! [`Store`] opens it. A [`Snapshot`] reads one consistent state; a [`Tx`] is one use case that writes, and all that a
//! snapshot is. What they return are plain values: what the rules say about them is for the service.

mod challenges;
mod clocks;
mod column;
mod contact;
mod error;
mod facts;
mod frozen;
mod games;
mod guilds;
mod interventions;
mod languages;
mod lock;
mod matches;
mod offers;
mod open;
mod outbox;
mod owed;
mod pings;
mod players;
mod posts;
mod records;
mod reminders;
mod result;
mod set_ups;
mod settings;
mod tally;
mod threads;
mod tidy;
mod tx;
mod vacations;

pub use challenges::{ChallengeRow, ChallengeState, NewChallengeRow};
pub use clocks::{ClockRow, GivenBack, Run, Ticking};
pub use contact::Missed;
pub use error::{Passing, StoreError};
pub use frozen::RunningClock;
pub use games::{GameRow, NewGameRow, Place, PlyRow, Standing};
pub use guilds::GuildSettings;
pub use interventions::Intervention;
pub use languages::Tongue;
pub use lock::BotLock;
pub use matches::MatchRow;
pub use offers::{NewOfferRow, OfferKind, OfferRow, OfferState, OpenOffer};
pub use open::Store;
pub use outbox::{Due, NewOwed};
pub use owed::Owed;
pub use pings::Pings;
pub use players::Person;
pub use posts::{Post, Shown};
pub use records::RecordRow;
pub use result::{EndReason, GameResult};
pub use set_ups::{SetUpRow, SetUpTerms};
pub use settings::{Reminding, Settings};
pub use tally::{Counted, TallyRow};
pub use threads::{ThreadRow, ThreadState};
pub use tidy::Expired;
pub use tx::{Snapshot, Tx};
pub use vacations::{ReachRow, VacationRow};
