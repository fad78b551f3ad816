# Why the rules forbid a move.

illegal-game-over = { $winner ->
    [attackers] The game is over: the attackers have won.
    [defenders] The game is over: the defenders have won.
   *[nobody] The game is over: it is drawn.
}
illegal-off-board = This board has no square { $square }. It goes from a1 to { $last }.
illegal-empty-square = { $move } is not possible: no piece stands on { $from }.
illegal-not-your-piece = { $piece ->
    [king] The king on { $from } belongs to the defenders, and you play the attackers.
    [attacker] The piece on { $from } is an attacker, and you play the defenders.
   *[defender] The piece on { $from } is a defender, and you play the attackers.
}
illegal-no-step = { $square } to { $square } is no move. Choose another square to go to.
illegal-not-straight = { $move } is not straight. Pieces move along a row or a column.
illegal-blocked = { $move } is blocked by the piece on { $by }.
illegal-occupied = { $move } is blocked: { $piece ->
    [king] the king stands
    [attacker] an attacker stands
   *[defender] a defender stands
} on { $by }.
illegal-stop-on-throne = Only the king may stop on the throne ({ $throne }).
illegal-king-stop-on-throne = Nobody may return to the throne ({ $throne }), not even the king.
illegal-pass-throne = Only the king may pass over the throne ({ $throne }), so { $move } is not possible.
illegal-king-pass-throne = Nobody may pass over the throne ({ $throne }), not even the king.
illegal-enter-corner = Only the king may go to the corner { $corner }.
illegal-king-enter-corner = Nobody may go to the corner { $corner }, not even the king.
