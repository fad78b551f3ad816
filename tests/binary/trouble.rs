//! What stops a bot from starting, each in one line and with exit code 1, never a hang.

use std::{fs, net::TcpListener};

use standin::{Config, Standin};

use crate::child::{Running, command, finish, hnefi, one_line_of_failure};
use crate::life::World;

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_token_is_one_line() {
    let world = World::new().await;
    let line = one_line_of_failure(&finish(world.command().env("DISCORD_TOKEN", "not.the.right-one")));
    assert!(line.to_lowercase().contains("token"), "{line}");
    assert!(!line.contains("not.the.right-one"), "a token is never shown: {line}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_not_there_ends_in_one_line() {
    let world = World::new().await;
    // A port that was free a moment ago, so that connecting is refused at once.
    let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port").port();
    let address = format!("http://127.0.0.1:{port}");
    let line = one_line_of_failure(&finish(world.command().env("HNEFI_DISCORD_API", &address)));
    assert!(line.contains(&address), "{line}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_on_one_file_stops_and_the_first_goes_on() {
    let world = World::new().await;
    let bot = world.start().await;
    let line = one_line_of_failure(&finish(&mut world.command()));
    assert!(line.contains("games.db"), "{line}");

    // Another spelling of the same file meets the same lock.
    let other = world.folder.path().join("./games.db");
    let line = one_line_of_failure(&finish(world.command().env("HNEFI_DATABASE", other)));
    assert!(line.contains("games.db"), "{line}");

    world.challenge("copenhagen").await;
    let (status, _) = bot.terminate();
    assert_eq!(status.code(), Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_or_a_text_file_is_no_database() {
    let world = World::new().await;
    let line = one_line_of_failure(&finish(world.command().env("HNEFI_DATABASE", world.folder.path())));
    assert!(line.contains(world.folder.path().to_str().expect("UTF-8")), "{line}");

    let text = world.folder.path().join("letter.txt");
    fs::write(&text, "Dear Ann, ".repeat(1000)).expect("written");
    let line = one_line_of_failure(&finish(world.command().env("HNEFI_DATABASE", &text)));
    assert!(line.contains("letter.txt"), "{line}");
    assert_eq!(fs::read_to_string(&text).expect("still there"), "Dear Ann, ".repeat(1000), "the file is untouched");

    let nowhere = world.folder.path().join("no/such/folder/games.db");
    let line = one_line_of_failure(&finish(world.command().env("HNEFI_DATABASE", nowhere)));
    assert!(line.contains("no/such/folder"), "{line}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_schema_is_refused_and_left_alone() {
    let world = World::new().await;
    world.start().await.terminate();
    let database = world.database();
    add_migration_from_the_future(&database).await;
    let line = one_line_of_failure(&finish(&mut world.command()));
    assert!(line.contains("newer"), "{line}");
}

async fn add_migration_from_the_future(database: &std::path::Path) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database);
    let pool = sqlx::SqlitePool::connect_with(options).await.expect("opens");
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time)
         VALUES (9999, 'from the future', CURRENT_TIMESTAMP, TRUE, x'00', 0)",
    )
    .execute(&pool)
    .await
    .expect("recorded");
    pool.close().await;
}

/// Root may write everything, so there the child runs as somebody else.
#[cfg(unix)]
mod unwritable {
    use std::{
        os::unix::{fs::PermissionsExt as _, process::CommandExt as _},
        path::Path,
        process::Command,
    };

    use super::*;

    const NOBODY: u32 = 65_534;

    fn set_mode(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("the mode can be set");
    }

    fn am_i_root() -> bool {
        let output = Command::new("id").arg("-u").output().expect("id runs");
        output.stdout.trim_ascii() == b"0"
    }

    /// The binary where an unprivileged user can reach it, run as one.
    fn unprivileged(world: &World) -> Command {
        let binary = world.folder.path().join("hnefi");
        fs::copy(env!("CARGO_BIN_EXE_hnefi"), &binary).expect("copied");
        set_mode(&binary, 0o755);
        let mut command = command(&binary);
        world.set_up(&mut command);
        if am_i_root() {
            command.uid(NOBODY).gid(NOBODY);
        }
        command
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_folder_that_cannot_be_written_is_one_line() {
        let world = World::new().await;
        let mut bot = unprivileged(&world);
        set_mode(world.folder.path(), 0o555);
        let output = finish(&mut bot);
        set_mode(world.folder.path(), 0o755);
        let line = one_line_of_failure(&output);
        assert!(line.contains("games.db"), "{line}");
    }

    /// Everything in the folder, and the folder itself.
    fn set_modes(world: &World, file: u32, folder: u32) {
        set_mode(world.folder.path(), 0o755);
        for entry in fs::read_dir(world.folder.path()).expect("readable") {
            let path = entry.expect("readable").path();
            if path.extension().is_some() {
                set_mode(&path, file);
            }
        }
        set_mode(world.folder.path(), folder);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_file_that_becomes_read_only_while_the_bot_runs_loses_nothing() {
        let world = World::new().await;
        let mut bot = unprivileged(&world);
        set_mode(world.folder.path(), 0o777);
        let mut running = Running::start(&mut bot);
        running.line(|line| line.contains("ready to play"));
        world.standin.wait_for_bot().await.expect("the bot comes online");
        let challenge = world.challenge("copenhagen").await;
        world.bjorn.click(&challenge, "Accept").await.expect("can be pressed");

        set_modes(&world, 0o444, 0o555);
        world.move_by(&world.ann, "d1-d3").await;
        let (status, _) = running.terminate();
        assert_eq!(status.code(), Some(0));
        let line = one_line_of_failure(&finish(&mut bot));
        assert!(line.contains("games.db"), "{line}");

        set_modes(&world, 0o644, 0o777);
        let mut running = Running::start(&mut bot);
        running.line(|line| line.contains("ready to play"));
        world.standin.wait_for_bot().await.expect("the bot comes online");
        world.move_by(&world.bjorn, "f4-i4").await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_file_that_cannot_be_written_is_one_line() {
        let world = World::new().await;
        world.start().await.terminate();
        let mut bot = unprivileged(&world);
        set_modes(&world, 0o444, 0o755);
        let line = one_line_of_failure(&finish(&mut bot));
        assert!(line.contains("games.db"), "{line}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_taken_port_of_the_stand_in_is_an_error_not_a_hang() {
    let first = Standin::start(Config::default()).await.expect("starts");
    let taken = Standin::start(Config { port: first.port(), ..Config::default() }).await;
    assert!(taken.is_err());
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_full_log_disk_stops_nothing() {
    let world = World::new().await;
    let full = fs::File::options().write(true).open("/dev/full").expect("Linux has it");
    let mut bot =
        world.command().stdout(full.try_clone().expect("cloned")).stderr(full).spawn().expect("the binary starts");
    world.standin.wait_for_bot().await.expect("the bot comes online");
    world.challenge("copenhagen").await;
    let sent = std::process::Command::new("kill").args(["-TERM", &bot.id().to_string()]).status().expect("kill runs");
    assert!(sent.success());
    assert_eq!(bot.wait().expect("it ends").code(), Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_log_holds_the_token_however_much_is_asked_for() {
    let world = World::new().await;
    let mut bot = Running::start(world.command().env("RUST_LOG", "trace"));
    bot.line(|line| line.contains("ready to play"));
    world.challenge("copenhagen").await;
    let log = bot.terminate_and_read();
    let token = world.standin.token();
    let decimal = token.bytes().map(|byte| byte.to_string()).collect::<Vec<_>>().join(", ");
    let hex = token.bytes().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat();
    for form in [token, &decimal, &hex] {
        assert!(!log.contains(form), "the log shows the token as {form}");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_pipe_is_no_database_and_nothing_waits_for_it() {
    let world = World::new().await;
    let pipe = world.folder.path().join("pipe.db");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    let line = one_line_of_failure(&finish(world.command().env("HNEFI_DATABASE", &pipe)));
    assert!(line.contains("pipe.db"), "{line}");
}

#[test]
fn an_unknown_command_is_explained() {
    let (status, output) = Running::start(hnefi().arg("dance")).finish();
    assert!(!status.success());
    assert!(output.contains("dance"), "{output}");
}
