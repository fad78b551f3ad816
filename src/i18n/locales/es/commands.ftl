# Lo que muestra Discord mientras alguien escribe un comando. Como mucho 100 caracteres.

cmd-challenge-desc = Reta a alguien a una partida de tafl
cmd-move-desc = Haz tu jugada
cmd-board-desc = Mira el tablero de una partida (solo lo ves tú)
cmd-games-desc = Tus partidas, primero las que esperan tu jugada (solo lo ves tú)
cmd-resign-desc = Abandona una partida; antes te pregunto
cmd-draw-desc = Ofrece tablas
cmd-rules-desc = Lee las reglas de una variante o de una partida (solo las ves tú)
cmd-settings-desc = Mira y cambia cómo te enseño las cosas (solo lo ves tú)
cmd-help-desc = Cómo se juega (solo lo ves tú)
cmd-history-desc = Lista las jugadas de una partida, en curso o terminada (solo lo ves tú)
cmd-show-desc = Mira una partida jugada a jugada (solo lo ves tú)
cmd-replay-desc = Mira una partida entera como animación
cmd-export-desc = Consigue una partida en notación OpenTafl, para llevarla a otro sitio (solo lo ves tú)
cmd-import-desc = Trae una partida o posición en notación OpenTafl, mírala, sigue jugando desde ahí
cmd-record-desc = Cuántas partidas ha ganado, perdido y empatado alguien (solo lo ves tú)
cmd-server-settings-desc = Mira y cambia dónde y a qué se juega en este servidor (solo lo ves tú)
cmd-tafl-check-desc = Averigua qué puedo hacer aquí y qué no (solo lo ves tú)

cmd-take-back-desc = Pide a tu rival deshacer tu última jugada
cmd-abort-desc = Pide a tu rival anular una partida antes de que jueguen los dos bandos
cmd-tafl-end-desc = Pon fin a una partida atascada de este servidor, si lo gestionas

opt-challenge-opponent-desc = A quién retas; si no pones a nadie, juega quien acepte primero
opt-challenge-variant-desc = Qué juego de la familia; Copenhagen si no eliges otro
opt-challenge-side-desc = El bando que llevas; por sorteo si no eliges
opt-challenge-games-desc = Una partida, o un encuentro a dos con los bandos cambiados
opt-challenge-house-rules-desc = Qué debe cambiar, p. ej. shieldwall=none, repetition=draw; hay sugerencias mientras escribes
opt-move-move-desc = De dónde a dónde; la primera casilla sola enseña adónde puede ir la pieza
opt-move-game-desc = Qué partida; solo hace falta si podrían ser varias
opt-board-game-desc = Qué partida; solo hace falta si podrían ser varias
opt-board-flip-desc = Mirar desde el otro lado
opt-board-theme-desc = Dibujarlo con este tema, solo esta vez; con `/settings` lo eliges para siempre
opt-board-text-desc = Escribir el tablero como texto en vez de dibujarlo
opt-resign-game-desc = Qué partida; solo hace falta si podrían ser varias
opt-draw-game-desc = Qué partida; solo hace falta si podrían ser varias
opt-rules-variant-desc = Qué juego de la familia; si no, el que juegas aquí, o Copenhagen
opt-rules-game-desc = Una partida con sus reglas de la casa
opt-server-settings-add-channel-desc = Un canal donde pueden empezar partidas nuevas; sin ninguno, pueden empezar en todos
opt-server-settings-remove-channel-desc = Un canal donde ya no pueden empezar partidas nuevas
opt-server-settings-all-channels-desc = Que las partidas nuevas puedan empezar otra vez en todos los canales
opt-server-settings-threads-desc = Si cada partida nueva recibe su propio hilo
opt-server-settings-variant-desc = A qué se juega si nadie elige una variante
opt-settings-theme-desc = Cómo se dibujan los tableros que solo ves tú
opt-take-back-game-desc = Qué partida; solo hace falta si podrían ser varias
opt-abort-game-desc = Qué partida; solo hace falta si podrían ser varias
opt-tafl-end-game-desc = Qué partida, por su número
opt-tafl-end-reason-desc = Por qué, en pocas palabras; lo leen los dos bandos
opt-settings-confirm-desc = Si te pregunto una vez más antes de hacer una jugada elegida en los menús

opt-history-game-desc = Qué partida, por número o rival; si no, la que juegas, o la última
opt-show-move-desc = Tras cuántas jugadas; 0 es el comienzo
opt-show-game-desc = Qué partida, por número o rival; si no, la que juegas, o la última
opt-replay-game-desc = Qué partida, por número o rival; si no, la que juegas, o la última
opt-replay-public-desc = Que lo vea todo el mundo aquí
opt-export-game-desc = Qué partida, por número o rival; si no, la que juegas, o la última
opt-import-record-desc = La partida como texto, o una posición en filas con a o d detrás
opt-import-file-desc = La partida en un archivo de texto, como la da /export
opt-import-variant-desc = Qué reglas valen para una posición sola; si no, las del primer juego con ese tablero
opt-record-user-desc = Las partidas de quién, y cómo os ha ido; las tuyas si no nombras a nadie

choice-attackers = Atacantes (empiezan)
choice-defenders = Defensores (con el rey)
choice-random = Por sorteo
choice-one-game = Una partida
choice-match = Encuentro a dos partidas, bandos cambiados
