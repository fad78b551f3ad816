# Por qué no se ha hecho nada: qué falla y qué hacer.

refuse-no-such-game = No encuentro ninguna partida #{ $game } que puedas ver desde aquí. `/games` muestra las tuyas.
refuse-not-a-game = «{ $text }» no es el número de una partida ni parte de un nombre en una de las tuyas, que son:
refuse-not-a-game-of-none = «{ $text }» no es el número de una partida, y no tienes ninguna en curso. Reta a alguien con `/challenge`.
refuse-no-running-game = No tienes ninguna partida en curso. Reta a alguien con `/challenge`.
refuse-which-game = ¿Qué partida quieres decir? Elígela en el menú o indícala con la opción `game`.
refuse-not-a-player = En la partida #{ $game } solo juegan { $attackers } y { $defenders }.
refuse-frozen = La partida #{ $game } no puede seguir: lo que hay guardado de ella no cuadra. Ya lo sabe quien me mantiene en marcha; no se ha perdido nada.
refuse-not-your-turn = En la partida #{ $game } le toca a { $opponent } (desde { $since }).
refuse-stale-board = Ese tablero muestra { $board-ply ->
    [0] el comienzo
   *[other] la jugada { $board-ply }
} de la partida #{ $game }. Desde entonces { $moves ->
    [one] se ha hecho { $moves } jugada
   *[other] se han hecho { $moves } jugadas
}, y le toca a { $to-move }.
refuse-stale-board-where = `/board` muestra el más reciente.

refuse-empty-move = Escribe la jugada como `{ $example }`: la casilla de salida y luego la de llegada.
refuse-not-a-move = No consigo leer «{ $text }» como jugada. Escribe la casilla de salida y luego la de llegada: `{ $example }`.
refuse-invisible-move = No consigo leer eso como jugada. Escribe la casilla de salida y luego la de llegada: `{ $example }`.
refuse-unexpected-text = No entiendo «{ $rest }» detrás de la jugada. Bastan las dos casillas: `{ $example }`.
refuse-not-captured = { $move } no capturaría { $square }. Bastan las dos casillas: lo que se captura se sigue de las reglas.

refuse-challenged-self = No puedes retarte a ti. Elige a otra persona.
refuse-challenged-bot = { $name } es un bot, y aquí los bots no juegan al tafl. Reta a una persona.
refuse-no-such-variant = No conozco la variante «{ $key }». Conozco { $variants }.
refuse-no-such-theme = No conozco el tema «{ $key }». Conozco { $themes }.
refuse-no-such-challenge = Ya no encuentro este reto. Haz uno nuevo con `/challenge`.
refuse-challenge-accepted = Este reto fue aceptado y ahora es la partida #{ $game }.
refuse-challenge-declined = Este reto fue rechazado. Se puede hacer otro con `/challenge`.
refuse-challenge-withdrawn = Este reto fue retirado. Se puede hacer otro con `/challenge`.
refuse-challenge-open = Este reto sigue abierto. Pulsa el botón una vez más.
refuse-not-challenged = Solo { $challenged } puede responder a este reto.
refuse-not-challenger = Solo { $challenger } puede retirar este reto.

refuse-offer-accepted = Esta oferta fue aceptada: la partida #{ $game } acabó en tablas.
refuse-offer-declined = Esta oferta de tablas fue rechazada; la partida #{ $game } siguió.
refuse-offer-lapsed = Esta oferta de tablas ha caducado: antes llegó una jugada, o el final de la partida #{ $game }.
refuse-offer-open = Esta oferta de tablas sigue pendiente. Pulsa el botón una vez más.
refuse-already-offered-yourself = Ya has ofrecido tablas en la partida #{ $game }. Tu oferta vale hasta que haya respuesta o se haga una jugada.

unknown-press-other-version = Este botón es de otra versión mía. `/games` muestra tus partidas con sus tableros más recientes.
unknown-press = No conozco este botón. `/games` muestra tus partidas con sus tableros más recientes.

fault = Eso ha fallado, y la culpa es mía. `/board` muestra cómo va tu partida; después, inténtalo otra vez, por favor.
fault-busy = Ahora mismo mi base de datos está ocupada, así que no ha cambiado nada. Inténtalo otra vez dentro de un momento, por favor.
fault-disk = Ahora mismo mi disco no admite nada (quizá esté lleno), así que no ha cambiado nada. Quien me mantiene en marcha puede leer el motivo en mi registro; inténtalo otra vez más tarde, por favor.
