//! The commands that need no Discord.

use std::{fs, io::Write as _, process::Stdio};

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
