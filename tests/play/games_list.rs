//! `/games`: what waits first, a page at a time, and the board of any of them.

use standin::Message;

use crate::support::{World, labels, private, public, said};

async fn list(world: &World) -> Message {
    private(&world.ann.slash("games", ()).in_channel(&world.hall).await.unwrap())
}

/// The numbers of the games on a page, in order.
fn numbers(message: &Message) -> Vec<String> {
    let lines = message.content().lines().filter(|line| line.starts_with("**#"));
    lines.filter_map(|line| line.split("**").nth(1)).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_listed_a_page_at_a_time_and_after_restarts() {
    let mut world = World::new().await;
    for _ in 0..8 {
        world.game("brandubh").await;
    }
    let newest = public(&world.moves(&world.ann, "#3 d7-b7").await);
    let first = list(&world).await;
    assert_eq!(numbers(&first), ["#1", "#2", "#4", "#5", "#6", "#7"], "{}", first.content());
    assert_eq!(labels(&first), ["Next →"]);
    world.restart_bot().await;
    let turned = world.ann.click(&first, "Next →").await.unwrap();
    assert!(turned.is_update() && turned.is_private());
    let second = private(&turned);
    assert_eq!(numbers(&second), ["#8", "#3"], "{}", second.content());
    let link = format!("/{}", newest.id());
    assert!(second.content().contains(&link), "it leads to the newest board: {}", second.content());
    assert_eq!(labels(&second), ["← Previous"]);

    let shown = world.ann.choose(&second, "Show a board", &["8"]).await.unwrap();
    assert!(!shown.is_update(), "the list stays");
    let board = private(&shown);
    assert_eq!(board.attachments().len(), 1);
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    assert!(menus.content().contains("#8"), "{}", menus.content());
    let shown = private(&world.ann.choose(&second, "Show a board", &["3"]).await.unwrap());
    assert!(!labels(&shown).contains(&"Move".to_owned()), "it is not her move");

    // Meanwhile there are fewer pages: the last one is shown.
    let question = private(&world.moves(&world.ann, "nonsense").await);
    assert!(question.content().contains("Which game"), "{}", question.content());
    let board = private(&world.ann.choose(&question, "Show a board", &["2"]).await.unwrap());
    assert!(board.content().contains("#2"), "{}", board.content());
    let gone = private(&world.ann.press_unchecked(&second, "v1:games:7", None).await.unwrap());
    assert_eq!(numbers(&gone), ["#8", "#3"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_shows_nobody_elses_games_and_nothing_that_may_not_be_seen() {
    let world = World::new().await;
    let place = world.standin.conversation(&world.ann, &world.bjorn);
    world.ann.installs_app();
    let options = [("opponent", standin::user(&world.bjorn)), ("side", "attackers".into())];
    let challenge = world.ann.slash("challenge", options).in_channel(&place).await.unwrap();
    public(&world.bjorn.click(challenge.message().unwrap(), "Accept").await.unwrap());
    world.game("brandubh").await;
    let hers = list(&world).await;
    assert_eq!(numbers(&hers).len(), 2, "wherever they are played: {}", hers.content());
    let forged = world.cilla.press_unchecked(&hers, "v1:show-game", Some(&["1"])).await.unwrap();
    assert!(private(&forged).attachments().is_empty(), "{}", said(&forged));
    for nonsense in [["99"], ["king"], [""]] {
        let told = world.ann.press_unchecked(&hers, "v1:show-game", Some(&nonsense)).await.unwrap();
        assert!(told.is_private() && !said(&told).is_empty(), "{nonsense:?}: {}", said(&told));
    }
    world.end().await;
}

/// Fault D36: people were told that they were in a game already, when they were not. Here nothing keeps anybody from
/// another game, and the list tells the truth at every moment.
#[tokio::test(flavor = "multi_thread")]
async fn the_list_is_true_at_every_moment() {
    let mut world = World::new().await;
    assert_eq!(numbers(&list(&world).await), Vec::<String>::new());
    world.challenge("scottish").await;
    assert_eq!(numbers(&list(&world).await), Vec::<String>::new(), "a challenge is no game yet");
    world.game("scottish").await;
    assert_eq!(numbers(&list(&world).await), ["#1"]);
    world.game("scottish").await;
    assert_eq!(numbers(&list(&world).await), ["#1", "#2"], "two with the same opponent");
    world.kill_bot().await;
    world.start_bot().await;
    assert_eq!(numbers(&list(&world).await), ["#1", "#2"]);
    for game in ["1", "2"] {
        let question = private(&world.ann.slash("resign", [("game", game)]).in_channel(&world.hall).await.unwrap());
        let label = format!("Resign game #{game}");
        world.ann.click(&question, &label).await.unwrap().follow_up(0).await.unwrap();
    }
    let none = list(&world).await;
    assert!(none.content().contains("no running game") && none.selects().is_empty(), "{}", none.content());
    world.game("scottish").await;
    assert_eq!(numbers(&list(&world).await), ["#3"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_not_said_in_which_game_chooses_it_in_a_menu() {
    let mut world = World::new().await;
    for _ in 0..3 {
        world.game("brandubh").await;
    }
    let asks = |command: &'static str| world.ann.slash(command, ()).in_channel(&world.hall);
    let which = private(&asks("resign").await.unwrap());
    assert!(which.content().contains("Which game do you mean?") && which.content().contains("**#2**"));
    let draw = private(&asks("draw").await.unwrap());
    let moves = private(&world.moves(&world.ann, "d7 to b7").await);
    let board = private(&asks("board").await.unwrap());
    world.restart_bot().await;

    let question = private(&world.ann.choose(&which, "Choose the game", &["2"]).await.unwrap());
    assert_eq!(labels(&question), ["Resign game #2", "Play on"]);
    let offer = public(&world.ann.choose(&draw, "Choose the game", &["3"]).await.unwrap());
    assert!(offer.content().contains("#3") && offer.content().contains("offers a draw"), "{}", offer.content());
    let preview = private(&world.ann.choose(&moves, "Choose the game", &["1"]).await.unwrap());
    assert!(labels(&preview).contains(&"Confirm d7-b7".to_owned()), "{:?}", labels(&preview));
    let shown = private(&world.ann.choose(&board, "Show a board", &["3"]).await.unwrap());
    assert!(shown.content().contains("#3"), "{}", shown.content());

    // What cannot be done in the game that is chosen is refused as ever; the menu stays.
    let twice = private(&world.ann.choose(&draw, "Choose the game", &["3"]).await.unwrap());
    assert!(twice.content().contains("already offered a draw"), "{}", twice.content());
    let abort = private(&world.ann.slash("abort", ()).in_channel(&world.hall).await.unwrap());
    let asked = public(&world.ann.choose(&abort, "Choose the game", &["2"]).await.unwrap());
    assert!(asked.content().contains("break the game off"), "{}", asked.content());
    let forged = world.bjorn.press_unchecked(&offer, "v1:which:resign", None).await.unwrap();
    assert!(forged.is_private(), "{}", said(&forged));
    world.end().await;
}
