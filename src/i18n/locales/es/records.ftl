# Partidas anotadas que se traen de otro sitio, y seguir jugando desde ellas.

record-title = Una partida anotada de { $variant }
record-title-names = Una partida anotada de { $variant }: { $attackers } (atacantes) contra { $defenders } (defensores)
record-title-attackers = Una partida anotada de { $variant }: { $attackers } lleva los atacantes
record-title-defenders = Una partida anotada de { $variant }: { $defenders } lleva los defensores
record-over = Aquí la partida ha terminado: { $how }.
record-kept = -# Esto solo lo ves tú. Lo guardo hasta el { $until }.

button-play-on = Seguir desde aquí
play-on-question = ¿A quién retas a seguir desde aquí? Elige primero tu bando y luego la persona.
play-on-to-move = { $side ->
    [attackers] Juegan los atacantes.
   *[defenders] Juegan los defensores.
}
play-on-placeholder = ¿A quién retas?
button-side-by-lot = Bandos por sorteo
button-side-attackers = Llevo los atacantes
button-side-defenders = Llevo los defensores

challenge-own-start = { $side ->
    [attackers] La partida empieza en la posición de la imagen, juegan los atacantes, y no cuenta en `/record`.
   *[defenders] La partida empieza en la posición de la imagen, juegan los defensores, y no cuenta en `/record`.
}
challenge-sides = { $attackers } tiene los atacantes, { $defenders } los defensores.
lot-gives-sides = El sorteo da los atacantes a { $attackers } y los defensores a { $defenders }.
closed-challenge-made = Tu reto está enviado.

refuse-record-not-one = Dame la opción `record` con la partida como texto o la opción `file` con la partida en un archivo, una de las dos.
refuse-record-too-large = Es demasiado grande: { $size } KB. Leo como mucho { $most } KB.
refuse-record-not-text = Eso no es un archivo de texto. Leo partidas en notación OpenTafl, como las escribe `/export`.
refuse-record-not-fetched = No se pudo traer el archivo de Discord. Inténtalo otra vez.
refuse-record-empty = No hay nada dentro. Leo partidas en notación OpenTafl, como las escribe `/export`.
refuse-record-too-many-moves = Esa partida tiene { $moves } jugadas. Guardo partidas de { $most } como mucho.
refuse-record-no-rules = No encuentro reglas dentro, como en «[rules: dim:11 …]». Las partidas de `/export` las tienen; una posición sola se escribe en filas, `3ttt3/4t4/…`, y detrás el bando que juega, `a` o `d`.
refuse-record-unreadable = No consigo leer la línea { $line }: { $why }
refuse-record-illegal = La jugada { $move } de la línea { $line } (jugada { $ply }) no es posible: { $why }
refuse-record-not-captured = La jugada { $move } de la línea { $line } (jugada { $ply }) no captura { $square }.
refuse-record-bad-move = No consigo leer «{ $text }» en la línea { $line } como jugada.
refuse-record-turn = En la línea { $line } está el número «{ $found }» donde debería estar el turno { $expected }.
refuse-record-position = No consigo leer esa posición: { $why }
refuse-record-other-variant = Esa partida anotada ya dice con qué reglas se juega: las de { $variant }. Quita la opción `variant`.
refuse-record-other-size = { $size ->
    [0] Esa posición tiene { $rows } filas, y aquí ninguna variante tiene un tablero así. Dame la partida entera con sus reglas.
   *[other] Esa posición tiene { $rows } filas, pero el tablero de esta variante tiene { $size }.
}
refuse-no-such-record = Ya no encuentro esta partida anotada: guardo solo las diez más recientes, y ninguna más de 30 días. Tráela otra vez con `/import`.
refuse-asked-already = Ya has retado a { $name } a seguir desde ahí, y ese reto sigue abierto.
refuse-asked-anybody-already = Tu reto a seguir desde ahí sigue abierto a cualquiera.
refuse-nothing-to-play-on = En esa posición la partida ha terminado. Vuelve a una en la que siga.
