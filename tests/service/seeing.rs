//! Showing a game and listing one's games.

use hnefi::ids::{GameId, PlayerId};
use hnefi::service::{self, BoardRef, Error, GameRef, Person, Refusal};

use crate::moves::KING_ESCAPES;
use crate::table::{
    NOW, OTHER_CHANNEL, OTHER_GUILD, PRIVATE, TAFL, Table, a_move, ann, bjorn, cilla, later, post, refusal,
};

#[tokio::test]
async fn a_guild_game_is_seen_by_everybody_in_its_guild_only() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    for place in [TAFL, OTHER_CHANNEL] {
        let number = GameRef::Number(game, place);
        let seen = service::show_game(&table.store, &cilla(), number).await;
        assert_eq!(seen.expect("she is in the guild").id, game);
    }
    for place in [OTHER_GUILD, PRIVATE] {
        let number = GameRef::Number(game, place);
        let hidden = service::show_game(&table.store, &cilla(), number).await;
        assert_eq!(refusal(hidden), Refusal::NoSuchGame { game });
        let own = service::show_game(&table.store, &bjorn(), number).await;
        assert_eq!(own.expect("he plays in it").id, game);
        let strange = service::ask_resign(&table.store, &cilla(), number, None).await;
        assert_eq!(refusal(strange), Refusal::NoSuchGame { game }, "she is not told who plays");
        let strange = service::play_move(&table.store, a_move(cilla(), number, "d1-a1"), NOW).await;
        assert_eq!(refusal(strange), Refusal::NoSuchGame { game });
    }
}

#[tokio::test]
async fn a_private_game_is_seen_by_its_players_only() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), PRIVATE).await;
    for place in [PRIVATE, TAFL] {
        let hidden = service::show_game(&table.store, &cilla(), GameRef::Number(game, place)).await;
        assert_eq!(refusal(hidden), Refusal::NoSuchGame { game });
        let own = service::show_game(&table.store, &ann(), GameRef::Number(game, place)).await;
        assert_eq!(own.expect("she plays in it").id, game);
    }
}

#[tokio::test]
async fn looking_leaves_nothing_behind() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    service::show_game(&table.store, &cilla(), GameRef::Number(game, TAFL)).await.expect("she is in the guild");
    table.store.refresh_name(&Person { name: "Somebody".to_owned(), ..cilla() }).await.expect("it can be read");
    let challenge = table.challenge(ann(), cilla(), TAFL).await;
    let shown = service::show_challenge(&table.store, challenge).await.expect("it is stored");
    assert_eq!(shown.challenged, Some(cilla()), "her first name is the one of the challenge");
}

#[tokio::test]
async fn an_earlier_board_is_shown_without_what_came_later() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    for (at, text) in (1..).zip(KING_ESCAPES.split_whitespace()) {
        let player = table.see(game).await.to_move().clone();
        let request = a_move(player, GameRef::Number(game, TAFL), text);
        service::play_move(&table.store, request, later(at * 100)).await.expect("it is legal");
    }
    let start = service::show_game_at(&table.store, BoardRef { game, ply: 0 }).await.expect("it was so");
    assert_eq!((start.ply, start.result, start.turn_since), (0, None, NOW));
    let second = service::show_game_at(&table.store, BoardRef { game, ply: 2 }).await.expect("it was so");
    assert_eq!((second.ply, second.result, second.turn_since), (2, None, later(200)));
    let end = service::show_game_at(&table.store, BoardRef { game, ply: 6 }).await.expect("it is so");
    assert!(end.result.is_some());
    let beyond = service::show_game_at(&table.store, BoardRef { game, ply: 7 }).await;
    assert!(matches!(refusal(beyond), Refusal::StaleBoard { board_move: 6, moves_since: Some(0), .. }));
    let unknown = service::show_game_at(&table.store, BoardRef { game: GameId(99), ply: 0 }).await;
    assert_eq!(refusal(unknown), Refusal::NoSuchGame { game: GameId(99) });
}

