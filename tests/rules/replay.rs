//! `hnefi replay` and `hnefi perft`, run in-process.

use std::path::PathBuf;

use hnefi::{
    cli::{
        export::{ExportRequest, export},
        import::import,
        output,
        perft::perft,
        replay::{ReplayRequest, replay, replay_games},
    },
    rules::{Repetition, Variant},
};
use serde_json::{Value, json};

/// What replaying `games` prints, and whether all were fine.
fn reports(variant: &str, games: &[u8]) -> (Vec<Value>, bool) {
    let ruleset = &Variant::by_key(variant).unwrap().ruleset;
    let mut out = Vec::new();
    let are_all_fine = replay_games(ruleset, games, &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    (text.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), are_all_fine)
}

fn report(variant: &str, game: &str) -> Value {
    let (mut reports, are_all_fine) = reports(variant, game.as_bytes());
    assert_eq!(reports.len(), 1);
    let report = reports.remove(0);
    assert_eq!(are_all_fine, report["error"].is_null());
    report
}

#[test]
fn a_report_has_the_promised_fields_in_the_promised_order() {
    let mut out = Vec::new();
    let ruleset = &Variant::by_key("copenhagen").unwrap().ruleset;
    replay_games(ruleset, b"a4-e4 h6-h9 k4-g4xf4\n".as_slice(), &mut out).unwrap();
    assert_eq!(
        String::from_utf8(out).unwrap(),
        "{\"line\":1,\"plies\":3,\"legal\":[116,53,119],\"captures\":[[],[],[\"f4\"]],\
         \"outcome\":null,\"error\":null}\n"
    );
}

#[test]
fn lines_are_counted_as_in_the_file_and_empty_ones_print_nothing() {
    let (reports, are_all_fine) =
        reports("copenhagen", b"# a comment\n\n  \r\nd1-d3 # and one behind\r\n#\nd1-e1\nd1-d2");
    let lines: Vec<&Value> = reports.iter().map(|report| &report["line"]).collect();
    assert_eq!(lines, [4, 6, 7]);
    assert_eq!(reports[0]["plies"], 1);
    assert!(!are_all_fine);
}

#[test]
fn an_illegal_move_is_named_with_what_was_legal_before_it() {
    let report = report("copenhagen", "d1-d3 f6-f8 g1-g3");
    assert_eq!(report["plies"], 1);
    assert_eq!(report["legal"], json!([116]));
    assert_eq!(report["captures"], json!([[]]));
    assert_eq!(report["outcome"], Value::Null);
    assert_eq!(
        report["error"],
        json!({"ply": 2, "move": "f6-f8", "reason": "the way is blocked by the defender on f7"})
    );
}

#[test]
fn a_capture_written_but_not_made_is_an_error_of_that_ply() {
    let report = report("copenhagen", "d1-d3xd4");
    assert_eq!(report["plies"], 0);
    assert_eq!(report["error"], json!({"ply": 1, "move": "d1-d3xd4", "reason": "nothing is captured on d4"}));
}

#[test]
fn a_capture_made_but_not_written_is_fine() {
    let report = report("copenhagen", "a4-e4 h6-h9 k4-g4");
    assert_eq!(report["captures"][2], json!(["f4"]));
    assert_eq!(report["error"], Value::Null);
}

#[test]
fn nonsense_is_an_error_with_a_reason() {
    for (text, reason) in [
        ("hello", "not a move like e5-e8"),
        ("e5", "not a move like e5-e8"),
        ("d1-d3!?", "unexpected text behind the move: !?"),
        ("z1-z3", "not a move like e5-e8"),
        ("d1-d19", "d19 is not on the board of 11 by 11"),
        ("\u{1f980}", "not a move like e5-e8"),
    ] {
        let report = report("copenhagen", text);
        assert_eq!(report["error"], json!({"ply": 1, "move": text, "reason": reason}));
    }
}

#[test]
fn bytes_that_are_no_text_are_an_error_of_their_line_only() {
    let (reports, are_all_fine) = reports("copenhagen", b"d1-d3 \xff\xfe\nd1-d3 # \xff\n");
    assert_eq!(reports[0]["error"]["reason"], "not valid UTF-8");
    assert_eq!(reports[0]["error"]["ply"], 2);
    assert_eq!(reports[1]["error"], Value::Null);
    assert!(!are_all_fine);
}

