# Reglas de la casa: cómo se llama cada regla y qué dice. Sin comas, dos puntos ni signos de igual.

house-rules-line = Reglas de la casa: { $rules }.
house-rules-join = { $head }; { $next }
house-rules-more = { $head }; y { $count } más
house-rules-or = { $head } o { $last }
house-rules-written = { $rule } (`{ $key }`)
house-rules-mark = { $variant } con reglas de la casa

house-rules-words-yes = sí, si, s, activado, verdadero, con, gana, siempre
house-rules-words-no = no, n, desactivado, falso, sin, ningún, ninguna, nunca

rule-corner-block = tamaño de las esquinas
house-corner-block-1 = esquinas de una sola casilla
house-corner-block-2 = esquinas de 2×2 casillas

rule-corners-restricted = esquinas solo para el rey
house-corners-restricted-yes = solo el rey entra en las esquinas
house-corners-restricted-no = cualquier pieza puede entrar en las esquinas

rule-corners-hostile-to-attackers = esquinas contra los atacantes
house-corners-hostile-to-attackers-yes = las esquinas ayudan a capturar atacantes
house-corners-hostile-to-attackers-no = las esquinas no ayudan a capturar atacantes

rule-corners-hostile-to-defenders = esquinas contra los defensores
house-corners-hostile-to-defenders-yes = las esquinas ayudan a capturar defensores
house-corners-hostile-to-defenders-no = las esquinas no ayudan a capturar defensores

rule-corners-hostile-to-king = esquinas contra el rey
house-corners-hostile-to-king-yes = las esquinas ayudan a capturar al rey
house-corners-hostile-to-king-no = las esquinas no ayudan a capturar al rey

rule-throne = trono
house-throne-yes = hay un trono
house-throne-no = sin trono

rule-throne-stop = parar en el trono
house-throne-stop-anyone = cualquier pieza puede parar en el trono
house-throne-stop-king = solo el rey puede parar en el trono
house-throne-stop-nobody = ninguna pieza vuelve al trono

rule-throne-pass = pasar por el trono
house-throne-pass-anyone = cualquier pieza puede pasar por el trono
house-throne-pass-king = solo el rey puede pasar por el trono

rule-throne-hostile-to-attackers = trono contra los atacantes
house-throne-hostile-to-attackers-never = el trono no ayuda a capturar atacantes
house-throne-hostile-to-attackers-when-empty = el trono vacío ayuda a capturar atacantes
house-throne-hostile-to-attackers-always = el trono siempre ayuda a capturar atacantes

rule-throne-hostile-to-defenders = trono contra los defensores
house-throne-hostile-to-defenders-never = el trono no ayuda a capturar defensores
house-throne-hostile-to-defenders-when-empty = el trono vacío ayuda a capturar defensores
house-throne-hostile-to-defenders-always = el trono siempre ayuda a capturar defensores

rule-king-armed = rey armado
house-king-armed-yes = el rey captura como cualquier pieza
house-king-armed-hammer-only = el rey captura solo cuando mueve
house-king-armed-anvil-only = el rey captura solo si está quieto
house-king-armed-no = el rey no captura nada

rule-king-on-throne = rey en el trono
house-king-on-throne-two-opposite = dos atacantes capturan al rey en el trono
house-king-on-throne-all-sides = cuatro atacantes capturan al rey en el trono

rule-king-beside-throne = rey junto al trono
house-king-beside-throne-two-opposite = dos atacantes capturan al rey junto al trono
house-king-beside-throne-all-sides = tres atacantes capturan al rey junto al trono

rule-king-in-open = rey en campo abierto
house-king-in-open-two-opposite = dos atacantes capturan al rey en campo abierto
house-king-in-open-all-sides = cuatro atacantes capturan al rey en campo abierto

rule-king-on-edge = rey en el borde
house-king-on-edge-safe = el rey está a salvo en el borde
house-king-on-edge-as-elsewhere = el rey puede ser capturado en el borde

rule-trap = trampa
house-trap-yes = una pieza sola puede caer en la trampa
house-trap-no = sin trampas

rule-shieldwall = muro de escudos
house-shieldwall-none = sin muro de escudos
house-shieldwall-pieces = muro de escudos solo entre piezas
house-shieldwall-pieces-and-corners = muro de escudos entre piezas y esquinas

