# El mensaje con el tablero después de cada jugada, y el tablero que alguien mira.

game-started = { $variant }. { $attackers } lleva los atacantes, { $defenders } los defensores.
first-move = { $mention }, te toca: empiezan los atacantes.
first-move-defenders = { $mention }, te toca: empiezan los defensores.
your-move = { $mention }, te toca.

moved = { $side ->
    [attackers] { $name } (atacantes) ha jugado { $move }.
   *[defenders] { $name } (defensores) ha jugado { $move }.
}
moved-and-captured = { $side ->
    [attackers] { $name } (atacantes) ha jugado { $move } y ha capturado { $captured }.
   *[defenders] { $name } (defensores) ha jugado { $move } y ha capturado { $captured }.
}
king-moved = { $name } (defensores) ha movido el rey { $move }.
king-moved-and-captured = { $name } (defensores) ha movido el rey { $move } y ha capturado { $captured }.

# Partes de la lista de lo capturado, que siempre es complemento directo.
captured-against-throne = { $squares } contra el trono
captured-against-corner = { $squares } contra una esquina
captured-by-shieldwall = { $squares } con un muro de escudos
captured-in-trap = { $squares } en una trampa
captured-king = el rey en { $square }
captured-groups = { $head }, y además { $last }

stands-second-time = Esta posición está en el tablero por segunda vez.
third-time-draws = A la tercera, la partida acaba en tablas.
third-time-mover = Quien la provoque por tercera vez pierde.
third-time-defenders = A la tercera pierden los defensores.
third-time-aggressor = A la tercera pierde el bando que podría haberla evitado.

board-title = { $variant }: { $attackers } (atacantes) contra { $defenders } (defensores)
board-no-move = Aún no se ha hecho ninguna jugada.
board-your-move = Te toca jugar (desde { $since }).
board-their-move = Le toca a { $name } (desde { $since }).
board-draw-offered = Hay una oferta de tablas pendiente.
board-ended = La partida terminó { $since }.

button-move = Jugar
button-offer-draw = Ofrecer tablas
button-resign = Abandonar

# Debajo del tablero de una partida cuyos datos guardados se contradicen.
board-frozen = Esta partida no puede seguir: lo que hay guardado de ella no cuadra. Ya lo sabe quien me mantiene en marcha; no se ha perdido nada. El tablero muestra la partida hasta donde consigo seguirla.
