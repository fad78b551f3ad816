-- Players, challenges, games with their plies, draw offers, the messages that show them, and the messages still owed.
--
-- Conventions: ids of Discord are 64 bits, stored bit for bit in an INTEGER. Times are UTC unix seconds. Keys and
-- notation are text that people can read. Migrations run inside one transaction and are never edited after they land.

CREATE TABLE players (
    id   INTEGER PRIMARY KEY NOT NULL,  -- the Discord user
    name TEXT NOT NULL                  -- last known
) STRICT;

CREATE TABLE games (
    id         INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,  -- what players write as #17: never given twice
    variant    TEXT NOT NULL,
    ruleset    TEXT,                                        -- house rules in full; null: the variant's own
    attackers  INTEGER NOT NULL REFERENCES players (id),
    defenders  INTEGER NOT NULL REFERENCES players (id),
    channel    INTEGER NOT NULL,
    guild      INTEGER,                                     -- null in private conversations
    started_at INTEGER NOT NULL,
    turn_since INTEGER NOT NULL,                            -- since when to_move is to move, or when the game ended
    ply        INTEGER NOT NULL DEFAULT 0 CHECK (ply >= 0), -- plies played
    to_move    TEXT NOT NULL CHECK (to_move IN ('attackers', 'defenders')),
    status     TEXT NOT NULL DEFAULT 'running',             -- running or finished
    winner     TEXT CHECK (winner IN ('attackers', 'defenders')),
    reason     TEXT,
    ended_at   INTEGER,
    CHECK (attackers <> defenders),
    CHECK ((status = 'finished') = (reason IS NOT NULL)),
    CHECK ((status = 'finished') = (ended_at IS NOT NULL)),
    CHECK (winner IS NULL OR reason IS NOT NULL)
) STRICT;

CREATE INDEX games_running_attackers ON games (attackers) WHERE status = 'running';
CREATE INDEX games_running_defenders ON games (defenders) WHERE status = 'running';

CREATE TABLE plies (
    game      INTEGER NOT NULL REFERENCES games (id),
    ply       INTEGER NOT NULL CHECK (ply >= 1),
    move      TEXT NOT NULL,                                -- e5-e8; what it captures the rules decide
    played_at INTEGER NOT NULL,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER plies_are_never_changed BEFORE UPDATE ON plies
BEGIN
    SELECT RAISE(ABORT, 'a ply that was played is never changed');
END;

CREATE TRIGGER plies_are_never_deleted BEFORE DELETE ON plies
BEGIN
    SELECT RAISE(ABORT, 'a ply that was played is never deleted');
END;

CREATE TABLE challenges (
    id              INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    challenger      INTEGER NOT NULL REFERENCES players (id),
    challenged      INTEGER REFERENCES players (id),        -- null is kept free for "whoever takes it first"
    variant         TEXT NOT NULL,
    ruleset         TEXT,
    challenger_side TEXT NOT NULL CHECK (challenger_side IN ('attackers', 'defenders')),
    channel         INTEGER NOT NULL,
    guild           INTEGER,
    created_at      INTEGER NOT NULL,
    state           TEXT NOT NULL DEFAULT 'open',           -- open, accepted, declined, withdrawn
    closed_at       INTEGER,
    game            INTEGER UNIQUE REFERENCES games (id),   -- what it became
    CHECK (challenger <> challenged),
    CHECK ((state = 'open') = (closed_at IS NULL)),
    CHECK ((state = 'accepted') = (game IS NOT NULL))
) STRICT;

CREATE TABLE offers (
    id         INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    kind       TEXT NOT NULL,                               -- draw
    game       INTEGER NOT NULL REFERENCES games (id),
    offered_by INTEGER NOT NULL REFERENCES players (id),
    ply        INTEGER NOT NULL,                            -- plies played when it was made
    created_at INTEGER NOT NULL,
    state      TEXT NOT NULL DEFAULT 'open',                -- open, accepted, declined, lapsed
    closed_at  INTEGER,
    CHECK ((state = 'open') = (closed_at IS NULL))
) STRICT;

CREATE UNIQUE INDEX offers_one_open_a_game ON offers (game) WHERE state = 'open';

-- Our messages that are known to stand in Discord; each shows one thing.
CREATE TABLE posts (
    message   INTEGER PRIMARY KEY NOT NULL,
    channel   INTEGER NOT NULL,
    guild     INTEGER,
    game      INTEGER REFERENCES games (id),                -- a board, with the plies played on it
    ply       INTEGER,
    challenge INTEGER REFERENCES challenges (id),
    offer     INTEGER REFERENCES offers (id),
    buttons   INTEGER NOT NULL DEFAULT 1 CHECK (buttons IN (0, 1)),  -- whether it has some that are to be taken off when it is old
    CHECK ((game IS NULL) = (ply IS NULL)),
    CHECK ((game IS NOT NULL) + (challenge IS NOT NULL) + (offer IS NOT NULL) = 1)
) STRICT;

CREATE INDEX posts_of_a_game ON posts (game, ply, message) WHERE game IS NOT NULL;
CREATE INDEX posts_with_buttons ON posts (game, ply, message) WHERE buttons = 1;
CREATE INDEX posts_of_a_challenge ON posts (challenge, message) WHERE challenge IS NOT NULL;
CREATE INDEX posts_of_an_offer ON posts (offer, message) WHERE offer IS NOT NULL;

-- What has been committed but may not have been shown yet. The number is the message's nonce: never given twice.
CREATE TABLE outbox (
    id           INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    kind         TEXT NOT NULL,
    game         INTEGER REFERENCES games (id),
    ply          INTEGER,
    challenge    INTEGER REFERENCES challenges (id),
    offer        INTEGER REFERENCES offers (id),
    message      INTEGER,                                   -- the message to edit, where that is what is owed
    channel      INTEGER NOT NULL,
    guild        INTEGER,
    token        TEXT,                                      -- deleted after 15 minutes, or once delivered
    token_at     INTEGER,
    first_answer INTEGER NOT NULL DEFAULT 0 CHECK (first_answer IN (0, 1)),
    priority     INTEGER NOT NULL,                          -- lowest first
    state        TEXT NOT NULL DEFAULT 'owed',              -- owed, delivered, abandoned
    attempts     INTEGER NOT NULL DEFAULT 0,
    created_at   INTEGER NOT NULL,
    due_at       INTEGER NOT NULL,
    closed_at    INTEGER,
    last_error   TEXT,
    CHECK ((token IS NULL) = (token_at IS NULL)),
    CHECK ((state = 'owed') = (closed_at IS NULL))
) STRICT;

CREATE INDEX outbox_by_urgency ON outbox (state, priority, due_at, id);
CREATE INDEX outbox_by_game ON outbox (game, id) WHERE game IS NOT NULL;
CREATE INDEX outbox_by_message ON outbox (message) WHERE message IS NOT NULL;
CREATE INDEX outbox_with_token ON outbox (token_at) WHERE token IS NOT NULL;
CREATE INDEX outbox_closed ON outbox (state, closed_at) WHERE closed_at IS NOT NULL;

-- Single facts about the running bot, by name.
CREATE TABLE facts (
    name  TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
