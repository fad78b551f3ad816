INSERT INTO games (id, variant, attackers, defenders, channel, guild, started_at, turn_since, ply, to_move, status, winner, reason, ended_at) VALUES
    (10, 'scottish', 1, 2, 70, 7, 1700000000, 1700000010, 0, 'attackers', 'finished', 'defenders', 'resignation', 1700000010),
    (11, 'scottish', 2, 1, 70, 7, 1700000010, 1700000010, 0, 'attackers', 'running', NULL, NULL, NULL);

INSERT INTO matches (first, second) VALUES (10, 11);

INSERT INTO challenges (id, challenger, challenged, to_anybody, games, rematch_of, variant, challenger_side, channel, guild, created_at, state, closed_at, game) VALUES
    (10, 1, 2, 0, 2, NULL, 'scottish', 'attackers', 70, 7, 1699999000, 'accepted', 1700000000, 10),
    (11, 1, NULL, 1, 1, NULL, 'copenhagen', 'defenders', 70, 7, 1700000000, 'open', NULL, NULL),
    (12, -1, 1, 0, 1, 3, 'copenhagen', 'attackers', 90, NULL, 1700000100, 'open', NULL, NULL),
    (13, 1, NULL, 1, 1, NULL, 'copenhagen', 'attackers', 70, 7, 1690000000, 'expired', 1690604800, NULL);

INSERT INTO set_ups (id, player, opponent, opponent_name, variant, ruleset, side, games, created_at, challenge) VALUES
    (1, 404, 2, 'Bjorn', 'brandubh', NULL, 'defenders', 2, 1700000000, NULL),
    (2, 1, NULL, NULL, 'copenhagen', NULL, NULL, 1, 1700000000, 11);
