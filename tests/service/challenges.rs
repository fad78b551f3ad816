//! Challenge, accept, decline, withdraw.

use hnefi::ids::{ChallengeId, GameId};
use hnefi::rules::Side;
use hnefi::service::{self, ChallengeState, NewChallenge, Opponent, Owed, PaceWish, Person, Refusal};

use crate::table::{NOW, TAFL, Table, ann, bjorn, cilla, later, post, refusal, reply};

fn ask(challenger: Person, opponent: Person) -> NewChallenge {
    NewChallenge {
        challenger,
        opponent: Some(opponent.into()),
        is_match: false,
        pace: PaceWish::default(),
        variant: None,
        house_rules: Vec::new(),
        by_lot: false,
        challenger_side: Side::Attackers,
        place: TAFL,
        reply: reply(),
    }
}

#[tokio::test]
async fn a_challenge_is_stored_and_its_message_owed() {
    let table = Table::set().await;
    let challenged = service::challenge(&table.store, ask(ann(), bjorn()), NOW).await.expect("it is admitted");

    let shown = service::show_challenge(&table.store, challenged.challenge.id).await.expect("it is stored");
    assert_eq!((shown.challenger, shown.challenged, shown.variant.key), (ann(), Some(bjorn()), "copenhagen"));
    assert_eq!((shown.state, shown.place, shown.post), (ChallengeState::Open, TAFL, None));

    assert!(table.due(later(4)).await.is_empty(), "the request itself has five seconds");
    let due = table.due(later(5)).await;
    assert_eq!(due.len(), 1);
    assert_eq!((due[0].id, due[0].owed), (challenged.outbox, Owed::Challenge(challenged.challenge.id)));
    assert_eq!((due[0].token.as_deref(), due[0].first_answer), (Some("a-token"), true));
}

#[tokio::test]
async fn nobody_challenges_himself_a_bot_or_to_an_unknown_variant() {
    let table = Table::set().await;
    let himself = service::challenge(&table.store, ask(ann(), ann()), NOW).await;
    assert_eq!(refusal(himself), Refusal::ChallengedSelf);

    let robot = Opponent { is_bot: true, ..bjorn().into() };
    let bot = NewChallenge { opponent: Some(robot), ..ask(ann(), bjorn()) };
    let bot = service::challenge(&table.store, bot, NOW).await;
    assert_eq!(refusal(bot), Refusal::ChallengedBot { name: "Bjorn".to_owned() });

    let chess = NewChallenge { variant: Some("chess".to_owned()), ..ask(ann(), bjorn()) };
    let chess = service::challenge(&table.store, chess, NOW).await;
    assert_eq!(refusal(chess), Refusal::NoSuchVariant { key: "chess".to_owned() });

    let nothing = service::show_challenge(&table.store, ChallengeId(1)).await;
    assert_eq!(refusal(nothing), Refusal::NoSuchChallenge { challenge: ChallengeId(1) });
    assert!(table.due(later(1000)).await.is_empty(), "a refusal owes nothing");
}

#[tokio::test]
async fn accepting_begins_the_game_with_the_sides_asked_for() {
    let table = Table::set().await;
    let challenge = table.challenge_as(ann(), bjorn(), TAFL, Side::Defenders, "copenhagen").await;
    let accepted = service::accept_challenge(&table.store, challenge, bjorn(), reply(), later(60)).await;
    let accepted = accepted.expect("it is open");

    assert_eq!(accepted.challenge.state, ChallengeState::Accepted { game: accepted.game.id });
    assert_eq!((&accepted.game.attackers, &accepted.game.defenders), (&bjorn(), &ann()));
    assert_eq!((accepted.game.started_at, accepted.game.turn_since), (later(60), later(60)));
    assert_eq!((accepted.game.ply, accepted.game.to_move()), (0, &bjorn()));
    let owed: Vec<Owed> = table.due(later(65)).await.into_iter().map(|due| due.owed).collect();
    assert!(owed.contains(&Owed::Board { game: accepted.game.id, ply: 0 }), "{owed:?}");
}

#[tokio::test]
async fn only_the_challenged_player_answers_and_only_the_challenger_withdraws() {
    let table = Table::set().await;
    let challenge = table.challenge(ann(), bjorn(), TAFL).await;
    for stranger in [ann(), cilla()] {
        let accepted = service::accept_challenge(&table.store, challenge, stranger.clone(), reply(), NOW).await;
        assert_eq!(refusal(accepted), Refusal::NotChallenged { challenged: bjorn() });
        let declined = service::decline_challenge(&table.store, challenge, stranger, reply(), NOW).await;
        assert_eq!(refusal(declined), Refusal::NotChallenged { challenged: bjorn() });
    }
    for stranger in [bjorn(), cilla()] {
        let withdrawn = service::withdraw_challenge(&table.store, challenge, stranger, NOW).await;
        assert_eq!(refusal(withdrawn), Refusal::NotChallenger { challenger: ann() });
    }
    let shown = service::show_challenge(&table.store, challenge).await.expect("it is there");
    assert_eq!(shown.state, ChallengeState::Open);
}

