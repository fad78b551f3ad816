INSERT INTO games (id, variant, ruleset, attackers, defenders, channel, guild, started_at, turn_since, ply, to_move) VALUES
    (4, 'brandubh', 'corner-block=1 corners-restricted=no corners-hostile-to-attackers=yes corners-hostile-to-defenders=yes corners-hostile-to-king=yes throne=yes throne-stop=king throne-pass=anyone throne-hostile-to-attackers=always throne-hostile-to-defenders=when-empty king-armed=yes king-on-throne=all-sides king-beside-throne=all-sides king-in-open=two-opposite king-on-edge=as-elsewhere trap=no shieldwall=none linnaean=no escape=corner exit-fort=no encirclement=yes no-moves=loses repetition=defenders-lose move-limit=50 start=3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3', 1, 2, 71, 7, 1700000000, 1700000100, 1, 'defenders');

INSERT INTO plies (game, ply, move, played_at) VALUES (4, 1, 'd7-a7', 1700000100);

INSERT INTO challenges (id, challenger, challenged, variant, ruleset, challenger_side, channel, guild, created_at) VALUES
    (7, 1, 2, 'brandubh', 'corner-block=1 corners-restricted=no corners-hostile-to-attackers=yes corners-hostile-to-defenders=yes corners-hostile-to-king=yes throne=yes throne-stop=king throne-pass=anyone throne-hostile-to-attackers=always throne-hostile-to-defenders=when-empty king-armed=yes king-on-throne=all-sides king-beside-throne=all-sides king-in-open=two-opposite king-on-edge=as-elsewhere trap=no shieldwall=none linnaean=no escape=corner exit-fort=no encirclement=yes no-moves=loses repetition=defenders-lose move-limit=50 start=3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3', 'attackers', 71, 7, 1699999000);

INSERT INTO player_settings (player, theme) VALUES (1, 'night'), (2, NULL), (-1, 'a theme of another day');
