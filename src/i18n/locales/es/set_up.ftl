# La tarjeta en la que se prepara un reto con menús y botones. Solo la ve quien reta.

set-up-title = **Tu reto**: nadie lo ve hasta que lo envíes.
set-up-to = Va para { $name }.
set-up-to-anybody = Va para quien se anime: juega quien acepte primero. Si piensas en alguien, elige en el primer menú.
set-up-variant = { $variant } ({ $size }×{ $size })
set-up-side = { $side ->
    [attackers] Llevas los atacantes y empiezas.
    [defenders] Llevas los defensores.
   *[random] El sorteo decide quién lleva cada bando.
}
set-up-refused = **No ha cambiado nada.** { $why }

set-up-opponent-placeholder = Rival (cualquiera, si no eliges)
set-up-variant-placeholder = Variante
set-up-side-placeholder = Tu bando
set-up-side-option = { $side ->
    [attackers] Llevas los atacantes, que empiezan
    [defenders] Llevas los defensores, con el rey
   *[random] El sorteo decide los bandos
}
set-up-rules-placeholder = Reglas de la casa: elige una regla y luego su valor
set-up-rule-changed = Cambio: { $rule }
set-up-own-rules = Otra vez todas las reglas de la variante
set-up-as-in-variant = Como en { $variant }
set-up-another-rule = ← Otra regla

button-send-to = Enviar a { $name }
button-send-to-anybody = Enviar a quien se anime
button-games = { $now ->
    [match] Solo una partida
   *[one] Que sea a dos partidas
}

closed-set-up-sent = Tu reto está enviado.
closed-set-up-cancelled = No se ha enviado nada, y lo que habías elegido se ha borrado. `/challenge` empieza de nuevo.
