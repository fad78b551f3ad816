# The words that describe a board to people who cannot see the picture.

alt-attackers-to-move = Attackers to move.
alt-defenders-to-move = Defenders to move.
alt-attackers-won = The attackers have won.
alt-defenders-won = The defenders have won.
alt-drawn = Drawn.

# $squares is a list: "a4-a8, b6".
alt-last-move = Last move { $move }.
alt-last-move-captured = Last move { $move }, captured { $squares }.
alt-king-at = King { $square }.
alt-king-can-be-taken = The king can be taken.
alt-king-can-escape = The king can escape to { $squares }.
# Where the piece that is picked up may go.
alt-may-go = { $square } → { $squares }.
alt-board = { $size }×{ $size } board.
alt-attackers-at = Attackers: { $squares }.
alt-defenders-at = Defenders: { $squares }.
# Before the board in rows, what its letters stand for.
alt-rows = { $attacker } = Attackers, { $defender } = Defenders, { $king } = King: { $rows }

# In place of the last move, where somebody looks at a move before playing it, and what the opponent can do after it.
alt-preview-move = Preview, not played yet: { $move }.
alt-preview-move-captured = Preview, not played yet: { $move }, captured { $squares }.
alt-preview-king-can-be-taken = The king can then be taken.
alt-preview-king-can-escape = The king can then escape to { $squares }.
