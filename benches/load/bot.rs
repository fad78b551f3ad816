//! The real binary as a process of its own: started, watched, ended.

use std::io::{BufRead as _, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use standin::Standin;

/// How long the bot may take to say something that has to come.
const PATIENCE: Duration = Duration::from_mins(2);

/// A running bot.
pub(crate) struct Bot {
    child: Child,
    started: Instant,
    lines: Receiver<(Instant, String)>,
    complaints: Arc<Mutex<Vec<String>>>,
}

impl Bot {
    /// Starts it on this database.
    pub(crate) fn start(standin: &Standin, database: &Path) -> Self {
        let started = Instant::now();
        let mut child = Command::new(env!("CARGO_BIN_EXE_hnefi"))
            .arg("run")
            .env("DISCORD_TOKEN", standin.token())
            .env("HNEFI_DATABASE", database)
            .env("HNEFI_DISCORD_API", standin.url())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let complaints: Arc<Mutex<Vec<String>>> = Arc::default();
        let (sender, lines) = channel();
        let outputs: [Box<dyn Read + Send>; 2] =
            [Box::new(child.stdout.take().expect("piped")), Box::new(child.stderr.take().expect("piped"))];
        for output in outputs {
            let (sender, complaints) = (sender.clone(), Arc::clone(&complaints));
            thread::spawn(move || {
                for line in BufReader::new(output).lines().map_while(Result::ok) {
                    if line.contains("ERROR") {
                        complaints.lock().unwrap_or_else(PoisonError::into_inner).push(line.clone());
                    }
                    // Nobody listens any more once the load runs.
                    let _ = sender.send((Instant::now(), line));
                }
            });
        }
        Self { child, started, lines, complaints }
    }

    /// How long after its start it said this.
    pub(crate) fn says(&self, wanted: &str) -> Duration {
        let end = Instant::now() + PATIENCE;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let (at, line) = self.lines.recv_timeout(left).unwrap_or_else(|_| panic!("the bot never says {wanted:?}"));
            if line.contains(wanted) {
                return at.duration_since(self.started);
            }
        }
    }

    /// The errors in its log.
    pub(crate) fn complaints(&self) -> Vec<String> {
        self.complaints.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it lives");
        self.child.wait().expect("it ends");
    }

    /// Ends it as a host would.
    pub(crate) fn stop(mut self) {
        let sent = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().expect("kill runs");
        assert!(sent.success(), "it lives");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The memory of a process in MB, by the name of its line in `/proc/…/status`; none where that cannot be told.
pub(crate) fn memory(process: u32, line: &str) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let found = status.lines().find_map(|known| known.strip_prefix(line)?.strip_prefix(':'))?;
    let kilobytes: f64 = found.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024.0 / 1e6)
}

/// Seconds for which a process has used a processor; none where that cannot be told.
pub(crate) fn processor_seconds(process: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // Behind the name, which may hold anything, come the state and eleven numbers, then the two that count.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let (user, system): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    // The kernel counts in hundredths, whatever it counts with inside.
    Some((user + system) / 100.0)
}

/// How long `hnefi check` takes on a database, and what it complains about.
pub(crate) fn check(database: &Path) -> (Duration, Vec<String>) {
    let before = Instant::now();
    let output = Command::new(env!("CARGO_BIN_EXE_hnefi")).arg("check").env("HNEFI_DATABASE", database).output();
    let output = output.expect("the binary starts");
    let told = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    let complaints = told.lines().filter(|line| !line.ends_with("all sound")).map(str::to_owned).collect();
    (before.elapsed(), complaints)
}
