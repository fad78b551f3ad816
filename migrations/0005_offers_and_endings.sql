-- Moves that are taken back, offers of several kinds, games that a manager ends, and how many challenges are open.
--
-- From here on `plies` is a log: its entries are moves (e5-e8) and take-backs (take-back:2, which undoes the last two
-- moves that stand). Nothing in it is ever changed, a take-back too is an entry with the next number; so `games.ply`
-- counts the entries, and it only ever grows.

ALTER TABLE games ADD COLUMN moves INTEGER NOT NULL DEFAULT 0   -- moves that stand: those played less those taken back
    CHECK (moves BETWEEN 0 AND ply);
UPDATE games SET moves = ply;

-- Games that somebody who manages the server ended, and why he says he did.
CREATE TABLE interventions (
    game    INTEGER PRIMARY KEY NOT NULL REFERENCES games (id),
    manager INTEGER NOT NULL REFERENCES players (id),
    why     TEXT NOT NULL CHECK (why <> '')
) STRICT;

-- offers.kind is draw, take-back or abort; offers.ply is the log's last entry when the offer was made.
CREATE INDEX offers_of_a_player ON offers (game, offered_by, kind, id);
CREATE INDEX games_running_in_a_guild ON games (guild, turn_since, id) WHERE status = 'running';
CREATE INDEX challenges_open_of_a_player ON challenges (challenger, id) WHERE state = 'open';
