# Jugar con los menús: lo que está junto a ellos en el mensaje privado.

choose-piece-page = El menú contiene las piezas { $first } a { $last } de { $all }. Los botones muestran las otras filas.
choose-square-page = El menú contiene las casillas { $first } a { $last } de { $all }. Los botones muestran las otras.
button-rows-before = ← filas { $first } a { $last }
button-rows-after = filas { $first } a { $last } →
button-squares-before = ← { $first } a { $last }
button-squares-after = { $first } a { $last } →
button-other-pieces = Otras piezas

piece-option-captures = { $square } · { $piece ->
    [king] rey
    [attacker] atacante
   *[defender] defensor
} · { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}, puede capturar

preview-king-can-be-taken = **Después tu rey podrá ser capturado con { $move }.**
preview-king-can-escape = **Después el rey podrá escapar con { $move }.**

settings-confirm = Cuando eliges una jugada en los menús: **te pregunto** antes de hacerla.
settings-no-confirm = Cuando eliges una jugada en los menús: **se hace en el acto**. Aun así te pregunto si te costaría la partida.
settings-how-confirm = Cámbialo con `/settings confirm`.

refuse-two-games = Has escrito #{ $written } delante de la jugada y elegido la partida #{ $chosen }. Deja solo una de las dos.

since-old-board = Ese tablero no es el más reciente: muestra { $plies ->
    [0] el comienzo
    [one] la partida tras { $plies } jugada
   *[other] la partida tras { $plies } jugadas
}. Desde entonces:
since-already-played = Tu jugada { $move } ya está hecha. Desde el tablero que viste:
since-nothing-played = Ese tablero ya no muestra cómo va la partida.
since-move = - { $moved }
since-earlier = … y { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
} antes de eso.

games-page = Partidas { $first } a { $last } de { $all }.
games-placeholder = Ver un tablero
which-game-placeholder = Elige la partida
button-previous = ← Anterior
button-next = Siguiente →

no-picture-refused = Discord no ha aceptado la imagen, así que aquí está el tablero como texto.
no-picture-not-drawn = No he podido dibujar la imagen, así que aquí está el tablero como texto.
no-file-refused = Discord no ha aceptado el archivo.