#[test]
fn a_huge_line_is_an_error_and_the_next_is_read() {
    let mut games = vec![b'a'; 3 << 20];
    games.extend_from_slice(b"\nd1-d3");
    let (reports, _) = reports("copenhagen", &games);
    assert_eq!(reports[0]["error"]["reason"], "the line is longer than 1048576 bytes");
    assert_eq!(reports[1]["line"], 2);
    assert_eq!(reports[1]["plies"], 1);
}

#[test]
fn a_move_after_the_end_is_an_error_that_keeps_the_end() {
    let report = report("scottish", "d6-c6 d5-a5 c6-b6");
    assert_eq!(report["plies"], 3);
    assert_eq!(report["outcome"], Value::Null);
    let escape = "d6-c6 d5-a5 c6-b6 d4-d5 b6-b7 d5-g5";
    let over = self::report("scottish", &format!("{escape} b7-b6"));
    assert_eq!(over["plies"], 6);
    assert_eq!(over["outcome"], json!({"winner": "defenders", "reason": "escape"}));
    assert_eq!(over["error"]["ply"], 7);
    assert_eq!(over["error"]["reason"], "the game is over: the defenders have won (escape)");
    assert_eq!(self::report("scottish", escape)["error"], Value::Null);
}

#[test]
fn repetition_ends_a_game_unless_it_is_left_out() {
    let circle = "d1-d2 f4-g4 d2-d1 g4-f4 ".repeat(2) + "d1-d2";
    let ended = report("copenhagen", &circle);
    assert_eq!(ended["plies"], 8);
    assert_eq!(ended["outcome"], json!({"winner": "attackers", "reason": "repetition"}));
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), &circle).unwrap();
    let request = |ignores_repetition| ReplayRequest {
        variant: "copenhagen".to_owned(),
        ignores_repetition,
        file: file.path().to_owned(),
    };
    let mut out = Vec::new();
    assert!(!replay(&request(false), &mut out).unwrap());
    out.clear();
    assert!(replay(&request(true), &mut out).unwrap());
    assert_eq!(serde_json::from_slice::<Value>(&out).unwrap()["plies"], 9);
}

#[test]
fn a_drawn_game_has_no_winner() {
    let mut ruleset = Variant::by_key("copenhagen").unwrap().ruleset.clone();
    ruleset.endings.repetition = Repetition::Draw;
    let mut out = Vec::new();
    replay_games(&ruleset, "d1-d2 f4-g4 d2-d1 g4-f4 ".repeat(2).as_bytes(), &mut out).unwrap();
    let report: Value = serde_json::from_slice(&out).unwrap();
    assert_eq!(report["outcome"], json!({"winner": null, "reason": "repetition"}));
}

#[test]
fn what_cannot_be_read_is_said_clearly() {
    let request =
        |variant: &str, file: PathBuf| ReplayRequest { variant: variant.to_owned(), ignores_repetition: false, file };
    let unknown = replay(&request("chess", PathBuf::from("-")), &mut Vec::new()).unwrap_err();
    assert!(unknown.to_string().starts_with("there is no variant \"chess\"; the variants are copenhagen, "));
    let folder = tempfile::tempdir().unwrap();
    for unreadable in [folder.path().join("missing"), folder.path().to_owned()] {
        let error = replay(&request("copenhagen", unreadable.clone()), &mut Vec::new()).unwrap_err();
        assert!(format!("{error:#}").starts_with(&format!("cannot replay the games of {}: ", unreadable.display())));
    }
}

#[test]
fn an_empty_input_is_fine() {
    assert_eq!(reports("copenhagen", b""), (Vec::new(), true));
}

#[test]
fn perft_prints_each_depth_up_to_the_one_asked_for() {
    let mut out = Vec::new();
    perft(&Variant::by_key("scottish").unwrap().ruleset, 2, &mut out).unwrap();
    assert_eq!(String::from_utf8(out).unwrap(), "1 48\n2 1152\n");
}

