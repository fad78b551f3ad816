//! The rules with pictures, a page each.

use standin::{Message, OptionValue, User};

use crate::support::{World, labels, private, public};

async fn rules(world: &World, who: &User, option: &'static str, value: &str) -> Message {
    let options = [(option, OptionValue::from(value))];
    private(&who.slash("rules", options).in_channel(&world.hall).await.unwrap())
}

/// Leafs on to the end, and returns the second line of every page, its heading.
async fn headings(who: &User, first: &Message) -> Vec<String> {
    let mut page = first.clone();
    let mut headings = Vec::new();
    loop {
        let next = page.buttons().into_iter().find(|button| button.label == "Next →" && !button.disabled);
        if next.is_none() {
            return headings;
        }
        let reply = who.click(&page, "Next →").await.unwrap();
        assert!(reply.is_update());
        page = private(&reply);
        assert_eq!(page.attachments().len(), 1, "{}", page.content());
        assert!(page.content().contains("In the picture"), "{}", page.content());
        headings.push(page.content().lines().nth(1).unwrap().trim_matches('*').to_owned());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn copenhagen_is_explained_page_by_page() {
    let mut world = World::new().await;
    let first = rules(&world, &world.ann, "variant", "copenhagen").await;
    assert_eq!(labels(&first), ["← Previous", "Next →"]);
    world.restart_bot().await;
    assert_eq!(
        headings(&world.ann, &first).await,
        [
            "Capturing between two",
            "Capturing against a corner",
            "Capturing against the throne",
            "Shieldwall",
            "Capturing the king",
            "Capturing the king beside the throne",
            "The king escapes",
            "Exit fort",
            "Shutting the defenders in",
        ]
    );
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_that_is_not_played_has_no_page() {
    let world = World::new().await;
    let options = vec![
        ("opponent", standin::user(&world.bjorn)),
        ("variant", "copenhagen".into()),
        ("side", "attackers".into()),
        ("house-rules", "shieldwall=none exit-fort=no".into()),
    ];
    let challenge = public(&world.ann.slash("challenge", options).in_channel(&world.hall).await.unwrap());
    let of_challenge = private(&world.cilla.click(&challenge, "Rules").await.unwrap());
    let pages = headings(&world.cilla, &of_challenge).await;
    assert!(!pages.contains(&"Shieldwall".to_owned()) && !pages.contains(&"Exit fort".to_owned()), "{pages:?}");
    assert_eq!(pages.len(), 7, "{pages:?}");
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    let of_game = rules(&world, &world.ann, "game", "1").await;
    assert_eq!(headings(&world.ann, &of_game).await, pages);
    world.end().await;
}
