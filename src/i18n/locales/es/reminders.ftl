# Cuándo se recuerda a alguien que le toca, y cuándo se le deja en paz.

opt-settings-reminders-desc = Cuándo te recuerdo que te toca, en partidas con límite de tiempo
opt-settings-zone-desc = Tu zona horaria, por la ciudad grande más cercana, p. ej. Madrid
opt-settings-quiet-hours-desc = Horas del día en que no te recuerdo nada, p. ej. 22-7; off si no quieres ninguna
opt-settings-digest-desc = A qué hora te envío cada día la lista de partidas en que te toca, p. ej. 8; off para ninguna
choice-reminders-usual = A la mitad de tu tiempo, y un día antes y tres horas antes de que se acabe
choice-reminders-last-day = Un día antes y tres horas antes de que se acabe tu tiempo
choice-reminders-last-hours = Tres horas antes de que se acabe tu tiempo
choice-reminders-off = Nunca
zone-choice = { $zone } · hora actual { $time }

settings-reminders = { $plan ->
    [last-day] En partidas con límite de tiempo te recuerdo que te toca **un día antes y tres horas antes de que se acabe tu tiempo**.
    [last-hours] En partidas con límite de tiempo te recuerdo que te toca **tres horas antes de que se acabe tu tiempo**.
    [off] En partidas con límite de tiempo **no te recuerdo que te toca**.
   *[usual] En partidas con límite de tiempo te recuerdo que te toca **a la mitad de tu tiempo, y un día antes y tres horas antes de que se acabe**.
}
settings-reminders-silent = En partidas con límite de tiempo **no te recuerdo que te toca**, porque no te digo nada cuando te toca.
settings-quiet = Horas de silencio: **de { $from }:00 a { $until }:00**. Un recordatorio espera a que acaben, salvo que entonces fuera demasiado tarde.
settings-quiet-none = Horas de silencio: **ninguna**.
settings-zone = Tu zona horaria: **{ $zone }** (hora actual: { $time }).
settings-zone-none = Tu zona horaria: **sin elegir**, así que tus horas son las de UTC (hora actual: { $time }).
settings-digest = Lista de las partidas que esperan tu jugada: **cada día ({ $hour }:00 h)**, por mensaje privado. La próxima: { $next }.
settings-digest-closed = Lista de las partidas que esperan tu jugada: cada día ({ $hour }:00 h), pero **no puedo escribirte en privado**. Permite los mensajes privados de este servidor y elige la hora otra vez.
settings-digest-none = Lista de las partidas que esperan tu jugada: **ninguna**.
settings-how-reminders = Cámbialo con `/settings reminders`, `quiet-hours`, `zone` y `digest`.

reminder = { $mention }, todavía te toca contra { $opponent }.
reminder-in-private = Todavía te toca contra { $opponent } en { $variant }.
reminder-closed = No puedo escribirte en privado, así que desde ahora te lo recuerdo aquí. Si permites los mensajes privados de este servidor, elígelos otra vez con `/settings`.
digest-closed = Tu lista diaria de partidas es un mensaje privado, y no puedo enviarte ninguno, así que ya no llega. Permite los mensajes privados de este servidor y elige otra vez la hora con `/settings digest`.
button-snooze = Recuérdamelo más tarde
snoozed = Te recordaré la partida #{ $game } una vez más el { $at } ({ $in }), si para entonces no has jugado.

# El mensaje privado de cada día. Siguen las partidas, una por línea.
digest-title = { $count ->
    [one] **{ $count } partida espera tu jugada:**
   *[other] **{ $count } partidas esperan tu jugada:**
}
digest-how = -# Recibes esta lista cada día mientras haya partidas que esperen tu jugada. `/settings digest` cambia la hora, o la quita con `off`.

moment = <t:{ $at }:f> (<t:{ $at }:R>)

refuse-no-such-zone = No conozco la zona horaria «{ $text }». Escribe la ciudad grande más cercana, como `Stockholm` o `New York`, y elige entre lo que te sugiero.
refuse-which-zone = No sé con seguridad qué zona horaria es «{ $text }». Escribe su nombre completo; quizá quieras decir { $zones }.
refuse-not-quiet-hours = No consigo leer «{ $text }» como horas de silencio. Escribe dos horas en punto, como `22-7`, u `off`.
refuse-same-hour = «{ $text }» empieza y termina a la misma hora, así que no queda tiempo en medio. Escribe dos horas en punto distintas, como `22-7`, u `off`.
refuse-not-an-hour = No consigo leer «{ $text }» como hora. Escribe una hora en punto de 0 a 23, como `8`, u `off`.
refuse-clock-stands = Tu reloj en la partida #{ $game } está parado: no hay nada que recordarte.
refuse-no-time-to-snooze = En la partida #{ $game } queda muy poco tiempo para recordártelo más tarde: se acaba el { $at } ({ $in }).
refuse-snooze-time-up = Tu tiempo en la partida #{ $game } se acabó el { $at } ({ $since }): no hay nada que recordarte.
refuse-snooze-silent = Has elegido que no te diga nada cuando te toca, así que un recordatorio no te llegaría. Cámbialo con `/settings pings` y pulsa otra vez.
