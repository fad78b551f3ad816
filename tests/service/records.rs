//! Records brought in: read, kept for a while, and for their owner alone.

use std::fmt::Write as _;

use hnefi::ids::RecordId;
use hnefi::rules::notation::MAX_RECORD_BYTES;
use hnefi::rules::{Side, Variant};
use hnefi::service::{self, MAX_RECORD_PLIES, RecordProblem, RecordView, Refusal};

use crate::moves::KING_ESCAPES;
use crate::table::{NOW, TAFL, Table, ann, bjorn, cilla, later, refusal};

const DAY: i64 = 24 * 60 * 60;
const POSITION: &str = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 d";

async fn bring(table: &Table, text: &str) -> Result<RecordView, service::Error> {
    service::import_record(&table.store, &ann(), text, None, NOW).await
}

/// A record of Scottish Hnefatafl with these moves.
fn scottish(moves: &str) -> String {
    let variant = Variant::by_key("scottish").expect("a variant of ours");
    format!("[variant: Scottish Hnefatafl]\n[rules: {}]\n{moves}", rules_of(variant))
}

/// A record in which both do nothing but go to and fro, so often.
fn to_and_fro(rounds: usize) -> String {
    let mut moves = String::new();
    for (number, round) in (1..=rounds).zip(["d6-e6 d5-e5", "e6-d6 e5-d5"].into_iter().cycle()) {
        writeln!(moves, "{number}. {round}").expect("a text takes whatever is written to it");
    }
    format!("[hnefi-repetition: ignored]\n{}", scottish(&moves))
}

fn rules_of(variant: &Variant) -> String {
    hnefi::rules::notation::write_rules(&variant.ruleset, Side::Attackers)
}

#[tokio::test]
async fn every_game_of_ours_comes_back_as_it_went_out() {
    let table = Table::set().await;
    for variant in Variant::ALL {
        let game = table.game_of(variant.key, ann(), bjorn(), TAFL).await;
        for _ in 0..12 {
            let seen = table.see(game).await;
            let Some(mv) = seen.game.legal_moves().into_iter().nth(7) else { break };
            table.play(seen.to_move().clone(), game, &mv.to_string()).await.expect("it is legal");
        }
        let seen = table.see(game).await;
        let written = service::write_record(&seen).expect("it can be written").to_string();
        let brought = bring(&table, &written).await.expect("what we write we read");
        assert_eq!(brought.variant.key, variant.key);
        assert_eq!(brought.game.plies(), seen.game.plies(), "{}", variant.key);
        assert_eq!(brought.game.ruleset(), seen.game.ruleset(), "{}", variant.key);
        assert_eq!((brought.attackers.as_deref(), brought.defenders.as_deref()), (Some("Ann"), Some("Bjorn")));
        let kept = service::show_record(&table.store, &ann(), brought.id, NOW).await.expect("it is kept");
        assert_eq!(kept.game.plies(), seen.game.plies());
    }
}

#[tokio::test]
async fn a_record_is_its_owner_s_alone_and_kept_for_thirty_days() {
    let mut table = Table::set().await;
    let record = bring(&table, POSITION).await.expect("a position is one").id;
    table.killed().await;
    let seen = service::show_record(&table.store, &ann(), record, later(30 * DAY)).await.expect("it is kept");
    assert_eq!(seen.kept_until, later(30 * DAY));
    for (who, at) in [(cilla(), NOW), (ann(), later(30 * DAY + 1))] {
        let gone = service::show_record(&table.store, &who, record, at).await;
        assert_eq!(refusal(gone), Refusal::NoSuchRecord { record });
    }
    service::forget_old_records(&table.store, later(30 * DAY)).await.expect("they can be forgotten");
    service::show_record(&table.store, &ann(), record, NOW).await.expect("it is still there");
    service::forget_old_records(&table.store, later(30 * DAY + 1)).await.expect("they can be forgotten");
    let gone = service::show_record(&table.store, &ann(), record, NOW).await;
    assert_eq!(refusal(gone), Refusal::NoSuchRecord { record });
    let next = bring(&table, POSITION).await.expect("a position is one").id;
    assert_eq!(next, RecordId(record.0 + 1), "a number is never given twice");
}

