# Die Nachricht mit dem Remisangebot.

draw-offered = { $name } bietet { $plies ->
    [0] vor dem ersten Zug
   *[other] bei Zug { $plies }
} Remis an.
draw-question = { $mention }, nimmst du an?
draw-accepted = { $opponent } hat angenommen: Die Partie ist remis.
draw-declined = Abgelehnt.
draw-lapsed = Das Angebot ist verfallen: Die Partie ging weiter.
draw-lapsed-at-end = Das Angebot ist verfallen: Die Partie ist zu Ende.

button-decline-draw = Ablehnen