#[test]
fn a_record_is_replayed_by_its_own_rules() {
    let request = ExportRequest {
        variant: "scottish".to_owned(),
        rules: vec!["move-limit=2".to_owned()],
        moves: "d6-c6 d5-a5".to_owned(),
        tags: vec!["attackers=Ragnar [the] Red".to_owned()],
    };
    let record = export(&request).unwrap();
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), record.to_string()).unwrap();
    let request = ReplayRequest { variant: String::new(), ignores_repetition: false, file: file.path().to_owned() };
    let mut out = Vec::new();
    assert!(replay(&request, &mut out).unwrap());
    let report: Value = serde_json::from_slice(&out).unwrap();
    assert_eq!((&report["line"], &report["plies"]), (&json!(1), &json!(2)));
    assert_eq!(report["outcome"], json!({"winner": null, "reason": "move_limit"}));
    out.clear();
    import(file.path(), &mut out).unwrap();
    assert_eq!(
        String::from_utf8(out).unwrap(),
        "variant: scottish\nhouse rules: move-limit=2\nmoves: 2\nposition: 3t3/2t4/T6/ttTKTtt/3T3/3t3/3t3 a\n\
         outcome: it is drawn (move_limit)\n"
    );
}

#[test]
fn a_bad_record_is_reported_with_the_line_of_its_error() {
    let rules = "[rules: dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]";
    let file = tempfile::NamedTempFile::new().unwrap();
    let request = ReplayRequest { variant: String::new(), ignores_repetition: false, file: file.path().to_owned() };
    let cases: [(Vec<u8>, Value, usize, Value); 5] = [
        (b"[date: 1]\n[rules: dim:7]".to_vec(), json!(2), 0, json!(["", 1, "the rules have no start"])),
        (
            format!("{rules}\n\n1. d1-c1\n2. d2-d2").into(),
            json!(4),
            0,
            json!(["", 1, "turn 2. stands where turn 1 should"]),
        ),
        (format!("{rules}\n\n1. d1-c1\nd2-d3").into(), json!(4), 1, json!(["d2-d3", 2, null])),
        ([rules.as_bytes(), b"\n\xff"].concat(), json!(2), 0, json!(["", 1, "not valid UTF-8"])),
        (
            ["[".repeat(1 << 20), "\u{e9}".to_owned()].concat().into(),
            json!(1),
            0,
            json!(["", 1, "the record has more than 1048576 bytes"]),
        ),
    ];
    for (text, line, plies, error) in cases {
        std::fs::write(file.path(), text).unwrap();
        let mut out = Vec::new();
        assert!(!replay(&request, &mut out).unwrap());
        let report: Value = serde_json::from_slice(&out).unwrap();
        assert_eq!((&report["line"], &report["plies"]), (&line, &json!(plies)), "{report}");
        assert_eq!(json!([report["error"]["move"], report["error"]["ply"]]), json!([error[0], error[1]]));
        assert!(error[2].is_null() || error[2] == report["error"]["reason"], "{report}");
    }
}

#[test]
fn games_without_rules_need_a_variant() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "d1-d3").unwrap();
    let request = ReplayRequest { variant: String::new(), ignores_repetition: false, file: file.path().to_owned() };
    let error = replay(&request, &mut Vec::new()).unwrap_err();
    assert!(format!("{error:#}").contains("--variant is needed"), "{error:#}");
}

#[test]
fn a_record_that_cannot_be_played_is_refused_with_its_line() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "[rules: dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n1. d1-c1\n2. d2-d2")
        .unwrap();
    let error = format!("{:#}", import(file.path(), &mut Vec::new()).unwrap_err());
    assert!(error.contains("line 4: turn 2. stands where turn 1 should"), "{error}");
    std::fs::write(file.path(), "[rules: dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n1. d1-c1 d2-d2").unwrap();
    let error = format!("{:#}", import(file.path(), &mut Vec::new()).unwrap_err());
    assert!(error.contains("line 3: move 2, d2-d2: "), "{error}");
}

#[test]
fn an_export_that_cannot_be_is_refused_by_name() {
    let error = |rule: &str, moves: &str| {
        let request = ExportRequest {
            variant: "copenhagen".to_owned(),
            rules: vec![rule.to_owned()],
            moves: moves.to_owned(),
            tags: Vec::new(),
        };
        format!("{:#}", export(&request).unwrap_err())
    };
    assert!(error("luck=yes", "").starts_with("there is no rule \"luck\"; the rules are corner-block, "));
    assert_eq!(error("escape=edge", ""), "the king wins on any edge square, so there can be no exit fort");
    assert_eq!(error("trap=yes", "d1-d3xd4"), "move 1, d1-d3xd4: nothing is captured on d4");
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.otg");
    for text in ["one", "two"] {
        output::write(&file, text.as_bytes()).unwrap();
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    }
    assert!(output::write(folder.path(), b"x").is_err());
    assert!(output::write(&folder.path().join("missing/game.otg"), b"x").is_err());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left behind");
}
