UPDATE player_settings SET plays_at_once = 1 WHERE player = 1;

UPDATE games SET ended_by = 1400000000000000000 WHERE id = 2;
