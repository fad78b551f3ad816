# Ofertas aparte de las tablas: deshacer jugadas, y anular una partida antes de que hayan jugado los dos bandos.

take-back-asked = { $name } pide deshacer { $moves }, en la jugada { $plies }.
take-back-agreed = { $opponent } está de acuerdo: { $name } juega de nuevo.
take-back-declined-notice = { $mention }, { $opponent } rechaza deshacer jugadas. La partida sigue.
abort-asked = { $name } pide anular la partida: nadie gana, y no cuenta.
abort-agreed = { $opponent } está de acuerdo: la partida queda anulada.
abort-declined-notice = { $mention }, { $opponent } rechaza anular la partida. La partida sigue.
draw-declined-notice = { $mention }, { $opponent } rechaza tu oferta de tablas. La partida sigue.

offer-withdrawn = { $name } lo ha retirado.

request-question = { $mention }, ¿estás de acuerdo?
request-declined = Petición rechazada.
request-lapsed = La petición ha caducado: la partida siguió.
request-lapsed-at-end = La petición ha caducado: la partida ha terminado.

button-accept-draw-at = { $plies ->
    [0] Aceptar tablas (antes de la primera jugada)
   *[other] Aceptar tablas (jugada { $plies })
}
button-undo = Deshacer { $moves }
button-accept-abort = Anular la partida
button-decline-request = Rechazar
button-withdraw-offer = Retirar
closed-offer-withdrawn = Lo has retirado. La partida sigue.
button-take-back = Deshacer jugada
button-abort = Anular la partida

taken-back = { $name } deshace { $moves }; { $opponent } está de acuerdo.

board-take-back-asked = Hay una petición de deshacer jugadas pendiente.
board-abort-asked = Hay una petición de anular la partida pendiente.

result-aborted = { $attackers } y { $defenders } han anulado la partida antes de que jugaran los dos bandos: no cuenta para nadie.
result-intervention = { $manager }, que gestiona este servidor, ha puesto fin a la partida { $plies ->
    [0] antes de la primera jugada
    [one] tras { $plies } jugada
   *[other] tras { $plies } jugadas
}: nadie gana. El motivo: «{ $why }»
result-intervention-unknown = Alguien que gestiona este servidor ha puesto fin a la partida: nadie gana.
result-intervention-silent = { $manager }, que gestiona este servidor, ha puesto fin a la partida { $plies ->
    [0] antes de la primera jugada
    [one] tras { $plies } jugada
   *[other] tras { $plies } jugadas
}: nadie gana.
over-aborted = ambos bandos acordaron anularla
over-intervention = alguien que gestiona el servidor le puso fin

alt-broken-off = Partida anulada.

elsewhere-take-back-asked = { $where ->
    [private] Has pedido deshacer jugadas. La petición está en la conversación privada de la partida.
   *[channel] Has pedido deshacer jugadas. La petición está en { $place }.
}
elsewhere-abort-asked = { $where ->
    [private] Has pedido anular la partida. La petición está en la conversación privada de la partida.
   *[channel] Has pedido anular la partida. La petición está en { $place }.
}
elsewhere-taken-back = { $where ->
    [private] Has aceptado deshacer jugadas. El tablero está en la conversación privada de la partida.
   *[channel] Has aceptado deshacer jugadas. El tablero está en { $place }.
}
elsewhere-aborted = { $where ->
    [private] Has aceptado anular la partida. El tablero está en la conversación privada de la partida.
   *[channel] Has aceptado anular la partida. El tablero está en { $place }.
}
elsewhere-declined = { $where ->
    [private] Has dicho que no. Se lo digo a tu rival en la conversación privada de la partida.
   *[channel] Has dicho que no. Se lo digo a tu rival en { $place }.
}
elsewhere-ended = { $where ->
    [private] Has puesto fin a la partida. El tablero está en la conversación privada de la partida.
   *[channel] Has puesto fin a la partida. El tablero está en { $place }.
}

