# Cuánto se puede pensar, y qué pasa cuando se acaba el tiempo.

pace-per-move = { $days ->
    [one] { $days } día por jugada
   *[other] { $days } días por jugada
}
pace-bank = { $days ->
    [one] { $days } día
   *[other] { $days } días
}, y { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
} más por cada jugada, hasta { $most ->
    [one] { $most } día
   *[other] { $most } días
}
pace-unlimited = Sin límite
pace-weekends-off = { $pace }, sin contar sábados ni domingos (UTC)

time-claim = Tiempo: { $pace }. Si se acaba, el otro bando puede reclamar la victoria; antes de la primera jugada de un bando, la partida queda anulada.
time-forfeit = Tiempo: { $pace }. Si se acaba, se pierde la partida; antes de la primera jugada de un bando, queda anulada.
time-unlimited = No hay límite de tiempo.

time-until = Hay tiempo hasta el { $at } ({ $in }).
time-then-lost = Después se pierde la partida.
time-then-claim = Después, { $opponent } puede reclamar la victoria.
time-then-broken-off = Aún no has hecho tu primera jugada: después, la partida queda anulada y no cuenta para nadie.
time-stands = { $name } está de vacaciones hasta el { $at } ({ $in }): hasta entonces el reloj está parado.
time-stands-own = Estás de vacaciones hasta el { $at } ({ $in }): hasta entonces el reloj está parado.
# Discord lo muestra como «4 de diciembre de 2026, 18:00»: $at en otros textos.
on-day-and-time = <t:{ $at }:f>

games-line-timed = { $line } · fin del tiempo: { $at } ({ $in })
games-line-up-own = { $line } · tu tiempo se acabó el { $at } ({ $since }): todavía puedes jugar
games-line-up = { $line } · el tiempo se acabó el { $at } ({ $since }): puedes reclamar la victoria
games-line-stands = { $line } · { $name } está de vacaciones hasta el { $at } ({ $in })
games-line-stands-own = { $line } · estás de vacaciones hasta el { $at } ({ $in })

time-up = { $late } no ha jugado a tiempo: el tiempo se acabó el { $at } ({ $since }).
time-up-choice = { $mention }, puedes reclamar la victoria, dar más tiempo o esperar.
time-up-late = { $mention }, todavía puedes jugar hasta que se reclame la victoria.
time-up-own = Tu tiempo se acabó el { $at } ({ $since }), pero todavía puedes jugar hasta que { $opponent } reclame la victoria.
time-added = { $name } da más tiempo a { $opponent }.

time-given-back-minutes = He estado un tiempo fuera de servicio: { $count ->
    [one] se devuelve { $count } minuto
   *[other] se devuelven { $count } minutos
}.
time-given-back-hours = He estado un tiempo fuera de servicio: { $count ->
    [one] se devuelve { $count } hora
   *[other] se devuelven { $count } horas
}.
time-given-back-days = He estado un tiempo fuera de servicio: { $count ->
    [one] se devuelve { $count } día
   *[other] se devuelven { $count } días
}.

result-time = A { $loser } se le ha acabado el tiempo: { $winner ->
    [attackers] { $name } gana con los atacantes
   *[defenders] { $name } gana con los defensores
} { $plies ->
    [0] antes de la primera jugada
    [one] tras { $plies } jugada
   *[other] tras { $plies } jugadas
}.
result-not-begun = { $name } no ha llegado a hacer su primera jugada. No pasa nada: la partida queda anulada y no cuenta para nadie.
over-time = a { $loser } se le acabó el tiempo, y { $winner ->
    [attackers] ganaron los atacantes
   *[defenders] ganaron los defensores
}
over-not-begun = un bando no llegó a hacer su primera jugada, así que no cuenta para nadie

button-claim = Reclamar la victoria
button-add-time = { $days ->
    [one] Dar { $days } día más
   *[other] Dar { $days } días más
}

