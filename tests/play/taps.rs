//! Moving by taps on boards of every size: pages, skipped steps, warnings, and playing without being asked.

use std::collections::BTreeSet;

use standin::{Message, user};

use crate::support::{World, labels, private, public, said};

/// The game of some variant with these house rules, Ann with the attackers.
async fn game_by(world: &World, variant: &str, house_rules: &str) -> Message {
    let options = [
        ("opponent", user(&world.bjorn)),
        ("variant", variant.into()),
        ("side", "attackers".into()),
        ("house-rules", house_rules.into()),
    ];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap());
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap())
}

fn values(message: &Message, menu: &str) -> Vec<String> {
    message.menu(menu).unwrap().options.into_iter().map(|option| option.value).collect()
}

/// The button that leads to the next page, if there is one.
fn onwards(message: &Message) -> Option<String> {
    labels(message).into_iter().find(|label| label.ends_with('→'))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_piece_of_the_largest_board_is_reached_by_pages_and_after_restarts() {
    let mut world = World::new().await;
    let board = world.game("alea-evangelii").await;
    let mut menus = private(&world.ann.click(&board, "Move").await.unwrap());
    let mut seen: Vec<String> = values(&menus, "Piece");
    assert_eq!(seen.len(), 25);
    while let Some(next) = onwards(&menus) {
        assert!(seen.len() < 400, "the pages never end");
        let turned = world.ann.click(&menus, &next).await.unwrap();
        assert!(turned.is_update(), "it stays one message");
        menus = private(&turned);
        seen.extend(values(&menus, "Piece"));
        world.restart_bot().await;
    }
    let mut game = hnefi::rules::Game::new(hnefi::rules::Variant::by_key("alea-evangelii").unwrap().ruleset.clone());
    let movable: BTreeSet<String> = game.legal_moves().iter().map(|mv| mv.from.to_string()).collect();
    assert_eq!((seen.len(), seen.iter().cloned().collect()), (movable.len(), movable), "every piece once");

    // One of the last page goes to its first square, by way of a change of mind.
    let last = seen.last().unwrap().clone();
    let squares = private(&world.ann.choose(&menus, "Piece", &[&last]).await.unwrap());
    let back = private(&world.ann.click(&squares, "Other pieces").await.unwrap());
    assert!(values(&back, "Piece").contains(&last), "back on the page that he came from");
    let squares = private(&world.ann.choose(&back, "Piece", &[&last]).await.unwrap());
    let to = values(&squares, "Square").first().unwrap().clone();
    let preview = private(&world.ann.choose(&squares, "Square", &[&to]).await.unwrap());
    let confirmed = world.ann.click(&preview, &format!("Confirm {last}-{to}")).await.unwrap();
    assert_eq!(confirmed.follow_up(0).await.unwrap().pinged(), ["Bjorn"]);
    let mv = hnefi::rules::notation::parse_move(&format!("{last}-{to}")).unwrap().mv;
    assert!(game.play(mv).is_ok());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_with_more_squares_than_a_menu_holds_reaches_them_all() {
    let mut world = World::new().await;
    let start = "start=19/19/19/15t3/19/19/19/9T9/19/9K9/19/19/19/19/4t14/19/19/19/19";
    let board = game_by(&world, "alea-evangelii", start).await;
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    let first = private(&world.ann.choose(&menus, "Piece", &["e5"]).await.unwrap());
    let mut squares = values(&first, "Square");
    let second = private(&world.ann.click(&first, &onwards(&first).unwrap()).await.unwrap());
    squares.extend(values(&second, "Square"));
    assert_eq!((squares.len(), squares.iter().collect::<BTreeSet<_>>().len()), (36, 36));
    assert!(onwards(&second).is_none(), "{:?}", labels(&second));
    world.restart_bot().await;
    let far = squares.last().unwrap().clone();
    let preview = private(&world.ann.choose(&second, "Square", &[&far]).await.unwrap());
    assert!(values(&preview, "Square").contains(&far), "the menu shows what is chosen");
    let back = labels(&preview).into_iter().find(|label| label.starts_with('←')).unwrap();
    let again = private(&world.ann.click(&preview, &back).await.unwrap());
    assert_eq!(values(&again, "Square"), values(&first, "Square"));
    let confirmed = world.ann.click(&preview, &format!("Confirm e5-{far}")).await;
    assert!(confirmed.is_err(), "the preview gave way to the menu");
    let preview = private(&world.ann.choose(&again, "Square", &[&squares[0]]).await.unwrap());
    let confirmed = world.ann.click(&preview, &format!("Confirm e5-{}", squares[0])).await.unwrap();
    assert_eq!(confirmed.follow_up(0).await.unwrap().pinged(), ["Bjorn"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_there_is_nothing_to_choose_the_step_is_left_out() {
    let world = World::new().await;
    let board = game_by(&world, "brandubh", "start=7/7/7/t2K3/7/2T4/7").await;
    let squares = private(&world.ann.click(&board, "Move").await.unwrap());
    assert!(!values(&squares, "Square").is_empty(), "only one piece can move: its squares");
    let board = game_by(&world, "brandubh", "start=7/7/7/3K3/T6/t1T4/7").await;
    let preview = private(&world.ann.click(&board, "Move").await.unwrap());
    assert_eq!(labels(&preview), ["Confirm a2-b2", "Cancel"], "only one move can be made: what it does");
    let confirmed = world.ann.click(&preview, "Confirm a2-b2").await.unwrap();
    confirmed.follow_up(0).await.unwrap();
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn captures_and_the_king_stand_first_and_say_so() {
    let world = World::new().await;
    world.game("scottish").await;
    let board = world.play("d1-a1 d3-b3").await;
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    let pieces = menus.menu("Piece").unwrap().options;
    assert!(pieces[0].label.contains("can capture"), "{:?}", pieces[0]);
    let squares = private(&world.ann.choose(&menus, "Piece", &["d2"]).await.unwrap());
    assert_eq!(squares.menu("Square").unwrap().options[0].label, "d2-b2, captures b3");
    let board = world.play_on("a1-b1", 0).await;
    let menus = private(&world.bjorn.click(&board, "Move").await.unwrap());
    assert!(menus.menu("Piece").unwrap().options[0].label.contains("king"));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_is_warned_before_a_move_that_costs_the_game() {
    let world = World::new().await;
    world.game("scottish").await;
    let board = world.play("b4-b3 c4-c1").await;
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    let squares = private(&world.ann.choose(&menus, "Piece", &["a4"]).await.unwrap());
    let preview = private(&world.ann.choose(&squares, "Square", &["a6"]).await.unwrap());
    assert!(preview.content().contains("The king can then escape"), "{}", preview.content());
    assert_eq!(preview.button("Confirm a4-a6").unwrap().style, 4, "the button is red");
    let squares = private(&world.ann.choose(&preview, "Piece", &["b3"]).await.unwrap());
    let preview = private(&world.ann.choose(&squares, "Square", &["b4"]).await.unwrap());
    assert!(!preview.content().contains("escape"), "{}", preview.content());
    assert_eq!(preview.button("Confirm b3-b4").unwrap().style, 3);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_it_so_moves_without_being_asked_unless_it_costs_the_game() {
    let mut world = World::new().await;
    let board = world.game("scottish").await;
    let told = private(&world.ann.slash("settings", [("confirm", false)]).in_channel(&world.hall).await.unwrap());
    assert!(told.content().contains("played at once"), "{}", told.content());
    world.restart_bot().await;
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    let squares = private(&world.ann.choose(&menus, "Piece", &["b4"]).await.unwrap());
    let played = world.ann.choose(&squares, "Square", &["b3"]).await.unwrap();
    assert!(played.is_update() && private(&played).selects().is_empty(), "{}", said(&played));
    let board = played.follow_up(0).await.unwrap();
    assert_eq!(board.pinged(), ["Bjorn"]);
    let menus = private(&world.bjorn.click(&board, "Move").await.unwrap());
    let squares = private(&world.bjorn.choose(&menus, "Piece", &["c4"]).await.unwrap());
    let asked = world.bjorn.choose(&squares, "Square", &["c1"]).await.unwrap();
    let confirmed = world.bjorn.click(&private(&asked), "Confirm c4-c1").await.unwrap();
    let board = confirmed.follow_up(0).await.unwrap();

    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    let squares = private(&world.ann.choose(&menus, "Piece", &["a4"]).await.unwrap());
    let asked = private(&world.ann.choose(&squares, "Square", &["a6"]).await.unwrap());
    assert!(asked.content().contains("escape"), "{}", asked.content());
    assert_eq!(world.boards(1, 3), 0);
    let told = private(&world.ann.slash("settings", [("confirm", true)]).in_channel(&world.hall).await.unwrap());
    assert!(told.content().contains("you are asked"), "{}", told.content());
    let squares = private(&world.ann.choose(&asked, "Piece", &["b3"]).await.unwrap());
    private(&world.ann.choose(&squares, "Square", &["b4"]).await.unwrap());
    assert_eq!(world.boards(1, 3), 0, "she is asked again");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_move_in_words_opens_the_menus_for_the_rest() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let squares = private(&world.moves(&world.ann, "D1").await);
    assert_eq!(squares.selects().len(), 2, "the piece is chosen");
    let preview = private(&world.ann.choose(&squares, "Square", &["d3"]).await.unwrap());
    assert!(preview.button("Confirm d1-d3").is_ok());
    world.game("scottish").await;
    let pieces = private(&world.moves(&world.ann, "#2").await);
    assert!(pieces.content().contains("#2"), "{}", pieces.content());
    let board = public(&world.moves(&world.ann, "#2 d1-a1").await);
    assert!(board.content().contains("#2"), "{}", board.content());
    let early = private(&world.moves(&world.bjorn, "#1 f8").await);
    assert!(early.content().contains("Ann's move"), "{}", early.content());
    let options = [("move", "#1 d1-d3"), ("game", "2")];
    let unclear = private(&world.ann.slash("move", options).in_channel(&world.hall).await.unwrap());
    assert!(unclear.content().contains("#1") && unclear.content().contains("#2"), "{}", unclear.content());
    assert_eq!((world.boards(1, 1), world.boards(2, 2)), (0, 0));
    world.end().await;
}