refuse-stale-board-taken-back = Ese tablero muestra { $board-ply ->
    [0] el comienzo
   *[other] la jugada { $board-ply }
} de la partida #{ $game }. Desde entonces se han deshecho jugadas, y le toca a { $to-move }.
since-taken-back = - Se deshicieron jugadas.
refuse-unknown-offer = Ya no encuentro esta oferta. `/board` muestra cómo va la partida.
refuse-not-your-offer = Eso solo lo puede retirar { $name }.
refuse-offer-withdrawn = Eso fue retirado; la partida #{ $game } siguió.
refuse-not-yours-to-answer = A eso solo puede responder { $opponent }.
refuse-request-open = Esta petición sigue pendiente. Pulsa el botón una vez más.
refuse-request-declined = Esta petición fue rechazada; la partida #{ $game } siguió.
refuse-request-lapsed = Esta petición ha caducado: antes llegó una jugada, o el final de la partida #{ $game }.
refuse-take-back-accepted = Eso ya está deshecho en la partida #{ $game }.
refuse-abort-accepted = La partida #{ $game } ya está anulada.
refuse-take-back-asked-yourself = Ya has pedido deshacer { $moves } en la partida #{ $game }. Tu petición vale hasta que haya respuesta o se haga una jugada.
refuse-abort-asked-yourself = Ya has pedido anular la partida #{ $game }. Tu petición vale hasta que haya respuesta o se haga una jugada.
refuse-draw-offered-to-you = { $name } ya te ha ofrecido tablas en la partida #{ $game }. ¿Aceptas?
refuse-take-back-asked-of-you = { $name } pide deshacer { $moves } en la partida #{ $game }. Responde primero a eso: ¿estás de acuerdo?
refuse-abort-asked-of-you = { $name } pide anular la partida #{ $game }. Responde primero a eso: ¿estás de acuerdo?
refuse-draw-again = Ya has ofrecido tablas en la partida #{ $game } desde tu última jugada. Haz una jugada antes de volver a ofrecerlas.
refuse-take-back-again = Eso ya lo has pedido en la partida #{ $game }. Podrás volver a pedirlo cuando se haya hecho una jugada.
refuse-abort-again = Ya has pedido anular la partida #{ $game }. Podrás volver a pedirlo cuando se haya hecho una jugada.
refuse-nothing-to-take-back = En la partida #{ $game } no hay ninguna jugada tuya que se pueda deshacer.
refuse-too-late-to-abort = En la partida #{ $game } ya han jugado los dos bandos, así que no se puede anular. Ofrece tablas con `/draw`, o abandona con `/resign`.
refuse-not-a-manager = Solo quien puede gestionar este servidor pone fin a partidas ajenas. Las tuyas puedes terminarlas con `/resign`.
refuse-manages-own-game = En la partida #{ $game } juegas tú, así que debe ponerle fin otra persona que pueda gestionar este servidor. Puedes ofrecer tablas con `/draw`, o abandonar con `/resign`.
refuse-not-a-number = «{ $text }» no es el número de una partida. Cada tablero empieza con el suyo, como `#17`.
refuse-no-reason = Di en pocas palabras por qué debe terminar la partida: lo leerán los dos bandos.
refuse-too-many-challenges = Tienes { $most } retos abiertos, tantos como se pueden tener a la vez. Retira uno con su botón **Retirar**, o espera a que alguno tenga respuesta.
refuse-busy = Demasiada gente ha pedido algo así a la vez. Inténtalo otra vez dentro de unos minutos.
refuse-too-many-requests = Eso es más de lo que acepto de una persona en un minuto. Lo siguiente cuenta { $again }.

guild-game-choice = #{ $game } · { $variant } · { $attackers } contra { $defenders }

help-take-back = ¿Una jugada por error? **Deshacer jugada** se lo pide a tu rival. Mientras no hayan jugado los dos bandos, **Anular la partida** le pide anularla (`/take-back`, `/abort`).
