//! The stand-in's clock. Real time passes by itself; tests may advance it (time goes by at Discord) or skew it
//! (Discord's clock and the bot's differ), so that nobody sleeps through a token's fifteen minutes.
//!
//! Two readings follow: `elapsed` drives everything that ages (the 3-second window, tokens, nonces, sessions) and
//! moves with real time and `advance`; `now` is what the world outside is shown (`Date`, snowflakes, timestamps)
//! and moves with `skew` as well.

use std::{
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::sync::watch;
use twilight_model::util::Timestamp;

/// Milliseconds since the Unix epoch.
pub type Millis = i64;

#[derive(Clone, Copy, Debug, Default)]
struct Offsets {
    advanced: Millis,
    skew: Millis,
}

/// A steerable clock; clones show the same time.
#[derive(Clone, Debug)]
pub struct Clock {
    offsets: Arc<watch::Sender<Offsets>>,
}

impl Clock {
    pub(crate) fn new() -> Self {
        Self { offsets: Arc::new(watch::Sender::new(Offsets::default())) }
    }

    /// The time that the stand-in shows to the world.
    pub fn now(&self) -> Millis {
        self.elapsed() + self.offsets.borrow().skew
    }

    /// The time by which things age: real time and whatever was advanced, without skew.
    pub(crate) fn elapsed(&self) -> Millis {
        real_now() + self.offsets.borrow().advanced
    }

    pub(crate) fn advance(&self, by: Duration) {
        let by = Millis::try_from(by.as_millis()).unwrap_or(Millis::MAX / 4);
        self.offsets.send_modify(|offsets| offsets.advanced += by);
    }

    pub(crate) fn set_skew(&self, skew: Millis) {
        self.offsets.send_modify(|offsets| offsets.skew = skew);
    }

    /// Waits until `elapsed` has reached the moment given, however it gets there.
    pub(crate) async fn wait_until(&self, moment: Millis) {
        let mut offsets = self.offsets.subscribe();
        loop {
            offsets.borrow_and_update();
            let Ok(left) = u64::try_from(moment - self.elapsed()) else { return };
            if left == 0 {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(left)) => {}
                changed = offsets.changed() => if changed.is_err() { return },
            }
        }
    }

    /// The value of a `Date` header.
    pub(crate) fn http_date(&self) -> String {
        let millis = u64::try_from(self.now()).unwrap_or(0);
        httpdate::fmt_http_date(UNIX_EPOCH + Duration::from_millis(millis))
    }
}

/// A moment as Discord writes it in JSON.
pub(crate) fn iso8601(at: Millis) -> String {
    Timestamp::from_micros(at.saturating_mul(1000)).map(|time| time.iso_8601().to_string()).unwrap_or_default()
}

fn real_now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX / 4)
}
