//! What players choose about being reminded.

use hnefi::service::{self, Person, Reminding, RemindingChange, choose_reminding};
use hnefi::time::Timestamp;
use hnefi::timing::{Plan, QuietHours, Zone};

use crate::table::{NOW, Table, ann, bjorn, later};

const HOUR: i64 = 3600;

async fn choose(table: &Table, player: &Person, changes: &[RemindingChange], now: Timestamp) -> Reminding {
    choose_reminding(&table.store, player, changes, now).await.expect("he may choose");
    service::show_settings(&table.store, player.id).await.expect("they are read").reminding
}

#[tokio::test]
async fn each_choice_changes_one_thing() {
    let table = Table::set().await;
    let mut expected = Reminding::default();
    assert_eq!(choose(&table, &bjorn(), &[], NOW).await, expected);
    let quiet = QuietHours::new(22, 7);
    let zone = Zone::by_name("America/New_York").expect("there is one");
    for change in [
        RemindingChange::Plan(Plan::LastHours),
        RemindingChange::Quiet(quiet),
        RemindingChange::Zone(zone.clone()),
        RemindingChange::Quiet(None),
        RemindingChange::Plan(Plan::Off),
    ] {
        match &change {
            RemindingChange::Plan(plan) => expected.plan = *plan,
            RemindingChange::Quiet(quiet) => expected.quiet = *quiet,
            RemindingChange::Zone(zone) => expected.zone = Some(zone.clone()),
            RemindingChange::Digest(digest) => expected.digest = *digest,
        }
        assert_eq!(choose(&table, &bjorn(), &[change], NOW).await, expected);
    }
    assert_eq!(choose(&table, &ann(), &[], NOW).await, Reminding::default(), "it is his own");
}

/// Fault 54: the list comes at an hour of his own day. Where that is on the earth is his to say, before or afterwards.
#[tokio::test]
async fn the_list_comes_at_the_hour_of_his_zone() {
    let table = Table::set().await;
    // It is 08:00 UTC, and 17:00 in Tokyo.
    assert_eq!(Zone::UTC.clock(NOW), (8, 0));
    let chosen = choose(&table, &bjorn(), &[RemindingChange::Digest(Some(8))], NOW).await;
    assert_eq!(chosen.next_digest, Some(later(24 * HOUR)), "without a zone by UTC, and not at once");
    let tokyo = Zone::by_name("Asia/Tokyo").expect("there is one");
    let chosen = choose(&table, &bjorn(), &[RemindingChange::Zone(tokyo)], NOW).await;
    assert_eq!(chosen.next_digest, Some(later(15 * HOUR)));
    let chosen = choose(&table, &bjorn(), &[RemindingChange::Plan(Plan::Off)], later(20 * HOUR)).await;
    assert_eq!(chosen.next_digest, Some(later(15 * HOUR)), "what is due is not put off by something else");
    let chosen = choose(&table, &bjorn(), &[RemindingChange::Digest(None)], NOW).await;
    assert_eq!((chosen.digest, chosen.next_digest), (None, None));
}
