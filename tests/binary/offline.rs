//! The commands that need no Discord.

use std::{fs, io::Write as _, path::Path, process::Stdio};

use hnefi::ids::{ChannelId, GameId, PlayerId};
use hnefi::rules::Side;
use hnefi::service::{self, GameRef, NewChallenge, PaceWish, Person, Place, PlayMove, ReplyTo};
use hnefi::store::Store;
use hnefi::time::Timestamp;
use serde_json::Value;

use crate::child::{finish, hnefi, one_line_of_failure};

fn json_lines(stdout: &[u8]) -> Vec<Value> {
    let text = std::str::from_utf8(stdout).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("a JSON object a line")).collect()
}

#[test]
fn perft_prints_a_line_for_each_depth() {
    let output = finish(hnefi().args(["perft", "--variant", "copenhagen", "2"]));
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stdout), "1 116\n2 6788\n");
    let output = finish(hnefi().args(["perft", "--variant", "scottish", "3"]));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "1 48\n2 1152\n3 56344\n");
}

#[test]
fn an_unknown_variant_is_named() {
    for arguments in [
        &["perft", "--variant", "chess", "1"][..],
        &["replay", "--variant", "chess", "-"][..],
        &["render", "--variant", "chess", "-o", "never-written.png"][..],
    ] {
        let output = finish(hnefi().args(arguments));
        let line = one_line_of_failure(&output);
        assert!(line.contains("chess") && line.contains("copenhagen"), "{line}");
    }
}

#[test]
fn replay_reads_standard_input_and_tells_each_game() {
    let games = "# two games\n\nd1-d3 f4-i4\nd1-d3 f4-f4\n";
    let mut child = hnefi()
        .args(["replay", "--variant", "copenhagen", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    child.stdin.take().expect("stdin is piped").write_all(games.as_bytes()).expect("stdin is read");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(1), "one game has an error");
    let lines = json_lines(&output.stdout);
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0]["line"], 3);
    assert_eq!(lines[0]["plies"], 2);
    assert_eq!(lines[0]["legal"][0], 116);
    assert_eq!(lines[0]["captures"], serde_json::json!([[], []]));
    assert!(lines[0]["outcome"].is_null() && lines[0]["error"].is_null());
    assert_eq!(lines[1]["line"], 4);
    assert_eq!(lines[1]["plies"], 1);
    assert_eq!(lines[1]["error"]["ply"], 2);
    assert_eq!(lines[1]["error"]["move"], "f4-f4");
}

#[test]
fn replay_of_good_games_succeeds_and_a_missing_file_is_one_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("games.txt");
    fs::write(&file, "d1-d3 f4-i4\n").expect("written");
    assert!(finish(hnefi().args(["replay", "--variant", "copenhagen"]).arg(&file)).status.success());
    // Without a variant it depends on what is in the file.
    let told = one_line_of_failure(&finish(hnefi().arg("replay").arg(&file)));
    assert!(told.contains("--variant is needed"), "{told}");
    for no_game in ["Dear Ann,\nshall we play?\n", "", "# only a comment\n", "\u{fffd}PNG\r\n"] {
        let other = folder.path().join("letter.txt");
        fs::write(&other, no_game).expect("written");
        let told = one_line_of_failure(&finish(hnefi().arg("replay").arg(&other)));
        assert!(told.contains("letter.txt") && told.contains("no record of a game"), "{no_game:?}: {told}");
    }
    let missing = folder.path().join("missing.txt");
    let line = one_line_of_failure(&finish(hnefi().args(["replay", "--variant", "copenhagen"]).arg(&missing)));
    assert!(line.contains("missing.txt"), "{line}");
}

#[test]
fn render_writes_a_png_and_says_which_move_is_wrong() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("board.png");
    let mut command = hnefi();
    command.args(["render", "--variant", "copenhagen", "--moves", "d1-d3 f4-i4", "-o"]).arg(&file);
    assert!(finish(&mut command).status.success());
    let picture = image::open(&file).expect("a PNG");
    assert!(picture.width() >= 600 && picture.height() >= picture.width());

    let mut command = hnefi();
    command
        .args(["render", "--variant", "copenhagen", "--moves", "d1-d3 f4-f5", "-o"])
        .arg(folder.path().join("no.png"));
    let line = one_line_of_failure(&finish(&mut command));
    assert!(line.contains("f4-f5") && line.contains('2'), "{line}");
    assert!(!folder.path().join("no.png").exists());

    let mut command = hnefi();
    command.args(["render", "--variant", "copenhagen", "-o"]).arg(folder.path().join("no/such/folder.png"));
    assert!(one_line_of_failure(&finish(&mut command)).contains("folder.png"));
}

