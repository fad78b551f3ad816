//! When somebody wants to be reminded, in which hours not, and by which clock: `/settings`.

use standin::{OptionValue, User};

use crate::support::{World, private, said};

async fn settings<const N: usize>(world: &World, who: &User, options: [(&str, OptionValue); N]) -> String {
    private(&who.slash("settings", options).in_channel(&world.hall).await.unwrap()).content().to_owned()
}

#[track_caller]
fn says(told: &str, lines: &[&str]) {
    for line in lines {
        assert!(told.contains(line), "{line} in:\n{told}");
    }
}

/// Fault F51: one notice is easily lost, and people want others than the one there is. When one is reminded is one's own
/// choice, and it outlives a restart.
#[tokio::test(flavor = "multi_thread")]
async fn everything_about_being_reminded_is_chosen_and_shown() {
    let mut world = World::new().await;
    let usual = settings(&world, &world.bjorn, []).await;
    says(
        &usual,
        &[
            "I remind you **at half of your time, a day before it is up, and three hours before**",
            "Quiet hours: **none**",
            "Your time zone: **not chosen**, so your hours are those of UTC, where it is ",
            "List of the games that wait for you: **none**",
        ],
    );
    let chosen = [
        ("reminders", "last-day".into()),
        ("quiet-hours", "10pm - 7:00".into()),
        ("zone", "stockholm".into()),
        ("digest", "8:00".into()),
    ];
    settings(&world, &world.bjorn, chosen).await;
    world.restart_bot().await;
    let told = settings(&world, &world.bjorn, []).await;
    says(
        &told,
        &[
            "I remind you **a day before your time is up, and three hours before**",
            "Quiet hours: **22:00 to 7:00**",
            "Your time zone: **Europe/Stockholm**, where it is ",
            "**every day at 8:00**, as a private message. Next: <t:",
        ],
    );
    says(&settings(&world, &world.ann, []).await, &["Your time zone: **not chosen**", "Quiet hours: **none**"]);

    let off = [("quiet-hours", "off".into()), ("digest", "OFF".into()), ("reminders", "off".into())];
    let told = settings(&world, &world.bjorn, off).await;
    says(
        &told,
        &[
            "**I do not remind you**",
            "Quiet hours: **none**",
            "Your time zone: **Europe/Stockholm**",
            "List of the games that wait for you: **none**",
        ],
    );
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_refused_and_changes_nothing() {
    let world = World::new().await;
    settings(&world, &world.bjorn, [("zone", "Asia/Tokyo".into()), ("digest", "20".into())]).await;
    for (option, text, why) in [
        ("zone", "Gothenburg", "I do not know the time zone “Gothenburg”. Write the nearest big city"),
        ("zone", "san", "I am not sure which time zone “san” is. Write its name in full; you may mean `America/"),
        ("zone", "@everyone", "I do not know the time zone"),
        (
            "quiet-hours",
            "22:30-7",
            "I cannot read “22\\:30-7” as quiet hours. Write two whole hours, as `22-7`, or `off`.",
        ),
        ("digest", "25", "I cannot read “25” as an hour. Write a whole hour from 0 to 23, as `8`, or `off`."),
        ("digest", "\u{200b}", "as an hour"),
    ] {
        let refused = settings(&world, &world.bjorn, [(option, text.into()), ("pings", "none".into())]).await;
        assert!(refused.starts_with("I ") && refused.contains(why), "{option} {text}: {refused}");
    }
    let refused = settings(&world, &world.bjorn, [("quiet-hours", "22-22".into()), ("pings", "none".into())]).await;
    assert!(refused.starts_with("“22-22” begins and ends at the same hour"), "{refused}");
    let unknown = world.bjorn.slash("settings", [("reminders", "hourly")]).in_channel(&world.hall).unchecked();
    let unknown = unknown.await.unwrap();
    assert!(unknown.is_private(), "{}", said(&unknown));
    let told = settings(&world, &world.bjorn, []).await;
    says(&told, &["Your time zone: **Asia/Tokyo**", "**every day at 20:00**", "**I mention you** under the board"]);
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn time_zones_are_suggested_by_city_with_the_time_there() {
    let world = World::new().await;
    let suggested = |typed: &'static str| {
        let typing = world.bjorn.autocomplete("settings", [("zone", typed)], "zone").in_channel(&world.hall);
        async move { typing.await.unwrap() }
    };
    let cities = suggested("REYKJAVÍK").await;
    let (label, value) = cities[0].clone();
    assert!(label.starts_with("Atlantic/Reykjavik · ") && label.ends_with(" now"), "{label}");
    assert_eq!(value, "Atlantic/Reykjavik");
    assert_eq!(suggested("").await.len(), 25, "a choice before anything is typed");
    assert!(suggested("xyzzy").await.is_empty());
    says(&settings(&world, &world.bjorn, [("zone", value.as_str().into())]).await, &["**Atlantic/Reykjavik**"]);
    says(&settings(&world, &world.bjorn, [("zone", label.as_str().into())]).await, &["**Atlantic/Reykjavik**"]);
    world.end().await;
}
