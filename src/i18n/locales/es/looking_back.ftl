# Repasar partidas: jugada a jugada, en lista, en película, por escrito.

button-first = Inicio
button-last = Final
button-back = Volver
button-replay = Reproducir
button-export = Exportar

step-start = { $plies ->
    [0] El comienzo. Aún no se ha hecho ninguna jugada.
    [one] El comienzo, antes de la única jugada.
   *[other] El comienzo, antes de la primera de { $plies } jugadas.
}
step-move = { $piece ->
    [attacker] Jugada { $ply } de { $plies }: los atacantes han jugado { $move }.
    [defender] Jugada { $ply } de { $plies }: los defensores han jugado { $move }.
   *[king] Jugada { $ply } de { $plies }: el rey ha jugado { $move }.
}
step-move-captures = { $piece ->
    [attacker] Jugada { $ply } de { $plies }: los atacantes han jugado { $move } y han capturado { $captured }.
    [defender] Jugada { $ply } de { $plies }: los defensores han jugado { $move } y han capturado { $captured }.
   *[king] Jugada { $ply } de { $plies }: el rey ha jugado { $move } y ha capturado { $captured }.
}

history-move = { $piece ->
    [attacker] **{ $ply }** Atacantes { $move } · <t:{ $at }:f>
    [defender] **{ $ply }** Defensores { $move } · <t:{ $at }:f>
   *[king] **{ $ply }** Rey { $move } · <t:{ $at }:f>
}
history-move-captures = { $piece ->
    [attacker] **{ $ply }** Atacantes { $move }, captura { $captured } · <t:{ $at }:f>
    [defender] **{ $ply }** Defensores { $move }, captura { $captured } · <t:{ $at }:f>
   *[king] **{ $ply }** Rey { $move }, captura { $captured } · <t:{ $at }:f>
}
history-notation = **{ $ply }** { $move } · <t:{ $at }:f>
history-none = Aún no se ha hecho ninguna jugada.
history-page = { $plies ->
    [one] -# La única jugada hasta ahora.
   *[other] -# Jugadas { $from } a { $to } de { $plies }.
}

film-left-out = { $moves ->
    [one] -# Se omite una jugada tranquila.
   *[other] -# Se omiten { $moves } jugadas tranquilas.
}
film-description = { $moves ->
    [0] La partida #{ $game } como animación: solo el comienzo.
    [one] La partida #{ $game } como animación: el comienzo y la única jugada.
   *[other] La partida #{ $game } como animación, las { $moves } jugadas desde el comienzo. `/history` las tiene en palabras.
}

export-told = { $moves ->
    [0] Aquí está la partida en notación OpenTafl, antes de la primera jugada. `/import` la vuelve a leer.
    [one] Aquí está la partida en notación OpenTafl, con su única jugada. `/import` la vuelve a leer.
   *[other] Aquí está la partida en notación OpenTafl, con sus { $moves } jugadas. `/import` la vuelve a leer.
}
export-description = { $moves ->
    [one] Partida #{ $game } en notación OpenTafl, { $moves } jugada
   *[other] Partida #{ $game } en notación OpenTafl, { $moves } jugadas
}

past-game-choice = #{ $game } · terminada · { $variant } contra { $opponent }

on-day = <t:{ $at }:D>

refuse-no-game-at-all = Aún no has jugado ninguna partida. Reta a alguien con `/challenge`, o indica una partida con la opción `game`.
refuse-no-such-ply = { $plies ->
    [0] En esa partida aún no se ha hecho ninguna jugada.
    [one] En esa partida solo se ha hecho { $plies } jugada, no { $ply }.
   *[other] En esa partida solo se han hecho { $plies } jugadas, no { $ply }.
}

this-is-board = { $ply ->
    [0] Ese mensaje muestra el comienzo de la partida #{ $game }. Así va ahora.
    [one] Ese mensaje muestra la partida #{ $game } tras { $ply } jugada. Así va ahora.
   *[other] Ese mensaje muestra la partida #{ $game } tras { $ply } jugadas. Así va ahora.
}
this-is-of-game = Ese mensaje es de la partida #{ $game }. Así va ahora.
this-is-offer = Ese mensaje es una oferta de { $name } en la partida #{ $game }. Así va ahora la partida.
this-is-challenge = Ese mensaje es un reto. Así está ahora.
this-is-not-ours = Ese mensaje no es mío. Elige uno de los míos sobre una partida, un reto o una oferta.
this-is-no-game = Ese mensaje mío no trata de ninguna partida.
