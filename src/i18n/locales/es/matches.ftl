# Encuentros a dos partidas con los bandos cambiados, y revanchas.

match-first-game = -# Primera partida de un encuentro a dos
match-second-game = -# Segunda partida del encuentro que empezó con la partida #{ $first }

match-goes-on = El encuentro sigue con la partida #{ $second }, con los bandos cambiados.
match-ends-with-its-first = Con esto termina el encuentro, y nadie lo ha ganado.
match-won = Con esto { $winner } gana el encuentro que empezó con la partida #{ $first }, por { $points } a { $others } contra { $loser }.
match-drawn = Con esto el encuentro que empezó con la partida #{ $first } acaba en empate, { $points } a { $points }.

button-rematch = Revancha, bandos cambiados
elsewhere-rematch-asked = { $where ->
    [private] Has pedido la revancha, en la conversación privada donde se jugó la partida.
   *[channel] Has pedido la revancha. El reto está en { $place }.
}
elsewhere-rematch = { $where ->
    [private] Tu revancha ha empezado. El tablero está en la conversación privada donde la pediste.
   *[channel] Tu revancha ha empezado. El tablero está en { $place }.
}
