# La lista de las partidas de alguien.

games-none = No tienes ninguna partida en curso. Reta a alguien con `/challenge`.
games-waiting-for-me = **Te toca**
games-waiting-for-them = **Le toca al otro bando**
games-line = **#{ $game }** · { $variant } contra { $opponent }, { $side ->
    [attackers] atacas
   *[defenders] defiendes
} · { $plies ->
    [0] aún sin jugadas
    [one] { $plies } jugada
   *[other] { $plies } jugadas
} · { $since }
games-line-linked = { $line } · [tablero]({ $url })
games-line-frozen = ⚠ { $line } · no puede seguir
games-left-out = { $count ->
    [one] … y { $count } partida más.
   *[other] … y { $count } partidas más.
}

game-choice = #{ $game } · { $my-move ->
    [yes] te toca
   *[no] toca al otro bando
} · { $variant } contra { $opponent }
