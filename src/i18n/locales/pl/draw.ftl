# Wiadomość z propozycją remisu.

draw-offered = { $name } proponuje remis { $plies ->
    [0] przed pierwszym ruchem
   *[other] przy ruchu { $plies }
}.
draw-question = { $mention }, zgadzasz się?
draw-accepted = { $opponent } zgadza się: partia kończy się remisem.
draw-declined = Odrzucono.
draw-lapsed = Propozycja wygasła: partia potoczyła się dalej.
draw-lapsed-at-end = Propozycja wygasła: partia się zakończyła.

button-decline-draw = Odrzuć
