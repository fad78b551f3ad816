//! Offers of every kind: making, accepting and declining them.

use hnefi::ids::{GameId, OfferId};
use hnefi::service::{
    self, BoardRef, EndReason, GameRef, GameResult, NewOffer, OfferKind, OfferState, Owed, Person, Refusal,
};

use crate::table::{NOW, TAFL, Table, ann, bjorn, cilla, later, post, refusal, reply};

const DRAW: OfferKind = OfferKind::Draw;

fn a_draw(player: Person, game: GameId) -> NewOffer {
    NewOffer { kind: DRAW, player, game: GameRef::Number(game, TAFL), on_ply: None, reply: reply() }
}

#[tokio::test]
async fn a_draw_offer_is_stored_and_its_message_owed() {
    let mut table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let request = NewOffer { game: GameRef::Here(TAFL), on_ply: Some(0), ..a_draw(bjorn(), game) };
    let offered = service::make_offer(&table.store, request, NOW).await;
    let offered = offered.expect("nothing is on offer yet");
    assert_eq!((&offered.offer.by, &offered.offer.to, offered.offer.moves), (&bjorn(), &ann(), 0));
    assert_eq!(offered.game.offer.map(|open| open.id), Some(offered.offer.id));
    table.killed().await;

    let (view, offer) = service::show_offer(&table.store, offered.offer.id).await.expect("it is stored");
    assert_eq!((view.id, offer.state, view.offer.map(|open| open.id)), (game, OfferState::Open, Some(offer.id)));
    let due = table.due(later(5)).await;
    let owed = Owed::Offer(offer.id);
    assert!(due.iter().any(|due| due.id == offered.outbox && due.owed == owed && !due.outdated), "{due:?}");
}

#[tokio::test]
async fn accepting_a_draw_ends_the_game() {
    let mut table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let first = table.play(ann(), game, "d1-a1").await.expect("it is legal");
    table.deliver(first.outbox, 501).await;
    let offer = table.offer(ann(), game).await;
    let accepted = service::accept_offer(&table.store, (DRAW, offer), bjorn(), reply(), later(7)).await;
    let ended = accepted.expect("it is open");

    let drawn = GameResult { winner: None, reason: EndReason::Agreement };
    assert_eq!((ended.game.result, ended.game.offer, ended.previous), (Some(drawn), None, Some(post(501))));
    assert_eq!(ended.offer.state, OfferState::Accepted, "it did not lapse");
    table.killed().await;
    assert_eq!(table.see(game).await.result, Some(drawn));
    let due = table.due(later(12)).await;
    assert!(due.iter().any(|due| due.id == ended.outbox && due.owed == Owed::Board { game, ply: 1 }), "{due:?}");
    assert!(due.iter().any(|due| due.owed == Owed::StripButtons { post: post(501) }), "{due:?}");
}

#[tokio::test]
async fn declining_lets_the_game_go_on_and_owes_a_notice() {
    let mut table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1").await;
    for kind in OfferKind::ALL {
        let offer = table.make(kind, ann(), game).await.expect("she has moved").offer.id;
        let declined = service::decline_offer(&table.store, (kind, offer), bjorn(), reply(), NOW).await;
        let declined = declined.expect("it is open");
        assert_eq!((declined.game.result, declined.game.offer), (None, None));
        assert_eq!((declined.offer.state, declined.offer.kind), (OfferState::Declined, kind));
        table.killed().await;
        let due = table.due(later(5)).await;
        assert!(due.iter().any(|due| due.id == declined.outbox && due.owed == Owed::OfferDeclined(offer)), "{due:?}");
        let twice = service::decline_offer(&table.store, (kind, offer), bjorn(), reply(), NOW).await;
        assert!(matches!(refusal(twice), Refusal::OfferClosed { state: OfferState::Declined, .. }));
    }
    table.play(bjorn(), game, "d3-b3").await.expect("the game goes on");
}

/// Fault D27: somebody else than the opponent answers an offer.
#[tokio::test]
async fn only_the_opponent_answers_an_offer() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let offer = table.offer(ann(), game).await;
    for stranger in [ann(), cilla()] {
        let accepted = service::accept_offer(&table.store, (DRAW, offer), stranger.clone(), reply(), NOW).await;
        assert_eq!(refusal(accepted), Refusal::NotOffered { opponent: bjorn() });
        let declined = service::decline_offer(&table.store, (DRAW, offer), stranger, reply(), NOW).await;
        assert_eq!(refusal(declined), Refusal::NotOffered { opponent: bjorn() });
    }
    assert_eq!(table.see(game).await.offer.map(|open| open.id), Some(offer));
    let unknown = service::accept_offer(&table.store, (DRAW, OfferId(99)), bjorn(), reply(), NOW).await;
    assert_eq!(refusal(unknown), Refusal::NoSuchOffer { offer: OfferId(99) });
    let unknown = service::show_offer(&table.store, OfferId(99)).await;
    assert_eq!(refusal(unknown), Refusal::NoSuchOffer { offer: OfferId(99) });
}

