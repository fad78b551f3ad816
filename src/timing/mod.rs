//! How long people may think: paces, the days that count, and arithmetic on them; when they are reminded, and when they
//! are left in peace. Nothing here reads a clock.

mod allowance;
mod counted;
mod hours;
mod pace;
mod plan;
mod quiet;
mod reminders;
mod zone;
mod zone_names;

pub use allowance::{Allowance, TimeOff};
pub use hours::{NotHours, NotQuietHours, read_hour, read_quiet_hours};
pub use pace::{Allotment, Pace, TimeUp, UnreadablePace};
pub use plan::{Plan, Reminder};
pub use quiet::QuietHours;
pub use reminders::{CLOSE, Notice, Progress, Turn, Wishes, next, passed, schedule};
pub use zone::{Zone, utc_text};
pub use zone_names::{find_zone, suggest_zones};
