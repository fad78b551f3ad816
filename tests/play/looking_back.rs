//! Looking back at games: their moves, their boards one by one, their films, and what they are written down as.

use standin::{Message, Reply, User};

use crate::support::{Bot, World, labels, private, public, said};

/// The king reaches the edge.
const ESCAPE: &str = "d1-a1 d3-b3 a1-b1 d4-d3 b1-a1 d3-g3";

async fn asks(world: &World, who: &User, command: &str, options: Vec<(&'static str, standin::OptionValue)>) -> Reply {
    who.slash(command, options).in_channel(&world.hall).await.unwrap()
}

async fn of_game(world: &World, who: &User, command: &str, game: &str) -> Reply {
    asks(world, who, command, vec![("game", game.into())]).await
}

/// The labels of the buttons that can be pressed.
fn pressable(message: &Message) -> Vec<String> {
    message.buttons().into_iter().filter(|button| !button.disabled && button.url.is_none()).map(|b| b.label).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_moves_of_a_game_are_listed_with_captures_and_times() {
    let world = World::new().await;
    world.game("scottish").await;
    let none = private(&asks(&world, &world.ann, "history", vec![]).await);
    assert!(none.content().contains("No move has been played"), "{}", none.content());
    world.play("d7-g7 d5-e5 d6-e6").await;
    let list = private(&asks(&world, &world.bjorn, "history", vec![]).await);
    for words in ["#1", "**1** Attackers d7-g7", "**2** Defenders d5-e5", "**3** Attackers d6-e6", "<t:"] {
        assert!(list.content().contains(words), "{words}: {}", list.content());
    }
    assert_eq!(labels(&list), Vec::<String>::new(), "one page needs no leafing");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn captures_are_told_in_the_list() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.play("f10-b10 f4-h4 f2-c2 f5-f2 b10-e10 f6-f4 b6-b3 f4-b4 a5-b5 h6-h5 c2-c4").await;
    let list = private(&of_game(&world, &world.cilla, "history", "1").await);
    assert!(list.content().contains("c2-c4, captured the king on b4"), "{}", list.content());
    assert!(list.content().contains("the attackers win"), "{}", list.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_list_of_moves_is_leafed_through_after_a_restart_too() {
    let mut world = World::new().await;
    world.game("copenhagen").await;
    // Men walk to and fro, never twice the same way within what repetition counts.
    let there_and_back =
        "d1-d2 f4-g4 d2-c2 g4-g3 c2-b2 g3-h3 b2-b3 h3-h4 b3-b4 h4-i4 b4-c4 i4-i5 c4-c5 i5-h5 c5-d5 h5-h4 d5-d4";
    world.play(there_and_back).await;
    let newest = private(&asks(&world, &world.ann, "history", vec![]).await);
    assert!(newest.content().contains("**17**") && !newest.content().contains("**15**"), "{}", newest.content());
    assert_eq!(pressable(&newest), ["First", "← Previous"]);
    world.kill_bot().await;
    world.start_bot().await;
    let first = world.ann.click(&newest, "← Previous").await.unwrap();
    assert!(first.is_update(), "in place");
    let first = private(&first);
    assert!(first.content().contains("**1** ") && first.content().contains("**15**"), "{}", first.content());
    assert!(first.content().contains("Moves 1 to 15 of 17"), "{}", first.content());
    world.play_on("h4-h3", 17).await;
    let last = private(&world.ann.click(&first, "Last").await.unwrap());
    assert!(last.content().contains("**18**"), "the end is where it is now: {}", last.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_stepped_through_in_place() {
    let mut world = World::new().await;
    world.game("scottish").await;
    world.play("d7-g7 d5-e5").await;
    let board = private(&asks(&world, &world.ann, "show", vec![("move", 1.into())]).await);
    assert!(board.content().contains("Move 1 of 2: the attackers moved d7-g7."), "{}", board.content());
    assert_eq!(board.attachments()[0].filename, "game-1-move-1.png");
    assert_eq!(labels(&board), ["First", "← Previous", "Next →", "Last"]);
    let next = private(&world.ann.click(&board, "Next →").await.unwrap());
    assert!(next.content().contains("Move 2 of 2: the defenders moved d5-e5."), "{}", next.content());
    assert_eq!(next.attachments()[0].filename, "game-1-move-2.png");
    assert_eq!(next.id(), board.id());
    assert_eq!(pressable(&next), ["First", "← Previous"]);
    world.restart_bot().await;
    let start = private(&world.ann.click(&next, "First").await.unwrap());
    assert!(start.content().contains("The start, before the first of 2 moves."), "{}", start.content());
    assert_eq!(pressable(&start), ["Next →", "Last"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn more_moves_than_were_played_are_refused() {
    let world = World::new().await;
    world.game("scottish").await;
    world.play("d7-g7").await;
    let refused = private(&asks(&world, &world.ann, "show", vec![("move", 7.into())]).await);
    assert!(refused.content().contains("Only 1 move has been played in that game, not 7."), "{}", refused.content());
    // A forged press gets the nearest that there is.
    let shown = private(&asks(&world, &world.ann, "show", vec![("move", 1.into())]).await);
    let forged = world.ann.press_unchecked(&shown, "v1:step:1:4000000000:next", None).await.unwrap();
    assert!(said(&forged).contains("Move 1 of 1"), "{}", said(&forged));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_game_is_meant_where_none_runs() {
    let world = World::new().await;
    for command in ["history", "replay", "export"] {
        let none = private(&asks(&world, &world.cilla, command, vec![]).await);
        assert!(none.content().contains("not played a game yet"), "{command}: {}", none.content());
    }
    world.game("scottish").await;
    world.play(ESCAPE).await;
    let list = private(&asks(&world, &world.ann, "history", vec![]).await);
    assert!(list.content().contains("#1") && list.content().contains("the defenders win"), "{}", list.content());
    let suggested = world.bjorn.autocomplete("history", [("game", "")], "game").in_channel(&world.hall).await.unwrap();
    assert_eq!(suggested, [("#1 · over · Scottish Hnefatafl against Ann".to_owned(), "1".to_owned())]);
    let named = private(&of_game(&world, &world.bjorn, "history", "ann").await);
    assert!(named.content().contains("#1"), "{}", named.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_can_be_watched_and_written_down_from_its_last_board() {
    let mut world = World::new().await;
    world.game("scottish").await;
    let last = world.play(ESCAPE).await;
    assert_eq!(labels(&last), ["Rematch, sides swapped", "Replay", "Export"]);
    world.restart_bot().await;
    // Anybody who sees the board may.
    let replay = private(&world.cilla.click(&last, "Replay").await.unwrap());
    let file = &replay.attachments()[0];
    assert_eq!((file.filename.as_str(), &file.bytes[..6]), ("game-1.gif", &b"GIF89a"[..]));
    assert!(file.description.as_deref().is_some_and(|words| words.contains("all 6 moves")), "{:?}", file.description);
    assert!(replay.content().contains("the defenders win"), "{}", replay.content());
    let written = private(&world.cilla.click(&last, "Export").await.unwrap());
    assert_eq!(written.attachments()[0].filename, "game-1.txt");
    let board = private(&of_game(&world, &world.ann, "board", "1").await);
    assert_eq!(labels(&board), ["Rematch, sides swapped", "Replay", "Export"], "the same from /board");
    assert_eq!(labels(&last.refresh().unwrap()), labels(&last), "the board stays as it is");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_film_is_private_unless_all_are_to_see_it() {
    let world = World::new().await;
    world.game("scottish").await;
    world.play("d7-g7 d5-e5").await;
    let before = world.public_messages().len();
    let own = private(&asks(&world, &world.ann, "replay", vec![]).await);
    assert_eq!(own.attachments()[0].filename, "game-1.gif");
    assert_eq!(world.public_messages().len(), before);
    let shown =
        public(&asks(&world, &world.cilla, "replay", vec![("game", "1".into()), ("public", true.into())]).await);
    assert_eq!(shown.attachments()[0].filename, "game-1.gif");
    assert!(shown.pinged().is_empty(), "nobody is called");
    // What cannot be shown is refused in private all the same.
    let refused = asks(&world, &world.cilla, "replay", vec![("game", "77".into()), ("public", true.into())]).await;
    assert!(refused.is_private(), "{}", said(&refused));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_film_has_the_theme_that_its_only_viewer_has_chosen() {
    let world = World::new().await;
    world.game("scottish").await;
    world.play("d7-g7").await;
    asks(&world, &world.ann, "settings", vec![("theme", "night".into())]).await;
    let [night, usual] = [
        private(&asks(&world, &world.ann, "replay", vec![]).await),
        private(&asks(&world, &world.bjorn, "replay", vec![]).await),
    ];
    assert_ne!(night.attachments()[0].bytes, usual.attachments()[0].bytes);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_others_in_other_places_are_not_shown() {
    let world = World::new().await;
    world.ann.installs_app();
    let place = world.standin.conversation(&world.ann, &world.bjorn);
    let options = [("opponent", standin::user(&world.bjorn)), ("side", "attackers".into())];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&place).await.unwrap());
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    public(&world.ann.slash("move", [("move", "d1-d3")]).in_channel(&place).await.unwrap());
    let public_board = { world.game("scottish").await };
    for command in ["history", "replay", "export"] {
        for game in ["1", "99"] {
            let hidden = private(&of_game(&world, &world.cilla, command, game).await);
            assert!(hidden.content().contains(&format!("#{game}")), "{command}: {}", hidden.content());
            assert!(hidden.attachments().is_empty() && !hidden.content().contains("Ann"), "{}", hidden.content());
        }
    }
    let hidden = private(&asks(&world, &world.cilla, "show", vec![("move", 1.into()), ("game", "1".into())]).await);
    assert!(hidden.attachments().is_empty(), "{}", hidden.content());
    for forged in
        ["v1:history:1:0:next", "v1:step:1:0:next", "v1:replay:1", "v1:export:1", "v1:rules-page:game:1:0:next"]
    {
        let hidden = world.cilla.press_unchecked(&public_board, forged, None).await.unwrap();
        assert!(hidden.is_private() && said(&hidden).contains("#1"), "{forged}: {}", said(&hidden));
        assert!(private(&hidden).attachments().is_empty(), "{forged}");
    }
    // Its players see it anywhere.
    let own = private(&of_game(&world, &world.bjorn, "history", "1").await);
    assert!(own.content().contains("d1-d3"), "{}", own.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_says_all_that_the_game_is_and_stays_in_its_block() {
    let world = World::new().await;
    let options = vec![
        ("opponent", standin::user(&world.bjorn)),
        ("variant", "brandubh".into()),
        ("side", "attackers".into()),
        ("house-rules", "move-limit=50".into()),
    ];
    let challenge = public(&asks(&world, &world.ann, "challenge", options).await);
    world.bjorn.renames_himself("Bj]or[n");
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    world.play("d1-e1").await;
    let export = private(&asks(&world, &world.ann, "export", vec![]).await);
    let file = String::from_utf8(export.attachments()[0].bytes.to_vec()).unwrap();
    for words in
        ["[attackers: Ann]", "[defenders: Bj\\]or\\[n]", "[variant: Brandubh]", "[hnefi-move-limit: 50]", "1. d1-e1"]
    {
        assert!(file.contains(words), "{words}: {file}");
    }
    assert!(export.content().contains(&format!("```\n{}\n```", file.trim_end())), "{}", export.content());
    assert!(export.pinged().is_empty());
    // A name that would break out of the block stands in the file only.
    world.bjorn.renames_himself("``` @everyone");
    world.play_on("d5-e5", 1).await;
    let export = private(&asks(&world, &world.ann, "export", vec![]).await);
    let file = String::from_utf8(export.attachments()[0].bytes.to_vec()).unwrap();
    assert!(file.contains("[defenders: ``` @everyone]"), "{file}");
    assert!(!export.content().contains("```"), "{}", export.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_film_that_fails_to_arrive_is_apologised_for() {
    let world = World::new().await;
    world.game("scottish").await;
    let too_large =
        standin::FaultAction::Error { status: 413, code: 40005, message: "Request entity too large".to_owned() };
    // The film, and what it says without it.
    world
        .standin
        .inject(standin::Fault { times: 2, ..standin::Fault::once("PATCH", "/messages/@original", too_large) });
    let sorry = private(&asks(&world, &world.ann, "replay", vec![]).await);
    assert!(sorry.content().contains("the fault is mine"), "{}", sorry.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_killed_while_it_draws_leaves_nothing_changed() {
    let mut world = World::new().await;
    world.game("scottish").await;
    world.play("d7-g7").await;
    world.standin.inject(standin::Fault::once("PATCH", "/messages/@original", standin::FaultAction::Hang));
    let asked = {
        let (ann, hall) = (world.ann.clone(), world.hall.clone());
        tokio::spawn(async move { ann.slash("replay", ()).in_channel(&hall).await })
    };
    let drawn = |standin: &standin::Standin| standin.requests().iter().any(|r| r.path.ends_with("/messages/@original"));
    world.standin.wait_until("the film", drawn).await.unwrap();
    asked.abort();
    let bot: Bot = world.take_bot();
    bot.kill().await;
    world.standin.wait_for_bot_to_leave().await.unwrap();
    world.start_bot().await;
    world.play_on("d5-e5", 1).await;
    world.end().await;
}