#[tokio::test]
async fn the_oldest_records_make_room_for_new_ones() {
    let table = Table::set().await;
    let mut records = Vec::new();
    for _ in 0..12 {
        records.push(bring(&table, POSITION).await.expect("a position is one").id);
    }
    let theirs = service::import_record(&table.store, &bjorn(), POSITION, None, NOW).await.expect("it is one").id;
    for (at, record) in records.iter().enumerate() {
        let seen = service::show_record(&table.store, &ann(), *record, NOW).await;
        assert_eq!(seen.is_ok(), at >= 2, "{at}");
    }
    assert!(service::show_record(&table.store, &bjorn(), theirs, NOW).await.is_ok(), "others keep theirs");
    // Three large ones have more bytes together than one player may keep.
    let tag = format!("[comment: {}]\n", "x".repeat(900_000));
    let large = format!("{tag}{}", scottish("1. d7-g7"));
    let mut larges = Vec::new();
    for _ in 0..3 {
        larges.push(bring(&table, &large).await.expect("it is one").id);
    }
    let kept = async |record| service::show_record(&table.store, &ann(), record, NOW).await.is_ok();
    assert_eq!([kept(larges[0]).await, kept(larges[1]).await, kept(larges[2]).await], [false, true, true]);
}

#[tokio::test]
async fn what_is_no_record_says_what_is_wrong_and_leaves_nothing_behind() {
    let table = Table::set().await;
    let problem = async |text: &str| match refusal(bring(&table, text).await) {
        Refusal::BadRecord(problem) => problem,
        other => panic!("{text:.40}: {other:?}"),
    };
    assert_eq!(problem(" \n").await, RecordProblem::Empty);
    let most = MAX_RECORD_BYTES as u64;
    let huge = "x".repeat(MAX_RECORD_BYTES + 1);
    assert_eq!(problem(&huge).await, RecordProblem::TooLarge { bytes: most + 1, most });
    assert!(matches!(problem("hello").await, RecordProblem::Unreadable(_)));
    let illegal = problem(&scottish("1. d7-g7 d5-e5\n2. d5-d6")).await;
    assert!(matches!(&illegal, RecordProblem::Unplayable { line: 4, error } if error.ply == 3), "{illegal:?}");
    assert_eq!(problem("5/5/2K2/5/5 a").await, RecordProblem::OtherSize { rows: 5, size: None });
    assert_eq!(problem("3t3/7/7/7/7/7/7 a").await, RecordProblem::BadPosition("it has no king".to_owned()));
    let endless = to_and_fro(MAX_RECORD_PLIES / 2 + 1);
    let most = MAX_RECORD_PLIES;
    assert_eq!(problem(&endless).await, RecordProblem::TooManyMoves { moves: most + 2, most });
    let unknown = service::import_record(&table.store, &ann(), POSITION, Some("chess"), NOW).await;
    assert_eq!(refusal(unknown), Refusal::NoSuchVariant { key: "chess".to_owned() });
    let none = service::show_record(&table.store, &ann(), RecordId(1), NOW).await;
    assert_eq!(refusal(none), Refusal::NoSuchRecord { record: RecordId(1) });
}

#[tokio::test]
async fn the_longest_record_is_looked_at_in_no_time() {
    let table = Table::set().await;
    let longest = to_and_fro(MAX_RECORD_PLIES / 2);
    let record = bring(&table, &longest).await.expect("it is one");
    assert_eq!(record.ply() as usize, MAX_RECORD_PLIES);
    assert!(matches!(record.at(record.ply() + 1), Err(Refusal::NoSuchPly { .. })));
    let begun = std::time::Instant::now();
    service::show_record(&table.store, &ann(), record.id, NOW).await.expect("it is kept").at(5000).expect("it was so");
    assert!(begun.elapsed().as_secs() < 2, "{:?}", begun.elapsed());
}

#[tokio::test]
async fn a_position_takes_the_rules_of_the_variant_that_is_named() {
    let table = Table::set().await;
    let brought = service::import_record(&table.store, &ann(), POSITION, Some("brandubh"), NOW).await;
    let brought = brought.expect("it is one");
    assert_eq!((brought.variant.key, brought.game.side_to_move()), ("brandubh", Side::Defenders));
    let position = service::position_to_play_on(&brought, 0).expect("it goes on");
    assert_eq!(&position, brought.game.position());
    let over = bring(&table, &scottish("1. d1-a1 d3-b3\n2. a1-b1 d4-d3\n3. b1-a1 d3-g3")).await.expect("it is one");
    assert_eq!(KING_ESCAPES, "d1-a1 d3-b3 a1-b1 d4-d3 b1-a1 d3-g3");
    assert_eq!(service::position_to_play_on(&over, 6), Err(Refusal::NothingToPlayOn));
    assert!(service::position_to_play_on(&over, 5).is_ok());
    assert!(matches!(service::position_to_play_on(&over, 7), Err(Refusal::NoSuchPly { ply: 7, plies: 6 })));
}
