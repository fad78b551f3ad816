//! House rules: asked for with a challenge, agreed on, and played by for as long as the game lasts.

use hnefi::ids::GameId;
use hnefi::rules::{IllegalMove, Knob, KnobError, Reason, RulesetError, Side};
use hnefi::service::{self, Error, HouseRule, HouseRuleError, NewChallenge, PaceWish, Refusal};

use crate::table::{NOW, TAFL, Table, ann, bjorn, later, refusal, reply};

fn rules(changes: &str) -> Vec<HouseRule> {
    let changes = changes.split_whitespace().filter_map(|change| change.split_once('='));
    changes
        .map(|(knob, value)| HouseRule { knob: Knob::from_key(knob).expect("a rule"), value: value.to_owned() })
        .collect()
}

/// Ann challenges Bjorn and takes the attackers.
fn ask(variant: &str, changes: &str) -> NewChallenge {
    NewChallenge {
        challenger: ann(),
        opponent: Some(bjorn().into()),
        is_match: false,
        pace: PaceWish::default(),
        variant: Some(variant.to_owned()),
        house_rules: rules(changes),
        by_lot: false,
        challenger_side: Side::Attackers,
        place: TAFL,
        reply: reply(),
    }
}

async fn game(table: &Table, variant: &str, changes: &str) -> GameId {
    let asked = service::challenge(&table.store, ask(variant, changes), NOW).await.expect("it is admitted");
    let accepted = service::accept_challenge(&table.store, asked.challenge.id, bjorn(), reply(), NOW).await;
    accepted.expect("it is open").game.id
}

/// What the database holds of the rules of its challenges and games.
async fn stored(table: &Table) -> Vec<Option<String>> {
    let sql = "SELECT ruleset FROM challenges UNION ALL SELECT ruleset FROM games";
    sqlx::query_scalar(sql).fetch_all(&pool(table).await).await.expect("it can be read")
}

async fn pool(table: &Table) -> sqlx::SqlitePool {
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(table.store.path());
    sqlx::SqlitePool::connect_with(file).await.expect("the file opens")
}

#[tokio::test]
async fn a_challenge_tells_what_is_to_be_different() {
    let table = Table::set().await;
    let asked = service::challenge(&table.store, ask("copenhagen", "repetition=draw shieldwall=none"), NOW).await;
    let id = asked.expect("it is admitted").challenge.id;
    let shown = service::show_challenge(&table.store, id).await.expect("it is stored");
    assert_eq!(shown.house_rules(), rules("shieldwall=none repetition=draw"), "in the order in which rules are shown");
    assert_eq!(shown.variant.key, "copenhagen");
    let listed = service::list_games(&table.store, ann().id).await.expect("they list");
    assert!(listed.is_empty());
}

#[tokio::test]
async fn a_move_that_only_the_house_rules_allow_stays_played_after_the_bot_was_killed() {
    let mut table = Table::set().await;
    let plain = game(&table, "brandubh", "").await;
    let why = refusal(table.play(ann(), plain, "d7-a7").await);
    assert!(matches!(why, Refusal::IllegalMove { why: IllegalMove::MayNotEnterCorner { .. }, .. }), "{why:?}");

    let open = game(&table, "brandubh", "corners-restricted=no").await;
    table.play(ann(), open, "d7-a7").await.expect("the corners are open to all");
    table.killed().await;
    let seen = table.see(open).await;
    assert_eq!(seen.house_rules(), rules("corners-restricted=no"));
    assert_eq!((seen.ply, seen.result), (1, None));
    table.play(bjorn(), open, "d5-a5").await.expect("the game goes on");
    let listed = service::list_games(&table.store, ann().id).await.expect("they list");
    let mut marked: Vec<_> = listed.iter().map(|game| (game.id, game.house_rules)).collect();
    marked.sort_unstable();
    assert_eq!(marked, [(plain, false), (open, true)]);
}

#[tokio::test]
async fn a_move_that_only_the_house_rules_let_win_wins() {
    let mut table = Table::set().await;
    let moves = "d7-e7 d5-a5 e7-f7 d4-d5 f7-e7 d5-b5 e7-f7";
    for (changes, wins) in [("", false), ("escape=edge", true)] {
        let game = game(&table, "brandubh", changes).await;
        table.play_all(game, moves).await;
        let played = table.play(bjorn(), game, "b5-b7").await.expect("it is legal");
        assert_eq!(played.game.result.is_some(), wins, "{changes}");
        table.killed().await;
        let outcome = table.see(game).await.game.outcome();
        assert_eq!(outcome.map(|outcome| outcome.reason), wins.then_some(Reason::Escape), "{changes}");
    }
}

#[tokio::test]
async fn rules_set_to_what_they_are_are_no_house_rules() {
    let table = Table::set().await;
    game(&table, "copenhagen", "shieldwall=pieces-and-corners throne=yes exit-fort=yes").await;
    assert_eq!(stored(&table).await, [None, None]);
}

