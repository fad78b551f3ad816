//! Games and positions brought in from elsewhere, and playing on from them.

use standin::{Fault, FaultAction, Message, OptionValue, Reply, User};

use crate::support::{World, labels, private, public, said};

const RECORD: &str = "[date: 2025.06.30]\n[attackers: Ragnar]\n[defenders: Lagertha]\n[variant: Scottish Hnefatafl]\n";

async fn import(world: &World, who: &User, options: Vec<(&'static str, OptionValue)>) -> Reply {
    who.slash("import", options).in_channel(&world.hall).await.unwrap()
}

async fn import_file(world: &World, who: &User, text: &str) -> Reply {
    let file = who.uploads("game.txt", Some("text/plain; charset=utf-8"), text);
    import(world, who, vec![("file", file)]).await
}

/// A game of theirs, written down by the bot.
async fn exported(world: &World, moves: &str) -> String {
    world.game("scottish").await;
    world.play(moves).await;
    let export = private(&world.ann.slash("export", ()).in_channel(&world.hall).await.unwrap());
    String::from_utf8(export.attachments()[0].bytes.to_vec()).unwrap()
}

/// From a record's board: Ann chooses a side, and plays on with somebody, by the menu.
async fn plays_on(world: &World, board: &Message, side: &str, with: &User) -> Reply {
    let question = private(&world.ann.click(board, "Play on from here").await.unwrap());
    let question = private(&world.ann.click(&question, side).await.unwrap());
    challenges_from(world, &question, with).await
}

/// From the question with whom to play on: she chooses somebody.
async fn challenges_from(world: &World, question: &Message, with: &User) -> Reply {
    world.ann.choose_people(question, "Whom do you challenge?", &[with]).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_exported_is_imported_as_a_file_and_as_text() {
    let world = World::new().await;
    let written = exported(&world, "d7-g7 d5-e5 d6-f6").await;
    let by_file = private(&import_file(&world, &world.cilla, &written).await);
    // Discord makes one line of what is pasted into a command.
    let by_text = private(&import(&world, &world.cilla, vec![("record", written.replace('\n', " ").into())]).await);
    for board in [by_file, by_text] {
        let words = "A record of Scottish Hnefatafl: Ann (attackers) against Bjorn (defenders)";
        assert!(board.content().contains(words), "{}", board.content());
        assert!(board.content().contains("Move 3 of 3: the attackers moved d6-f6."), "{}", board.content());
        assert!(board.attachments()[0].filename.ends_with("-move-3.png"));
        assert_eq!(labels(&board), ["First", "← Previous", "Next →", "Last", "Play on from here"]);
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_stepped_through_after_a_restart_by_its_owner_alone() {
    let mut world = World::new().await;
    let written = exported(&world, "d7-g7 d5-e5 d6-f6").await;
    let board = private(&import_file(&world, &world.cilla, &written).await);
    world.kill_bot().await;
    world.start_bot().await;
    let second = private(&world.cilla.click(&board, "← Previous").await.unwrap());
    assert!(second.content().contains("Move 2 of 3"), "{}", second.content());
    assert_eq!(second.id(), board.id());
    let theirs = world.standin.message(world.hall.messages()[0].id()).unwrap();
    for forged in ["v1:record:1:1:next", "v1:play-on:1:1:random"] {
        let refused = world.ann.press_unchecked(&theirs, forged, None).await.unwrap();
        assert!(refused.is_private() && said(&refused).contains("I do not find this record"), "{}", said(&refused));
    }
    let unknown = world.cilla.press_unchecked(&second, "v1:record:99:1:next", None).await.unwrap();
    assert!(said(&unknown).contains("I do not find this record"), "{}", said(&unknown));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_on_from_a_position_of_a_record() {
    let mut world = World::new().await;
    let written = exported(&world, "d7-g7 d5-e5 d6-f6").await;
    let board = private(&import_file(&world, &world.ann, &written).await);
    let second = private(&world.ann.click(&board, "← Previous").await.unwrap());
    let third = private(&world.ann.click(&second, "Next →").await.unwrap());
    let made = plays_on(&world, &third, "I take the defenders", &world.bjorn).await;
    assert!(made.is_update() && said(&made).contains("Your challenge is posted"), "{}", said(&made));
    let challenge = made.follow_up(0).await.unwrap();
    assert_eq!(challenge.pinged(), ["Bjorn"]);
    for words in ["with the defenders to move", "Bjorn has the attackers, Ann the defenders"] {
        assert!(challenge.content().contains(words), "{words}: {}", challenge.content());
    }
    let start = challenge.attachments().remove(0);
    assert!(start.description.unwrap().contains("f6"), "the picture shows that start");
    let first = public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    assert!(first.content().contains("your move: the defenders begin"), "{}", first.content());
    assert_eq!(first.pinged(), ["Ann"]);
    world.kill_bot().await;
    world.start_bot().await;
    let options = [("move", "d4-d6"), ("game", "2")];
    let moved = public(&world.ann.slash("move", options).in_channel(&world.hall).await.unwrap());
    assert!(moved.content().contains("d4-d6"), "{}", moved.content());

    // All that looks back knows where it began.
    let of_game = |command: &'static str| world.bjorn.slash(command, [("game", "2")]).in_channel(&world.hall);
    let list = private(&of_game("history").await.unwrap());
    assert!(list.content().contains("**1** King d4-d6"), "{}", list.content());
    let export = private(&of_game("export").await.unwrap());
    let written = String::from_utf8(export.attachments()[0].bytes.to_vec()).unwrap();
    assert!(written.contains("[position:"), "{written}");
    let film = private(&of_game("replay").await.unwrap());
    assert_eq!(film.attachments()[0].filename, "game-2.gif");
    let options = [("move", OptionValue::from(0)), ("game", "2".into())];
    let start = private(&world.bjorn.slash("show", options).in_channel(&world.hall).await.unwrap());
    assert!(start.attachments()[0].description.as_ref().unwrap().contains("f6"));
    let again = private(&import_file(&world, &world.cilla, &written).await);
    assert!(again.content().contains("Move 1 of 1: the king moved d4-d6."), "{}", again.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_on_with_people_only_and_not_with_oneself() {
    let world = World::new().await;
    let board =
        private(&import(&world, &world.ann, vec![("record", "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 d".into())]).await);
    let bot = world.standin.user("Machine").as_bot();
    // The board turns into the question, which stays open to whoever chooses wrongly.
    let question = private(&world.ann.click(&board, "Play on from here").await.unwrap());
    for (with, words) in [(&world.ann, "cannot challenge yourself"), (&bot, "is a bot")] {
        let refused = challenges_from(&world, &question, with).await;
        assert!(refused.is_private() && said(&refused).contains(words), "{}", said(&refused));
    }
    assert!(world.public_messages().is_empty());
    let made = challenges_from(&world, &question, &world.bjorn).await;
    let challenge = made.follow_up(0).await.unwrap();
    assert!(challenge.content().contains("The lot gives"), "{}", challenge.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn however_often_somebody_is_chosen_one_challenge_to_play_on_is_open() {
    let world = World::new().await;
    let written = exported(&world, "d7-g7 d5-e5 d6-f6").await;
    let before = world.public_messages().len();
    let board = private(&import_file(&world, &world.ann, &written).await);
    let question = private(&world.ann.click(&board, "Play on from here").await.unwrap());
    let (first, second) = tokio::join!(
        challenges_from(&world, &question, &world.bjorn),
        challenges_from(&world, &question, &world.bjorn),
    );
    let told = [&first, &second].map(|reply| said(reply).contains("already challenged Bjorn to play on"));
    assert_eq!(told.iter().filter(|told| **told).count(), 1, "{} / {}", said(&first), said(&second));
    // From the same record brought in again, with another side.
    let board = private(&import_file(&world, &world.ann, &written).await);
    let third = plays_on(&world, &board, "I take the attackers", &world.bjorn).await;
    assert!(said(&third).contains("already challenged Bjorn"), "{}", said(&third));
    world.hall.wait_for(|message| message.content().contains("It begins at the position")).await.unwrap();
    assert_eq!(world.public_messages().len(), before + 1);
    // Somebody else, or another position, is another thing; and an answered one is not open.
    let board = private(&import_file(&world, &world.ann, &written).await);
    let other = plays_on(&world, &board, "I take the attackers", &world.cilla).await;
    let other = other.follow_up(0).await.unwrap();
    world.ann.click(&other, "Withdraw").await.unwrap();
    let board = private(&import_file(&world, &world.ann, &written).await);
    let again = plays_on(&world, &board, "I take the attackers", &world.cilla).await;
    again.follow_up(0).await.unwrap();
    let board = private(&import_file(&world, &world.ann, &written).await);
    let before = private(&world.ann.click(&board, "← Previous").await.unwrap());
    plays_on(&world, &before, "I take the defenders", &world.bjorn).await.follow_up(0).await.unwrap();
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_variant_that_contradicts_the_record_is_not_passed_over() {
    let world = World::new().await;
    let written = exported(&world, "d7-g7 d5-e5 d6-f6").await;
    let with = |variant: &str| vec![("record", written.clone().into()), ("variant", variant.to_owned().into())];
    let refused = private(&import(&world, &world.cilla, with("copenhagen")).await);
    assert!(refused.content().contains("those of Scottish Hnefatafl"), "{}", refused.content());
    let board = private(&import(&world, &world.cilla, with("scottish")).await);
    assert!(board.content().contains("A record of Scottish Hnefatafl"), "{}", board.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_alone_is_a_record_too() {
    let world = World::new().await;
    let board = private(&import(&world, &world.ann, vec![("record", "/3t3/3t3/3T3/ttTKTtt/3T3/7/7/ d".into())]).await);
    assert!(board.content().contains("The start. No move has been played."), "{}", board.content());
    assert!(
        board.content().contains("A record of Scottish Hnefatafl"),
        "the first with such a board: {}",
        board.content()
    );
    assert_eq!(labels(&board), ["Play on from here"]);
    let options = vec![("record", "/3t3/3t3/3T3/ttTKTtt/3T3/7/7/ d".into()), ("variant", "brandubh".into())];
    let board = private(&import(&world, &world.ann, options).await);
    assert!(board.content().contains("A record of Brandubh"), "{}", board.content());
    let options = vec![("record", "3t3/3t3/3T3/ttTKTtt/3T3/7/7".into()), ("variant", "copenhagen".into())];
    let refused = private(&import(&world, &world.ann, options).await);
    assert!(refused.content().contains("7 rows") && refused.content().contains("11"), "{}", refused.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_game_is_over_nobody_plays_on() {
    let world = World::new().await;
    let written = exported(&world, "d1-a1 d3-b3 a1-b1 d4-d3 b1-a1 d3-g3").await;
    let board = private(&import_file(&world, &world.ann, &written).await);
    assert!(
        board.content().contains("Here the game is over: the king escaped, and the defenders won."),
        "{}",
        board.content()
    );
    assert!(!labels(&board).contains(&"Play on from here".to_owned()));
    let forged = world.ann.press_unchecked(&board, "v1:play-on:1:6:random", None).await.unwrap();
    assert!(said(&forged).contains("At that position the game is over"), "{}", said(&forged));
    let before = private(&world.ann.click(&board, "← Previous").await.unwrap());
    assert!(labels(&before).contains(&"Play on from here".to_owned()));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_record_is_refused_with_the_reason() {
    let world = World::new().await;
    let rules = "dim:7 name:Scottish atkf:y tfr:w start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/";
    for (text, words) in [
        ("hello".to_owned(), "I find no rules in it"),
        (format!("{RECORD}1. d7-f7"), "I find no rules in it"),
        (format!("{RECORD}[rules: {rules}]\n1. d7-f7 d5-e5\n2. f7-x9"), "I cannot read “f7-x9” in line 7 as a move"),
        (
            format!("{RECORD}[rules: {rules}]\n1. d7-f7 d5-e5\n2. d5-d6"),
            "The move d5-d6 in line 7 (move 3) cannot be played",
        ),
        (format!("{RECORD}[rules: {rules}]\n1. d7-f7xd5"), "The move d7-f7 in line 6 (move 1) does not capture d5"),
        (format!("{RECORD}[rules: {rules}]\n3. d7-f7"), "turn 1 should"),
        (format!("{RECORD}[rules: dim:7 foo:bar start:/7/]"), "I cannot read line 5"),
        ("[rules: dim".to_owned(), "never closed"),
        ("3t3/9/x a".to_owned(), "I cannot read that position"),
        ("7/7/7/3t3/7/7/7 a".to_owned(), "king"),
        ("\u{feff}  ".to_owned(), "There is nothing in it"),
    ] {
        let refused = import_file(&world, &world.ann, &text).await;
        assert!(refused.is_private() && said(&refused).contains(words), "{text}: {}", said(&refused));
        assert!(private(&refused).attachments().is_empty());
    }
    for options in [vec![], vec![("record", "3t3 a".into()), ("file", world.ann.uploads("a.txt", None, "x"))]] {
        let refused = private(&import(&world, &world.ann, options).await);
        assert!(refused.content().contains("either the option"), "{}", refused.content());
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_text_or_too_large_is_refused() {
    let world = World::new().await;
    let mib = 1024 * 1024;
    for (name, kind, bytes, words) in [
        ("board.png", Some("image/png"), vec![0x89; 100], "not a text file"),
        ("game.txt", Some("text/plain"), vec![0xff, 0xfe, b'h', 0], "not a text file"),
        ("game.txt", None, b"a\0b".to_vec(), "not a text file"),
        ("game.txt", Some("text/plain"), vec![b' '; mib + 1], "1025 KB. I read at most 1024 KB"),
    ] {
        let file = world.ann.uploads(name, kind, bytes);
        let refused = private(&import(&world, &world.ann, vec![("file", file)]).await);
        assert!(refused.content().contains(words), "{name}: {}", refused.content());
    }
    let fetched = world.standin.requests().iter().filter(|r| r.path.contains("ephemeral-attachments")).count();
    assert_eq!(fetched, 2, "what can be told before is not fetched");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_does_not_come_is_not_waited_for_for_ever() {
    let world = World::new().await;
    for action in
        [FaultAction::Error { status: 404, code: 0, message: "gone".to_owned() }, FaultAction::Reset, FaultAction::Hang]
    {
        world.standin.inject(Fault::once("GET", "ephemeral-attachments", action));
        let refused = private(&import_file(&world, &world.ann, "whatever").await);
        assert!(refused.content().contains("could not be fetched"), "{}", refused.content());
    }
    // One that takes longer than Discord waits for an answer is read all the same.
    let slow = FaultAction::Delay(std::time::Duration::from_secs(4));
    world.standin.inject(Fault::once("GET", "ephemeral-attachments", slow));
    let board = private(&import_file(&world, &world.ann, "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 a").await);
    assert_eq!(board.attachments().len(), 1, "{}", board.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_newest_records_are_kept() {
    let world = World::new().await;
    let mut boards = Vec::new();
    for _ in 0..11 {
        let options = vec![("record", "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 d".into())];
        boards.push(private(&import(&world, &world.ann, options).await));
    }
    let gone = world.ann.click(&boards[0], "Play on from here").await.unwrap();
    assert!(said(&gone).contains("only your newest ten"), "{}", said(&gone));
    let kept = world.ann.click(&boards[1], "Play on from here").await.unwrap();
    assert!(kept.is_update(), "{}", said(&kept));
    world.end().await;
}
