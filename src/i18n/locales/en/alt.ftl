# The words that describe a board to people who cannot see the picture.

alt-attackers = Attackers
alt-defenders = Defenders
alt-king = King
alt-attackers-to-move = Attackers to move.
alt-defenders-to-move = Defenders to move.
alt-attackers-won = The attackers have won.
alt-defenders-won = The defenders have won.
alt-drawn = Drawn.
alt-king-can-be-taken = The king can be taken.
# The squares follow.
alt-king-can-escape = The king can escape to
alt-last-move = Last move
# In place of the last move, where somebody looks at a move before playing it.
alt-preview-move = Preview, not played yet:
# Likewise, for what the opponent can do after the move.
alt-preview-king-can-be-taken = The king can then be taken.
alt-preview-king-can-escape = The king can then escape to
alt-captured = captured
alt-board = { $size }×{ $size } board