claim-question = { $variant }, { $attackers } contra { $defenders }. { $late } no ha jugado a tiempo, pero todavía puede jugar hasta que se reclame la victoria. ¿Reclamas la victoria? Ganas en el acto.
claim-question-first = { $variant }, { $attackers } contra { $defenders }. { $late } no ha hecho su primera jugada a tiempo: si reclamas la victoria, la partida queda anulada y no cuenta para nadie.
button-confirm-claim = Reclamar la victoria (#{ $game })
button-leave-unclaimed = Esperar
closed-claimed = Has reclamado la victoria.
closed-claim-left = Esperas. Podrás reclamar la victoria más tarde, mientras no llegue una jugada.
closed-claim-outdated = No has reclamado la victoria: la partida ha avanzado desde que te pregunté.

refuse-out-of-time-own = Tu tiempo en la partida #{ $game } se acabó el { $at } ({ $since }): la has perdido, y su último tablero aparecerá aquí en un momento.
refuse-out-of-time = El tiempo de { $name } en la partida #{ $game } se acabó el { $at } ({ $since }): la partida ha terminado, y su último tablero aparecerá aquí en un momento.
refuse-out-of-time-first-own = Tu tiempo para la primera jugada en la partida #{ $game } se acabó el { $at } ({ $since }): la partida queda anulada y no cuenta para nadie. Su último tablero aparecerá aquí en un momento.
refuse-out-of-time-first = El tiempo de { $name } para la primera jugada en la partida #{ $game } se acabó el { $at } ({ $since }): la partida queda anulada y no cuenta para nadie. Su último tablero aparecerá aquí en un momento.
refuse-no-pace = La partida #{ $game } no tiene límite de tiempo: a nadie se le acaba nunca.
refuse-own-time = En la partida #{ $game } te toca jugar. Esto puedes hacerlo mientras le toca a tu rival.
refuse-own-time-up = En la partida #{ $game } es tu propio tiempo el que se acabó el { $at } ({ $since }): solo { $opponent } puede reclamar la victoria o dar más tiempo. Todavía puedes jugar hasta que se reclame la victoria.
refuse-time-left = En la partida #{ $game }, { $opponent } tiene tiempo hasta el { $at } ({ $in }).
refuse-time-just-up = El tiempo de { $opponent } en la partida #{ $game } acaba de agotarse, y puede que una jugada esté aún en camino. Inténtalo de nuevo en unos segundos.
refuse-time-given = En la partida #{ $game }, { $opponent } vuelve a tener tiempo hasta el { $at } ({ $in }).
refuse-time-stands = { $opponent } está de vacaciones hasta el { $at } ({ $in }): hasta entonces el reloj de la partida #{ $game } está parado.
refuse-enough-time = En la partida #{ $game }, { $opponent } tendría más de un mes: da menos.

elsewhere-claimed = { $where ->
    [private] Has reclamado la victoria. El tablero está en la conversación privada de la partida.
   *[channel] Has reclamado la victoria. El tablero está en { $place }.
}
elsewhere-time-added = { $where ->
    [private] Has dado más tiempo. El tablero está en la conversación privada de la partida.
   *[channel] Has dado más tiempo. El tablero está en { $place }.
}

# La tarjeta en la que se prepara un reto.
button-set-up-time = Tiempo: { $pace }
set-up-time-placeholder = ¿Cuánto puede pensar cada bando?
set-up-weekends-off = Sábados y domingos no cuentan (UTC)
set-up-weekends-on = Sábados y domingos cuentan
set-up-time-claim = Si se acaba el tiempo: el otro bando puede reclamar la victoria
set-up-time-forfeit = Si se acaba el tiempo: se pierde la partida
set-up-back-to-rules = ← Reglas de la casa

server-pace = Quien no elige ritmo juega con este. { $time }

cmd-claim-desc = Reclama la victoria si a tu rival se le ha acabado el tiempo
cmd-add-time-desc = Da más tiempo a tu rival para la jugada que le toca
opt-claim-game-desc = Qué partida; solo hace falta si podrían ser varias
opt-add-time-days-desc = Cuántos días más; si no lo dices, los mismos que para una jugada
opt-add-time-game-desc = Qué partida; solo hace falta si podrían ser varias
opt-challenge-pace-desc = Cuánto puede pensar cada bando
opt-challenge-weekends-off-desc = Si sábados y domingos (UTC) quedan sin contar
opt-challenge-time-up-desc = Qué pasa cuando a alguien se le acaba el tiempo
opt-server-settings-pace-desc = Cuánto puede pensar cada bando si nadie elige
opt-server-settings-weekends-off-desc = Si sábados y domingos (UTC) quedan sin contar cuando nadie elige
opt-server-settings-time-up-desc = Qué pasa cuando a alguien se le acaba el tiempo, si nadie elige
choice-time-up-claim = El otro bando puede reclamar la victoria, esperar o dar tiempo
choice-time-up-forfeit = Se pierde la partida