/// A fault was: whatever stood at the name was replaced by a new file, devices and links too.
#[cfg(unix)]
#[test]
fn a_picture_goes_where_its_name_leads() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (real, link) = (folder.path().join("real.png"), folder.path().join("link.png"));
    fs::write(&real, "before").expect("it is written");
    fs::set_permissions(&real, fs::Permissions::from_mode(0o600)).expect("it is ours");
    symlink(&real, &link).expect("links can be made");
    let render = |to: &Path| finish(hnefi().args(["render", "--variant", "brandubh", "-o"]).arg(to));
    assert!(render(&link).status.success());
    assert!(fs::read(&real).expect("it is there").starts_with(b"\x89PNG"));
    assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
    assert_eq!(fs::metadata(&real).expect("it is there").permissions().mode() & 0o777, 0o600);
    assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 2, "nothing is left beside it");
    // What is written into it comes out at the other end, and it is still there.
    let pipe = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo is there");
    assert!(made.success());
    let listening = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read(pipe)
    });
    assert!(render(&pipe).status.success());
    assert!(listening.join().expect("it reads").expect("it is read").starts_with(b"\x89PNG"));
    assert!(!fs::metadata(&pipe).expect("it is there").is_file());
    one_line_of_failure(&render(folder.path()));
    // A name as long as names can be leaves no room for a longer one beside it.
    let long = folder.path().join(format!("{}.png", "b".repeat(250)));
    assert!(render(&long).status.success());
    assert!(fs::read(&long).expect("it is there").starts_with(b"\x89PNG"));
}

#[test]
fn health_fails_clearly_where_no_bot_ran_and_makes_no_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = folder.path().join("none.db");
    let line = one_line_of_failure(&finish(hnefi().arg("health").env("HNEFI_DATABASE", &database)));
    assert!(line.contains("none.db"), "{line}");
    assert!(!database.exists());
}

#[test]
fn a_missing_token_is_one_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for arguments in [&[][..], &["run"][..]] {
        let output = finish(hnefi().args(arguments).current_dir(folder.path()));
        assert!(one_line_of_failure(&output).contains("DISCORD_TOKEN"));
    }
    let output = finish(hnefi().current_dir(folder.path()).env("DISCORD_TOKEN", ""));
    assert!(one_line_of_failure(&output).contains("DISCORD_TOKEN"));
}

#[test]
fn an_address_with_a_path_is_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for address in ["http://127.0.0.1:1/api", "127.0.0.1:1", "ftp://127.0.0.1", "http://"] {
        let mut command = hnefi();
        command.current_dir(folder.path()).env("DISCORD_TOKEN", "token").env("HNEFI_DISCORD_API", address);
        let line = one_line_of_failure(&finish(&mut command));
        assert!(line.contains("HNEFI_DISCORD_API"), "{address}: {line}");
    }
}

#[test]
fn an_exported_game_is_imported_and_replayed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("game.otg");
    let mut command = hnefi();
    command.args(["export", "--variant", "copenhagen", "--moves", "d1-d3 f4-i4", "--rule", "move-limit=50", "-o"]);
    assert!(finish(command.arg(&file)).status.success());
    let output = finish(hnefi().arg("import").arg(&file));
    assert!(output.status.success());
    let found = String::from_utf8_lossy(&output.stdout);
    assert!(found.starts_with("variant: copenhagen\nhouse rules: move-limit=50\nmoves: 2\n"), "{found}");
    let output = finish(hnefi().arg("replay").arg(&file));
    assert!(output.status.success());
    assert_eq!(json_lines(&output.stdout)[0]["plies"], 2);

    fs::write(&file, "[rules: dim:11]\n").expect("a file");
    let line = one_line_of_failure(&finish(hnefi().arg("import").arg(&file)));
    assert!(line.contains("line 1") && line.contains("start"), "{line}");
}

/// A game of two, kept in a database as the bot keeps it.
async fn kept_game(database: &Path) -> anyhow::Result<()> {
    let person = |id, name: &str| Person { id: PlayerId(id), name: name.to_owned() };
    let (ann, bjorn) = (person(1, "Ann"), person(2, "Bj]orn"));
    let place = Place { channel: ChannelId(70), guild: None };
    let now = Timestamp(1_751_241_600);
    let reply = || ReplyTo { token: "a-token".to_owned(), at: now, first_answer: true, place };
    let store = Store::open(database).await?;
    let new = NewChallenge {
        challenger: ann.clone(),
        opponent: Some(bjorn.clone().into()),
        variant: Some("scottish".to_owned()),
        house_rules: Vec::new(),
        challenger_side: Side::Attackers,
        by_lot: false,
        is_match: false,
        pace: PaceWish::default(),
        place,
        reply: reply(),
    };
    let made = service::challenge(&store, new, now).await?;
    let accepted = service::accept_challenge(&store, made.challenge.id, bjorn, reply(), now).await?;
    let game = GameRef::Number(accepted.game.id, place);
    let request = PlayMove { player: ann, game, on_ply: None, text: "d7-g7".into(), reply: reply() };
    service::play_move(&store, request, now).await?;
    store.close().await;
    Ok(())
}

/// Changes what is stored behind the bot's back.
async fn spoil(database: &Path, sql: &'static str) {
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(database);
    let pool = sqlx::SqlitePool::connect_with(file).await.expect("the file opens");
    sqlx::query(sql).execute(&pool).await.expect("it can be changed");
    pool.close().await;
}

