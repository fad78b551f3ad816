# Remistilbudets melding.

draw-offered = { $name } tilbyr remis { $plies ->
    [0] før første trekk
   *[other] ved trekk { $plies }
}.
draw-question = { $mention }, tar du imot?
draw-accepted = { $opponent } tok imot: partiet er remis.
draw-declined = Avslått.
draw-lapsed = Tilbudet har falt bort: partiet gikk videre.
draw-lapsed-at-end = Tilbudet har falt bort: partiet er slutt.

button-decline-draw = Nei takk
