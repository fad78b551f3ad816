# How long players may think, and what happens when the time is up.

# How long a side may think, as it stands in the texts below and in menus.
pace-per-move = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
pace-bank = { $days } days, and { $hours } hours more for each move, up to { $most } days
pace-unlimited = No time limit
# $pace is one of the above.
pace-weekends-off = { $pace }, Saturday and Sunday off (UTC)

# Under a challenge and the first board, and in the settings of a server. $pace is one of the above.
time-claim = Time: { $pace }. When it is up, the opponent may claim the game; before a side's first move, it is broken off.
time-forfeit = Time: { $pace }. When it is up, the game is lost; before a side's first move, it is broken off.
time-unlimited = There is no time limit.

# Behind the sentence that says whose move it is.
time-until = There is time until { $at } ({ $in }).
# Behind that in a reminder.
time-then-lost = After that, the game is lost.
time-then-claim = After that, { $opponent } may claim the game.
# Behind that in a reminder, where he has never moved.
time-then-broken-off = You have not made a first move: after that, the game is broken off and counts for nobody.
# While whoever is to move is on vacation.
time-stands = { $name } is on vacation until { $at } ({ $in }): until then the clock stands still.
# The same for himself, where nobody else reads it.
time-stands-own = You are on vacation until { $at } ({ $in }): until then the clock stands still.
# Discord shows it as "4 December 2026 18:00", in the language and zone of whoever reads it: $at above.
on-day-and-time = <t:{ $at }:f>

# A line of /games with when the time is up; $line is the line, $at a date and a time of day, $in "in 3 days".
games-line-timed = { $line } · deadline { $at } ({ $in })
# The same once his own time is up; $since is "2 hours ago".
games-line-up-own = { $line } · your time was up on { $at } ({ $since }): you may still move
# Where it is the opponent who has not moved in time.
games-line-up = { $line } · time was up on { $at } ({ $since }): you may claim the game
# The same while whoever is to move is on vacation.
games-line-stands = { $line } · { $name } is on vacation until { $at } ({ $in })
# Where he is himself on vacation.
games-line-stands-own = { $line } · you are on vacation until { $at } ({ $in })

# To the opponent of whoever has not moved in time. $at is a date and a time of day, $since "2 hours ago"; the same below.
time-up = { $late } has not moved in time: time was up on { $at } ({ $since }).
time-up-choice = { $mention }, you may claim the game, give more time, or wait.
# To whoever has not moved in time.
time-up-late = { $mention }, you may still move until the game is claimed.
# To him alone, on the board that he asked for.
time-up-own = Your time was up on { $at } ({ $since }), but you may still move until { $opponent } claims the game.
time-added = { $name } gives { $opponent } more time.

# On the next board, when the bot could not be reached for some time.
time-given-back-minutes = I could not be reached for a while: { $count ->
    [one] { $count } minute was
   *[other] { $count } minutes were
} given back.
time-given-back-hours = I could not be reached for a while: { $count ->
    [one] { $count } hour was
   *[other] { $count } hours were
} given back.
time-given-back-days = I could not be reached for a while: { $count ->
    [one] { $count } day was
   *[other] { $count } days were
} given back.

result-time = { $loser } ran out of time: { $winner ->
    [attackers] { $name } wins with the attackers
   *[defenders] { $name } wins with the defenders
} { $plies ->
    [0] before the first move
    [one] after { $plies } move
   *[other] after { $plies } moves
}.
result-not-begun = { $name } has not come to make a first move. No harm done: the game is broken off and counts for nobody.
over-time = { $loser } ran out of time, and { $winner ->
    [attackers] the attackers won
   *[defenders] the defenders won
}
over-not-begun = a first move never came, so that it counts for nobody

button-claim = Claim the game
button-add-time = { $days ->
    [one] Give a day more
   *[other] Give { $days } days more
}

