-- Whether a player's tap on a square plays the move without asking once more.
ALTER TABLE player_settings ADD COLUMN plays_at_once INTEGER NOT NULL DEFAULT 0 CHECK (plays_at_once IN (0, 1));

-- Who brought the end about, by his move, his resignation or his yes, so that only the other one is called to look at it.
-- Null: nobody in particular, or an end from before this was stored.
ALTER TABLE games ADD COLUMN ended_by INTEGER REFERENCES players (id);
