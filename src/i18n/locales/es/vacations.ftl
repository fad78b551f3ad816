# Vacaciones: mientras alguien está de vacaciones, se paran los relojes de las partidas en las que le toca.

vacation-lasts = Estás de vacaciones hasta el { $at } ({ $in }). Hasta entonces tus relojes están parados; aun así puedes jugar, y `/vacation end` termina las vacaciones.
vacation-ended = Tus vacaciones han terminado: tus relojes vuelven a andar.
vacation-none = No estás de vacaciones. `/vacation begin` detiene tus relojes unos días.
vacation-told = Aviso de ello en cada canal en el que juegas.
vacation-sooner = { $games ->
    [one] En { $games } de tus partidas el reloj vuelve a andar antes, o no se para nunca: su servidor permite menos vacaciones.
   *[other] En { $games } de tus partidas el reloj vuelve a andar antes, o no se para nunca: sus servidores permiten menos vacaciones.
}
vacation-left = Vacaciones que te quedan este año (UTC): { $left } de { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
vacation-none-here = Este servidor no permite vacaciones.

# Para todo el mundo en un canal. Sigue una lista de partidas, una por línea.
vacation-begun = { $name } está de vacaciones hasta el { $at } ({ $in }). En estas partidas, cuando le toque a { $name }, el reloj estará parado hasta entonces:
vacation-over = Las vacaciones de { $name } terminaron { $since }. Los relojes siguen con el tiempo que les quedaba:
vacation-used-up-here = A { $name } se le acabaron { $since } los días de vacaciones que cuentan en este servidor. Los relojes siguen con el tiempo que les quedaba:
vacation-game = - #{ $game } contra { $opponent }

refuse-vacation-no-games = Ahora no juegas ninguna partida: no hay reloj que parar.
refuse-vacation-nothing-to-stop = No hay reloj que parar: tus partidas no tienen límite de tiempo, o sus servidores no permiten más vacaciones.
refuse-vacation-none-here = Este servidor no permite vacaciones.
refuse-vacation-used-up = Te queda menos de un día de vacaciones este año: aquí { $days ->
    [one] se permite { $days } día
   *[other] se permiten { $days } días
}.
refuse-vacation-too-long = Como mucho puedes ausentarte { $most ->
    [one] { $most } día más
   *[other] { $most } días más
}: aquí { $days ->
    [one] se permite { $days } día al año
   *[other] se permiten { $days } días al año
}.
refuse-vacation-lasts = Ya estás de vacaciones, hasta el { $at } ({ $in }). `/vacation end` las termina.
refuse-vacation-not-on-one = No estás de vacaciones.

server-vacation = { $days ->
    [one] Vacaciones: cada cual puede parar sus relojes { $days } día al año.
   *[other] Vacaciones: cada cual puede parar sus relojes { $days } días al año.
}
server-no-vacation = Vacaciones: ninguna. No se para el reloj de nadie.

cmd-vacation-desc = Detén tus relojes mientras no estás
cmd-vacation-begin-desc = Empieza tus vacaciones: tus relojes se paran, y aviso a quienes juegan contigo
cmd-vacation-end-desc = Vuelve antes de que acaben tus vacaciones
cmd-vacation-show-desc = Mira cuántos días de vacaciones te quedan este año
opt-vacation-begin-days-desc = Cuántos días desde ahora
opt-server-settings-vacation-days-desc = Cuántos días al año puede cada cual parar sus relojes; 0 no permite ninguno
