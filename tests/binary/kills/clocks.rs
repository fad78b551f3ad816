//! Whether anybody was wronged by his clock.

use sqlx::sqlite::SqlitePool;

use super::promises::Promise;

/// What no clock may show, each as a query that counts it.
const WRONG: [(&str, &str); 4] = [
    (
        "who is to move has all the time that he was allotted",
        "SELECT COUNT(*) FROM clocks WHERE deadline IS NOT NULL AND deadline < began_at + allotted",
    ),
    (
        "a running game with a pace has a clock, and no other game has one",
        "SELECT COUNT(*) FROM games g WHERE (g.pace IS NOT NULL AND g.status = 'running')
            <> (SELECT COUNT(*) FROM clocks c WHERE c.game = g.id)",
    ),
    // A run is over before the shortest pace is.
    ("no time is up", "SELECT COUNT(*) FROM clocks WHERE is_up = 1"),
    (
        "no game was lost on time",
        "SELECT COUNT(*) FROM games WHERE status = 'finished' AND reason IN ('time', 'not-begun')",
    ),
];

/// No deadline is earlier than what people were told, however often the bot was killed in between, and nobody has lost
/// any time by that.
pub(super) async fn clocks_are_right(pool: &SqlitePool, promises: &[Promise]) {
    for (what, query) in WRONG {
        let wrong: i64 = sqlx::query_scalar(query).fetch_one(pool).await.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(wrong, 0, "{what}");
    }
    for promise in promises {
        let Promise::Until { game, ply, deadline } = promise else { continue };
        let earlier: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM clocks c JOIN games g ON g.id = c.game
             WHERE g.id = $1 AND g.ply = $2 AND c.deadline < $3",
        )
        .bind(game)
        .bind(ply)
        .bind(deadline)
        .fetch_one(pool)
        .await
        .expect("it can be asked");
        assert_eq!(earlier, 0, "a deadline came nearer: {promise:?}");
    }
}
