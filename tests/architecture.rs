//! Who may import whom: the layers of ARCHITECTURE.md, read from the sources themselves.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// A top-level module of the library: what else of the crate it may name, and which outside crates belong to it.
struct Layer {
    name: &'static str,
    may_use: &'static [&'static str],
    crates: &'static [&'static str],
}

const LAYERS: &[Layer] = &[
    Layer { name: "rules", may_use: &[], crates: &[] },
    Layer { name: "ids", may_use: &[], crates: &[] },
    Layer { name: "time", may_use: &[], crates: &[] },
    Layer { name: "timing", may_use: &["time"], crates: &["jiff"] },
    Layer {
        name: "store",
        may_use: &["ids", "time", "timing", "rules"],
        crates: &["sqlx", "thiserror", "tracing", "tokio", "futures"],
    },
    Layer { name: "service", may_use: &["ids", "time", "timing", "rules", "store"], crates: &["thiserror", "tracing"] },
    Layer {
        name: "render",
        may_use: &["rules"],
        crates: &["image", "imageproc", "ab_glyph", "png", "gif", "tiny_skia", "thiserror"],
    },
    Layer { name: "i18n", may_use: &[], crates: &["fluent_templates", "jiff"] },
    Layer {
        name: "discord",
        may_use: &["ids", "time", "timing", "rules", "store", "service", "render", "i18n", "config"],
        crates: &[
            "serenity",
            "poise",
            "reqwest",
            "jiff",
            "tokio",
            "tokio_util",
            "tracing",
            "thiserror",
            "serde_json",
            "serde",
            "futures",
        ],
    },
    Layer { name: "config", may_use: &[], crates: &["thiserror"] },
    Layer {
        name: "cli",
        may_use: &["config", "ids", "playground", "render", "rules", "run", "service", "store", "time"],
        crates: &[
            "anyhow",
            "clap",
            "thiserror",
            "serde",
            "serde_json",
            "tokio",
            "tokio_util",
            "tracing",
            "tracing_subscriber",
        ],
    },
    Layer {
        name: "playground",
        may_use: &["config", "run"],
        crates: &["standin", "tempfile", "tokio", "tokio_util", "tracing", "anyhow"],
    },
];

