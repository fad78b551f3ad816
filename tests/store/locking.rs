//! One bot a database.

use std::path::PathBuf;

use hnefi::store::{BotLock, Store, StoreError};

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

#[test]
fn a_second_bot_is_refused_until_the_first_is_gone() {
    let folder = folder();
    let path = folder.path().join("hnefi.db");
    let first = BotLock::acquire(&path).expect("nobody runs yet");
    let second = BotLock::acquire(&path).expect_err("the first runs");
    assert!(matches!(&second, StoreError::AnotherBot { .. }), "{second:?}");
    assert!(second.to_string().starts_with("another bot is running on "), "{second}");
    drop(first);
    BotLock::acquire(&path).expect("the first is gone");
}

#[cfg(unix)]
#[test]
fn every_spelling_of_a_path_meets_the_same_lock() {
    let folder = folder();
    let path = folder.path().join("hnefi.db");
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(&path, &link).expect("a link can be made");
    let linked_folder = folder.path().join("folder");
    std::os::unix::fs::symlink(folder.path(), &linked_folder).expect("a link can be made");
    let here = std::env::current_dir().expect("there is one");
    let up: PathBuf = here.components().skip(1).map(|_| "..").collect();
    let relative = up.join(path.strip_prefix("/").expect("it is absolute"));

    let held = BotLock::acquire(&link).expect("nobody runs yet, and the link leads to no file yet");
    std::fs::create_dir(folder.path().join("inner")).expect("a folder can be made");
    let dotted = folder.path().join(".").join("inner").join("..").join("hnefi.db");
    for spelling in [path.clone(), link, linked_folder.join("hnefi.db"), relative, dotted] {
        let refused = BotLock::acquire(&spelling);
        let spelling = spelling.display();
        assert!(matches!(refused, Err(StoreError::AnotherBot { .. })), "{spelling}: {refused:?}");
    }
    drop(held);
    BotLock::acquire(&path).expect("the first is gone");
}

#[test]
fn two_databases_have_two_locks() {
    let folder = folder();
    let _first = BotLock::acquire(folder.path().join("one.db")).expect("nobody runs on it");
    BotLock::acquire(folder.path().join("other.db")).expect("nobody runs on it");
}

#[test]
fn what_cannot_be_written_cannot_be_locked() {
    let folder = folder();
    let error = BotLock::acquire(folder.path()).expect_err("it is a folder");
    assert!(matches!(&error, StoreError::Folder { .. }), "{error:?}");
    let error = BotLock::acquire(folder.path().join("nowhere").join("hnefi.db")).expect_err("its folder is missing");
    assert!(matches!(&error, StoreError::NotWritable { .. }), "{error:?}");
}

#[tokio::test]
async fn a_locked_database_opens_and_reads() {
    let folder = folder();
    let path = folder.path().join("hnefi.db");
    let _lock = BotLock::acquire(&path).expect("nobody runs yet");
    let store = Store::open(&path).await.expect("the lock is beside the database, not on it");
    Store::open_read_only(store.path()).await.expect("readers need no lock");
}
