# The message with the board after every move, and the board somebody looks at.

game-started = { $variant }. { $attackers } plays the attackers, { $defenders } the defenders.
first-move = { $mention }, your move: the attackers begin.
first-move-defenders = { $mention }, your move: the defenders begin.
your-move = { $mention }, your move.

moved = { $side ->
    [attackers] { $name } (attackers) moved { $move }.
   *[defenders] { $name } (defenders) moved { $move }.
}
moved-and-captured = { $side ->
    [attackers] { $name } (attackers) moved { $move } and captured { $captured }.
   *[defenders] { $name } (defenders) moved { $move } and captured { $captured }.
}
king-moved = { $name } (defenders) moved the king { $move }.
king-moved-and-captured = { $name } (defenders) moved the king { $move } and captured { $captured }.

# Parts of the list of what was captured, by what captured it. The list, $captured in other texts, is always what
# somebody or something captures (the object of the verb), never its subject.
captured-against-throne = { $squares } against the throne
captured-against-corner = { $squares } against a corner
captured-by-shieldwall = { $squares } by shieldwall
captured-in-trap = { $squares } in a trap
captured-king = the king on { $square }
# Joins such parts where one of them is a list itself: "e9, and c1 and d1 by shieldwall".
captured-groups = { $head }, and { $last }

stands-second-time = This position now stands for the second time.
third-time-draws = A third time makes it a draw.
third-time-mover = Whoever brings it about a third time loses.
third-time-defenders = A third time loses for the defenders.
third-time-aggressor = A third time loses for the side that could have avoided it.

# What the player sees who asks for the board.
board-title = { $variant }: { $attackers } (attackers) against { $defenders } (defenders)
board-no-move = No move has been played.
board-your-move = It is your move (since { $since }).
board-their-move = It is { $name }'s move (since { $since }).
board-draw-offered = A draw is on offer.
board-ended = It ended { $since }.

button-move = Move
button-offer-draw = Offer draw
button-resign = Resign

# Under the board of a game of which what is stored contradicts itself, instead of whose move it is.
board-frozen = This game cannot go on: what is stored of it does not fit together. The host has been told; nothing is lost. The board stands as far as I can follow it.
