# Vacaciones: mientras alguien está de vacaciones, se paran los relojes de las partidas en las que le toca.

vacation-lasts = Estás de vacaciones hasta el { $at } ({ $in }). Hasta entonces tus relojes están parados; aun así puedes jugar, y `/vacation end` termina las vacaciones.
vacation-ended = Tus vacaciones han terminado: tus relojes vuelven a andar.
vacation-none = No estás de vacaciones. `/vacation begin` detiene tus relojes unos días.
vacation-told = Aviso de ello en cada canal en el que juegas con límite de tiempo.
vacation-sooner = { $games ->
    [one] En { $games } de tus partidas el reloj vuelve a andar antes, o no se para nunca: donde se juega se permiten menos vacaciones.
   *[other] En { $games } de tus partidas el reloj vuelve a andar antes, o no se para nunca: donde se juegan se permiten menos vacaciones.
}
vacation-left = Vacaciones que te quedan este año (UTC): { $left } de { $days ->
    [one] { $days } día
   *[other] { $days } días
}.
vacation-none-here = Este servidor no permite vacaciones.

# Para todo el mundo en un canal. Sigue una lista de partidas, una por línea.
vacation-begun = { $name } está de vacaciones hasta el { $at } ({ $in }). En estas partidas, cuando le toque a { $name }, el reloj estará parado hasta entonces:
vacation-over = Las vacaciones de { $name } terminaron { $since }. Los relojes siguen con el tiempo que les quedaba:
vacation-used-up-here = { $place ->
    [private] A { $name } se le acabaron { $since } los días de vacaciones que cuentan en conversaciones privadas. Los relojes siguen con el tiempo que les quedaba:
   *[server] A { $name } se le acabaron { $since } los días de vacaciones que cuentan en este servidor. Los relojes siguen con el tiempo que les quedaba:
}
vacation-game = - #{ $game } contra { $opponent }

refuse-vacation-no-games = Ahora no juegas ninguna partida: no hay reloj que parar.
refuse-vacation-nothing-to-stop = No hay reloj que parar: tus partidas no tienen límite de tiempo, o donde se juegan no se permiten más vacaciones.
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
refuse-vacation-lasts = Ya estás de vacaciones, hasta el { $at } ({ $in }). `/vacation end` las termina. Para ausentarte más tiempo, termínalas y empieza otras: lo que queda de estas no se cuenta.
refuse-vacation-too-often = Has empezado dos vacaciones en un solo día, y cada vez se ha avisado a todos. Puedes empezar las siguientes el { $at } ({ $in }) como muy pronto.
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
