# Cómo se juega, en ocho párrafos cortos.

help-head-game = El juego
help-head-begin = Empezar
help-head-move = Tu jugada
help-head-end = Terminar
help-head-games = Tus partidas
help-head-past = Repasar
help-head-rules = Reglas
help-head-server = Servidores

help-aim = El tafl es un juego de tablero para dos. Los atacantes quieren atrapar al rey; los defensores quieren ponerlo a salvo.
help-begin = Escribe `/challenge` y elige a alguien. Cuando acepte, el tablero aparecerá en este canal.
help-turn = Te menciono cuando te toca. Pulsa **Jugar** debajo del tablero, elige una pieza, elige una casilla y confirma.
help-write = O escribe `/move d2-d5`: la casilla de la que sale la pieza y luego la casilla a la que va. Las columnas tienen letras, las filas tienen números.
help-moves = Todas las piezas van en línea recta, hasta donde el camino esté libre. Capturas una pieza encerrándola entre dos de las tuyas.
help-see = `/board` te enseña una partida, `/games` todas las tuyas, primero las que esperan tu jugada. Con `/settings` eliges cómo ves los tableros y cuándo te recuerdo que te toca.
help-end = **Ofrecer tablas** y **Abandonar** están debajo del tablero; `/draw` y `/resign` hacen lo mismo.
help-several = Si juegas varias partidas, di cuál con la opción `game`.
help-time = Cada partida tiene su ritmo: tres días por jugada, si no eliges otro. Si se te acaba el tiempo, tu rival puede reclamar la victoria, darte más o esperar (`/claim`, `/add-time`). `/vacation` detiene tus relojes mientras no estás. No se pierde nada cuando me reinicio.
help-past = `/history`, `/show` y `/replay` repasan una partida, `/export` y `/import` sacan y traen partidas, `/record` las cuenta.
help-rules = `/rules` te dice las reglas de cada variante, con imágenes.
help-server = Quien gestiona un servidor tiene `/server-settings` y `/tafl-end`; `/tafl-check` le dice a quien pregunte qué puedo hacer en un canal.
