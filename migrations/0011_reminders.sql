-- How players want to be reminded of games that wait for them, and the daily list of those games. Hours are those of the
-- player's own zone, from 0 to 23; instants are UTC seconds, worked out anew whenever one has passed.

ALTER TABLE player_settings ADD COLUMN reminders TEXT;    -- half,24h,3h, some of them, or off; null: the usual ones
ALTER TABLE player_settings ADD COLUMN zone TEXT;         -- a name of the IANA database; null: UTC
ALTER TABLE player_settings ADD COLUMN quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 23);
ALTER TABLE player_settings ADD COLUMN quiet_until INTEGER
    CHECK (quiet_until BETWEEN 0 AND 23 AND quiet_until <> quiet_from);
ALTER TABLE player_settings ADD COLUMN digest INTEGER CHECK (digest BETWEEN 0 AND 23);  -- the hour; null: no list
ALTER TABLE player_settings ADD COLUMN next_digest INTEGER;  -- when it comes next

CREATE INDEX player_settings_by_digest ON player_settings (next_digest, player) WHERE next_digest IS NOT NULL;

-- When somebody has asked to be reminded once more on the board after so many entries of the log.
CREATE TABLE snoozes (
    game INTEGER PRIMARY KEY NOT NULL REFERENCES games (id),
    ply  INTEGER NOT NULL,
    at   INTEGER NOT NULL
) STRICT;

-- For whom an owed message is that is about no game.
ALTER TABLE outbox ADD COLUMN player INTEGER REFERENCES players (id);
CREATE INDEX outbox_by_player ON outbox (player, id) WHERE player IS NOT NULL;
