# Choosing a move from menus, and the suggestions while somebody types one.

choose-piece = Which piece do you move?
choose-square = Where does the piece on { $from } go?
piece-placeholder = Piece
square-placeholder = Square
piece-option = { $square } · { $piece ->
    [king] king
    [attacker] attacker
   *[defender] defender
} · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
move-option = { $move }
move-option-captures = { $move }, captures { $captured }

preview-move = You would move { $move }.
preview-move-captures = You would move { $move } and capture { $captured }.
preview-wins = That wins the game.
preview-loses = **That loses the game.**
preview-draws = **That makes the game a draw.**
preview-third-time-loses = **That would be the third time this position stands: you would lose.**
preview-third-time-wins = That would be the third time this position stands: you would win.
preview-third-time-draws = **That would be the third time this position stands: the game would be drawn.**
preview-second-time = That would be the second time this position stands.

button-confirm-move = Confirm { $move }
button-cancel = Cancel

# What the private message says once it is done with.
closed-move-played = Your move is played.
closed-move-left = You have not moved. The buttons under the board still work.
closed-resigned = You have resigned.
closed-resign-outdated = You have not resigned: the game has moved on since you were asked. If you still mean it, press **Resign** under the newest board, or use `/resign`.
closed-resign-kept = You play on.
