-- Challenges that anybody may take, rematches, matches of two games, and the cards on which challenges are set up.

-- Whether anybody may take it; `challenged` is then whoever did.
ALTER TABLE challenges ADD COLUMN to_anybody INTEGER NOT NULL DEFAULT 0
    CHECK (to_anybody IN (0, 1) AND (challenged IS NOT NULL OR (to_anybody = 1 AND state <> 'accepted')));
-- 1: a single game; 2: a match of two, with the sides swapped in the second.
ALTER TABLE challenges ADD COLUMN games INTEGER NOT NULL DEFAULT 1 CHECK (games IN (1, 2));
-- The game that is to be played again. The states of a challenge are now open, accepted, declined, withdrawn, expired.
ALTER TABLE challenges ADD COLUMN rematch_of INTEGER REFERENCES games (id);

CREATE INDEX challenges_open_by_age ON challenges (created_at, id) WHERE state = 'open';
-- However often and by whomever it is asked for, a game has one rematch.
CREATE UNIQUE INDEX challenges_one_rematch_a_game ON challenges (rematch_of)
    WHERE rematch_of IS NOT NULL AND state IN ('open', 'accepted');

-- Two games with the sides swapped, one after the other.
CREATE TABLE matches (
    first  INTEGER PRIMARY KEY NOT NULL REFERENCES games (id),
    second INTEGER UNIQUE REFERENCES games (id),            -- null until the first has ended, and for ever if that ended both
    CHECK (first <> second)
) STRICT;

-- Challenges that are being set up by taps: what the private card shows. Gone after a week.
CREATE TABLE set_ups (
    id            INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    player        INTEGER NOT NULL,                         -- whose card it is; he may never have played
    opponent      INTEGER,                                  -- null: anybody
    opponent_name TEXT,
    variant       TEXT NOT NULL,
    ruleset       TEXT,                                     -- house rules in full; null: the variant's own
    side          TEXT CHECK (side IN ('attackers', 'defenders')),  -- the challenger's; null: by lot
    games         INTEGER NOT NULL DEFAULT 1 CHECK (games IN (1, 2)),
    created_at    INTEGER NOT NULL,
    challenge     INTEGER UNIQUE REFERENCES challenges (id),  -- what was sent
    CHECK ((opponent IS NULL) = (opponent_name IS NULL))
) STRICT;

CREATE INDEX set_ups_by_age ON set_ups (created_at);
