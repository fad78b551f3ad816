INSERT INTO players (id, name) VALUES (1, 'Ann'), (2, 'Bjorn'), (1400000000000000000, 'Astrid *of* @everyone'), (-1, 'Cilla');

INSERT INTO games (id, variant, attackers, defenders, channel, guild, started_at, turn_since, ply, to_move, status, winner, reason, ended_at) VALUES
    (1, 'scottish', 1, 2, 70, 7, 1700000000, 1700000200, 2, 'attackers', 'running', NULL, NULL, NULL),
    (2, 'scottish', 2, 1400000000000000000, 70, 7, 1700000000, 1700000900, 6, 'attackers', 'finished', 'defenders', 'escape', 1700000900),
    (3, 'copenhagen', 1, -1, 90, NULL, 1700000000, 1700000010, 0, 'attackers', 'finished', 'defenders', 'resignation', 1700000010);

INSERT INTO plies (game, ply, move, played_at) VALUES
    (1, 1, 'd1-a1', 1700000100), (1, 2, 'd3-b3', 1700000200),
    (2, 1, 'd1-a1', 1700000100), (2, 2, 'd3-b3', 1700000200), (2, 3, 'a1-b1', 1700000300),
    (2, 4, 'd4-d3', 1700000400), (2, 5, 'b1-a1', 1700000500), (2, 6, 'd3-g3', 1700000900);

INSERT INTO challenges (id, challenger, challenged, variant, challenger_side, channel, guild, created_at, state, closed_at, game) VALUES
    (1, 1, 2, 'scottish', 'attackers', 70, 7, 1699999000, 'accepted', 1700000000, 1),
    (2, 2, 1400000000000000000, 'scottish', 'attackers', 70, 7, 1699999000, 'accepted', 1700000000, 2),
    (3, 1, -1, 'copenhagen', 'attackers', 90, NULL, 1699999000, 'accepted', 1700000000, 3),
    (4, 1, 2, 'copenhagen', 'defenders', 70, 7, 1699999000, 'open', NULL, NULL),
    (5, 1, 2, 'copenhagen', 'defenders', 70, 7, 1699999000, 'declined', 1699999100, NULL),
    (6, 1, 2, 'copenhagen', 'defenders', 70, 7, 1699999000, 'withdrawn', 1699999100, NULL);

INSERT INTO offers (id, kind, game, offered_by, ply, created_at, state, closed_at) VALUES
    (1, 'draw', 1, 2, 0, 1700000050, 'lapsed', 1700000100),
    (2, 'draw', 1, 2, 2, 1700000210, 'open', NULL);

INSERT INTO posts (message, channel, guild, game, ply, challenge, offer, buttons) VALUES
    (1000, 70, 7, 1, 0, NULL, NULL, 0),
    (1001, 70, 7, 1, 1, NULL, NULL, 1),
    (1002, 70, 7, NULL, NULL, 4, NULL, 1),
    (1003, 70, 7, NULL, NULL, NULL, 2, 1);

INSERT INTO outbox (id, kind, game, ply, challenge, offer, message, channel, guild, token, token_at, first_answer, priority, state, attempts, created_at, due_at, closed_at, last_error) VALUES
    (1, 'board', 1, 2, NULL, NULL, NULL, 70, 7, 'dead-token', 1700000200, 1, 0, 'owed', 3, 1700000200, 1700000205, NULL, 'Discord was down'),
    (2, 'strip_buttons', NULL, NULL, NULL, NULL, 1001, 70, 7, NULL, NULL, 0, 2, 'owed', 0, 1700000200, 1700000205, NULL, NULL),
    (3, 'challenge', NULL, NULL, 4, NULL, NULL, 70, 7, NULL, NULL, 1, 0, 'delivered', 0, 1699999000, 1699999005, 1699999001, NULL),
    (4, 'board', 3, 0, NULL, NULL, NULL, 90, NULL, NULL, NULL, 1, 0, 'abandoned', 9, 1700000010, 1700000015, 1700000400, 'the channel is gone');

INSERT INTO facts (name, value) VALUES ('heartbeat', '1700000950'), ('registered_commands', 'a hash');
