//! What is said fits the game and the person it is said to.

use hnefi::rules::{Variant, notation::parse_move};

use crate::support::{World, private, public, said};

#[tokio::test(flavor = "multi_thread")]
async fn every_choice_of_a_variant_shows_the_size_of_its_board() {
    let world = World::new().await;
    let commands = world.standin.commands();
    let options = commands.iter().flat_map(|command| command["options"].as_array().cloned().unwrap_or_default());
    let choices: Vec<_> = options.filter(|option| option["name"] == "variant").collect();
    assert_eq!(choices.len(), 4, "of /challenge, /rules, /server-settings and /import");
    for option in choices {
        for (choice, variant) in option["choices"].as_array().unwrap().iter().zip(Variant::ALL) {
            let name = choice["name"].as_str().unwrap();
            let size = format!("{0}×{0}", variant.ruleset.board_size());
            assert!(name.starts_with(variant.name) && name.matches(&size).count() == 1, "{name}");
        }
    }
    world.end().await;
}

/// The move between backticks in a sentence.
fn example(sentence: &str) -> String {
    sentence.split('`').nth(1).unwrap_or_else(|| panic!("no example in {sentence}")).to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_of_a_move_can_be_played_in_that_game() {
    for variant in ["scottish", "copenhagen", "alea-evangelii"] {
        let world = World::new().await;
        world.game(variant).await;
        for nonsense in ["nonsense", " ", "\u{200b}", "d1-d3 nonsense"] {
            let refused = private(&world.moves(&world.ann, nonsense).await);
            let shown = example(refused.content());
            let played = hnefi::rules::Game::new(Variant::by_key(variant).unwrap().ruleset.clone())
                .preview(parse_move(&shown).unwrap().mv);
            assert!(played.is_ok(), "{variant}: {}", refused.content());
        }
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn help_writes_a_move_that_lies_on_every_board() {
    let world = World::new().await;
    let help = private(&world.ann.slash("help", ()).in_channel(&world.hall).await.unwrap());
    let shown = help.content().split("`/move ").nth(1).unwrap().split('`').next().unwrap().to_owned();
    let mv = parse_move(&shown).unwrap().mv;
    let smallest = Variant::ALL.iter().map(|variant| variant.ruleset.board_size()).min().unwrap();
    for square in [mv.from, mv.to] {
        assert!(square.file() < smallest && square.rank() < smallest, "{shown}");
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_text_that_names_no_game_is_told_so() {
    let world = World::new().await;
    let ask = async |options: &[(&str, &str)]| world.ann.slash("move", options.to_vec()).in_channel(&world.hall).await;
    let none = ask(&[("move", "d1-d3"), ("game", "first one")]).await.unwrap();
    assert!(said(&none).contains("“first one”"), "{}", said(&none));
    world.game("copenhagen").await;
    let refused = ask(&[("move", "d1-d3"), ("game", "first one")]).await.unwrap();
    assert!(refused.is_private());
    assert!(said(&refused).contains("“first one” is not the number of a game"), "{}", said(&refused));
    assert!(said(&refused).contains("#1"), "it lists those there are: {}", said(&refused));
    assert_eq!(world.boards(1, 1), 0);
    let played = ask(&[("move", "d1-d3"), ("game", "bjo")]).await.unwrap();
    assert!(played.is_public(), "a part of the opponent's name is enough: {}", said(&played));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_offer_is_answered_in_the_right_person() {
    let world = World::new().await;
    world.game("copenhagen").await;
    public(&world.ann.slash("draw", ()).in_channel(&world.hall).await.unwrap());
    let hers = world.ann.slash("draw", ()).in_channel(&world.hall).await.unwrap();
    assert!(hers.is_private() && said(&hers).starts_with("You have already offered"), "{}", said(&hers));
    let his = world.bjorn.slash("draw", ()).in_channel(&world.hall).await.unwrap();
    assert!(his.is_private() && said(&his).starts_with("Ann has already offered"), "{}", said(&his));
    world.end().await;
}
