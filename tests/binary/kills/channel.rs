//! In the end everything that was committed stands in the channels, and nothing twice.

use std::collections::BTreeMap;

use sqlx::sqlite::SqlitePool;
use standin::{Message, Standin};

use super::promises::move_told;

/// What one message is about, as far as everybody can tell from it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum About {
    /// A board of a game, after so many moves.
    Board {
        game: i64,
        moves: i64,
    },
    Challenge(i64),
    /// Offers, and notices that something was declined.
    Words,
}

/// How often each is to stand, and does.
type Counted = BTreeMap<About, i64>;

/// Every board, challenge, offer and notice stands once; says how many boards there are.
pub(super) async fn everything_stands_once(standin: &Standin, pool: &SqlitePool) -> usize {
    let public: Vec<Message> = standin.messages_after(0);
    let public: Vec<Message> =
        public.into_iter().filter(|message| message.is_from_bot() && !message.is_private()).collect();
    let mut stand = Counted::new();
    for message in &public {
        *stand.entry(about(message)).or_default() += 1;
    }
    let mut owed = owed(pool).await;
    for game in began_without_a_board(&public, pool).await {
        *owed.entry(About::Board { game, moves: 0 }).or_default() -= 1;
    }
    owed.retain(|_, count| *count != 0);
    let differ: Vec<String> = owed
        .keys()
        .chain(stand.keys())
        .filter(|about| owed.get(about) != stand.get(about))
        .map(|about| format!("{about:?}: owed {:?}, stands {:?}", owed.get(about), stand.get(about)))
        .collect();
    assert!(differ.is_empty(), "not once:\n{}\n{}", differ.join("\n"), outbox(pool).await.join("\n"));
    tell_the_same(&public, pool).await;
    stand.iter().filter(|(about, _)| matches!(about, About::Board { .. })).map(|(_, count)| *count as usize).sum()
}

fn about(message: &Message) -> About {
    let files = message.attachments();
    let Some(name) = files.first().map(|file| file.filename.as_str()) else { return About::Words };
    let number = |text: &str| text.parse::<i64>().ok();
    let board = || {
        let (game, moves) = name.strip_prefix("game-")?.strip_suffix(".png")?.split_once("-move-")?;
        Some(About::Board { game: number(game)?, moves: number(moves)? })
    };
    let challenge = || Some(About::Challenge(number(name.strip_prefix("challenge-")?.strip_suffix("-start.png")?)?));
    board().or_else(challenge).unwrap_or_else(|| panic!("{name}: {}", message.content()))
}

/// What follows from the tables.
async fn owed(pool: &SqlitePool) -> Counted {
    let mut owed = Counted::new();
    for (game, logs) in logs(pool).await {
        for (_, moves) in logs {
            *owed.entry(About::Board { game, moves }).or_default() += 1;
        }
    }
    // What ended without a move is told on the last board once more.
    let ended: Vec<(i64, i64)> = sqlx::query_as(
        "SELECT id, moves FROM games WHERE reason IN ('resignation', 'agreement', 'aborted', 'intervention')",
    )
    .fetch_all(pool)
    .await
    .expect("it can be asked");
    for (game, moves) in ended {
        *owed.entry(About::Board { game, moves }).or_default() += 1;
    }
    let challenges: Vec<i64> =
        sqlx::query_scalar("SELECT id FROM challenges").fetch_all(pool).await.expect("it can be asked");
    owed.extend(challenges.into_iter().map(|id| (About::Challenge(id), 1)));
    let words: i64 = sqlx::query_scalar(
        "SELECT (SELECT COUNT(*) FROM offers) + (SELECT COUNT(*) FROM offers WHERE state = 'declined')
              + (SELECT COUNT(*) FROM challenges WHERE state IN ('declined', 'expired'))",
    )
    .fetch_one(pool)
    .await
    .expect("it can be asked");
    if words > 0 {
        owed.insert(About::Words, words);
    }
    owed
}

/// The games that were to begin in a thread, and were moved in, or had ended, before it was there: that board is the
/// first, and stands in the channel on which the thread was to hang.
async fn began_without_a_board(public: &[Message], pool: &SqlitePool) -> Vec<i64> {
    let threads: Vec<(i64, i64, bool)> = sqlx::query_as("SELECT game, parent, state = 'needless' FROM game_threads")
        .fetch_all(pool)
        .await
        .expect("it can be asked");
    let faster = |(game, parent, is_needless): &(i64, i64, bool)| {
        let first = public.iter().find_map(|message| match about(message) {
            About::Board { game: of, moves } if of == *game => Some((message.channel().id().get(), moves)),
            _ => None,
        });
        *is_needless
            || first.is_some_and(|(place, moves)| i64::try_from(place).is_ok_and(|place| place == *parent) && moves > 0)
    };
    threads.iter().filter(|thread| faster(thread)).map(|(game, ..)| *game).collect()
}

/// What the outbox still knows, for whoever has to find out why something does not stand.
async fn outbox(pool: &SqlitePool) -> Vec<String> {
    sqlx::query_scalar(
        "SELECT format('%d %s game %s ply %s challenge %s in %d: %s after %d: %s', id, kind, game, ply, challenge, channel,
                       state, attempts, last_error) FROM outbox ORDER BY id",
    )
    .fetch_all(pool)
    .await
    .expect("it can be asked")
}

/// For every game what its log says, from the start: the text of each entry, and how many moves stand after it.
async fn logs(pool: &SqlitePool) -> BTreeMap<i64, Vec<(String, i64)>> {
    let entries: Vec<(i64, String)> = sqlx::query_as(
        "SELECT g.id, COALESCE(p.move, '') FROM games g LEFT JOIN plies p ON p.game = g.id ORDER BY g.id, p.ply",
    )
    .fetch_all(pool)
    .await
    .expect("it can be asked");
    let mut logs: BTreeMap<i64, Vec<(String, i64)>> = BTreeMap::new();
    for (game, text) in entries {
        let log = logs.entry(game).or_insert_with(|| vec![(String::new(), 0)]);
        let stood = log.last().map_or(0, |(_, moves)| *moves);
        let taken_back: Option<i64> = text.strip_prefix("take-back:").and_then(|count| count.parse().ok());
        if !text.is_empty() {
            log.push((text, taken_back.map_or(stood + 1, |count| stood - count)));
        }
    }
    logs
}

/// A board that tells of a move tells of one that was played, and no move is told of more often than it was played.
async fn tell_the_same(public: &[Message], pool: &SqlitePool) {
    let mut left: BTreeMap<(i64, i64, String), i64> = BTreeMap::new();
    for (game, log) in logs(pool).await {
        for (text, moves) in log {
            *left.entry((game, moves, text)).or_default() += 1;
        }
    }
    for message in public {
        if let (About::Board { game, moves }, Some(mv)) = (about(message), move_told(message.content())) {
            let count = left.entry((game, moves, mv)).or_default();
            *count -= 1;
            assert!(*count >= 0, "told too often: {}", message.content());
        }
    }
}
