# Offers beside the draw: taking moves back, and breaking a game off before both have moved. Moves are written as
# "e5-e8", or "e5-e8 and f8-h8" where the opponent has answered.

take-back-asked = { $name } asks to take back { $moves }, at move { $plies }.
take-back-agreed = { $opponent } agreed: { $name } moves again.
take-back-declined-notice = { $mention }, { $opponent } declines your request to take back. The game goes on.
abort-asked = { $name } asks to break the game off: nobody wins, and it does not count.
abort-agreed = { $opponent } agreed: the game is broken off.
abort-declined-notice = { $mention }, { $opponent } declines to break the game off. It goes on.
draw-declined-notice = { $mention }, { $opponent } declines your draw offer. The game goes on.

# In place of the question under a draw offer or a request that whoever made it has taken back.
offer-withdrawn = { $name } has taken that back.

# Of both kinds.
request-question = { $mention }, do you agree?
request-declined = Declined.
request-lapsed = The request has lapsed: the game went on.
request-lapsed-at-end = The request has lapsed: the game has ended.

# At most 80 characters each.
button-accept-draw-at = { $plies ->
    [0] Accept the draw (before the first move)
   *[other] Accept the draw (move { $plies })
}
button-undo = Undo { $moves }
button-accept-abort = Break the game off
button-decline-request = Decline
# By which whoever made an offer or a request takes it back.
button-withdraw-offer = Withdraw
# What he reads who took back an offer or a request from a private message.
closed-offer-withdrawn = You have taken that back. The game goes on.
button-take-back = Take back
button-abort = Abort

# Under the board after moves were taken back.
taken-back = { $name } takes back { $moves }; { $opponent } agreed.

# What the player sees who asks for the board.
board-take-back-asked = A take-back has been asked for.
board-abort-asked = It has been asked to break the game off.

# How a game ended.
result-aborted = { $attackers } and { $defenders } broke the game off before both had moved: it counts for nobody.
result-intervention = { $manager }, who manages this server, ended the game { $plies ->
    [0] before the first move
    [one] after { $plies } move
   *[other] after { $plies } moves
}: nobody wins. The reason given: “{ $why }”
result-intervention-unknown = Somebody who manages this server ended the game: nobody wins.
result-intervention-silent = { $manager }, who manages this server, ended the game { $plies ->
    [0] before the first move
    [one] after { $plies } move
   *[other] after { $plies } moves
}: nobody wins.
# Parts of "Game #17 is over: …"
over-aborted = both agreed to break it off
over-intervention = somebody who manages the server ended it

# In the description of a picture.
alt-broken-off = Broken off.

# What is told where somebody acted elsewhere than the game is played.
elsewhere-take-back-asked = { $where ->
    [private] You have asked to take back. The request is in the private conversation in which you play.
   *[channel] You have asked to take back. The request is in { $place }.
}
elsewhere-abort-asked = { $where ->
    [private] You have asked to break the game off. The request is in the private conversation in which you play.
   *[channel] You have asked to break the game off. The request is in { $place }.
}
elsewhere-taken-back = { $where ->
    [private] You have agreed to the take-back. The board is in the private conversation in which you play.
   *[channel] You have agreed to the take-back. The board is in { $place }.
}
elsewhere-aborted = { $where ->
    [private] You have agreed to break the game off. The board is in the private conversation in which you play.
   *[channel] You have agreed to break the game off. The board is in { $place }.
}
elsewhere-declined = { $where ->
    [private] You have declined. Your opponent is told in the private conversation in which you play.
   *[channel] You have declined. Your opponent is told in { $place }.
}
elsewhere-ended = { $where ->
    [private] You have ended the game. The board is in the private conversation in which you play.
   *[channel] You have ended the game. The board is in { $place }.
}

# Why nothing was done.
refuse-stale-board-taken-back = That board is { $board-ply ->
    [0] the start
   *[other] from move { $board-ply }
} of game #{ $game }. Since then moves have been taken back, and it is { $to-move }'s move.
since-taken-back = - Moves were taken back.
refuse-unknown-offer = I do not find this offer any more. `/board` shows how the game stands.
refuse-not-your-offer = Only { $name } can take that back.
refuse-offer-withdrawn = That was taken back; game #{ $game } went on.
refuse-not-yours-to-answer = Only { $opponent } can answer that.
refuse-request-open = This request is still open. Press the button once more.
refuse-request-declined = This request was declined; game #{ $game } went on.
refuse-request-lapsed = This request has lapsed: a move, or the end of game #{ $game }, came first.
refuse-take-back-accepted = That has been taken back already in game #{ $game }.
refuse-abort-accepted = Game #{ $game } has been broken off already.
refuse-take-back-asked-yourself = You have already asked to take back { $moves } in game #{ $game }. Your request stands until it is answered or a move is played.
refuse-abort-asked-yourself = You have already asked to break game #{ $game } off. Your request stands until it is answered or a move is played.
refuse-draw-offered-to-you = { $name } has already offered you a draw in game #{ $game }. Do you accept it?
refuse-take-back-asked-of-you = { $name } asks to take back { $moves } in game #{ $game }. Answer that first: do you agree?
refuse-abort-asked-of-you = { $name } asks to break game #{ $game } off. Answer that first: do you agree?
refuse-draw-again = You have already offered a draw in game #{ $game } since your last move. Make a move before you offer one again.
refuse-take-back-again = You have already asked for that in game #{ $game }. It can be asked again once a move has been played.
refuse-abort-again = You have already asked to break game #{ $game } off. It can be asked again once a move has been played.
refuse-nothing-to-take-back = No move of yours stands in game #{ $game } that could be taken back.
refuse-too-late-to-abort = Both have moved in game #{ $game }, so it can no longer be broken off. Offer a draw with `/draw`, or give up with `/resign`.
refuse-not-a-manager = Only who may manage this server ends other people's games. Your own you can end with `/resign`.
refuse-manages-own-game = You play in game #{ $game } yourself, so somebody else who may manage this server has to end it. You can offer a draw with `/draw`, or give up with `/resign`.
refuse-not-a-number = “{ $text }” is not the number of a game. Every board begins with it, as `#17`.
refuse-no-reason = Say in a few words why the game is to end: both players will read it.
refuse-too-many-challenges = You have { $most } open challenges, as many as one may have at once. Take one back with its button **Withdraw**, or wait until one is answered.
# Others have asked for much that takes long.
refuse-busy = Too many people have asked for something like this at once. Try again in a few minutes.
refuse-too-many-requests = That is more than I take from one person in a minute. The next one counts { $again }.

# A game of the server in the suggestions while somebody types.
guild-game-choice = #{ $game } · { $variant } · { $attackers } against { $defenders }

# In the help.
help-take-back = Moved by mistake? **Take back** asks your opponent to undo it. Until both have moved, **Abort** asks to break the game off (`/take-back`, `/abort`).
