UPDATE player_settings SET reminders = '24h,3h', zone = 'Europe/Stockholm', quiet_from = 22, quiet_until = 7, digest = 8,
    next_digest = 1700031600 WHERE player = 1;
UPDATE player_settings SET reminders = 'off' WHERE player = 2;
UPDATE player_settings SET zone = 'Atlantis/Capital' WHERE player = -1;

INSERT INTO snoozes (game, ply, at) VALUES (1, 2, 1700200000);