/// Fault D34: what is accepted is another thing than the button said.
#[tokio::test]
async fn an_answer_reaches_the_offer_of_its_number_and_kind_only() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1").await;
    let draw = table.offer(ann(), game).await;
    service::decline_offer(&table.store, (DRAW, draw), bjorn(), reply(), NOW).await.expect("it is open");
    let back = table.make(OfferKind::TakeBack, ann(), game).await.expect("she has moved").offer.id;
    let late = service::accept_offer(&table.store, (DRAW, draw), bjorn(), reply(), NOW).await;
    let declined = OfferState::Declined;
    assert_eq!(refusal(late), Refusal::OfferClosed { game, kind: DRAW, state: declined, newest: None });
    for kind in [DRAW, OfferKind::Abort] {
        let forged = service::accept_offer(&table.store, (kind, back), bjorn(), reply(), NOW).await;
        assert_eq!(refusal(forged), Refusal::NoSuchOffer { offer: back });
        let forged = service::decline_offer(&table.store, (kind, back), bjorn(), reply(), NOW).await;
        assert_eq!(refusal(forged), Refusal::NoSuchOffer { offer: back });
    }
    let seen = table.see(game).await;
    assert_eq!((seen.result, seen.moves(), seen.offer.map(|open| open.id)), (None, 1, Some(back)));
}

#[tokio::test]
async fn one_offer_at_a_time_of_whatever_kind() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1").await;
    let made = table.make(OfferKind::TakeBack, ann(), game).await.expect("nothing is on offer yet");
    table.deliver(made.outbox, 600).await;
    for (player, own) in [(ann(), true), (bjorn(), false)] {
        for kind in OfferKind::ALL {
            match refusal(table.make(kind, player.clone(), game).await) {
                Refusal::OfferOpen { game: in_game, offer, own: is_own } => {
                    assert_eq!((in_game, offer.id, is_own), (game, made.offer.id, own));
                    assert_eq!((offer.undone, offer.post), (made.offer.undone.clone(), Some(post(600))));
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

#[tokio::test]
async fn a_draw_is_offered_once_for_every_move_of_ones_own() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let decline = async |offer| {
        service::decline_offer(&table.store, (DRAW, offer), bjorn(), reply(), NOW).await.expect("it is open");
    };
    decline(table.offer(ann(), game).await).await;
    let again = Refusal::OfferedAlready { game, kind: DRAW };
    assert_eq!(refusal(table.make(DRAW, ann(), game).await), again);
    table.play_all(game, "d1-a1").await;
    decline(table.offer(ann(), game).await).await;
    table.play_all(game, "d3-b3").await;
    assert_eq!(refusal(table.make(DRAW, ann(), game).await), again, "only her opponent has moved");
    table.offer(bjorn(), game).await;
    table.play_all(game, "a1-d1").await;
    table.offer(ann(), game).await;
}

#[tokio::test]
async fn a_take_back_and_an_abort_are_asked_once_on_every_board() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1").await;
    for kind in [OfferKind::TakeBack, OfferKind::Abort] {
        let offer = table.make(kind, ann(), game).await.expect("she has moved").offer.id;
        service::decline_offer(&table.store, (kind, offer), bjorn(), reply(), NOW).await.expect("it is open");
        assert_eq!(refusal(table.make(kind, ann(), game).await), Refusal::OfferedAlready { game, kind });
    }
    table.play_all(game, "d3-b3").await;
    table.make(OfferKind::TakeBack, ann(), game).await.expect("now it is about two moves");
}

#[tokio::test]
async fn offering_refuses_stale_boards_strangers_and_finished_games() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let stale = NewOffer { on_ply: Some(3), ..a_draw(ann(), game) };
    let stale = service::make_offer(&table.store, stale, NOW).await;
    assert!(matches!(refusal(stale), Refusal::StaleBoard { .. }));
    assert!(matches!(refusal(table.make(DRAW, cilla(), game).await), Refusal::NotAPlayer { .. }));
    let board = BoardRef { game, ply: 0 };
    service::resign(&table.store, ann(), board, reply(), NOW).await.expect("it runs");
    for kind in OfferKind::ALL {
        assert!(matches!(refusal(table.make(kind, ann(), game).await), Refusal::GameFinished { .. }));
    }
}

#[tokio::test]
async fn an_answer_to_a_lapsed_offer_says_so_and_its_message_is_edited() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    let offered = table.make(DRAW, bjorn(), game).await.expect("nothing is on offer yet");
    table.deliver(offered.outbox, 600).await;
    let played = table.play(ann(), game, "d1-a1").await.expect("it is legal");
    table.deliver(played.outbox, 601).await;

    let late = service::accept_offer(&table.store, (DRAW, offered.offer.id), ann(), reply(), NOW).await;
    let newest = Some(post(601));
    assert_eq!(refusal(late), Refusal::OfferClosed { game, kind: DRAW, state: OfferState::Lapsed, newest });
    let owed: Vec<Owed> = table.due(later(5)).await.iter().map(|due| due.owed).collect();
    assert!(owed.contains(&Owed::EditOffer { offer: offered.offer.id, post: post(600) }), "{owed:?}");
    assert_eq!(table.see(game).await.result, None);
}
