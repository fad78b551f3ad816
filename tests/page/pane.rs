//! One person's view in the page, used as a person would: by what it says and by what can be clicked.

use std::time::{Duration, Instant};

use fantoccini::{
    Client, Locator,
    actions::{InputSource, KeyAction, KeyActions},
    elements::Element,
    error::CmdError,
    key::Key,
};
use serde_json::json;

/// How long the page may take to show what is waited for.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often it is looked at meanwhile.
const PERIOD: Duration = Duration::from_millis(25);

/// The size, as loaded, and the alternative text of the newest picture that a person sees.
const NEWEST_PICTURE: &str = "
    const image = [...document.querySelectorAll(`[data-person='${arguments[0]}'] article img`)].pop();
    return { width: image?.naturalWidth ?? 0, words: image?.alt ?? '' };
";

/// How wide it is shown.
const SHOWN_WIDTH: &str = "
    const image = [...document.querySelectorAll(`[data-person='${arguments[0]}'] article img`)].pop();
    return image?.complete ? image.getBoundingClientRect().width : 0;
";

/// How wide the picture is shown that has been enlarged, as far as one can get to see it: all of it by scrolling, within a pixel.
const ENLARGED_WIDTH: &str = "
    const image = document.querySelector('dialog[open] img');
    if (!image?.complete || !image.naturalWidth) return 0;
    const width = image.getBoundingClientRect().width;
    const frame = image.parentElement;
    const within = frame.scrollWidth > frame.clientWidth ? frame.scrollWidth : frame.clientWidth;
    return width <= within + 1 ? width : 0;
";

/// The view of one person.
pub(crate) struct Pane<'page> {
    page: &'page Client,
    name: &'static str,
}

impl<'page> Pane<'page> {
    /// The view of the person with this name.
    pub(crate) fn of(page: &'page Client, name: &'static str) -> Self {
        Self { page, name }
    }

    // ---- typing ----

    /// Types a command, key by key, and sends it.
    pub(crate) async fn enter(&self, line: &str) {
        self.type_text(line).await;
        self.confirm().await;
    }

    /// Types into the composer, key by key: from the second word on the keys go to the command's fields.
    pub(crate) async fn type_text(&self, text: &str) {
        self.click("//input[@data-testid='composer']", "the composer").await;
        self.keys(text).await;
    }

    /// Presses Enter, and waits until the page has taken the command.
    pub(crate) async fn confirm(&self) {
        self.keys(&char::from(Key::Enter).to_string()).await;
        self.find("//input[@data-testid='composer' and not(@hidden)]", "an empty composer").await;
    }

    async fn keys(&self, text: &str) {
        let strokes = text.chars().fold(KeyActions::new("keyboard".to_owned()), |actions, value| {
            actions.then(KeyAction::Down { value }).then(KeyAction::Up { value })
        });
        self.page.perform_actions(strokes).await.expect("keys can be pressed");
    }

    /// Clicks the suggestion with this value.
    pub(crate) async fn pick_suggestion(&self, value: &str) {
        let path = format!("//*[@data-testid='suggestions']//*[@role='option'][@data-value='{value}']");
        self.click(&path, &format!("the suggestion {value}")).await;
    }

    // ---- clicking ----

    /// Presses the newest button with this label.
    pub(crate) async fn press(&self, label: &str) {
        let path = format!("//article//button[normalize-space()='{label}'][not(@disabled)][not(@aria-disabled)]");
        self.click(&path, &format!("the button {label}")).await;
    }

    /// Opens the newest menu with this placeholder and chooses the option with this value.
    pub(crate) async fn choose(&self, menu: &str, value: &str) {
        let path = format!(
            "//article//button[@aria-haspopup='listbox'][starts-with(@aria-label, '{menu}')][not(@disabled)][not(@aria-disabled)]"
        );
        self.click(&path, &format!("the menu {menu}")).await;
        let option = format!("//*[contains(@class, 'menu')]//*[@role='option'][@data-value='{value}']");
        self.click_anywhere(&option, &format!("the choice {value}")).await;
    }

    /// Dismisses the newest private message, which then goes.
    pub(crate) async fn dismiss(&self) {
        let before = self.count("//article[@data-private='true']").await;
        self.click("//button[@data-testid='dismiss']", "Dismiss").await;
        self.until("a private message less", async || {
            Ok((self.count("//article[@data-private='true']").await < before).then_some(()))
        })
        .await;
    }

    // ---- looking ----

