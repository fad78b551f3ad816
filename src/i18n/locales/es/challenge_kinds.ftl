# Retos que cualquiera puede aceptar, revanchas, encuentros a dos partidas y retos sin respuesta.

challenge-open-anybody = { $name } reta a quien se anime: { $variant } ({ $size }×{ $size }). Juega quien acepte primero.
challenge-past-anybody = { $name } lanzó un reto abierto a todo el mundo: { $variant } ({ $size }×{ $size }).
challenger-defends-anybody = { $name } lleva los defensores; quien acepte tiene los atacantes y empieza.
lot-gives-defenders-anybody = El sorteo da los defensores a { $name }; quien acepte tiene los atacantes y empieza.

challenge-match = Un encuentro a dos partidas, una tras otra, con los bandos cambiados en la segunda.
challenge-match-again = Otro encuentro a dos partidas, como el que acabó con la partida #{ $game }, con los bandos cambiados.
challenge-rematch = La revancha de la partida #{ $game }, con los bandos cambiados.

challenge-until = -# Abierto hasta el <t:{ $at }:f> (<t:{ $at }:R>).
challenge-expired = { $opponent } no ha respondido en una semana: el reto ha caducado.
challenge-expired-anybody = Nadie ha aceptado en una semana: el reto ha caducado.
challenge-expired-notice = { $mention }, { $opponent } no ha respondido en una semana a tu reto a { $variant }. Puedes hacer otro con `/challenge`.
challenge-expired-notice-anybody = { $mention }, nadie ha aceptado en una semana tu reto a { $variant }. Puedes hacer otro con `/challenge`.
