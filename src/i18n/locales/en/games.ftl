# The list of a player's games.

games-none = You have no running game. Challenge somebody with `/challenge`.
games-waiting-for-me = **Your move**
games-waiting-for-them = **Their move**
# One line of the list.
games-line = **#{ $game }** · { $variant } against { $opponent }, { $side ->
    [attackers] you attack
   *[defenders] you defend
} · { $plies ->
    [0] no move yet
    [one] { $plies } move
   *[other] { $plies } moves
} · { $since }
# The same with a link to the board behind it.
games-line-linked = { $line } · [board]({ $url })
# A line in front of which stands a game in which nothing can be done; $line is the line.
games-line-frozen = ⚠ { $line } · cannot go on
games-left-out = { $count ->
    [one] … and { $count } more game.
   *[other] … and { $count } more games.
}

# A game in the suggestions while somebody types, where neither bold letters nor times can be shown.
game-choice = #{ $game } · { $my-move ->
    [yes] your move
   *[no] their move
} · { $variant } against { $opponent }
