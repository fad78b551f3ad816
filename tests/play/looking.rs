//! Looking: boards, games, rules, help; and the commands as Discord knows them.

use crate::support::{World, labels, private, said};

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_shown_to_whoever_asks() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let newest = world.play("d1-d3").await;
    let mine = private(&world.bjorn.slash("board", ()).in_channel(&world.hall).await.unwrap());
    assert_eq!(mine.attachments().len(), 1);
    assert!(labels(&mine).contains(&"Move".to_owned()), "{:?}", labels(&mine));
    // Where the newest board stands is learnt right after it has been answered.
    let mut leads_there = false;
    for _ in 0..20 {
        let seen = private(&world.cilla.slash("board", [("game", "1")]).in_channel(&world.hall).await.unwrap());
        assert!(!labels(&seen).contains(&"Move".to_owned()), "an onlooker has no buttons");
        let links: Vec<_> = seen.buttons().into_iter().filter_map(|button| button.url).collect();
        leads_there = links.iter().any(|url| url.ends_with(&newest.id().to_string()));
        if leads_there {
            break;
        }
    }
    assert!(leads_there, "no link to the newest board");
    let none = world.cilla.slash("board", ()).in_channel(&world.hall).await.unwrap();
    assert!(none.is_private(), "{}", said(&none));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_moves_from_the_board_that_only_one_sees() {
    let world = World::new().await;
    world.game("copenhagen").await;
    let board = private(&world.ann.slash("board", ()).in_channel(&world.hall).await.unwrap());
    let menus = private(&world.ann.click(&board, "Move").await.unwrap());
    assert_eq!(menus.selects().len(), 1);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_lists_those_that_wait_first() {
    let world = World::new().await;
    world.game("copenhagen").await;
    world.play("d1-d3").await;
    world.game("scottish").await;
    let list = private(&world.ann.slash("games", ()).in_channel(&world.hall).await.unwrap());
    let (first, second) = (list.content().find("#2"), list.content().find("#1"));
    assert!(first.is_some() && first < second, "{}", list.content());
    let none = private(&world.cilla.slash("games", ()).in_channel(&world.hall).await.unwrap());
    assert!(!none.content().is_empty());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_and_help_are_private() {
    let world = World::new().await;
    let rules = private(&world.ann.slash("rules", ()).in_channel(&world.hall).await.unwrap());
    assert!(rules.content().contains("Copenhagen"), "{}", rules.content());
    let rules = private(&world.ann.slash("rules", [("variant", "scottish")]).in_channel(&world.hall).await.unwrap());
    assert!(rules.content().contains("Scottish"), "{}", rules.content());
    let help = private(&world.ann.slash("help", ()).in_channel(&world.hall).await.unwrap());
    assert!(help.content().contains("/challenge") || help.content().contains("</challenge"), "{}", help.content());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_is_allowed_where_it_belongs_and_described() {
    /// What is about a guild, and makes sense nowhere else.
    const OF_GUILDS: [&str; 2] = ["server-settings", "tafl-end"];
    /// Entries in the menu of a user and of a message, by Discord's type of command: they have no description.
    const MENUS: [(&str, u64); 2] = [("Challenge to tafl", 2), ("Tafl: this game", 3)];
    let world = World::new().await;
    let commands = world.standin.commands();
    let names: Vec<_> = commands.iter().filter_map(|command| command["name"].as_str()).collect();
    for name in ["challenge", "move", "board", "games", "resign", "draw", "rules", "settings", "help"] {
        assert!(names.contains(&name), "{names:?}");
    }
    for special in OF_GUILDS.iter().chain(MENUS.iter().map(|(name, _)| name)) {
        assert!(names.contains(special), "{special} is not in {names:?}");
    }
    for command in &commands {
        let name = command["name"].as_str().unwrap();
        let (installed, contexts) = if OF_GUILDS.contains(&name) {
            (serde_json::json!([0]), serde_json::json!([0]))
        } else {
            (serde_json::json!([0, 1]), serde_json::json!([0, 1, 2]))
        };
        assert_eq!(command["integration_types"], installed, "{command}");
        assert_eq!(command["contexts"], contexts, "{command}");
        let description = command["description"].as_str().unwrap_or_default();
        if let Some((_, kind)) = MENUS.iter().find(|(menu, _)| *menu == name) {
            assert_eq!(command["type"], serde_json::json!(kind), "{command}");
            assert_eq!(description, "", "Discord allows no description there: {command}");
        } else {
            assert_eq!(command["type"], serde_json::json!(1), "{command}");
            assert!(description.len() > 8, "{command}");
        }
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_in_their_private_conversation() {
    let world = World::new().await;
    world.ann.installs_app();
    let place = world.standin.conversation(&world.ann, &world.bjorn);
    let options = [("opponent", standin::user(&world.bjorn)), ("side", "attackers".into())];
    let challenge = world.ann.slash("challenge", options).in_channel(&place).await.unwrap();
    assert!(challenge.is_public(), "{}", said(&challenge));
    let board = world.bjorn.click(challenge.message().unwrap(), "Accept").await.unwrap();
    assert!(board.is_public(), "{}", said(&board));
    let played = world.ann.slash("move", [("move", "d1-d3")]).in_channel(&place).await.unwrap();
    assert!(played.is_public(), "{}", said(&played));
    let hidden = world.cilla.slash("board", [("game", "1")]).in_channel(&world.hall).await.unwrap();
    assert!(hidden.is_private() && hidden.message().unwrap().attachments().is_empty(), "it is theirs");
    world.end().await;
}
