//! In which language people and places are spoken to, and how they are called.

use hnefi::ids::PlayerId;
use hnefi::service::{self, Owed, Pings, Place, Seen};

use crate::table::{GUILD, NOW, PRIVATE, TAFL, Table, ann, bjorn, later};

fn seen<'a>(reader: &'a str, guild: Option<&'a str>) -> Seen<'a> {
    Seen { reader, guild }
}

/// The languages as `private public`.
async fn spoken(table: &Table, player: PlayerId, place: Place, seen: Seen<'_>) -> String {
    let languages = service::languages(&table.store, player, place, seen).await.expect("they are known");
    format!("{} {}", languages.private, languages.public.unwrap_or_else(|| "none".to_owned()))
}

#[tokio::test]
async fn what_was_chosen_goes_before_what_discord_says() {
    let table = Table::set().await;
    assert_eq!(spoken(&table, ann().id, TAFL, seen("sv", Some("de"))).await, "sv de");
    service::choose_language(&table.store, &ann(), Some("is")).await.expect("she may choose");
    assert_eq!(spoken(&table, ann().id, TAFL, seen("sv", Some("de"))).await, "is de");
    service::choose_guild_language(&table.store, GUILD, Some("fi")).await.expect("they may choose");
    assert_eq!(spoken(&table, ann().id, TAFL, seen("sv", Some("de"))).await, "is fi");
    assert_eq!(spoken(&table, bjorn().id, TAFL, seen("pl", Some("de"))).await, "pl fi");
    let place = service::language_of_place(&table.store, TAFL).await.expect("it is known");
    assert_eq!(place.as_deref(), Some("fi"));

    service::choose_guild_language(&table.store, GUILD, None).await.expect("they may choose");
    service::choose_language(&table.store, &ann(), None).await.expect("she may choose");
    assert_eq!(spoken(&table, ann().id, TAFL, seen("sv", Some("de"))).await, "sv de");
}

/// What is owed to a guild is worded without an interaction, perhaps by another process: it goes by what was seen last.
#[tokio::test]
async fn a_guilds_language_is_remembered_as_last_seen() {
    let table = Table::set().await;
    assert_eq!(service::language_of_place(&table.store, TAFL).await.expect("no fault"), None);
    for guild in ["de", "de", "no"] {
        spoken(&table, ann().id, TAFL, seen("sv", Some(guild))).await;
        let place = service::language_of_place(&table.store, TAFL).await.expect("it is known");
        assert_eq!(place.as_deref(), Some(guild));
    }
    assert_eq!(spoken(&table, ann().id, TAFL, seen("sv", None)).await, "sv no", "where Discord says nothing");
}

#[tokio::test]
async fn strangers_are_not_stored() {
    let table = Table::set().await;
    let stranger = PlayerId(404);
    service::note_reader(&table.store, stranger, PRIVATE, seen("fi", None)).await.expect("no fault");
    assert_eq!(service::language_of_player(&table.store, stranger).await.expect("no fault"), None);
    assert_eq!(service::language_of_place(&table.store, PRIVATE).await.expect("no fault"), None);
}

#[tokio::test]
async fn a_private_conversation_speaks_what_all_there_share() {
    let table = Table::set().await;
    table.game(ann(), bjorn(), PRIVATE).await;
    let note = async |player: PlayerId, language: &str| {
        service::note_reader(&table.store, player, PRIVATE, seen(language, None)).await.expect("no fault");
    };
    note(ann().id, "sv").await;
    assert_eq!(spoken(&table, bjorn().id, PRIVATE, seen("sv", None)).await, "sv sv");
    assert_eq!(spoken(&table, bjorn().id, PRIVATE, seen("de", None)).await, "de none");
    note(bjorn().id, "de").await;
    assert_eq!(service::language_of_place(&table.store, PRIVATE).await.expect("no fault"), None);
    service::choose_language(&table.store, &bjorn(), Some("sv")).await.expect("he may choose");
    let place = service::language_of_place(&table.store, PRIVATE).await.expect("it is known");
    assert_eq!(place.as_deref(), Some("sv"));
    note(ann().id, "no").await;
    assert_eq!(spoken(&table, ann().id, PRIVATE, seen("no", None)).await, "no none", "her language of today counts");
}

