# Remistilbuddets besked.

draw-offered = { $name } tilbyder remis { $plies ->
    [0] før første træk
   *[other] ved træk { $plies }
}.
draw-question = { $mention }, tager du imod?
draw-accepted = { $opponent } tog imod: partiet er remis.
draw-declined = Afvist.
draw-lapsed = Tilbuddet er bortfaldet: partiet gik videre.
draw-lapsed-at-end = Tilbuddet er bortfaldet: partiet er slut.

button-decline-draw = Nej tak
