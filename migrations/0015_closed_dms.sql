-- Whether a player has been told that our private messages do not reach him, since they last ceased to.
ALTER TABLE player_settings ADD COLUMN dm_closed_told INTEGER NOT NULL DEFAULT 0 CHECK (dm_closed_told IN (0, 1));

-- Until now that was found out by calls, which told it at once, or by lists, which told nobody.
UPDATE player_settings SET dm_closed_told = 1 WHERE dm_closed_at IS NOT NULL AND pings = 'dm' AND digest IS NULL;

-- Until when a message was to wait, as for the end of quiet hours; null: it never was. From then on it is tried.
ALTER TABLE outbox ADD COLUMN waited_until INTEGER;

CREATE INDEX outbox_by_vacation ON outbox (vacation, id) WHERE vacation IS NOT NULL;
