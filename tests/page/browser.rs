//! A headless Chromium of the test's own, driven through `ChromeDriver`, both ended with the test whatever happens.

use std::{net::TcpListener, panic::AssertUnwindSafe, path::PathBuf, process::Command, time::Duration};

use fantoccini::{Client, ClientBuilder};
use futures::FutureExt;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::child::Running;

/// How long a whole test may take in the browser before it is given up.
const LONGEST: Duration = Duration::from_mins(3);

/// A port that nothing listens on at this moment.
pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("this machine has a free port");
    listener.local_addr().expect("a bound socket has an address").port()
}

/// Whether there is a Chromium here, and its driver.
pub(crate) fn is_installed() -> bool {
    path_of("chromedriver").is_some() && chromium().is_some()
}

/// On what the page is looked at.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Screen {
    /// One on a desk.
    Desk,
    /// That of a small phone.
    Phone,
}

/// Runs `test` on the page at `address`.
pub(crate) async fn with<Test, Run>(address: &str, screen: Screen, test: Test)
where
    Test: FnOnce(Client) -> Run,
    Run: Future<Output = ()>,
{
    let (driver, url) = start_driver();
    let profile = tempfile::tempdir().expect("a temporary folder can be made");
    let page = connect(&url, screen, &profile.path().to_string_lossy()).await;
    page.goto(address).await.expect("the page opens");
    let finished = tokio::time::timeout(LONGEST, AssertUnwindSafe(test(page.clone())).catch_unwind()).await;
    if !matches!(finished, Ok(Ok(()))) {
        eprintln!("the page at the end:\n{}", text_of(&page).await);
    }
    // The browser goes with its session; the driver alone would leave it behind.
    let closed = page.close().await;
    drop(driver);
    match finished {
        Ok(Ok(())) => closed.expect("the browser closes"),
        Ok(Err(panic)) => std::panic::resume_unwind(panic),
        Err(elapsed) => panic!("the browser's part took more than {LONGEST:?}: {elapsed}"),
    }
}

async fn text_of(page: &Client) -> String {
    let text = page.execute("return document.body.innerText", Vec::new()).await;
    text.ok().as_ref().and_then(Value::as_str).unwrap_or("(it cannot be read)").to_owned()
}

fn start_driver() -> (Running, String) {
    let port = free_port();
    let mut driver = Running::start(Command::new("chromedriver").arg(format!("--port={port}")));
    driver.line(|line| line.contains("started successfully"));
    (driver, format!("http://127.0.0.1:{port}"))
}

fn chromium() -> Option<PathBuf> {
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(path_of)
}

fn path_of(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

async fn connect(driver: &str, screen: Screen, profile: &str) -> Client {
    let mut options = json!({
        "binary": chromium(),
        "args": [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--window-size=1400,1000",
            format!("--user-data-dir={profile}"),
        ],
    });
    if let Screen::Phone = screen {
        let metrics = json!({ "width": 360, "height": 740, "pixelRatio": 2.0, "touch": true });
        options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
    }
    let Value::Object(capabilities) = json!({ "browserName": "chrome", "goog:chromeOptions": options }) else {
        unreachable!("the literal is an object")
    };
    let mut builder = ClientBuilder::new(HttpConnector::new());
    builder.capabilities(capabilities);
    builder.connect(driver).await.expect("the browser starts")
}
