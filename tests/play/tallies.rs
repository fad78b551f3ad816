//! `/record`: how somebody has played.

use standin::{Reply, User, user};

use crate::support::{World, private, public, said};

async fn record(world: &World, who: &User, of: Option<&User>) -> String {
    let options: Vec<_> = of.into_iter().map(|of| ("user", user(of))).collect();
    private(&who.slash("record", options).in_channel(&world.hall).await.unwrap()).content().to_owned()
}

/// Ann has the attackers against somebody, who gives up at once.
async fn wins(world: &World, against: &User, variant: &str, game: u32) {
    let options = [("opponent", user(against)), ("variant", variant.into()), ("side", "attackers".into())];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap());
    public(&against.click(&challenge, "Accept").await.unwrap());
    gives_up(world, against, game).await;
}

async fn gives_up(world: &World, who: &User, game: u32) -> Reply {
    let question = who.slash("resign", [("game", game.to_string())]).in_channel(&world.hall).await.unwrap();
    let closed = who.click(&private(&question), &format!("Resign game #{game}")).await.unwrap();
    closed.follow_up(0).await.unwrap();
    closed
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_counts_games_by_side_and_variant_and_against_each_other() {
    let mut world = World::new().await;
    assert!(record(&world, &world.ann, None).await.contains("You have not finished a game yet"));
    wins(&world, &world.bjorn, "scottish", 1).await;
    wins(&world, &world.bjorn, "brandubh", 2).await;
    wins(&world, &world.cilla, "brandubh", 3).await;
    world.game("scottish").await;
    gives_up(&world, &world.ann, 4).await;
    world.game("scottish").await;
    world.restart_bot().await;

    let own = record(&world, &world.ann, None).await;
    for words in [
        "**Your games**: 3 won, 1 lost, 0 drawn",
        "As attackers: 3 won, 1 lost, 0 drawn",
        "**Scottish Hnefatafl** as attackers: 1 won, 1 lost, 0 drawn",
        "**Brandubh** as attackers: 2 won, 0 lost, 0 drawn",
        "Against Bjorn: 2 won, 1 lost, 0 drawn",
        "Against Cilla: 1 won, 0 lost, 0 drawn",
    ] {
        assert!(own.contains(words), "{words}: {own}");
    }
    assert!(!own.contains("As defenders"), "{own}");
    let of_bjorn = record(&world, &world.cilla, Some(&world.bjorn)).await;
    assert!(of_bjorn.contains("**The games of Bjorn**: 1 won, 2 lost, 0 drawn"), "{of_bjorn}");
    assert!(of_bjorn.contains("You and Bjorn have not finished a game against each other"), "{of_bjorn}");
    let of_ann = record(&world, &world.bjorn, Some(&world.ann)).await;
    assert!(of_ann.contains("**Ann against you**: 2 won, 1 lost, 0 drawn"), "{of_ann}");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_left_is_still_named_and_counted() {
    let world = World::new().await;
    wins(&world, &world.bjorn, "scottish", 1).await;
    world.bjorn.leaves_guild();
    assert!(record(&world, &world.ann, None).await.contains("Against Bjorn: 1 won"));
    let of_bjorn = record(&world, &world.ann, Some(&world.bjorn)).await;
    assert!(of_bjorn.contains("**Bjorn against you**: 0 won, 1 lost, 0 drawn"), "{of_bjorn}");
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_played_elsewhere_in_private_are_nobody_else_s_business() {
    let world = World::new().await;
    world.ann.installs_app();
    let place = world.standin.conversation(&world.ann, &world.bjorn);
    let options = [("opponent", user(&world.bjorn)), ("side", "attackers".into())];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&place).await.unwrap());
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    let question = private(&world.ann.slash("resign", ()).in_channel(&place).await.unwrap());
    world.ann.click(&question, "Resign game #1").await.unwrap().follow_up(0).await.unwrap();
    let seen = record(&world, &world.cilla, Some(&world.ann)).await;
    assert!(seen.contains("I know of no finished game of Ann that you may see here"), "{seen}");
    assert!(record(&world, &world.bjorn, Some(&world.ann)).await.contains("**Ann against you**: 0 won, 1 lost"));
    assert!(record(&world, &world.ann, None).await.contains("0 won, 1 lost"));
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_a_position_of_its_own_is_not_counted() {
    let world = World::new().await;
    let options = [("record", "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 d")];
    let board = private(&world.ann.slash("import", options).in_channel(&world.hall).await.unwrap());
    let question = private(&world.ann.click(&board, "Play on from here").await.unwrap());
    let made = world.ann.choose_people(&question, "Whom do you challenge?", &[&world.bjorn]).await.unwrap();
    let challenge = made.follow_up(0).await.unwrap();
    assert!(challenge.content().contains("is not counted in `/record`"), "{}", challenge.content());
    let board = world.bjorn.click(&challenge, "Accept").await.unwrap();
    assert!(board.is_public(), "{}", said(&board));
    gives_up(&world, &world.bjorn, 1).await;
    assert!(record(&world, &world.ann, None).await.contains("You have not finished a game yet"));
    world.end().await;
}
