# Dónde se juega: lo que ha decidido un servidor, los hilos, y lo que no se pudo mostrar.

server-settings-title = **Ajustes de este servidor**
server-channels-all = Las partidas nuevas pueden empezar en todos los canales.
server-channels = Las partidas nuevas solo empiezan en { $channels }.
server-threads-on = Cada partida nueva recibe su propio hilo.
server-threads-off = Se juega en el propio canal, sin hilos.
server-variant = Quien no elige variante juega a **{ $variant }**.
server-settings-how = Cámbialos con las opciones de `/server-settings`.

refuse-not-manager = Solo quien puede gestionar este servidor puede cambiar sus ajustes. Pídeselo a alguien con el permiso «Gestionar servidor».
refuse-no-guild-here = Esto solo se puede hacer en un servidor.
refuse-wrong-channel = Las partidas nuevas solo empiezan en { $channels }. Las partidas en curso siguen donde están.
refuse-channel-not-listed = { $channel } no es uno de los canales para partidas nuevas. Son { $channels }.
refuse-no-channel-listed = Las partidas nuevas pueden empezar en todos los canales, así que no hay ninguno que quitar. Indica en cuáles pueden empezar con `/server-settings add-channel`.
refuse-too-many-channels = Puedo recordar { $most } canales como mucho. Quita uno primero, o permítelos todos con `/server-settings all-channels`.

thread-name = { $attackers } contra { $defenders } · { $variant } #{ $game }

thread-full = Este servidor tiene tantos hilos como permite Discord, así que la partida se juega aquí.
thread-forbidden = No puedo crear un hilo aquí, así que la partida se juega en el canal. Pide el permiso «Crear hilos públicos».
thread-failed = No he podido crear un hilo, así que la partida se juega aquí.
thread-gone = El hilo de esta partida ya no existe, así que sigue aquí.
thread-locked = El hilo de esta partida está bloqueado, así que sigue aquí.
thread-barred = No puedo escribir en el hilo de esta partida, así que sigue aquí.

missed-board = No he podido enseñarte esto antes, porque no puedo publicar en { $place }.
missed-board-private = No he podido enseñarte esto antes, porque no puedo escribir por mi cuenta en la conversación privada de la partida.
