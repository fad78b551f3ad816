# The rules of a variant: one or more sentences for each rule in which variants differ.

rules-title = **{ $variant }** · { $size }×{ $size } · { $attackers } attackers against { $defenders } defenders and their king
rules-item = - { $rule }

rules-moving = **Moving**
rules-line = The attackers begin. Pieces, the king too, go straight along a row or column as far as the way is free.
rules-throne-king-stops-all-pass = Only the king may stop on the throne ({ $throne }); others may pass over it while it is empty.
rules-throne-king-stops-king-passes = Only the king may stop on the throne ({ $throne }) or pass over it.
rules-throne-nobody-stops-all-pass = Once the king has left the throne ({ $throne }), nobody may stop on it. All may pass over it.
rules-throne-nobody-stops-king-passes = Once the king has left the throne ({ $throne }), nobody may stop on it, and only he may pass over it.
rules-throne-anyone-stops-king-passes = Anybody may stop on the throne ({ $throne }), but only the king may pass over it.
rules-corners-king-only = { $block ->
    [1] Only the king may enter the corners.
   *[other] Only the king may enter the corners, blocks of { $block }×{ $block } squares.
}

rules-capturing = **Capturing**
rules-custodial = You capture a piece by moving so that it stands between two of yours, on opposite sides. Moving in between two enemies is safe.
rules-corners-hostile = A corner can be one of the two against { $against ->
    [attackers] attackers
    [defenders] defenders, but not their king
    [king] the king
    [soldiers] all but the king
    [attackers-and-king] attackers and the king
    [defenders-and-king] defenders and their king
   *[everybody] everybody
}.
rules-throne-hostile = { $when ->
    [empty] The empty throne
   *[always] The throne, empty or not,
} can be one of the two against { $against ->
    [attackers] attackers
    [defenders] defenders, but not their king
   *[soldiers] all but the king
}.
rules-king-armed = The king captures like any other piece.
rules-king-hammer = The king captures when he moves, but not as the piece that stands still.
rules-king-anvil = The king captures as the piece that stands still, but not when he moves.
rules-king-unarmed = The king captures nothing.
rules-shieldwall = Shieldwall: two or more enemies side by side on the edge are captured when each faces a piece of yours and you close one end of their row, with { $corners ->
    [yes] a piece of yours or a corner
   *[no] a piece of yours
} at the other. A king among them stays.
rules-trap = Trap: a single piece is captured when your pieces, the throne, a corner or the board's end close all its sides.
rules-linnaean = A defender beside the king on the throne is captured between an attacker and the throne when attackers hold its other three sides.

rules-king = **Capturing the king**
rules-king-four = It takes attackers on all four sides of him.
rules-king-two = He is captured between two attackers, like any other piece.
rules-king-two-on-throne = On the throne, two attackers on opposite sides are enough.
rules-king-four-on-throne = On the throne, it takes attackers on all four sides.
rules-king-two-beside-throne = Beside the throne, two attackers on opposite sides are enough.
rules-king-three-beside-throne = Beside the throne, it takes attackers on the other three sides.
rules-king-safe-on-edge = On the edge he cannot be captured.
rules-king-edge-no-refuge = On the edge it is no different.

rules-winning = **Winning**
rules-defenders-win-corner = The defenders win when the king reaches a corner.
rules-defenders-win-corner-or-fort = The defenders win when the king reaches a corner, or stands on the edge, free to move, in a fort that cannot be broken.
rules-defenders-win-edge = The defenders win when the king reaches the edge of the board.
rules-attackers-win-capture = The attackers win when they capture the king.
rules-attackers-win-capture-or-ring = The attackers win when they capture the king, or shut all defenders in, so that none can reach the edge.
rules-no-moves-loses = Whoever has no legal move has lost.
rules-no-moves-draws = Whoever has no legal move draws, or loses if no piece is left.
rules-repetition-draw = If a position stands a third time, the game is drawn.
rules-repetition-mover = Whoever makes a position stand a third time has lost.
rules-repetition-defenders = If a position stands a third time, the defenders have lost.
rules-repetition-aggressor = If a position stands a third time, the side that could have avoided it loses.
rules-move-limit = { $moves ->
    [one] After { $moves } move without a capture the game is drawn.
   *[other] After { $moves } moves without a capture the game is drawn.
}
rules-agreement = A draw may be agreed on at any time.