/// Every outside crate that some layer owns or shares.
const OUTSIDE: &[&str] = &[
    "ab_glyph",
    "anyhow",
    "clap",
    "fluent_templates",
    "futures",
    "gif",
    "image",
    "imageproc",
    "jiff",
    "png",
    "poise",
    "reqwest",
    "serde",
    "serde_json",
    "serenity",
    "sqlx",
    "standin",
    "tempfile",
    "thiserror",
    "tiny_skia",
    "tokio",
    "tokio_util",
    "tracing",
    "tracing_subscriber",
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .expect("folder is readable")
        .map(|entry| entry.expect("entry is readable").path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// The code of a file: whole-line comments left out, so that prose may name what code may not, and the file's own
/// tests, which may use what they like.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("source is readable");
    let text = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The files of one top-level module, be it a file or a folder.
fn files_of(layer: &str) -> Vec<PathBuf> {
    let src = root().join("src");
    let mut files = Vec::new();
    let file = src.join(format!("{layer}.rs"));
    if file.exists() {
        files.push(file);
    }
    let folder = src.join(layer);
    if folder.is_dir() {
        files.extend(rust_files(&folder));
    }
    files
}

/// The identifiers that stand directly before `::`, except those that are themselves inside a longer path.
fn path_heads(code: &str) -> BTreeSet<String> {
    let mut heads = BTreeSet::new();
    for (at, _) in code.match_indices("::") {
        let before = &code[..at];
        let start = before.rfind(|c: char| !c.is_alphanumeric() && c != '_').map_or(0, |i| i + 1);
        if start < at && !before[..start].ends_with("::") {
            heads.insert(before[start..].to_owned());
        }
    }
    heads
}

/// The top-level modules named behind `crate::`, in single paths and in `use crate::{a, b::c}` lists.
fn crate_modules(code: &str) -> BTreeSet<String> {
    let mut modules = BTreeSet::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        if let Some(list) = rest.strip_prefix('{') {
            let mut depth = 1;
            let mut item = String::new();
            for c in list.chars() {
                match c {
                    '{' => depth += 1,
                    '}' => depth -= 1,
                    _ => {}
                }
                if depth == 0 || (depth == 1 && c == ',') {
                    modules.insert(first_word(&item));
                    item.clear();
                    if depth == 0 {
                        break;
                    }
                } else {
                    item.push(c);
                }
            }
        } else {
            modules.insert(first_word(rest));
        }
    }
    modules.remove("");
    modules
}

fn first_word(text: &str) -> String {
    text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

#[test]
fn every_module_has_a_layer() {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(root().join("src")).expect("src is readable") {
        let path = entry.expect("entry is readable").path();
        let name = path.file_stem().expect("has a name").to_string_lossy().into_owned();
        if name != "main" && name != "lib" {
            found.insert(name);
        }
    }
    let known: BTreeSet<String> = LAYERS.iter().map(|layer| layer.name.to_owned()).collect();
    assert_eq!(found, known, "a module of src/ and the table of layers differ");
}

#[test]
fn layers_use_only_what_lies_further_in() {
    for layer in LAYERS {
        for file in files_of(layer.name) {
            for module in crate_modules(&code(&file)) {
                let own_or_allowed = module == layer.name || layer.may_use.contains(&module.as_str());
                assert!(own_or_allowed, "{}: `{}` may not use `crate::{module}`", file.display(), layer.name);
            }
        }
    }
}

#[test]
fn an_outside_crate_stays_in_its_layers() {
    for layer in LAYERS {
        for file in files_of(layer.name) {
            let heads = path_heads(&code(&file));
            for outside in OUTSIDE {
                let allowed = layer.crates.contains(outside) || !heads.contains(*outside);
                // A module of the crate may share an outside crate's name only inside its own layer.
                assert!(allowed, "{}: `{}` may not use the crate `{outside}`", file.display(), layer.name);
            }
        }
    }
}

#[test]
fn rules_know_only_the_standard_library() {
    for file in files_of("rules") {
        let code = code(&file);
        for forbidden in
            ["std::time", "std::fs", "std::net", "std::env", "std::io", "std::thread", "async ", "println!"]
        {
            assert!(!code.contains(forbidden), "{}: the rules may not use `{forbidden}`", file.display());
        }
    }
}

fn only_in(allowed: &[&str], needles: &[&str], why: &str) {
    let src = root().join("src");
    for file in rust_files(&src) {
        let relative = file.strip_prefix(&src).expect("lies in src").to_string_lossy().replace('\\', "/");
        if allowed.iter().any(|start| relative.starts_with(start)) {
            continue;
        }
        let code = code(&file);
        for needle in needles {
            assert!(!code.contains(needle), "src/{relative}: `{needle}`: {why}");
        }
    }
}

#[test]
fn only_the_store_speaks_sql() {
    let sql = ["SELECT ", "INSERT INTO", "DELETE FROM", "CREATE TABLE", "BEGIN IMMEDIATE", "PRAGMA "];
    only_in(&["store/"], &sql, "SQL belongs in the store");
}

/// An interaction has three seconds for its first answer, which may have to be that the database is busy.
#[test]
fn a_request_waits_for_the_database_no_longer_than_discord_for_an_answer() {
    for folder in ["src/discord/commands", "src/discord/components"] {
        for file in rust_files(&root().join(folder)) {
            let code = code(&file);
            assert!(!code.contains("edge.store"), "{}: it goes by `call.store`", file.display());
        }
    }
}

#[test]
fn only_time_reads_the_clock() {
    only_in(
        &["time.rs"],
        &["SystemTime::now", "Timestamp::now_utc", "Zoned::now", "jiff::Timestamp::now"],
        "time is passed in",
    );
    only_in(&["time.rs", "discord/", "cli/", "run.rs"], &["Timestamp::now()"], "inside, time is an argument");
}

#[test]
fn only_the_configuration_reads_the_environment() {
    only_in(&["config.rs"], &["env::var", "env::vars", "from_default_env"], "the environment is read in config");
}

#[test]
fn the_stand_in_knows_nothing_of_the_game() {
    for file in rust_files(&root().join("standin/src")) {
        let code = code(&file).to_lowercase();
        for word in ["hnef", "tafl", "copenhagen", "attacker", "defender"] {
            assert!(!code.contains(word), "{}: the stand-in may not speak of `{word}`", file.display());
        }
    }
    let manifest = fs::read_to_string(root().join("standin/Cargo.toml")).expect("manifest is readable");
    assert!(!manifest.contains("hnefi"), "the stand-in may not depend on the bot");
}

#[test]
fn the_checks_can_fail() {
    let code =
        "use crate::{ids::GameId, store::{Store, Tx}, time};\nlet x = serenity::http::Http::new(\"\"); a::b::c();";
    let modules: Vec<String> = crate_modules(code).into_iter().collect();
    assert_eq!(modules, ["ids", "store", "time"]);
    let heads = path_heads(code);
    assert!(heads.contains("serenity") && heads.contains("a") && !heads.contains("http") && !heads.contains("b"));
}
