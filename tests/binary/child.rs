//! The real binary as a child process: started, listened to, killed.

use std::{
    io::{BufRead, BufReader, Read},
    path::Path,
    process::{Child, Command, ExitStatus, Output, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

/// How long a child may take to end, or to say what is waited for, before the test fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A command of the binary with nothing of this process's environment that could reach it.
pub(crate) fn hnefi() -> Command {
    command(Path::new(env!("CARGO_BIN_EXE_hnefi")))
}

/// The same for a binary elsewhere.
pub(crate) fn command(binary: &Path) -> Command {
    let mut command = Command::new(binary);
    for variable in ["DISCORD_TOKEN", "HNEFI_DATABASE", "HNEFI_DISCORD_API", "RUST_LOG"] {
        command.env_remove(variable);
    }
    command.stdin(Stdio::null());
    command
}

/// Runs a command to its end, which must come by itself.
pub(crate) fn finish(command: &mut Command) -> Output {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary starts");
    let stdout = read_all(child.stdout.take().expect("stdout is piped"));
    let stderr = read_all(child.stderr.take().expect("stderr is piped"));
    let status = wait(&mut child, PATIENCE);
    let stdout = stdout.join().expect("the reader ends");
    Output { status, stdout, stderr: stderr.join().expect("the reader ends") }
}

fn read_all(mut from: impl Read + Send + 'static) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = from.read_to_end(&mut bytes);
        bytes
    })
}

fn wait(child: &mut Child, patience: Duration) -> ExitStatus {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait().expect("the child can be waited for") {
            return status;
        }
        if start.elapsed() > patience {
            let _ = child.kill();
            let _ = child.wait();
            panic!("the child did not end within {patience:?}");
        }
        thread::sleep(Duration::from_millis(10));
    }
}

/// The one line that a failed command prints on standard error, with its exit code checked.
pub(crate) fn one_line_of_failure(output: &Output) -> String {
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "stderr: {stderr}");
    let complaints: Vec<&str> = stderr.lines().filter(|line| line.starts_with("hnefi: ")).collect();
    assert_eq!(complaints.len(), 1, "exactly one line should say what is wrong: {stderr}");
    assert!(!stderr.contains("panicked"), "{stderr}");
    complaints[0].to_owned()
}

/// A running child whose lines can be waited for.
pub(crate) struct Running {
    child: Child,
    lines: mpsc::Receiver<String>,
    seen: Vec<String>,
}

impl Running {
    /// Starts a command and listens to both its outputs.
    pub(crate) fn start(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary starts");
        let (sender, lines) = mpsc::channel();
        listen(child.stdout.take().expect("stdout is piped"), sender.clone());
        listen(child.stderr.take().expect("stderr is piped"), sender);
        Self { child, lines, seen: Vec::new() }
    }

    /// Waits for a line that `wanted` accepts and returns it.
    pub(crate) fn line(&mut self, wanted: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        while let Some(left) = PATIENCE.checked_sub(start.elapsed()) {
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    self.seen.push(line.clone());
                    if wanted(&line) {
                        return line;
                    }
                }
                Err(_) => break,
            }
        }
        panic!("the awaited line never came; seen:\n{}", self.seen.join("\n"));
    }

    /// Its number in the system.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it has said until now.
    pub(crate) fn said(&mut self) -> &[String] {
        self.seen.extend(self.lines.try_iter());
        &self.seen
    }

    /// SIGKILL, as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("the child lives");
        self.child.wait().expect("the child can be waited for");
    }

    /// SIGKILL; returns everything it has said.
    pub(crate) fn kill_and_read(mut self) -> Vec<String> {
        self.child.kill().expect("the child lives");
        self.child.wait().expect("the child can be waited for");
        self.seen.extend(self.lines.iter());
        std::mem::take(&mut self.seen)
    }

    /// SIGTERM; returns the exit status and how long it took to end.
    pub(crate) fn terminate(mut self) -> (ExitStatus, Duration) {
        let sent = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().expect("kill runs");
        assert!(sent.success(), "the child lives");
        let start = Instant::now();
        (wait(&mut self.child, PATIENCE), start.elapsed())
    }

    /// SIGTERM; returns everything it has said.
    pub(crate) fn terminate_and_read(mut self) -> String {
        let sent = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().expect("kill runs");
        assert!(sent.success(), "the child lives");
        wait(&mut self.child, PATIENCE);
        self.seen.extend(self.lines.iter());
        self.seen.join("\n")
    }

    /// Waits for it to end by itself.
    pub(crate) fn finish(mut self) -> (ExitStatus, String) {
        let status = wait(&mut self.child, PATIENCE);
        self.seen.extend(self.lines.iter());
        (status, self.seen.join("\n"))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn listen(from: impl Read + Send + 'static, to: mpsc::Sender<String>) {
    thread::spawn(move || {
        for line in BufReader::new(from).lines().map_while(Result::ok) {
            if to.send(line).is_err() {
                break;
            }
        }
    });
}
