INSERT INTO games (id, variant, pace, attackers, defenders, channel, guild, started_at, turn_since, ply, moves, to_move) VALUES
    (120, 'scottish', '3d', 1, 2, 70, 7, 1700000000, 1700000200, 2, 2, 'attackers');

INSERT INTO plies (game, ply, move, played_at, time_left) VALUES
    (120, 1, 'd1-a1', 1700000100, 259100), (120, 2, 'd3-b3', 1700000200, 259100);

INSERT INTO clocks (game, began_at, allotted, waiting, deadline, time_left, goes_on_at) VALUES
    (120, 1700000200, 259200, 259200, NULL, 200000, 1700400000);

INSERT INTO guild_settings (guild, vacation_days) VALUES (7, 20);

INSERT INTO vacations (id, player, began_at, until, ended_at) VALUES
    (1, 1, 1690000000, 1690172800, 1690086400),
    (2, 1, 1700059400, 1700400000, NULL);

INSERT INTO vacation_guilds (vacation, guild, until, over_at) VALUES
    (1, 7, 1690172800, 1690086400), (1, 0, 1690172800, 1690086400), (2, 7, 1700400000, NULL);

INSERT INTO outbox (id, kind, game, channel, guild, priority, created_at, due_at, vacation) VALUES
    (120, 'vacation_begun', 120, 70, 7, 0, 1700059400, 1700059402, 2);
