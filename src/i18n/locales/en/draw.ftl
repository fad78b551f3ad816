# The draw offer's message.

draw-offered = { $name } offers a draw { $plies ->
    [0] before the first move
   *[other] at move { $plies }
}.
draw-question = { $mention }, do you accept?
draw-accepted = { $opponent } accepted: the game is drawn.
draw-declined = Declined.
draw-lapsed = The offer has lapsed: the game went on.
draw-lapsed-at-end = The offer has lapsed: the game has ended.

button-decline-draw = Decline
