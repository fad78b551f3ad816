# The words that describe a board to people who cannot see the picture.

alt-attackers = Attackers
alt-defenders = Defenders
alt-king = King
alt-attackers-to-move = Attackers to move.
alt-defenders-to-move = Defenders to move.
alt-attackers-won = The attackers have won.
alt-defenders-won = The defenders have won.
alt-drawn = Drawn.
alt-last-move = Last move
# In place of the last move, where somebody looks at a move before playing it.
alt-preview-move = Preview, not played yet:
alt-captured = captured
alt-board = { $size }×{ $size } board
