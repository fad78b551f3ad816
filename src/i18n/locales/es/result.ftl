# Cómo terminó una partida. Los veredictos van detrás de dos puntos.

verdict-won = { $winner ->
    [attackers] los atacantes ganan
   *[defenders] los defensores ganan
} { $plies ->
    [0] antes de la primera jugada
    [one] tras { $plies } jugada
   *[other] tras { $plies } jugadas
}
verdict-drawn = la partida acaba en tablas { $plies ->
    [0] antes de la primera jugada
    [one] tras { $plies } jugada
   *[other] tras { $plies } jugadas
}

result-king-captured = { $name } ha jugado { $move } y ha capturado { $captured }: { $verdict }.
result-escape = El rey de { $name } ha llegado a { $square }: { $verdict }.
result-exit-fort = Con { $move } de { $name }, el rey está en { $square } en un fuerte inexpugnable: { $verdict }.
result-encirclement = { $move } de { $name } ha cerrado el cerco, y ningún defensor puede llegar ya al borde: { $verdict }.
result-no-moves = Tras { $move } de { $name }, { $opponent } no tiene ninguna jugada legal: { $verdict }.
result-no-pieces = { $name } ha jugado { $move } y ha capturado el último atacante: { $verdict }.
result-repetition = Tras { $move } de { $name }, la misma posición está en el tablero por tercera vez: { $verdict }.
result-move-limit = Con { $move } de { $name } han pasado demasiadas jugadas sin capturas: { $verdict }.
result-resignation = { $loser } ha abandonado: { $winner ->
    [attackers] { $name } gana con los atacantes
   *[defenders] { $name } gana con los defensores
} { $plies ->
    [0] antes de la primera jugada
    [one] tras { $plies } jugada
   *[other] tras { $plies } jugadas
}.
result-agreement = { $attackers } y { $defenders } han acordado tablas { $plies ->
    [0] antes de la primera jugada
    [one] tras { $plies } jugada
   *[other] tras { $plies } jugadas
}.

result-also-captured = La última jugada, { $move }, ha capturado { $captured }.

game-is-over = La partida #{ $game } ha terminado: { $how }.

over-king-captured = el rey fue capturado, y { $winner ->
    [attackers] ganaron los atacantes
   *[defenders] ganaron los defensores
}
over-escape = el rey escapó, y { $winner ->
    [attackers] ganaron los atacantes
   *[defenders] ganaron los defensores
}
over-exit-fort = el rey estaba en un fuerte inexpugnable, y { $winner ->
    [attackers] ganaron los atacantes
   *[defenders] ganaron los defensores
}
over-encirclement = los defensores quedaron cercados, y { $winner ->
    [attackers] ganaron los atacantes
   *[defenders] ganaron los defensores
}
over-no-moves = un bando no tenía ninguna jugada legal, y { $winner ->
    [attackers] ganaron los atacantes
   *[defenders] ganaron los defensores
}
over-no-moves-drawn = un bando no tenía ninguna jugada legal, así que son tablas
over-repetition = una posición apareció por tercera vez, y { $winner ->
    [attackers] ganaron los atacantes
   *[defenders] ganaron los defensores
}
over-repetition-drawn = una posición apareció por tercera vez, así que son tablas
over-move-limit = pasaron demasiadas jugadas sin capturas, así que son tablas
over-won = { $winner ->
    [attackers] ganaron los atacantes
   *[defenders] ganaron los defensores
}
over-drawn = acabó en tablas
over-resignation = { $loser } abandonó, y { $winner ->
    [attackers] ganaron los atacantes
   *[defenders] ganaron los defensores
}
over-agreement = ambos bandos acordaron tablas
