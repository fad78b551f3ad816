INSERT INTO games (id, variant, pace, attackers, defenders, channel, guild, started_at, turn_since, ply, moves, to_move) VALUES
    (80, 'scottish', '5d+10h<10d,weekends-off,forfeit', 1, 2, 71, 7, 1700000000, 1700000200, 2, 2, 'attackers');

INSERT INTO plies (game, ply, move, played_at, time_left) VALUES
    (80, 1, 'd1-a1', 1700000100, 431900),
    (80, 2, 'd3-b3', 1700000200, 431900);

INSERT INTO clocks (game, began_at, allotted, waiting, deadline, time_left, is_up, remind_at, reminded) VALUES
    (80, 1700000200, 467900, 467900, 1700640900, NULL, 0, 1700300000, 0);

INSERT INTO credits (game, ply, at, seconds) VALUES (80, 2, 1700000300, 3600);

INSERT INTO challenges (id, challenger, challenged, variant, pace, challenger_side, channel, guild, created_at) VALUES
    (80, 1, 2, 'scottish', '3d', 'attackers', 71, 7, 1699999000);

INSERT INTO guild_settings (guild, pace) VALUES (8, 'none');
