# Le message de la proposition de nulle.

draw-offered = { $name } propose la nulle { $plies ->
    [0] avant le premier coup
   *[other] au coup { $plies }
}.
draw-question = { $mention }, acceptes-tu ?
draw-accepted = { $opponent } a accepté : la partie est nulle.
draw-declined = Proposition refusée.
draw-lapsed = La proposition est caduque : la partie a continué.
draw-lapsed-at-end = La proposition est caduque : la partie est terminée.

button-decline-draw = Refuser
