//! Where a picture cannot stand: the board as text, and why.

use standin::{Fault, FaultAction, Permissions};

use crate::support::{World, private, public, said};

fn refused(status: u16, code: u32, message: &str) -> FaultAction {
    FaultAction::Error { status, code, message: message.to_owned() }
}

/// A row of the board as text, as it stands after d1-d3 in Copenhagen.
const ROW_3: &str = "\n 3 . . . x . . . . . . .\n";

/// Fault E39: without the right to embed links a bot was dead, and nobody knew why. Ours needs no such right.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_depends_on_the_right_to_embed_links() {
    let world = World::new().await;
    world.hall.deny(Permissions::EMBED_LINKS);
    world.game("copenhagen").await;
    let board = world.play("d1-d3").await;
    assert_eq!(board.attachments().len(), 1);
    assert!(board.attachments()[0].description.as_ref().is_some_and(|words| !words.is_empty()), "with its words");
    world.standin.inject(Fault::once("POST", "/callback", FaultAction::Reset));
    world.moves(&world.bjorn, "f8-h8").await;
    let posted = |_: &standin::Standin| world.boards(1, 2) == 1;
    world.standin.wait_until("the board to be posted", posted).await.unwrap();
    world.end().await;
}

/// Fault E40: where files may not be attached, the error named nothing. Here the board stands as text, and under it which
/// right is missing where.
#[tokio::test(flavor = "multi_thread")]
async fn where_files_may_not_be_attached_the_board_is_written_and_the_right_is_named() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.hall.deny(Permissions::ATTACH_FILES);
    world.standin.inject(Fault::once("POST", "/callback", FaultAction::Reset));
    world.moves(&world.ann, "d1-d3").await;
    let board = world.hall.wait_for(|message| message.content().contains("Attach Files")).await.expect("it is posted");
    assert!(board.content().contains(ROW_3), "{}", board.content());
    assert!(board.content().contains(&format!("<#{}>", world.hall.id())), "{}", board.content());
    assert!(board.content().contains("d1-d3") && board.attachments().is_empty());
    assert_eq!(board.pinged(), ["Bjorn"]);
    let menus = private(&world.bjorn.click(&board, "Move").await.unwrap());
    assert!(!menus.selects().is_empty());

    // Likewise for what is made elsewhere.
    let elsewhere = world.standin.channel("elsewhere");
    private(&world.bjorn.slash("move", [("move", "f8-h8")]).in_channel(&elsewhere).await.unwrap());
    let board = world.public_messages().pop().unwrap();
    assert!(board.content().contains("f8-h8") && board.content().contains("Attach Files"), "{}", board.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_whose_picture_is_not_taken_carries_the_board_as_text() {
    let world = World::new().await;
    world.game("copenhagen").await;
    for (status, code, words) in [
        (413, 40005, "did not take the picture"),
        (400, 50045, "did not take the picture"),
        (400, 20009, "did not take the picture"),
        (403, 50013, "Attach Files"),
    ] {
        world.standin.inject(Fault::once("POST", "/callback", refused(status, code, "no")));
        let seen = world.ann.slash("board", [("game", "1")]).in_channel(&world.hall).await.unwrap();
        let seen = private(&seen);
        assert!(seen.attachments().is_empty() && seen.content().contains(words), "{code}: {}", seen.content());
        assert!(seen.content().contains("\n 6 x x . o o K o o . x x\n"), "{code}: {}", seen.content());
    }
    world.standin.inject(Fault::once("POST", "/callback", refused(413, 40005, "Request entity too large")));
    let board = public(&world.moves(&world.ann, "d1-d3").await);
    assert!(board.content().contains(ROW_3), "{}", board.content());
    assert_eq!(board.pinged(), ["Bjorn"]);
    let next = world.play_on("f8-h8", 1).await;
    assert_eq!(next.attachments().len(), 1, "only that one");
    world.loses_its_buttons(&board).await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_takes_its_time_says_what_it_cannot_carry() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.play("d1-d3").await;
    let written = private(&world.ann.slash("export", ()).in_channel(&world.hall).await.unwrap());
    let written = written.attachments()[0].bytes.to_vec();
    for (status, code, film, board) in [
        (403, 50013, "Attach Files", "Attach Files"),
        (413, 40005, "did not take the file", "did not take the picture"),
    ] {
        world.standin.inject(Fault::once("PATCH", "@original", refused(status, code, "no")));
        let seen = private(&world.ann.slash("replay", ()).in_channel(&world.hall).await.unwrap());
        assert!(seen.attachments().is_empty() && seen.content().contains(film), "{code}: {}", seen.content());
        world.standin.inject(Fault::once("PATCH", "@original", refused(status, code, "no")));
        let file = world.cilla.uploads("game.txt", Some("text/plain"), written.clone());
        let seen = private(&world.cilla.slash("import", [("file", file)]).in_channel(&world.hall).await.unwrap());
        assert!(seen.attachments().is_empty() && seen.content().contains(board), "{code}: {}", seen.content());
        assert!(seen.content().contains(ROW_3), "{code}: {}", seen.content());
    }
    // What is not taken at once is said likewise.
    world.standin.inject(Fault::once("POST", "/callback", refused(403, 50013, "no")));
    let seen = private(&world.ann.slash("export", ()).in_channel(&world.hall).await.unwrap());
    assert!(seen.content().contains("d1-d3") && seen.content().contains("Attach Files"), "{}", seen.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn taps_go_on_where_the_previews_picture_is_not_taken() {
    let world = World::new().await;
    let board = world.game("copenhagen").await;
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    let squares = private(&world.ann.choose(&menus, "Piece", &["d1"]).await.unwrap());
    assert_eq!(squares.attachments().len(), 1);
    world.standin.inject(Fault::once("POST", "/callback", refused(413, 40005, "Request entity too large")));
    let preview = private(&world.ann.choose(&squares, "Square", &["d3"]).await.unwrap());
    assert!(preview.attachments().is_empty(), "the old picture goes, since it shows something else");
    assert!(preview.content().contains(ROW_3), "{}", preview.content());
    world.standin.inject(Fault::once("POST", "/webhooks/", refused(413, 40005, "Request entity too large")));
    let confirmed = world.ann.click(&preview, "Confirm d1-d3").await.unwrap();
    let board = confirmed.follow_up(0).await.unwrap();
    assert!(board.content().contains(ROW_3), "{}", said(&confirmed));
    assert_eq!(board.pinged(), ["Bjorn"]);
    world.end().await;
}
