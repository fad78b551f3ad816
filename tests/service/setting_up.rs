//! Setting a challenge up, one thing at a time.

use hnefi::ids::SetUpId;
use hnefi::rules::{Knob, RulesetError, Side};
use hnefi::service::{
    self, ChallengeRefusal, Error, HouseRule, HouseRuleError, Opponent, Presence, Refusal, SetUpChange, SetUpView,
    SettleGuild, show_set_up,
};

use crate::table::{NOW, PRIVATE, TAFL, Table, ann, bjorn, cilla, later, refusal, reply};

const WEEK: i64 = 7 * 24 * 3600;

async fn card(table: &Table) -> SetUpId {
    service::set_up(&table.store, &ann(), None, TAFL, NOW).await.expect("it is admitted").id
}

async fn change(table: &Table, id: SetUpId, change: SetUpChange) -> Result<SetUpView, Error> {
    service::change_set_up(&table.store, id, &ann(), change).await
}

fn rule(knob: Knob, value: &str) -> SetUpChange {
    SetUpChange::Rule(HouseRule { knob, value: value.to_owned() })
}

#[tokio::test]
async fn what_was_set_up_is_what_is_sent_also_after_a_kill() {
    let mut table = Table::set().await;
    let id = card(&table).await;
    for changed in [
        SetUpChange::Opponent(Some(bjorn().into())),
        SetUpChange::Variant("brandubh".to_owned()),
        SetUpChange::Side(Some(Side::Defenders)),
        SetUpChange::Games { is_match: true },
        rule(Knob::Trap, "yes"),
    ] {
        change(&table, id, changed).await.expect("it fits");
        table.killed().await;
    }
    let sent = service::send_set_up(&table.store, id, &ann(), Side::Attackers, &reply(), NOW).await;
    let sent = sent.expect("it is sent").challenge;
    assert_eq!(
        (sent.challenger.clone(), sent.challenged.clone(), sent.variant.key),
        (ann(), Some(bjorn()), "brandubh")
    );
    assert_eq!((sent.challenger_side, sent.by_lot, sent.is_match), (Side::Defenders, false, true));
    assert_eq!(sent.house_rules(), [HouseRule { knob: Knob::Trap, value: "yes".to_owned() }]);
    let again = service::send_set_up(&table.store, id, &ann(), Side::Attackers, &reply(), NOW).await;
    assert_eq!(refusal(again), Refusal::Challenge(ChallengeRefusal::SetUpSent { post: None }));
    let changed = change(&table, id, SetUpChange::OwnRules).await;
    assert_eq!(refusal(changed), Refusal::Challenge(ChallengeRefusal::SetUpSent { post: None }));
}

#[tokio::test]
async fn a_card_left_as_it_is_challenges_anybody_by_lot() {
    let table = Table::set().await;
    let id = card(&table).await;
    let sent = service::send_set_up(&table.store, id, &ann(), Side::Defenders, &reply(), NOW).await;
    let sent = sent.expect("it is sent").challenge;
    assert_eq!((sent.challenged.clone(), sent.to_anybody, sent.variant.key), (None, true, "copenhagen"));
    assert_eq!((sent.challenger_side, sent.by_lot, sent.is_match), (Side::Defenders, true, false));
}

#[tokio::test]
async fn what_cannot_be_played_is_refused_and_changes_nothing() {
    let table = Table::set().await;
    let id = card(&table).await;
    let robot = Opponent { is_bot: true, ..bjorn().into() };
    let absent = Opponent { presence: Presence::Elsewhere, ..cilla().into() };
    for (changed, why) in [
        (SetUpChange::Opponent(Some(ann().into())), Refusal::ChallengedSelf),
        (SetUpChange::Opponent(Some(robot)), Refusal::ChallengedBot { name: "Bjorn".to_owned() }),
        (SetUpChange::Opponent(Some(absent)), ChallengeRefusal::NotHere { opponent: cilla() }.into()),
        (SetUpChange::Variant("chess".to_owned()), Refusal::NoSuchVariant { key: "chess".to_owned() }),
        (
            rule(Knob::Escape, "edge"),
            Refusal::HouseRules(HouseRuleError::Contradiction(RulesetError::ExitFortWhereKingEscapes)),
        ),
    ] {
        assert_eq!(refusal(change(&table, id, changed).await), why);
    }
    let card = show_set_up(&table.store, id, ann().id).await.expect("it is hers");
    assert_eq!((card.opponent, card.variant.key, card.house_ruleset), (None, "copenhagen", None));
}

#[tokio::test]
async fn house_rules_stay_with_another_variant_where_they_fit() {
    let table = Table::set().await;
    let id = card(&table).await;
    change(&table, id, rule(Knob::Trap, "yes")).await.expect("it fits");
    let kept = change(&table, id, SetUpChange::Variant("brandubh".to_owned())).await.expect("there is one");
    assert_eq!(kept.house_rules(), [HouseRule { knob: Knob::Trap, value: "yes".to_owned() }]);
    let back = change(&table, id, rule(Knob::Trap, "no")).await.expect("it fits");
    assert_eq!(back.house_ruleset, None, "that is the variant's own");
}

#[tokio::test]
async fn a_card_is_its_players_own_and_gone_after_a_week() {
    let table = Table::set().await;
    let id = card(&table).await;
    let nobodys = || Refusal::Challenge(ChallengeRefusal::NoSuchSetUp);
    assert_eq!(refusal(show_set_up(&table.store, id, bjorn().id).await), nobodys());
    let sent = service::send_set_up(&table.store, id, &bjorn(), Side::Attackers, &reply(), NOW).await;
    assert_eq!(refusal(sent), nobodys());
    assert_eq!(refusal(service::drop_set_up(&table.store, id, bjorn().id).await), nobodys());
    service::forget_set_ups(&table.store, later(WEEK - 1)).await.expect("it runs");
    show_set_up(&table.store, id, ann().id).await.expect("it is still there");
    service::forget_set_ups(&table.store, later(WEEK)).await.expect("it runs");
    assert_eq!(refusal(show_set_up(&table.store, id, ann().id).await), nobodys());
    let other = card(&table).await;
    service::drop_set_up(&table.store, other, ann().id).await.expect("it is hers");
    assert_eq!(refusal(show_set_up(&table.store, other, ann().id).await), nobodys());
    assert_ne!(other, id, "a number is never given twice");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_card_sent_many_times_at_once_is_one_challenge() {
    let table = Table::set().await;
    let id = card(&table).await;
    let second = table.second_store().await;
    let tries: Vec<_> = (0..8)
        .map(|at| {
            let store = if at % 2 == 0 { table.store.clone() } else { second.clone() };
            tokio::spawn(async move {
                service::send_set_up(&store, id, &ann(), Side::Attackers, &reply(), NOW).await.is_ok()
            })
        })
        .collect();
    let mut sent = 0;
    for one in tries {
        sent += usize::from(one.await.expect("no try panics"));
    }
    assert_eq!((sent, table.due(later(10)).await.len()), (1, 1));
}

#[tokio::test]
async fn a_card_begins_with_what_the_guild_plays() {
    let table = Table::set().await;
    let change = SettleGuild { variant: Some("brandubh".to_owned()), ..SettleGuild::default() };
    service::settle_guild(&table.store, TAFL, true, change).await.expect("she manages it");
    let begun = async |place| service::set_up(&table.store, &ann(), None, place, NOW).await.expect("it is admitted");
    assert_eq!(begun(TAFL).await.variant.key, "brandubh");
    assert_eq!(begun(PRIVATE).await.variant.key, "copenhagen");
}