#[tokio::test]
async fn games_that_wait_for_me_come_first_the_longest_wait_in_front() {
    let table = Table::set().await;
    let theirs = table.game(bjorn(), ann(), TAFL).await;
    let newer = table.game(cilla(), ann(), TAFL).await;
    let longer = table.game(ann(), bjorn(), PRIVATE).await;
    let request = a_move(cilla(), GameRef::Number(newer, TAFL), "d1-a1");
    let played = service::play_move(&table.store, request, later(50)).await.expect("it is legal");
    table.deliver(played.outbox, 700).await;
    let games = service::list_games(&table.store, ann().id).await.expect("they list");
    assert_eq!(games.iter().map(|game| game.id).collect::<Vec<GameId>>(), [longer, newer, theirs]);
    assert_eq!((games[1].newest, games[1].ply, &games[1].opponent), (Some(post(700)), 1, &cilla()));
    assert_eq!((games[0].place, games[0].variant_name()), (PRIVATE, "Scottish Hnefatafl"));
    assert!(service::list_games(&table.store, PlayerId(99)).await.expect("they list").is_empty());
}

#[tokio::test]
async fn ids_at_the_extremes_survive() {
    let table = Table::set().await;
    for (one, other) in [(0, u64::MAX), (u64::MAX - 1, 1 << 63), ((1 << 63) - 1, 1_400_000_000_000_000_000)] {
        let attackers = Person { id: PlayerId(one), name: "Ann".to_owned() };
        let defenders = Person { id: PlayerId(other), name: "Bjorn".to_owned() };
        let place =
            service::Place { channel: hnefi::ids::ChannelId(u64::MAX), guild: Some(hnefi::ids::GuildId(1 << 63)) };
        let game = table.game(attackers.clone(), defenders.clone(), place).await;
        let played = table.play(attackers.clone(), game, "d1-a1").await.expect("it is legal");
        let newest = service::Post { guild: place.guild, ..post(u64::MAX - one % 1000) };
        service::mark_delivered(&table.store, played.outbox, Some(newest), NOW).await.expect("it is marked");
        let seen = table.see(game).await;
        assert_eq!((&seen.attackers, &seen.defenders, seen.place), (&attackers, &defenders, place));
        assert_eq!(seen.newest, Some(newest));
        let listed = service::list_games(&table.store, defenders.id).await.expect("they list");
        assert_eq!(listed.len(), 1);
    }
}

#[tokio::test]
async fn a_stored_game_that_breaks_the_rules_is_a_fault() {
    let table = Table::set().await;
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1").await;
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(table.store.path());
    let pool = sqlx::SqlitePool::connect_with(file).await.expect("the file opens");
    for (spoil, ply) in [
        ("INSERT INTO plies (game, ply, move, played_at) VALUES (1, 2, 'd3-d4', 0)", 2),
        ("UPDATE games SET ply = 2, to_move = 'attackers'", 2),
        ("DROP TRIGGER plies_are_never_changed; UPDATE plies SET move = 'd3-b3' WHERE ply = 2", 2),
        ("UPDATE games SET to_move = 'defenders'", 2),
        ("UPDATE games SET to_move = 'attackers', status = 'finished', reason = 'escape', ended_at = 9", 2),
        ("UPDATE games SET variant = 'chess'", 0),
    ] {
        sqlx::raw_sql(spoil).execute(&pool).await.unwrap_or_else(|error| panic!("{spoil}: {error}"));
        let seen = service::show_game(&table.store, &ann(), GameRef::Number(game, TAFL)).await;
        let sound = spoil.starts_with("DROP");
        match seen {
            Ok(view) => assert!(sound && view.ply == 2, "{spoil}"),
            Err(Error::CorruptGame { game: corrupt, ply: at, .. }) => assert_eq!((corrupt, at), (game, ply), "{spoil}"),
            Err(other) => panic!("{spoil}: {other}"),
        }
    }
}