#[tokio::test]
async fn choosing_one_thing_leaves_the_others() {
    let table = Table::set().await;
    service::choose_theme(&table.store, &ann(), "night").await.expect("she may choose");
    service::choose_language(&table.store, &ann(), Some("is")).await.expect("she may choose");
    service::choose_pings(&table.store, &ann(), Pings::Silent, NOW).await.expect("she may choose");
    let settings = service::show_settings(&table.store, ann().id).await.expect("they can be read");
    assert_eq!(settings.theme.as_deref(), Some("night"));
    assert_eq!(settings.language.as_deref(), Some("is"));
    assert_eq!(settings.pings, Pings::Silent);
    let quiet = service::not_to_be_called(&table.store, &[ann().id, bjorn().id], None).await.expect("no fault");
    assert_eq!(quiet, [ann()]);
}

/// The private calls that are owed, as the plies of their boards.
async fn private_calls(table: &Table, seconds: i64) -> Vec<(u32, bool)> {
    let due = table.due(later(seconds)).await;
    let calls = due.iter().filter_map(|row| match row.owed {
        Owed::YourMove { ply, .. } => Some((ply, row.outdated)),
        _ => None,
    });
    calls.collect()
}

#[tokio::test]
async fn who_is_called_in_private_is_not_called_in_public_on_that_board_only() {
    let table = Table::set().await;
    service::choose_pings(&table.store, &bjorn(), Pings::Dm, NOW).await.expect("he may choose");
    let game = table.game(ann(), bjorn(), TAFL).await;
    assert_eq!(private_calls(&table, 2).await, [], "it is Ann's move");
    table.play(ann(), game, "d1-a1").await.expect("she may move");
    assert_eq!(private_calls(&table, 3).await, [(1, false)]);
    let quiet = async |ply| {
        let turn = Some(service::BoardRef { game, ply });
        service::not_to_be_called(&table.store, &[bjorn().id], turn).await.expect("no fault")
    };
    assert_eq!(quiet(1).await, [bjorn()]);
    assert_eq!(quiet(0).await, []);
    service::choose_pings(&table.store, &bjorn(), Pings::Channel, NOW).await.expect("he may choose");
    assert_eq!(quiet(1).await, [bjorn()], "he has been called already");
    let result = service::not_to_be_called(&table.store, &[ann().id, bjorn().id], None).await.expect("no fault");
    assert_eq!(result, [], "offers and results reach him where they are");
}

#[tokio::test]
async fn a_private_call_that_is_late_is_outdated() {
    let table = Table::set().await;
    for player in [ann(), bjorn()] {
        service::choose_pings(&table.store, &player, Pings::Dm, NOW).await.expect("he may choose");
    }
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play_all(game, "d1-a1 d3-b3").await;
    assert_eq!(private_calls(&table, 5).await, [(0, true), (1, true), (2, false)]);
}

#[tokio::test]
async fn nobody_is_called_in_private_where_it_is_closed_or_the_game_is_over() {
    let table = Table::set().await;
    service::choose_pings(&table.store, &bjorn(), Pings::Dm, NOW).await.expect("he may choose");
    service::note_dms(&table.store, &bjorn(), Some(later(0))).await.expect("no fault");
    let game = table.game(ann(), bjorn(), TAFL).await;
    table.play(ann(), game, "d1-a1").await.expect("she may move");
    assert_eq!(private_calls(&table, 5).await, [(1, false)], "he does not know yet");
    service::told_of_closed_dms(&table.store, bjorn().id).await.expect("no fault");
    table.play_all(game, "d3-b3 a1-b1").await;
    assert_eq!(private_calls(&table, 20).await, []);
    service::choose_pings(&table.store, &bjorn(), Pings::Dm, NOW).await.expect("choosing again is another try");
    assert_eq!(service::dms_closed_since(&table.store, bjorn().id).await.expect("no fault"), None);
    let board = service::BoardRef { game, ply: 3 };
    service::resign(&table.store, ann(), board, crate::table::reply(), later(21)).await.expect("she may");
    assert_eq!(private_calls(&table, 40).await, []);
}
