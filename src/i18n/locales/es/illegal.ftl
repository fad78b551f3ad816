# Por qué las reglas prohíben una jugada.

illegal-game-over = { $winner ->
    [attackers] La partida ha terminado: han ganado los atacantes.
    [defenders] La partida ha terminado: han ganado los defensores.
   *[nobody] La partida ha terminado: son tablas.
}
illegal-off-board = Este tablero no tiene ninguna casilla { $square }. Va de a1 a { $last }.
illegal-empty-square = { $move } no es posible: no hay ninguna pieza en { $from }.
illegal-not-your-piece = { $piece ->
    [king] El rey en { $from } es de los defensores, y tú llevas los atacantes.
    [attacker] La pieza en { $from } es un atacante, y tú llevas los defensores.
   *[defender] La pieza en { $from } es un defensor, y tú llevas los atacantes.
}
illegal-no-step = De { $square } a { $square } no es una jugada. Elige otra casilla de destino.
illegal-not-straight = { $move } no va en línea recta. Las piezas se mueven por una fila o una columna.
illegal-blocked = { $move } no es posible: la pieza en { $by } cierra el paso.
illegal-occupied = { $move } no es posible: { $piece ->
    [king] el rey está
    [attacker] un atacante está
   *[defender] un defensor está
} en { $by }.
illegal-stop-on-throne = Solo el rey puede parar en el trono ({ $throne }).
illegal-king-stop-on-throne = Ninguna pieza puede volver al trono ({ $throne }), ni siquiera el rey.
illegal-pass-throne = Solo el rey puede pasar por el trono ({ $throne }), así que { $move } no es posible.
illegal-king-pass-throne = Ninguna pieza puede pasar por el trono ({ $throne }), ni siquiera el rey.
illegal-enter-corner = Solo el rey puede ir a la esquina { $corner }.
illegal-king-enter-corner = Ninguna pieza puede ir a la esquina { $corner }, ni siquiera el rey.
