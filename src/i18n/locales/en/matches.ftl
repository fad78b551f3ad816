# Matches of two games with the sides swapped, and rematches.

# In small print under the board.
match-first-game = -# First game of a match of two
match-second-game = -# Second game of the match that began with game #{ $first }

# Under the last board of a game.
match-goes-on = The match goes on with game #{ $second }, with the sides swapped.
match-ends-with-its-first = With that the match is over, and nobody has won it.
match-won = With that { $winner } wins the match that began with game #{ $first }, by { $points } to { $others } against { $loser }.
match-drawn = With that the match that began with game #{ $first } is drawn, { $points } to { $points }.

button-rematch = Rematch, sides swapped
# The rematch is asked for, or has begun, in another place than the one where the button was pressed.
elsewhere-rematch-asked = { $where ->
    [private] You have asked for a rematch, in the private conversation in which the game was played.
   *[channel] You have asked for a rematch. The challenge is in { $place }.
}
elsewhere-rematch = { $where ->
    [private] Your rematch is on. The board is in the private conversation in which you asked for it.
   *[channel] Your rematch is on. The board is in { $place }.
}