#[test]
fn check_tells_what_does_not_fit_together_and_lets_go_on_what_does() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = folder.path().join("games.db");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(kept_game(&database)).expect("a game is kept");
    let run = |arguments: &[&str]| finish(hnefi().args(arguments).env("HNEFI_DATABASE", &database));
    let said = |arguments: &[&str]| {
        let output = run(arguments);
        (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    assert_eq!(said(&["check"]), (Some(0), "1 checked: all sound\n".to_owned()));
    assert!(one_line_of_failure(&run(&["check", "--unfreeze", "1"])).contains("game 1 is not frozen"));
    assert!(one_line_of_failure(&run(&["check", "--unfreeze", "2"])).contains("no game 2"));

    runtime.block_on(spoil(&database, "UPDATE games SET to_move = 'attackers'"));
    let why = "the game says that the attackers are to move";
    let told = format!("game 1 does not fit together: {why}\n1 checked: 0 frozen, 1 more that do not fit together\n");
    assert_eq!(said(&["check"]), (Some(1), told.clone()));
    assert_eq!(said(&["check"]), (Some(1), told), "it changes nothing");
    runtime.block_on(async {
        let store = Store::open(&database).await.expect("it opens");
        service::beat(&store, Timestamp::now()).await.expect("a bot lives");
        service::check_game(&store, GameId(1), Timestamp(1_751_241_600)).await.expect("no fault");
        store.close().await;
    });
    let frozen = format!("game 1 is frozen: {why}\n");
    let told = format!("{frozen}1 checked: 1 frozen, 0 more that do not fit together\n");
    assert_eq!(said(&["check"]), (Some(1), told));
    assert_eq!(said(&["health"]), (Some(0), frozen), "the bot lives, and says what is wrong");
    assert!(one_line_of_failure(&run(&["check", "--unfreeze", "1"])).contains(why));
    runtime.block_on(spoil(&database, "UPDATE games SET to_move = 'defenders'"));
    let (code, told) = said(&["check"]);
    assert!(code == Some(1) && told.contains("fits together again, and `hnefi check --unfreeze 1`"), "{told}");
    assert_eq!(said(&["check", "--unfreeze", "1"]), (Some(0), "game 1 goes on\n".to_owned()));
    assert_eq!(said(&["check"]), (Some(0), "1 checked: all sound\n".to_owned()));
    assert_eq!(said(&["health"]), (Some(0), String::new()));

    let missing = folder.path().join("none.db");
    for arguments in [&["check"][..], &["check", "--unfreeze", "1"][..]] {
        let line = one_line_of_failure(&finish(hnefi().args(arguments).env("HNEFI_DATABASE", &missing)));
        assert!(line.contains("none.db") && !missing.exists(), "{line}");
    }
}

#[test]
fn a_kept_game_is_exported_by_its_number_and_read_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = folder.path().join("games.db");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(kept_game(&database)).expect("a game is kept");
    let export = |arguments: &[&str]| {
        let mut command = hnefi();
        command.arg("export").args(arguments).env("HNEFI_DATABASE", &database);
        finish(&mut command)
    };
    let output = export(&["--game", "1", "--tag", "site=here"]);
    let written = String::from_utf8_lossy(&output.stdout).into_owned();
    for line in ["[date: 2025.06.30]", "[attackers: Ann]", "[defenders: Bj\\]orn]", "[site: here]", "1. d7-g7"] {
        assert!(written.lines().any(|known| known == line), "{line}: {written}");
    }
    let file = folder.path().join("game.txt");
    fs::write(&file, &written).expect("a file");
    let output = finish(hnefi().arg("import").arg(&file));
    let found = String::from_utf8_lossy(&output.stdout);
    assert!(found.starts_with("variant: scottish\nhouse rules: none\nmoves: 1\n"), "{found}");

    let line = one_line_of_failure(&export(&["--game", "2"]));
    assert!(line.contains("no game 2"), "{line}");
    assert!(!export(&["--game", "1", "--variant", "scottish"]).status.success(), "one or the other");
    assert!(!export(&[]).status.success(), "one of them");
    let mut elsewhere = hnefi();
    elsewhere.args(["export", "--game", "1"]).env("HNEFI_DATABASE", folder.path().join("none.db"));
    assert!(one_line_of_failure(&finish(&mut elsewhere)).contains("there is no database"));
    let empty = folder.path().join("empty.db");
    fs::write(&empty, "").expect("a file");
    for (database, words) in [(folder.path(), "is a folder"), (&*empty, "is empty")] {
        let mut elsewhere = hnefi();
        elsewhere.args(["export", "--game", "1"]).env("HNEFI_DATABASE", database);
        let line = one_line_of_failure(&finish(&mut elsewhere));
        assert!(line.contains(words) && !line.contains("written"), "{line}");
    }
    assert_eq!(fs::read(&empty).expect("it is there"), b"", "a reader leaves it as it is");
}
