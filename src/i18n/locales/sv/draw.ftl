# Remianbudets meddelande.

draw-offered = { $plies ->
    [0] { $name } erbjuder remi före första draget.
   *[other] { $name } erbjuder remi vid drag { $plies }.
}
draw-question = { $mention }, antar du?
draw-accepted = { $opponent } antog: partiet är remi.
draw-declined = Avböjt.
draw-lapsed = Anbudet har förfallit: partiet gick vidare.
draw-lapsed-at-end = Anbudet har förfallit: partiet är slut.

button-decline-draw = Tacka nej