# Whether somebody means to claim the game; only he reads it.
claim-question = { $variant }, { $attackers } against { $defenders }. { $late } has not moved in time, but may still move until the game is claimed. Do you claim it? You win at once.
# The same where $late has never moved.
claim-question-first = { $variant }, { $attackers } against { $defenders }. { $late } has not made a first move in time: if you claim the game, it is broken off and counts for nobody.
button-confirm-claim = Claim game #{ $game }
button-leave-unclaimed = Wait
# What the private question says once it is answered.
closed-claimed = You have claimed the game.
closed-claim-left = You wait. You can claim the game later, as long as no move has come.
closed-claim-outdated = You have not claimed the game: it has moved on since you were asked.

refuse-out-of-time-own = Your time in game #{ $game } was up on { $at } ({ $since }): it is lost, and its last board will be here in a moment.
refuse-out-of-time = { $name }'s time in game #{ $game } was up on { $at } ({ $since }): it is over, and its last board will be here in a moment.
# The same where whoever is late has never moved, so that the game is broken off.
refuse-out-of-time-first-own = Your time for a first move in game #{ $game } was up on { $at } ({ $since }): the game is broken off and counts for nobody. Its last board will be here in a moment.
refuse-out-of-time-first = { $name }'s time for a first move in game #{ $game } was up on { $at } ({ $since }): the game is broken off and counts for nobody. Its last board will be here in a moment.
refuse-no-pace = Game #{ $game } has no time limit: nobody's time is ever up.
refuse-own-time = It is your own move in game #{ $game }. You can do this while your opponent is to move.
# The same to whoever has not moved in time himself.
refuse-own-time-up = In game #{ $game } it is your own time that was up on { $at } ({ $since }): only { $opponent } can claim the game or give more time. You may still move until it is claimed.
refuse-time-left = { $opponent } has time until { $at } ({ $in }) in game #{ $game }.
# To whoever claims a game in the first seconds in which he could.
refuse-time-just-up = { $opponent }'s time in game #{ $game } was up only just now, and a move may still be on its way. Try again in a few seconds.
# To whoever presses "Give a day more" when that has been done.
refuse-time-given = { $opponent } has time again until { $at } ({ $in }) in game #{ $game }.
refuse-time-stands = { $opponent } is on vacation until { $at } ({ $in }): until then the clock of game #{ $game } stands still.
refuse-enough-time = { $opponent } would have more than a month in game #{ $game }: give less.

# What is told where somebody acted who is not where the game is played.
elsewhere-claimed = { $where ->
    [private] You have claimed the game. The board is in the private conversation in which you play.
   *[channel] You have claimed the game. The board is in { $place }.
}
elsewhere-time-added = { $where ->
    [private] You have given more time. The board is in the private conversation in which you play.
   *[channel] You have given more time. The board is in { $place }.
}

# The card on which a challenge is set up. $pace is one of those above.
button-set-up-time = Time: { $pace }
set-up-time-placeholder = How long may each side think?
set-up-weekends-off = Saturday and Sunday off (UTC)
set-up-weekends-on = Saturday and Sunday count
set-up-time-claim = When time is up: the opponent may claim
set-up-time-forfeit = When time is up: the game is lost
set-up-back-to-rules = ← House rules

server-pace = Whoever does not choose a pace gets this one. { $time }

cmd-claim-desc = Claim a game in which your opponent's time is up
cmd-add-time-desc = Give your opponent more time for the move at hand
opt-claim-game-desc = Which game; only needed where several could be meant
opt-add-time-days-desc = How many days more; as many as for a move, unless you say
opt-add-time-game-desc = Which game; only needed where several could be meant
opt-challenge-pace-desc = How long each side may think
opt-challenge-weekends-off-desc = Whether Saturday and Sunday (UTC) count for nothing
opt-challenge-time-up-desc = What happens when somebody's time is up
opt-server-settings-pace-desc = How long each side may think if nobody chooses
opt-server-settings-weekends-off-desc = Whether Saturday and Sunday (UTC) count for nothing if nobody chooses
opt-server-settings-time-up-desc = What happens when somebody's time is up if nobody chooses
choice-time-up-claim = The opponent may claim the game, wait, or give time
choice-time-up-forfeit = The game is lost