#[tokio::test]
async fn a_closed_challenge_says_what_became_of_it() {
    let mut table = Table::set().await;
    let accepted = table.challenge(ann(), bjorn(), TAFL).await;
    let game = service::accept_challenge(&table.store, accepted, bjorn(), reply(), NOW).await.expect("it is open");
    table.deliver(game.first_board.row().expect("threads are off"), 500).await;
    let declined = table.challenge(ann(), bjorn(), TAFL).await;
    service::decline_challenge(&table.store, declined, bjorn(), reply(), NOW).await.expect("it is open");
    let withdrawn = table.challenge(ann(), bjorn(), TAFL).await;
    service::withdraw_challenge(&table.store, withdrawn, ann(), NOW).await.expect("it is open");
    table.killed().await;

    for (challenge, state, newest) in [
        (accepted, ChallengeState::Accepted { game: game.game.id }, Some(post(500))),
        (declined, ChallengeState::Declined, None),
        (withdrawn, ChallengeState::Withdrawn, None),
    ] {
        let closed = Refusal::ChallengeClosed { challenge, state, newest };
        let accept = service::accept_challenge(&table.store, challenge, bjorn(), reply(), NOW).await;
        assert_eq!(refusal(accept), closed);
        let decline = service::decline_challenge(&table.store, challenge, bjorn(), reply(), NOW).await;
        assert_eq!(refusal(decline), closed);
        let withdraw = service::withdraw_challenge(&table.store, challenge, ann(), NOW).await;
        assert_eq!(refusal(withdraw), closed);
    }
    assert_eq!(service::list_games(&table.store, ann().id).await.expect("they list").len(), 1);
}

#[tokio::test]
async fn a_challenge_can_be_accepted_after_a_kill() {
    let mut table = Table::set().await;
    let challenge = table.challenge(ann(), bjorn(), TAFL).await;
    table.killed().await;
    let accepted = service::accept_challenge(&table.store, challenge, bjorn(), reply(), NOW).await;
    assert_eq!(accepted.expect("it is still open").game.id, GameId(1));
}

#[tokio::test]
async fn declining_owes_the_challenger_a_notice() {
    let table = Table::set().await;
    let challenge = table.challenge(ann(), bjorn(), TAFL).await;
    let declined = service::decline_challenge(&table.store, challenge, bjorn(), reply(), NOW).await;
    let (view, row) = declined.expect("it is open");
    assert_eq!(view.state, ChallengeState::Declined);
    let due = table.due(later(5)).await;
    assert!(due.iter().any(|due| due.id == row && due.owed == Owed::Declined(challenge)), "{due:?}");
}

#[tokio::test]
async fn a_closed_challenge_owes_the_edit_of_its_message_once() {
    let table = Table::set().await;
    let challenged = service::challenge(&table.store, ask(ann(), bjorn()), NOW).await.expect("it is admitted");
    let id = challenged.challenge.id;
    table.deliver(challenged.outbox, 500).await;
    let withdrawn = service::withdraw_challenge(&table.store, id, ann(), NOW).await.expect("it is open");
    assert_eq!(withdrawn.post, Some(post(500)));

    let due = table.due(later(5)).await;
    let owed: Vec<Owed> = due.iter().map(|due| due.owed).collect();
    assert_eq!(owed, [Owed::EditChallenge { challenge: id, post: post(500) }]);
    service::mark_delivered(&table.store, due[0].id, None, later(6)).await.expect("the row is marked");
    assert!(table.due(later(1000)).await.is_empty());
}

#[tokio::test]
async fn a_challenge_message_that_becomes_known_too_late_is_edited_all_the_same() {
    let table = Table::set().await;
    let challenged = service::challenge(&table.store, ask(ann(), bjorn()), NOW).await.expect("it is admitted");
    let id = challenged.challenge.id;
    service::withdraw_challenge(&table.store, id, ann(), NOW).await.expect("it is open");
    table.deliver(challenged.outbox, 500).await;
    let owed: Vec<Owed> = table.due(later(5)).await.iter().map(|due| due.owed).collect();
    assert_eq!(owed, [Owed::EditChallenge { challenge: id, post: post(500) }]);
}
