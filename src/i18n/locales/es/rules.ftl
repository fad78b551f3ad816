# Las reglas de una variante: una o varias frases para cada regla en la que las variantes difieren.

rules-title = **{ $variant }** · { $size }×{ $size } · { $attackers } atacantes contra { $defenders } defensores y su rey
rules-item = - { $rule }

rules-moving = **Mover**
rules-line = Empiezan los atacantes. Toda pieza, también el rey, va recta por una fila o columna hasta donde el camino esté libre.
rules-throne-king-stops-all-pass = Solo el rey puede parar en el trono ({ $throne }); las demás piezas pueden pasar por él mientras esté vacío.
rules-throne-king-stops-king-passes = Solo el rey puede parar en el trono ({ $throne }) o pasar por él.
rules-throne-nobody-stops-all-pass = Cuando el rey ha dejado el trono ({ $throne }), ninguna pieza puede parar en él. Todas pueden pasar.
rules-throne-nobody-stops-king-passes = Cuando el rey ha dejado el trono ({ $throne }), ninguna pieza puede parar en él, y solo el rey puede pasar.
rules-throne-anyone-stops-king-passes = Cualquier pieza puede parar en el trono ({ $throne }), pero solo el rey puede pasar por él.
rules-corners-king-only = { $block ->
    [1] Solo el rey puede entrar en las esquinas.
   *[other] Solo el rey puede entrar en las esquinas, de { $block }×{ $block } casillas.
}

rules-capturing = **Capturar**
rules-custodial = Capturas una pieza cuando tu jugada la encierra entre dos de las tuyas, en lados opuestos. Meterse entre dos rivales no es peligroso.
rules-corners-hostile = Una esquina puede ser una de las dos contra { $against ->
    [attackers] los atacantes
    [defenders] los defensores, no contra su rey
    [king] el rey
    [soldiers] todos menos el rey
    [attackers-and-king] los atacantes y el rey
    [defenders-and-king] los defensores y su rey
   *[everybody] todos
}.
rules-throne-hostile = { $when ->
    [empty] El trono vacío
   *[always] El trono, vacío o no,
} puede ser una de las dos contra { $against ->
    [attackers] los atacantes
    [defenders] los defensores, no contra su rey
   *[soldiers] todos menos el rey
}.
rules-king-armed = El rey captura como cualquier otra pieza.
rules-king-hammer = El rey captura cuando mueve, pero no como la pieza que está quieta.
rules-king-anvil = El rey captura como la pieza que está quieta, pero no cuando mueve.
rules-king-unarmed = El rey no captura nada.
rules-shieldwall = Muro de escudos: dos o más rivales juntos en el borde son capturados si cada uno tiene enfrente una pieza tuya y cierras un extremo de su fila, con { $corners ->
    [yes] una pieza tuya o una esquina
   *[no] una pieza tuya
} en el otro. Un rey entre ellos se queda.
rules-trap = Trampa: una pieza sola es capturada cuando tus piezas, el trono, una esquina o el borde cierran todos sus lados.
rules-linnaean = Un defensor junto al rey en el trono es capturado entre un atacante y el trono si hay atacantes en los otros tres lados del trono.

rules-king = **Capturar al rey**
rules-king-four = Hacen falta atacantes en sus cuatro lados.
rules-king-two = Es capturado entre dos atacantes, como cualquier otra pieza.
rules-king-two-on-throne = En el trono bastan dos atacantes en lados opuestos.
rules-king-four-on-throne = En el trono hacen falta atacantes en sus cuatro lados.
rules-king-two-beside-throne = Junto al trono bastan dos atacantes en lados opuestos.
rules-king-three-beside-throne = Junto al trono hacen falta atacantes en los otros tres lados.
rules-king-safe-on-edge = En el borde no puede ser capturado.
rules-king-edge-no-refuge = En el borde es igual.

rules-winning = **Ganar**
rules-defenders-win-corner = Los defensores ganan cuando el rey llega a una esquina.
rules-defenders-win-corner-or-fort = Los defensores ganan cuando el rey llega a una esquina, o está en el borde, libre para mover, en un fuerte inexpugnable.
rules-defenders-win-edge = Los defensores ganan cuando el rey llega al borde del tablero.
rules-attackers-win-capture = Los atacantes ganan cuando capturan al rey.
rules-attackers-win-capture-or-ring = Los atacantes ganan cuando capturan al rey o cortan a todos los defensores el paso al borde.
rules-no-moves-loses = Quien no tiene ninguna jugada legal pierde.
rules-no-moves-draws = Quien no tiene ninguna jugada legal hace tablas, o pierde si no le quedan piezas.
rules-repetition-draw = Si una posición aparece por tercera vez, son tablas.
rules-repetition-mover = Quien hace aparecer una posición por tercera vez pierde.
rules-repetition-defenders = Si una posición aparece por tercera vez, pierden los defensores.
rules-repetition-aggressor = Si una posición aparece por tercera vez, pierde el bando que podía evitarlo.
rules-move-limit = { $moves ->
    [one] Tras { $moves } jugada sin capturas, son tablas.
   *[other] Tras { $moves } jugadas sin capturas, son tablas.
}
rules-agreement = En todo momento se pueden acordar tablas.
