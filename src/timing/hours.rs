//! Hours as people write them: `22-7`, `22:00 to 07:00`, `10pm-7am`, `off`.

use super::QuietHours;

/// A text that is no hours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotHours;

/// A text that is no quiet hours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotQuietHours {
    /// It cannot be read.
    Unreadable,
    /// They end at the hour at which they begin.
    SameHour,
}

/// Words for none.
const OFF: [&str; 6] = ["off", "none", "no", "never", "-", "–"];
/// What people write between two hours, beside a hyphen.
const BETWEEN: [&str; 9] = ["–", "—", "−", "→", "..", "/", "until", "till", "to"];

/// Quiet hours, or that there are none.
///
/// # Errors
/// It is neither.
pub fn read_quiet_hours(text: &str) -> Result<Option<QuietHours>, NotQuietHours> {
    let text = text.trim().to_lowercase();
    if OFF.contains(&text.as_str()) {
        return Ok(None);
    }
    let text = BETWEEN.iter().fold(text, |text, word| text.replace(word, "-"));
    let (from, until) = text.split_once('-').or_else(|| text.split_once(' ')).ok_or(NotQuietHours::Unreadable)?;
    let (from, until) = hour(from).zip(hour(until)).ok_or(NotQuietHours::Unreadable)?;
    QuietHours::new(from, until).map(Some).ok_or(NotQuietHours::SameHour)
}

/// An hour of the day, or that there is none.
///
/// # Errors
/// It is neither.
pub fn read_hour(text: &str) -> Result<Option<u8>, NotHours> {
    let text = text.trim().to_lowercase();
    if OFF.contains(&text.as_str()) {
        return Ok(None);
    }
    hour(&text).map(Some).ok_or(NotHours)
}

/// A whole hour: `7`, `07:00`, `7.00`, `7h`, `7 pm`; 24 is 0.
fn hour(text: &str) -> Option<u8> {
    let text = text.trim();
    let (text, half) = match (text.strip_suffix("am"), text.strip_suffix("pm")) {
        (Some(text), _) => (text, Some(0)),
        (_, Some(text)) => (text, Some(12)),
        (None, None) => (text, None),
    };
    let text = text.trim();
    let whole = [":00", ".00", "h00", "h"].iter().find_map(|end| text.strip_suffix(end)).unwrap_or(text);
    let is_number = (1..=2).contains(&whole.len()) && whole.bytes().all(|c| c.is_ascii_digit());
    let number: u8 = whole.parse().ok().filter(|_| is_number)?;
    match half {
        Some(half) => (1..=12).contains(&number).then_some(number % 12 + half),
        None => (number <= 24).then_some(number % 24),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_are_read_as_people_write_them() {
        let night = QuietHours::new(22, 7);
        for text in [
            "22-7",
            "22 - 07",
            " 22–7 ",
            "22:00-07:00",
            "22.00—7.00",
            "22 to 7",
            "22 until 7",
            "22 7",
            "22h-7h",
            "22h00 → 7h00",
            "10pm-7am",
            "10 PM to 7 AM",
            "22..7",
        ] {
            assert_eq!(read_quiet_hours(text), Ok(night), "{text}");
        }
        assert_eq!(read_quiet_hours("0-8"), Ok(QuietHours::new(0, 8)));
        assert_eq!(read_quiet_hours("23-24"), Ok(QuietHours::new(23, 0)));
        assert_eq!(read_quiet_hours("12am-12pm"), Ok(QuietHours::new(0, 12)));
        for text in ["off", "OFF", " none ", "no", "-"] {
            assert_eq!(read_quiet_hours(text), Ok(None), "{text}");
        }
        for text in [
            "",
            "22",
            "22-",
            "-7",
            "22-7-8",
            "22:30-7",
            "25-7",
            "22-77",
            "13pm-7",
            "0am-7",
            "ten-seven",
            "+2-7",
            "２２-7",
        ] {
            assert_eq!(read_quiet_hours(text), Err(NotQuietHours::Unreadable), "{text}");
        }
        for text in ["7-7", "0-24", "22-22", "10pm to 22:00"] {
            assert_eq!(read_quiet_hours(text), Err(NotQuietHours::SameHour), "{text}");
        }
    }

    #[test]
    fn an_hour_is_read_as_people_write_it() {
        for (text, hour) in [
            ("8", 8),
            ("08", 8),
            (" 8:00 ", 8),
            ("8am", 8),
            ("8 pm", 20),
            ("0", 0),
            ("24", 0),
            ("23", 23),
            ("12 am", 0),
            ("18h", 18),
        ] {
            assert_eq!(read_hour(text), Ok(Some(hour)), "{text}");
        }
        assert_eq!(read_hour("off"), Ok(None));
        for text in ["", "25", "8:30", "eight", "-8", "8-9", "008", "8 o'clock", "🦆"] {
            assert_eq!(read_hour(text), Err(NotHours), "{text}");
        }
    }
}
