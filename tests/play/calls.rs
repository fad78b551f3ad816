//! Who is called, and how often.

use crate::support::{World, public};

/// Fault F52: people were called too often, or twice for one thing. Here everything calls one person once: whose turn it
/// is, or who has to answer.
#[tokio::test(flavor = "multi_thread")]
async fn everything_calls_one_person_once() {
    let mut world = World::new().await;
    let called = |world: &World| (world.ann.pings().len(), world.bjorn.pings().len(), world.cilla.pings().len());
    let challenge = world.challenge("copenhagen").await;
    assert_eq!(called(&world), (0, 1, 0), "he is challenged");
    public(&world.bjorn.click(&challenge, "Accept").await.unwrap());
    assert_eq!(called(&world), (1, 1, 0), "it is her move");
    world.loses_its_buttons(&challenge).await;
    world.play("d1-d3").await;
    assert_eq!(called(&world), (1, 2, 0));
    world.play_on("f8-h8", 1).await;
    assert_eq!(called(&world), (2, 2, 0));
    let draw = public(&world.ann.slash("draw", ()).in_channel(&world.hall).await.unwrap());
    assert_eq!(called(&world), (2, 3, 0), "he is asked");
    world.bjorn.click(&draw, "Decline").await.unwrap().follow_up(0).await.unwrap();
    assert_eq!(called(&world), (3, 3, 0), "she is told, though the edit of her offer calls nobody");
    let back = public(&world.bjorn.slash("take-back", ()).in_channel(&world.hall).await.unwrap());
    assert_eq!(called(&world), (4, 3, 0));
    public(&world.ann.click(&back, "Undo f8-h8").await.unwrap());
    assert_eq!(called(&world), (4, 4, 0), "it is his move again");
    world.loses_its_buttons(&back).await;
    world.restart_bot().await;
    world.play_on("f8-h8", 1).await;
    assert_eq!(called(&world), (5, 4, 0), "a restart calls nobody");
    world.end().await;
}
