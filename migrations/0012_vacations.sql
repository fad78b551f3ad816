-- Vacations: while one lasts, the clocks of its player stand, and only his. Each is counted against a yearly allowance,
-- that of the guild in which a game is played.

CREATE TABLE vacations (
    id       INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    player   INTEGER NOT NULL REFERENCES players (id),
    began_at INTEGER NOT NULL,
    until    INTEGER NOT NULL,               -- as planned
    ended_at INTEGER,                        -- null while it lasts
    CHECK (until > began_at)
) STRICT;

CREATE UNIQUE INDEX vacations_one_open_a_player ON vacations (player) WHERE ended_at IS NULL;
CREATE INDEX vacations_open_by_end ON vacations (until, id) WHERE ended_at IS NULL;
CREATE INDEX vacations_of_a_player ON vacations (player, until);

-- Where a vacation counts, and until when: a guild may allow less of it than another.
CREATE TABLE vacation_guilds (
    vacation INTEGER NOT NULL REFERENCES vacations (id),
    guild    INTEGER NOT NULL,               -- 0: private conversations
    until    INTEGER NOT NULL,
    over_at  INTEGER,                        -- when it was over there, and that was told; null: not yet
    PRIMARY KEY (vacation, guild)
) STRICT, WITHOUT ROWID;

CREATE INDEX vacation_guilds_by_end ON vacation_guilds (until, vacation) WHERE over_at IS NULL;

ALTER TABLE guild_settings ADD COLUMN vacation_days INTEGER CHECK (vacation_days >= 0);  -- days a year; null: the default

-- When a clock that stands goes on by itself. None stands for ever.
ALTER TABLE clocks ADD COLUMN goes_on_at INTEGER CHECK ((goes_on_at IS NULL) = (time_left IS NULL));

CREATE INDEX clocks_by_going_on ON clocks (goes_on_at, game) WHERE goes_on_at IS NOT NULL;

ALTER TABLE outbox ADD COLUMN vacation INTEGER REFERENCES vacations (id);
