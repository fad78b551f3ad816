# How a game ended.

# In full, under the last board. Every sentence ends with one of the verdicts, a clause of its own behind a colon.
verdict-won = { $winner ->
    [attackers] the attackers win
   *[defenders] the defenders win
} { $plies ->
    [0] before the first move
    [one] after { $plies } move
   *[other] after { $plies } moves
}
verdict-drawn = the game is drawn { $plies ->
    [0] before the first move
    [one] after { $plies } move
   *[other] after { $plies } moves
}

result-king-captured = { $name } moved { $move } and captured { $captured }: { $verdict }.
result-escape = { $name }'s king reached { $square }: { $verdict }.
result-exit-fort = With { $name }'s { $move } the king stands on { $square } in a fort that cannot be broken: { $verdict }.
result-encirclement = { $name }'s { $move } closed the ring, and no defender can reach the edge any more: { $verdict }.
result-no-moves = After { $name }'s { $move }, { $opponent } has no legal move: { $verdict }.
result-no-pieces = { $name } moved { $move } and captured the last attacker: { $verdict }.
result-repetition = After { $name }'s { $move } the same position stands for the third time: { $verdict }.
result-move-limit = After { $name }'s { $move } too many moves have gone by without a capture: { $verdict }.
result-resignation = { $loser } resigned: { $winner ->
    [attackers] { $name } wins with the attackers
   *[defenders] { $name } wins with the defenders
} { $plies ->
    [0] before the first move
    [one] after { $plies } move
   *[other] after { $plies } moves
}.
result-agreement = { $attackers } and { $defenders } agreed on a draw { $plies ->
    [0] before the first move
    [one] after { $plies } move
   *[other] after { $plies } moves
}.

# Follows a result where the last move captured something on the side.
result-also-captured = The last move, { $move }, captured { $captured }.

# In short, for whoever comes too late: "Game #17 is over: the king was captured, and the attackers won."
# $how is one of the clauses below, always behind the colon.
game-is-over = Game #{ $game } is over: { $how }.

over-king-captured = the king was captured, and { $winner ->
    [attackers] the attackers won
   *[defenders] the defenders won
}
over-escape = the king escaped, and { $winner ->
    [attackers] the attackers won
   *[defenders] the defenders won
}
over-exit-fort = the king stood in a fort that cannot be broken, and { $winner ->
    [attackers] the attackers won
   *[defenders] the defenders won
}
over-encirclement = the defenders were shut in, and { $winner ->
    [attackers] the attackers won
   *[defenders] the defenders won
}
over-no-moves = one side had no legal move, and { $winner ->
    [attackers] the attackers won
   *[defenders] the defenders won
}
over-no-moves-drawn = one side had no legal move, which makes it a draw
over-repetition = a position stood for the third time, and { $winner ->
    [attackers] the attackers won
   *[defenders] the defenders won
}
over-repetition-drawn = a position stood for the third time, which makes it a draw
over-move-limit = too many moves went by without a capture, which makes it a draw
over-won = { $winner ->
    [attackers] the attackers won
   *[defenders] the defenders won
}
over-drawn = it was drawn
over-resignation = { $loser } resigned, and { $winner ->
    [attackers] the attackers won
   *[defenders] the defenders won
}
over-agreement = both agreed on a draw
