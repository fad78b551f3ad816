INSERT INTO games (id, variant, attackers, defenders, channel, guild, started_at, turn_since, ply, moves, to_move, pace, frozen) VALUES
    (140, 'scottish', 1, 2, 70, 7, 1700000000, 1700000100, 1, 1, 'defenders', '3d', 'the log has 1 entries, but the game counts 2'),
    (141, 'scottish', 1, 2, 70, 7, 1700000000, 1700000000, 0, 0, 'defenders', NULL, 'the game says that the defenders are to move');

INSERT INTO plies (game, ply, move, played_at, time_left) VALUES (140, 1, 'd1-a1', 1700000100, 259100);

INSERT INTO clocks (game, began_at, allotted, waiting, deadline, time_left, goes_on_at) VALUES
    (140, 1700000100, 259200, 259200, NULL, 3600, 253402300799);
