//! Offering, accepting and declining a draw.

use hnefi::ids::OfferId;
use hnefi::service::{self, BoardRef, EndReason, GameRef, GameResult, OfferState, Owed, Refusal};

use crate::table::{NOW, TAFL, Table, ann, bjorn, cilla, later, post, refusal, reply};

#[tokio::test]
async fn a_draw_offer_is_stored_and_its_message_owed() {
    let mut table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let offered = service::offer_draw(&table.store, bjorn(), GameRef::Here(TAFL), Some(0), reply(), NOW).await;
    let offered = offered.expect("nothing is on offer yet");
    assert_eq!((&offered.offer.by, &offered.offer.to, offered.offer.ply), (&bjorn(), &ann(), 0));
    assert_eq!(offered.game.offer, Some(offered.offer.id));
    table.killed().await;

    let (view, offer) = service::show_offer(&table.store, offered.offer.id).await.expect("it is stored");
    assert_eq!((view.id, offer.state, view.offer), (game, OfferState::Open, Some(offer.id)));
    let due = table.due(later(5)).await;
    let owed = Owed::DrawOffer(offer.id);
    assert!(due.iter().any(|due| due.id == offered.outbox && due.owed == owed && !due.outdated), "{due:?}");
}

#[tokio::test]
async fn accepting_a_draw_ends_the_game() {
    let mut table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let first = table.play(ann(), game, "d1-a1").await.expect("it is legal");
    table.deliver(first.outbox, 501).await;
    let offer = table.offer(ann(), game).await;
    let accepted = service::accept_draw(&table.store, offer, bjorn(), reply(), later(7)).await;
    let (ended, offer) = accepted.expect("it is open");

    let drawn = GameResult { winner: None, reason: EndReason::Agreement };
    assert_eq!((ended.game.result, ended.game.offer, ended.previous), (Some(drawn), None, Some(post(501))));
    assert!(ended.lapsed.is_none(), "it was accepted, it did not lapse");
    assert_eq!(offer.state, OfferState::Accepted);
    table.killed().await;
    assert_eq!(table.see(game).await.result, Some(drawn));
    let due = table.due(later(12)).await;
    assert!(due.iter().any(|due| due.id == ended.outbox && due.owed == Owed::Board { game, ply: 1 }), "{due:?}");
    assert!(due.iter().any(|due| due.owed == Owed::StripButtons { post: post(501) }), "{due:?}");
}

#[tokio::test]
async fn declining_a_draw_lets_the_game_go_on() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let offer = table.offer(ann(), game).await;
    let declined = service::decline_draw(&table.store, offer, bjorn(), NOW).await;
    let (view, offer) = declined.expect("it is open");
    assert_eq!((view.result, view.offer, offer.state), (None, None, OfferState::Declined));
    table.play(ann(), game, "d1-a1").await.expect("the game goes on");
    table.offer(ann(), game).await;
}

#[tokio::test]
async fn only_the_opponent_answers_an_offer() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let offer = table.offer(ann(), game).await;
    for stranger in [ann(), cilla()] {
        let accepted = service::accept_draw(&table.store, offer, stranger.clone(), reply(), NOW).await;
        assert_eq!(refusal(accepted), Refusal::NotOffered { opponent: bjorn() });
        let declined = service::decline_draw(&table.store, offer, stranger, NOW).await;
        assert_eq!(refusal(declined), Refusal::NotOffered { opponent: bjorn() });
    }
    assert_eq!(table.see(game).await.offer, Some(offer));
    let unknown = service::accept_draw(&table.store, OfferId(99), bjorn(), reply(), NOW).await;
    assert_eq!(refusal(unknown), Refusal::NoSuchOffer { offer: OfferId(99) });
    let unknown = service::show_offer(&table.store, OfferId(99)).await;
    assert_eq!(refusal(unknown), Refusal::NoSuchOffer { offer: OfferId(99) });
}

#[tokio::test]
async fn one_offer_at_a_time() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let offered = service::offer_draw(&table.store, ann(), GameRef::Number(game, TAFL), None, reply(), NOW).await;
    table.deliver(offered.expect("nothing is on offer yet").outbox, 600).await;
    for (player, own) in [(ann(), true), (bjorn(), false)] {
        let again = service::offer_draw(&table.store, player, GameRef::Number(game, TAFL), None, reply(), NOW).await;
        assert_eq!(refusal(again), Refusal::OfferOpen { game, by: ann(), own, post: Some(post(600)) });
    }
}

#[tokio::test]
async fn offering_refuses_stale_boards_strangers_and_finished_games() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let number = GameRef::Number(game, TAFL);
    let stale = service::offer_draw(&table.store, ann(), number, Some(3), reply(), NOW).await;
    assert!(matches!(refusal(stale), Refusal::StaleBoard { .. }));
    let stranger = service::offer_draw(&table.store, cilla(), number, None, reply(), NOW).await;
    assert!(matches!(refusal(stranger), Refusal::NotAPlayer { .. }));
    let board = BoardRef { game, ply: 0 };
    service::resign(&table.store, ann(), board, reply(), NOW).await.expect("it runs");
    let finished = service::offer_draw(&table.store, ann(), number, None, reply(), NOW).await;
    assert!(matches!(refusal(finished), Refusal::GameFinished { .. }));
}

#[tokio::test]
async fn an_answer_to_a_lapsed_offer_says_so_and_its_message_is_edited() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let offered = service::offer_draw(&table.store, bjorn(), GameRef::Number(game, TAFL), None, reply(), NOW).await;
    let offered = offered.expect("nothing is on offer yet");
    table.deliver(offered.outbox, 600).await;
    let played = table.play(ann(), game, "d1-a1").await.expect("it is legal");
    table.deliver(played.outbox, 601).await;

    let late = service::accept_draw(&table.store, offered.offer.id, ann(), reply(), NOW).await;
    let newest = Some(post(601));
    assert_eq!(refusal(late), Refusal::OfferClosed { game, state: OfferState::Lapsed, newest });
    let owed: Vec<Owed> = table.due(later(5)).await.iter().map(|due| due.owed).collect();
    assert!(owed.contains(&Owed::EditOffer { offer: offered.offer.id, post: post(600) }), "{owed:?}");
    assert_eq!(table.see(game).await.result, None);
}