#[tokio::test]
async fn house_rules_are_stored_in_full_and_count_whatever_becomes_of_the_variant() {
    let table = Table::set().await;
    let game = game(&table, "copenhagen", "trap=yes").await;
    let stored = stored(&table).await;
    assert!(
        stored.iter().flatten().all(|text| text.contains("trap=yes") && text.contains("escape=corner")),
        "{stored:?}"
    );
    assert_eq!((stored.len(), &stored[0]), (2, &stored[1]));
    // As if the game of that name had been another one when they agreed on it.
    sqlx::raw_sql("UPDATE games SET variant = 'fetlar'").execute(&pool(&table).await).await.expect("it can be written");
    let seen = table.see(game).await;
    assert_eq!(seen.game.ruleset().to_text(), *stored[1].as_ref().expect("they are stored"));
    assert!(seen.house_rules().contains(&rules("trap=yes")[0]));
}

#[tokio::test]
async fn contradictions_are_refused_by_name_and_nothing_is_stored() {
    let table = Table::set().await;
    let unknown = |knob, value: &str| KnobError::UnknownValue { knob, value: value.to_owned() };
    for (variant, changes, why) in [
        ("copenhagen", "escape=edge", HouseRuleError::Contradiction(RulesetError::ExitFortWhereKingEscapes)),
        ("sea-battle", "linnaean=yes", HouseRuleError::Contradiction(RulesetError::LinnaeanWithoutThrone)),
        (
            "sea-battle",
            "corner-block=2",
            HouseRuleError::Contradiction(RulesetError::BlocksOfOrdinaryCorners { block: 2 }),
        ),
        ("copenhagen", "trap=yes shieldwall=none trap=no", HouseRuleError::Twice { knob: Knob::Trap }),
        ("copenhagen", "repetition=sometimes", HouseRuleError::Value(unknown(Knob::Repetition, "sometimes"))),
        ("sea-battle", "throne-stop=king", HouseRuleError::Value(KnobError::NoThrone { knob: Knob::ThroneStop })),
    ] {
        let refused = service::challenge(&table.store, ask(variant, changes), NOW).await;
        assert_eq!(refusal(refused), Refusal::HouseRules(why), "{variant} {changes}");
    }
    assert_eq!(stored(&table).await, Vec::<Option<String>>::new());
    assert!(table.due(later(1000)).await.is_empty(), "a refusal owes nothing");
    for changes in ["escape=edge exit-fort=no", "throne-stop=nobody throne=yes"] {
        let variant = if changes.contains("throne") { "sea-battle" } else { "copenhagen" };
        service::challenge(&table.store, ask(variant, changes), NOW).await.expect("together they make a game");
    }
}

#[tokio::test]
async fn stored_house_rules_that_cannot_be_read_are_a_fault_that_changes_nothing() {
    let table = Table::set().await;
    let asked = service::challenge(&table.store, ask("copenhagen", "trap=yes"), NOW).await.expect("it is admitted");
    let open = asked.challenge.id;
    let game = game(&table, "copenhagen", "trap=yes").await;
    let sound = stored(&table).await;
    let pool = pool(&table).await;
    for spoil in ["ruleset = 'nonsense'", "ruleset = ''", "ruleset = replace(ruleset, 'escape=corner', 'escape=edge')"]
    {
        for sql in [format!("UPDATE games SET {spoil}"), format!("UPDATE challenges SET {spoil}")] {
            sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&pool).await.expect("it can be written");
        }
        let spoilt = stored(&table).await;
        match table.play(ann(), game, "d1-d3").await {
            Err(Error::CorruptGame { game: corrupt, ply: 0, why }) => {
                assert_eq!(corrupt, game);
                assert!(why.starts_with("its house rules cannot be read: "), "{why}");
            }
            other => panic!("{spoil}: {other:?}"),
        }
        match service::accept_challenge(&table.store, open, bjorn(), reply(), NOW).await {
            Err(Error::CorruptChallenge { challenge, .. }) => assert_eq!(challenge, open),
            other => panic!("{spoil}: {other:?}"),
        }
        assert_eq!(stored(&table).await, spoilt, "nothing is repaired, and no game begins");
        for (table_name, text) in [("games", &sound[2]), ("challenges", &sound[0])] {
            let sql = format!("UPDATE {table_name} SET ruleset = $1");
            sqlx::query(sqlx::AssertSqlSafe(sql)).bind(text).execute(&pool).await.expect("it can be written");
        }
    }
    table.play(ann(), game, "d1-d3").await.expect("it is sound again, and Ann is still to move");
}

#[tokio::test]
async fn the_rules_of_this_place_are_those_of_the_game_played_here() {
    let table = Table::set().await;
    let ann = ann();
    let here = || service::show_game_here(&table.store, &ann, TAFL);
    assert!(here().await.expect("it can be read").is_none());
    let first = game(&table, "brandubh", "trap=yes").await;
    assert_eq!(here().await.expect("there is one").map(|game| game.id), Some(first));
    game(&table, "brandubh", "trap=yes").await;
    assert!(here().await.expect("two by the same rules").is_some());
    game(&table, "brandubh", "").await;
    assert!(matches!(refusal(here().await), Refusal::WhichGame { games } if games.len() == 3));
    let elsewhere = service::show_game_here(&table.store, &ann, crate::table::OTHER_CHANNEL).await;
    assert!(elsewhere.expect("it can be read").is_none(), "none is played there");
}