    /// Waits for a message that says this.
    pub(crate) async fn sees(&self, text: &str) {
        let path = format!("//article//*[contains(@class, 'content')][contains(normalize-space(), \"{text}\")]");
        self.find(&path, &format!("a message with “{text}”")).await;
    }

    /// Waits for a private message that says this.
    pub(crate) async fn sees_in_private(&self, text: &str) {
        let path = format!("//article[@data-private='true'][contains(normalize-space(), \"{text}\")]");
        self.find(&path, &format!("a private message with “{text}”")).await;
    }

    /// Waits until this many pings are counted as not yet seen.
    pub(crate) async fn is_pinged(&self, times: usize) {
        let badge = "//*[@data-testid='pings']";
        let path = if times == 0 { format!("{badge}[@hidden]") } else { format!("{badge}[not(@hidden)][.='{times}']") };
        self.find(&path, &format!("{times} pings")).await;
    }

    /// How many messages are shown.
    pub(crate) async fn count_messages(&self) -> usize {
        self.count("//article").await
    }

    /// Whether the newest message has a button with this label.
    pub(crate) async fn last_message_offers(&self, label: &str) -> bool {
        self.count(&format!("//article[last()]//button[normalize-space()='{label}']")).await > 0
    }

    /// Waits until the newest picture is there, and checks that it is told in words too.
    pub(crate) async fn has_loaded_the_last_picture(&self) {
        let words = self
            .until("a loaded picture", async || {
                let picture = self.page.execute(NEWEST_PICTURE, vec![json!(self.name)]).await?;
                Ok((picture["width"].as_u64() > Some(0))
                    .then(|| picture["words"].as_str().unwrap_or_default().to_owned()))
            })
            .await;
        assert!(words.contains("to move") || words.contains("won"), "the picture in words: {words}");
    }

    /// How wide the newest picture is shown, once it is there.
    pub(crate) async fn width_of_the_last_picture(&self) -> f64 {
        self.width(SHOWN_WIDTH, "a picture").await
    }

    /// Presses the newest picture.
    pub(crate) async fn enlarges_the_last_picture(&self) {
        self.click("//article//button[@title='Enlarge']", "a picture to enlarge").await;
    }

    /// How wide it is shown then.
    pub(crate) async fn width_of_the_enlarged_picture(&self) -> f64 {
        self.width(ENLARGED_WIDTH, "an enlarged picture").await
    }

    /// Goes back to the conversation.
    pub(crate) async fn closes_the_enlarged_picture(&self) {
        self.click_anywhere("//dialog//button", "what closes the picture").await;
        self.until("the conversation", async || {
            Ok(self.page.find_all(Locator::XPath("//dialog[@open]")).await?.is_empty().then_some(()))
        })
        .await;
    }

    async fn width(&self, script: &str, what: &str) -> f64 {
        self.until(what, async || {
            let width = self.page.execute(script, vec![json!(self.name)]).await?.as_f64();
            Ok(width.filter(|width| *width > 0.0))
        })
        .await
    }

    // ---- the means ----

    async fn count(&self, path: &str) -> usize {
        self.page.find_all(Locator::XPath(&self.within(path))).await.expect("the page can be searched").len()
    }

    async fn find(&self, path: &str, what: &str) -> Element {
        self.until(what, async || self.newest(path).await).await
    }

    async fn click(&self, path: &str, what: &str) {
        self.click_anywhere(&self.within(path), what).await;
    }

    // A message may be drawn anew just when it is to be clicked: then the click is tried again.
    async fn click_anywhere(&self, path: &str, what: &str) {
        self.until(what, async || {
            let Some(element) = self.page.find_all(Locator::XPath(path)).await?.pop() else { return Ok(None) };
            element.click().await.map(Some)
        })
        .await;
    }

    async fn newest(&self, path: &str) -> Result<Option<Element>, CmdError> {
        Ok(self.page.find_all(Locator::XPath(&self.within(path))).await?.pop())
    }

    fn within(&self, path: &str) -> String {
        format!("//section[@data-person='{}']{path}", self.name)
    }

    async fn until<Found>(&self, what: &str, look: impl AsyncFn() -> Result<Option<Found>, CmdError>) -> Found {
        let start = Instant::now();
        let mut trouble = None;
        while start.elapsed() < PATIENCE {
            match look().await {
                Ok(Some(found)) => return found,
                Ok(None) => {}
                Err(error) => trouble = Some(error),
            }
            tokio::time::sleep(PERIOD).await;
        }
        panic!("{} waits in vain for {what} ({trouble:?})", self.name);
    }
}
