-- Where games are played: what a guild has settled, threads of games, and what could not be shown where it belongs.

-- What the managers of a guild have settled. A row comes with the first choice.
CREATE TABLE guild_settings (
    guild   INTEGER PRIMARY KEY NOT NULL,
    threads INTEGER NOT NULL DEFAULT 0 CHECK (threads IN (0, 1)),  -- whether each new game gets a thread of its own
    variant TEXT                                                   -- what is played unless somebody chooses; null: the default
) STRICT;

-- The channels in which new games may begin; where a guild has none here, in all.
CREATE TABLE guild_channels (
    guild   INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    PRIMARY KEY (guild, channel)
) STRICT, WITHOUT ROWID;

-- The thread of a game. It hangs on the challenge's message and has its number, so that there is at most one and its
-- number is known before it exists.
CREATE TABLE game_threads (
    game    INTEGER PRIMARY KEY NOT NULL REFERENCES games (id),
    thread  INTEGER NOT NULL,
    parent  INTEGER NOT NULL,                -- the channel that it hangs on
    state   TEXT NOT NULL DEFAULT 'wanted',  -- wanted, open, closed; or why there is none (any more)
    told_in INTEGER                          -- the outbox row whose message says so, once
) STRICT;

CREATE INDEX games_running_in_a_channel ON games (channel) WHERE status = 'running';

-- Channels in which Discord has refused our messages: not tried again until somebody acts there and we see that we may.
CREATE TABLE barred_channels (
    channel INTEGER PRIMARY KEY NOT NULL,
    code    INTEGER NOT NULL,                -- Discord's error code
    since   INTEGER NOT NULL
) STRICT;

-- Games whose newest message could not be shown to a player: he sees it at his next contact.
CREATE TABLE missed (
    player   INTEGER NOT NULL REFERENCES players (id),
    game     INTEGER NOT NULL REFERENCES games (id),
    homeless INTEGER NOT NULL DEFAULT 0 CHECK (homeless IN (0, 1)),  -- the channel is gone: the game moves to where he acts
    since    INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX missed_by_game ON missed (game);

-- Since when Discord has not taken our private messages for a player; null: it takes them, as far as we know.
ALTER TABLE player_settings ADD COLUMN dm_closed_at INTEGER;
