# Looking back at games: move by move, as a list, as a film, written down.

button-first = First
button-last = Last
button-back = Back
button-replay = Replay
button-export = Export

# A board on the way through a game.
step-start = { $plies ->
    [0] The start. No move has been played.
    [one] The start, before the only move.
   *[other] The start, before the first of { $plies } moves.
}
step-move = { $piece ->
    [attacker] Move { $ply } of { $plies }: the attackers moved { $move }.
    [defender] Move { $ply } of { $plies }: the defenders moved { $move }.
   *[king] Move { $ply } of { $plies }: the king moved { $move }.
}
step-move-captures = { $piece ->
    [attacker] Move { $ply } of { $plies }: the attackers moved { $move } and captured { $captured }.
    [defender] Move { $ply } of { $plies }: the defenders moved { $move } and captured { $captured }.
   *[king] Move { $ply } of { $plies }: the king moved { $move } and captured { $captured }.
}

# One line of the list of moves.
history-move = { $piece ->
    [attacker] **{ $ply }** Attackers { $move } · <t:{ $at }:f>
    [defender] **{ $ply }** Defenders { $move } · <t:{ $at }:f>
   *[king] **{ $ply }** King { $move } · <t:{ $at }:f>
}
history-move-captures = { $piece ->
    [attacker] **{ $ply }** Attackers { $move }, captured { $captured } · <t:{ $at }:f>
    [defender] **{ $ply }** Defenders { $move }, captured { $captured } · <t:{ $at }:f>
   *[king] **{ $ply }** King { $move }, captured { $captured } · <t:{ $at }:f>
}
# The same where there is little room.
history-notation = **{ $ply }** { $move } · <t:{ $at }:f>
history-none = No move has been played.
history-page = { $plies ->
    [one] -# The only move so far.
   *[other] -# Moves { $from } to { $to } of { $plies }.
}

film-left-out = { $moves ->
    [one] -# One quiet move is left out.
   *[other] -# { $moves } quiet moves are left out.
}
film-description = { $moves ->
    [0] Game #{ $game } as an animation: only its start.
    [one] Game #{ $game } as an animation: its start and its only move.
   *[other] Game #{ $game } as an animation, all { $moves } moves from the start on. `/history` has them in words.
}

export-told = { $moves ->
    [0] Here is the game in OpenTafl notation, before its first move. `/import` reads it again.
    [one] Here is the game in OpenTafl notation, with its only move. `/import` reads it again.
   *[other] Here is the game in OpenTafl notation, with all its { $moves } moves. `/import` reads it again.
}
export-description = { $moves ->
    [one] Game #{ $game } in OpenTafl notation, { $moves } move
   *[other] Game #{ $game } in OpenTafl notation, { $moves } moves
}

# A game that is over, in the suggestions while somebody types.
past-game-choice = #{ $game } · over · { $variant } against { $opponent }

# A day to come.
on-day = <t:{ $at }:D>

refuse-no-game-at-all = You have not played a game yet. Challenge somebody with `/challenge`, or name a game with the option `game`.
refuse-no-such-ply = { $plies ->
    [0] No move has been played in that game yet.
    [one] Only { $plies } move has been played in that game, not { $ply }.
   *[other] Only { $plies } moves have been played in that game, not { $ply }.
}

# The menu of a message: what it is about.
this-is-board = { $ply ->
    [0] That message shows the start of game #{ $game }. This is how it stands now.
    [one] That message shows game #{ $game } after { $ply } move. This is how it stands now.
   *[other] That message shows game #{ $game } after { $ply } moves. This is how it stands now.
}
this-is-of-game = That message belongs to game #{ $game }. This is how it stands now.
this-is-offer = That message is an offer that { $name } made in game #{ $game }. This is how the game stands now.
this-is-challenge = That message is a challenge. This is how it stands now.
this-is-not-ours = That message is none of mine. Choose one of my messages about a game, a challenge or an offer.
this-is-no-game = That message of mine is about no game.
