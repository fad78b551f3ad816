# Elegir una jugada en menús, y las sugerencias mientras alguien la escribe.

choose-piece = ¿Qué pieza mueves?
choose-square = ¿Adónde va la pieza en { $from }?
piece-placeholder = Pieza
square-placeholder = Casilla
piece-option = { $square } · { $piece ->
    [king] rey
    [attacker] atacante
   *[defender] defensor
} · { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
move-option = { $move }
move-option-captures = { $move }, captura { $captured }

preview-move = Jugarías { $move }.
preview-move-captures = Jugarías { $move } y capturarías { $captured }.
preview-wins = Con esto ganas la partida.
preview-loses = **Con esto pierdes la partida.**
preview-draws = **Con esto la partida acaba en tablas.**
preview-third-time-loses = **Esta posición estaría en el tablero por tercera vez: perderías.**
preview-third-time-wins = Esta posición estaría en el tablero por tercera vez: ganarías.
preview-third-time-draws = **Esta posición estaría en el tablero por tercera vez: la partida acabaría en tablas.**
preview-second-time = Esta posición estaría en el tablero por segunda vez.

button-confirm-move = Confirmar { $move }
button-cancel = Cancelar

closed-move-played = Tu jugada está hecha.
closed-move-left = No has jugado. Los botones debajo del tablero siguen funcionando.
closed-resigned = Has abandonado.
closed-resign-outdated = No has abandonado: la partida ha avanzado desde que te pregunté. Si aún lo quieres, pulsa **Abandonar** debajo del tablero más reciente, o usa `/resign`.
closed-resign-kept = Sigues jugando.
