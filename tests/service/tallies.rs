//! Counting games: whose, which, and for whom.

use hnefi::service::{self, BoardRef, OfferKind, Person, Place, Score, Tally};

use crate::moves::KING_ESCAPES;
use crate::table::{NOW, OTHER_GUILD, PRIVATE, TAFL, Table, ann, bjorn, cilla, reply};

async fn tally(table: &Table, reader: Person, of: Person, place: Place) -> Tally {
    service::show_tally(&table.store, &reader, &of, place).await.expect("it can be counted")
}

fn score(won: u32, lost: u32, drawn: u32) -> Score {
    Score { won, lost, drawn }
}

/// The defenders win.
async fn escaped(table: &Table, attackers: Person, defenders: Person, place: Place) {
    let game = table.game(attackers, defenders, place).await;
    table.play_all(game, KING_ESCAPES).await;
}

async fn drawn(table: &Table, attackers: Person, defenders: Person) {
    let game = table.game_of("brandubh", attackers.clone(), defenders.clone(), TAFL).await;
    let offer = table.offer(attackers, game).await;
    service::accept_offer(&table.store, (OfferKind::Draw, offer), defenders, reply(), NOW).await.expect("it is open");
}

#[tokio::test]
async fn games_are_counted_by_result_side_variant_and_opponent() {
    let table = Table::set().await;
    escaped(&table, ann(), bjorn(), TAFL).await;
    escaped(&table, bjorn(), ann(), PRIVATE).await;
    escaped(&table, cilla(), ann(), OTHER_GUILD).await;
    drawn(&table, bjorn(), ann()).await;
    let running = table.game(ann(), bjorn(), TAFL).await;
    let own = tally(&table, ann(), ann(), TAFL).await;
    assert_eq!((own.all, own.is_partial), (score(2, 1, 1), false), "game {running} runs on");
    assert_eq!(own.sides, [score(0, 1, 0), score(2, 0, 1)]);
    let variants: Vec<_> = own.variants.iter().map(|(variant, scores)| (variant.key, *scores)).collect();
    assert_eq!(
        variants,
        [("scottish", [score(0, 1, 0), score(2, 0, 0)]), ("brandubh", [score(0, 0, 0), score(0, 0, 1)])]
    );
    let opponents: Vec<_> = own.opponents.iter().map(|(person, score)| (person.name.as_str(), *score)).collect();
    assert_eq!(opponents, [("Bjorn", score(1, 1, 1)), ("Cilla", score(1, 0, 0))]);
    assert_eq!(own.against_reader, None);
}

#[tokio::test]
async fn others_see_games_of_their_guild_and_those_against_them() {
    let table = Table::set().await;
    escaped(&table, ann(), bjorn(), TAFL).await;
    escaped(&table, ann(), bjorn(), PRIVATE).await;
    escaped(&table, cilla(), ann(), OTHER_GUILD).await;
    let for_bjorn = tally(&table, bjorn(), ann(), PRIVATE).await;
    assert_eq!((for_bjorn.all, for_bjorn.is_partial), (score(0, 2, 0), true), "in private only their own");
    assert_eq!(for_bjorn.against_reader, Some(score(0, 2, 0)));
    let for_cilla = tally(&table, cilla(), ann(), TAFL).await;
    assert_eq!(for_cilla.all, score(1, 1, 0), "one of this guild, one against her");
    assert_eq!(for_cilla.against_reader, Some(score(1, 0, 0)));
    let stranger = Person { id: hnefi::ids::PlayerId(77), name: "Nobody".to_owned() };
    let for_stranger = tally(&table, stranger.clone(), ann(), PRIVATE).await;
    assert_eq!((for_stranger.all, for_stranger.against_reader), (score(0, 0, 0), None));
    assert_eq!(tally(&table, ann(), stranger, TAFL).await.all.games(), 0);
}

#[tokio::test]
async fn resigning_counts_and_what_was_stored_outlives_the_bot() {
    let mut table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    service::resign(&table.store, bjorn(), BoardRef { game, ply: 0 }, reply(), NOW).await.expect("it runs");
    table.killed().await;
    assert_eq!(tally(&table, ann(), ann(), TAFL).await.all, score(1, 0, 0));
    assert_eq!(tally(&table, bjorn(), bjorn(), TAFL).await.all, score(0, 1, 0));
}
