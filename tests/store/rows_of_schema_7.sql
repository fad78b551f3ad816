INSERT INTO games (id, variant, start, attackers, defenders, channel, guild, started_at, turn_since, ply, moves, to_move) VALUES
    (70, 'scottish', '3t3/7/3K3/t6/7/7/7 d', 1, 2, 71, 7, 1700000000, 1700000100, 1, 1, 'attackers');

INSERT INTO plies (game, ply, move, played_at) VALUES (70, 1, 'd5-d4', 1700000100);

INSERT INTO challenges (id, challenger, challenged, variant, start, challenger_side, channel, guild, created_at) VALUES
    (70, 1, 2, 'scottish', '3t3/7/3K3/t6/7/7/7 d', 'attackers', 71, 7, 1699999000);

INSERT INTO records (id, owner, text, size, created_at) VALUES
    (5, 1, '[variant: Scottish Hnefatafl]
[rules: dim:7 esc:e ks:w ka:n start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]

1. d7-f7
', 0, 1700000000);
