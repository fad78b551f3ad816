-- Games that begin at a position of their own, records brought in from elsewhere, and finding what has been played.

ALTER TABLE games ADD COLUMN start TEXT;        -- rows and the side to move; null: the start that its rules give
ALTER TABLE challenges ADD COLUMN start TEXT;   -- the same for the game that it asks for

-- Games and positions that players have brought in, each for its owner alone, and for a while only.
CREATE TABLE records (
    id         INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,  -- never given twice: old buttons must not find another one
    owner      INTEGER NOT NULL REFERENCES players (id),
    text       TEXT NOT NULL,                               -- as the program writes it
    size       INTEGER NOT NULL CHECK (size >= 0),          -- bytes of the text
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX records_of_an_owner ON records (owner, id, size);
CREATE INDEX records_by_age ON records (created_at);

-- The newest games of a player that are over.
CREATE INDEX games_over_attackers ON games (attackers, ended_at, id) WHERE status = 'finished';
CREATE INDEX games_over_defenders ON games (defenders, ended_at, id) WHERE status = 'finished';

-- Counting a player's results, without looking at the games themselves.
CREATE INDEX games_counted_attackers ON games (attackers, variant, defenders, winner, reason, guild)
    WHERE status = 'finished' AND start IS NULL;
CREATE INDEX games_counted_defenders ON games (defenders, variant, attackers, winner, reason, guild)
    WHERE status = 'finished' AND start IS NULL;
