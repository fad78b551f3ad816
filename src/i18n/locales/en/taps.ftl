# Moving by taps: what stands in the private message beside the menus.

choose-piece-page = The menu holds pieces { $first } to { $last } of { $all }. The buttons show the other rows.
choose-square-page = The menu holds squares { $first } to { $last } of { $all }. The buttons show the others.
# Buttons to other pages of a menu, with the rows, or the squares, that stand there. At most 80 characters.
button-rows-before = ← rows { $first } to { $last }
button-rows-after = rows { $first } to { $last } →
button-squares-before = ← { $first } to { $last }
button-squares-after = { $first } to { $last } →
button-other-pieces = Other pieces

# A piece in the menu that can capture something.
piece-option-captures = { $square } · { $piece ->
    [king] king
    [attacker] attacker
   *[defender] defender
} · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, can capture

preview-king-can-be-taken = **Your king can then be taken with { $move }.**
preview-king-can-escape = **The king can then escape with { $move }.**

# The player's setting.
settings-confirm = When you tap a move: **you are asked** before it is played.
settings-no-confirm = When you tap a move: **it is played at once**. You are still asked where it would cost you the game.
settings-how-confirm = Change that with `/settings confirm`.

# The number stands in front of the move, as in `#17 e5-e8`.
refuse-two-games = You wrote #{ $written } in front of the move, and chose game #{ $chosen }. Leave one of them out.

# A press on a board that is not the newest: what has happened since. The moves follow, then whose move it is.
since-old-board = That board is not the newest: it shows { $plies ->
    [0] the start
    [one] the game after { $plies } move
   *[other] the game after { $plies } moves
}. Since then:
since-nothing-played = That board no longer shows how the game stands.
since-already-played = Your move { $move } is already played. Since the board you saw:
since-move = - { $moved }
since-earlier = … and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} before that.

# The list of games.
games-page = Games { $first } to { $last } of { $all }.
games-placeholder = Show a board
# The same where he has not said in which game he wants to move, to resign or to offer something.
which-game-placeholder = Choose the game
button-previous = ← Previous
button-next = Next →

# In small print under a board of text that stands where a picture cannot.
no-picture-refused = Discord did not take the picture, so this is the board as text.
no-picture-not-drawn = I could not draw the picture, so this is the board as text.
# The same under a message whose film or record is missing.
no-file-refused = Discord did not take the file.