rule-linnaean = captura de Linneo
house-linnaean-yes = con la captura de Linneo
house-linnaean-no = sin captura de Linneo

rule-escape = huida
house-escape-corner = el rey escapa por una esquina
house-escape-edge = el rey escapa por el borde

rule-exit-fort = fuerte de salida
house-exit-fort-yes = un fuerte de salida gana
house-exit-fort-no = sin fuerte de salida

rule-encirclement = cerco
house-encirclement-yes = el cerco gana
house-encirclement-no = no se gana por cerco

rule-no-moves = sin jugada legal
house-no-moves-loses = quien no puede jugar pierde
house-no-moves-draw = quien no puede jugar hace tablas

rule-repetition = repetición
house-repetition-ignored = la repetición no importa
house-repetition-draw = la triple repetición da tablas
house-repetition-mover-loses = con la triple repetición pierde quien ha jugado
house-repetition-defenders-lose = con la triple repetición pierden los defensores
house-repetition-aggressor-loses = con la triple repetición pierde quien podía evitarla

rule-move-limit = límite de jugadas
house-move-limit-none = sin límite de jugadas
house-move-limit-number = { $moves ->
    [one] tablas tras { $moves } jugada sin capturas
   *[other] tablas tras { $moves } jugadas sin capturas
}

rule-start = posición inicial
house-start-rows = otra posición inicial
rule-values-number = un número de { $min } a { $max }, o `none`
rule-values-position = las filas desde arriba con `t` para los atacantes, `T` para los defensores y `K`, como en `{ $example }`

refuse-house-rule-unknown = No conozco ninguna regla «{ $text }». Escribe las reglas de la casa como `shieldwall=none, repetition=draw`; la opción las sugiere mientras escribes.
refuse-house-rule-nearest = No conozco ninguna regla «{ $text }». ¿Quieres decir { $rules }?
refuse-house-rule-twice = Pones «{ $rule }» de dos maneras distintas. Quita una.
refuse-house-rule-value = «{ $value }» no vale para «{ $rule }». Escribe { $values }.
refuse-house-rule-no-value = Di cómo debe ser «{ $rule }»: { $values }.
refuse-house-rule-no-throne = No hay trono, así que no se puede fijar «{ $rule }». Añade `throne=yes`.
refuse-house-rule-position = No consigo leer esa posición inicial. Escribe { $values }.

contradiction-out-of-range = { $value } no es posible para «{ $rule }».
contradiction-corner-blocks-too-large = Unas esquinas de { $block }×{ $block } casillas son demasiado grandes para un tablero de { $size }×{ $size }.
contradiction-blocks-of-ordinary-corners = Unas esquinas de { $block }×{ $block } casillas no significan nada aquí: cualquiera puede entrar, no ayudan a capturar nada y el rey no escapa por ellas.
contradiction-no-middle-square = Un tablero de { $size }×{ $size } no tiene casilla central, así que no puede tener trono. Añade `throne=no`.
contradiction-throne-open-and-closed = Cualquier pieza puede parar en el trono ({ $throne }), pero solo el rey puede pasar por él. Permite ambas cosas solo al rey, o ambas a todas.
contradiction-linnaean-without-throne = La captura de Linneo se hace contra el trono, y no hay ninguno.
contradiction-exit-fort-where-king-escapes = El rey escapa por cualquier casilla del borde, así que no puede haber fuerte de salida. Añade `exit-fort=no`, o haz que escape por una esquina.
contradiction-no-king = La posición inicial no tiene rey.
contradiction-no-attackers = La posición inicial no tiene atacantes.
contradiction-king-begins-on-escape-square = El rey empieza en { $square }, donde ya ha escapado.
contradiction-soldier-begins-on-corner = Una pieza empieza en { $square }, una esquina en la que solo puede entrar el rey.
contradiction-soldier-begins-on-throne = Una pieza empieza en el trono ({ $throne }), donde no puede parar.
contradiction-begins-in-exit-fort = El rey en { $king } ganaría por un fuerte de salida antes de la primera jugada.
contradiction-begins-encircled = Todos los defensores están encerrados antes de la primera jugada: los atacantes ya habrían ganado.
contradiction-no-first-move = Empiezan los atacantes, y no pueden mover.
