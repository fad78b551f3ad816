//! Challenges that anybody may take, and challenges that nobody answers.

use hnefi::ids::ChallengeId;
use hnefi::rules::Side;
use hnefi::service::{
    self, ChallengeRefusal, ChallengeState, NewChallenge, Opponent, Owed, PaceWish, Person, Presence, Refusal,
    expire_challenges,
};

use crate::table::{NOW, TAFL, Table, ann, bjorn, cilla, later, post, refusal, reply};

const WEEK: i64 = 7 * 24 * 3600;

fn to_anybody() -> NewChallenge {
    NewChallenge {
        challenger: ann(),
        opponent: None,
        is_match: false,
        pace: PaceWish::default(),
        variant: None,
        house_rules: Vec::new(),
        by_lot: false,
        challenger_side: Side::Defenders,
        place: TAFL,
        reply: reply(),
    }
}

async fn open_challenge(table: &Table) -> ChallengeId {
    open_challenge_by(table, ann()).await
}

async fn open_challenge_by(table: &Table, challenger: Person) -> ChallengeId {
    let request = NewChallenge { challenger, ..to_anybody() };
    service::challenge(&table.store, request, NOW).await.expect("it is admitted").challenge.id
}

#[tokio::test]
async fn whoever_takes_an_open_challenge_is_its_opponent() {
    let table = Table::set().await;
    let challenge = open_challenge(&table).await;
    let own = service::accept_challenge(&table.store, challenge, ann(), reply(), NOW).await;
    assert_eq!(refusal(own), Refusal::Challenge(ChallengeRefusal::Own));
    let declined = service::decline_challenge(&table.store, challenge, bjorn(), reply(), NOW).await;
    assert_eq!(refusal(declined), Refusal::Challenge(ChallengeRefusal::ToAnybody));

    let accepted = service::accept_challenge(&table.store, challenge, cilla(), reply(), NOW).await;
    let game = accepted.expect("it is open").game;
    assert_eq!((game.attackers, game.defenders), (cilla(), ann()));
    let shown = service::show_challenge(&table.store, challenge).await.expect("it is there");
    assert_eq!((shown.challenged, shown.state), (Some(cilla()), ChallengeState::Accepted { game: game.id }));

    let taken = ChallengeRefusal::Taken { by: cilla(), game: game.id, newest: None };
    let late = service::accept_challenge(&table.store, challenge, bjorn(), reply(), NOW).await;
    assert_eq!(refusal(late), Refusal::Challenge(taken));
    for player in [ann(), cilla()] {
        let again = service::accept_challenge(&table.store, challenge, player, reply(), NOW).await;
        assert!(matches!(refusal(again), Refusal::ChallengeClosed { .. }), "they know who was faster");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn an_open_challenge_taken_by_many_at_once_makes_one_game() {
    let table = Table::set().await;
    let challenge = open_challenge(&table).await;
    let second = table.second_store().await;
    let tries: Vec<_> = (0..8)
        .map(|at| {
            let store = if at % 2 == 0 { table.store.clone() } else { second.clone() };
            let by = if at % 4 < 2 { bjorn() } else { cilla() };
            tokio::spawn(async move { service::accept_challenge(&store, challenge, by, reply(), NOW).await })
        })
        .collect();
    let mut games = 0;
    for one in tries {
        match one.await.expect("no try panics") {
            Ok(_) => games += 1,
            other => match refusal(other) {
                Refusal::ChallengeClosed { .. } | Refusal::Challenge(ChallengeRefusal::Taken { .. }) => {}
                why => panic!("{why:?}"),
            },
        }
    }
    assert_eq!((games, service::list_games(&table.store, ann().id).await.expect("they list").len()), (1, 1));
}

#[tokio::test]
async fn who_could_not_answer_is_not_challenged() {
    let table = Table::set().await;
    for (presence, why) in [
        (Presence::Elsewhere, ChallengeRefusal::NotHere { opponent: bjorn() }),
        (Presence::CannotSee, ChallengeRefusal::CannotSee { opponent: bjorn() }),
    ] {
        let opponent = Opponent { presence, ..bjorn().into() };
        let refused = NewChallenge { opponent: Some(opponent), ..to_anybody() };
        let refused = service::challenge(&table.store, refused, NOW).await;
        assert_eq!(refusal(refused), Refusal::Challenge(why));
    }
    assert!(table.due(later(1000)).await.is_empty(), "a refusal owes nothing");
}

#[tokio::test]
async fn a_challenge_expires_after_a_week_and_not_before() {
    let table = Table::set().await;
    let challenge = service::challenge(&table.store, to_anybody(), NOW).await.expect("it is admitted");
    let id = challenge.challenge.id;
    table.deliver(challenge.outbox, 500).await;
    assert_eq!(challenge.challenge.expires_at, later(WEEK));
    assert_eq!(expire_challenges(&table.store, 20, later(WEEK - 1)).await.expect("it runs"), []);
    assert_eq!(expire_challenges(&table.store, 20, later(WEEK)).await.expect("it runs"), [id]);
    assert_eq!(expire_challenges(&table.store, 20, later(2 * WEEK)).await.expect("it runs"), []);

    let shown = service::show_challenge(&table.store, id).await.expect("it is there");
    assert_eq!(shown.state, ChallengeState::Expired);
    let owed: Vec<Owed> = table.due(later(WEEK + 5)).await.iter().map(|due| due.owed).collect();
    assert_eq!(owed, [Owed::Expired(id), Owed::EditChallenge { challenge: id, post: post(500) }]);
}

#[tokio::test]
async fn what_is_answered_after_a_week_has_expired_also_before_anybody_has_noted_it() {
    let table = Table::set().await;
    let named = table.challenge(ann(), bjorn(), TAFL).await;
    let open = open_challenge(&table).await;
    for noted in [false, true] {
        if noted {
            expire_challenges(&table.store, 20, later(WEEK)).await.expect("it runs");
        }
        let closed = |challenge| Refusal::ChallengeClosed { challenge, state: ChallengeState::Expired, newest: None };
        for challenge in [named, open] {
            for by in [bjorn(), ann()] {
                let accepted =
                    service::accept_challenge(&table.store, challenge, by.clone(), reply(), later(WEEK)).await;
                let expected = if challenge == named && by == ann() {
                    Refusal::NotChallenged { challenged: bjorn() }
                } else {
                    closed(challenge)
                };
                assert_eq!(refusal(accepted), expected);
            }
            let declined = service::decline_challenge(&table.store, challenge, bjorn(), reply(), later(WEEK)).await;
            assert_eq!(refusal(declined), closed(challenge));
            let withdrawn = service::withdraw_challenge(&table.store, challenge, ann(), later(WEEK)).await;
            assert_eq!(refusal(withdrawn), closed(challenge));
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_sweeps_at_once_expire_each_challenge_once() {
    let table = Table::set().await;
    for challenger in [ann(), bjorn(), cilla()] {
        for _ in 0..10 {
            open_challenge_by(&table, challenger.clone()).await;
        }
    }
    let second = table.second_store().await;
    let tries: Vec<_> = (0..8)
        .map(|at| {
            let store = if at % 2 == 0 { table.store.clone() } else { second.clone() };
            tokio::spawn(async move { expire_challenges(&store, 7, later(WEEK)).await })
        })
        .collect();
    let mut expired = Vec::new();
    for one in tries {
        expired.extend(one.await.expect("no try panics").expect("it runs"));
    }
    expired.sort();
    let all = expired.len();
    expired.dedup();
    assert_eq!((all, expired.len()), (30, 30));
    let notices = table.due(later(WEEK)).await;
    let notices = notices.iter().filter(|due| matches!(due.owed, Owed::Expired(_))).count();
    assert_eq!(notices, 30, "one message each");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn an_answer_in_the_last_second_and_the_sweep_have_one_winner() {
    let table = Table::set().await;
    let second = table.second_store().await;
    for _ in 0..10 {
        let challenge = table.challenge(ann(), bjorn(), TAFL).await;
        let (accepted, expired) = tokio::join!(
            service::accept_challenge(&table.store, challenge, bjorn(), reply(), later(WEEK - 1)),
            expire_challenges(&second, 20, later(WEEK)),
        );
        let expired = expired.expect("it runs").contains(&challenge);
        assert_ne!(accepted.is_ok(), expired);
    }
}
