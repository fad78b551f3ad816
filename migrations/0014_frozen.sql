-- Games in which what is stored does not fit together: nothing can be done in them until somebody has looked at them.

ALTER TABLE games ADD COLUMN frozen TEXT CHECK (frozen <> '');  -- what does not fit; null: nothing that is known of

CREATE INDEX games_frozen ON games (id, frozen) WHERE frozen IS NOT NULL;
-- For checking one game after the other.
CREATE INDEX games_running ON games (id) WHERE status = 'running' AND frozen IS NULL;
CREATE INDEX games_over ON games (ended_at, id) WHERE status = 'finished' AND frozen IS NULL;
