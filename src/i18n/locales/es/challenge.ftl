# El mensaje del reto.

challenge-open = { $name } reta a { $mention } a { $variant } ({ $size }×{ $size }).
challenge-past = { $name } retó a { $opponent } a { $variant } ({ $size }×{ $size }).
challenger-attacks = { $name } lleva los atacantes y empieza.
challenger-defends = { $name } lleva los defensores; { $opponent } tiene los atacantes y empieza.
lot-gives-attackers = El sorteo da los atacantes a { $name }, así que empieza.
lot-gives-defenders = El sorteo da los defensores a { $name }; { $opponent } tiene los atacantes y empieza.
challenge-accepted = { $opponent } ha aceptado: empieza la partida #{ $game }.
challenge-declined = { $opponent } ha rechazado el reto.
challenge-withdrawn = { $name } ha retirado el reto.

challenge-declined-notice = { $mention }, { $opponent } ha rechazado tu reto a { $variant }.

button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar
button-rules = Reglas
