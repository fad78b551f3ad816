# Describe un tablero a quien no puede ver la imagen.

alt-attackers-to-move = Juegan los atacantes.
alt-defenders-to-move = Juegan los defensores.
alt-attackers-won = Los atacantes han ganado.
alt-defenders-won = Los defensores han ganado.
alt-drawn = Tablas.

alt-last-move = Última jugada { $move }.
alt-last-move-captured = Última jugada { $move }, captura { $squares }.
alt-king-at = Rey { $square }.
alt-king-can-be-taken = El rey puede ser capturado.
alt-king-can-escape = El rey puede escapar a { $squares }.
alt-may-go = { $square } → { $squares }.
alt-board = Tablero de { $size }×{ $size }.
alt-attackers-at = Atacantes: { $squares }.
alt-defenders-at = Defensores: { $squares }.
alt-rows = { $attacker } = atacantes, { $defender } = defensores, { $king } = rey: { $rows }

alt-preview-move = Vista previa, aún sin jugar: { $move }.
alt-preview-move-captured = Vista previa, aún sin jugar: { $move }, captura { $squares }.
alt-preview-king-can-be-taken = Después el rey podrá ser capturado.
alt-preview-king-can-escape = Después el rey podrá escapar a { $squares }.
