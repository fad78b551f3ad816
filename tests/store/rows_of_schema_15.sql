INSERT INTO player_settings (player, pings, digest, dm_closed_at, dm_closed_told) VALUES
    (1, 'dm', 8, 1700000000, 0),
    (2, 'dm', NULL, 1700000000, 1);

INSERT INTO outbox (id, kind, game, ply, channel, guild, first_answer, priority, created_at, due_at, waited_until) VALUES
    (150, 'reminder', 1, 2, 70, 7, 0, 0, 1700000200, 1700030000, 1700030000);
