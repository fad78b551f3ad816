# El mensaje de la oferta de tablas.

draw-offered = { $name } ofrece tablas { $plies ->
    [0] antes de la primera jugada
   *[other] en la jugada { $plies }
}.
draw-question = { $mention }, ¿aceptas?
draw-accepted = { $opponent } ha aceptado: la partida acaba en tablas.
draw-declined = Oferta rechazada.
draw-lapsed = La oferta ha caducado: la partida siguió.
draw-lapsed-at-end = La oferta ha caducado: la partida ha terminado.

button-decline-draw = Rechazar
