-- How long players may think. A pace is text that people can read: `3d`, `5d+10h<10d`, with `,weekends-off` and
-- `,forfeit` where that was agreed on. Null: no pace.

ALTER TABLE challenges ADD COLUMN pace TEXT;
ALTER TABLE set_ups ADD COLUMN pace TEXT;
ALTER TABLE games ADD COLUMN pace TEXT;
ALTER TABLE guild_settings ADD COLUMN pace TEXT;  -- what is played unless somebody chooses; null: the default; `none`

-- Seconds that whoever moved still had, before what the move earned him; null where no clock ran. With the pace they
-- say what everybody has after any number of moves, so that taking moves back restores the clocks.
ALTER TABLE plies ADD COLUMN time_left INTEGER CHECK (time_left >= 0);

-- The clock of a running game with a pace: that of the side to move.
CREATE TABLE clocks (
    game      INTEGER PRIMARY KEY NOT NULL REFERENCES games (id),
    began_at  INTEGER NOT NULL,              -- when the side to move began to think
    allotted  INTEGER NOT NULL,              -- seconds it had then
    waiting   INTEGER NOT NULL,              -- seconds that the other side will have when it is to move
    deadline  INTEGER,                       -- when its time is up; null: the clock stands
    time_left INTEGER,                       -- seconds left where it stands
    is_up     INTEGER NOT NULL DEFAULT 0 CHECK (is_up IN (0, 1)),  -- that its time is up has been noted, and told
    remind_at INTEGER,                       -- when the player is to be reminded next; null: no more
    reminded  INTEGER NOT NULL DEFAULT 0,    -- which of the reminders of this turn are behind him
    CHECK ((deadline IS NULL) = (time_left IS NOT NULL))
) STRICT;

CREATE INDEX clocks_by_deadline ON clocks (deadline, game) WHERE deadline IS NOT NULL AND is_up = 0;
CREATE INDEX clocks_by_reminder ON clocks (remind_at, game) WHERE remind_at IS NOT NULL;

-- Time for which nobody could reach the bot, given back to a clock that ran. It is told on the boards that come next.
CREATE TABLE credits (
    game     INTEGER NOT NULL REFERENCES games (id),
    ply      INTEGER NOT NULL,               -- entries of the log when the clock was given it
    at       INTEGER NOT NULL,
    seconds  INTEGER NOT NULL CHECK (seconds > 0),
    PRIMARY KEY (game, ply, at)
) STRICT, WITHOUT ROWID;
