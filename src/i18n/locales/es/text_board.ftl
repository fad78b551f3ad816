# Qué significan los signos de un tablero de texto.

text-board-pieces = `{ $attacker }` atacantes · `{ $defender }` defensores · `{ $king }` rey
text-board-throne = `{ $throne }` trono
text-board-corners = `{ $corner }` esquinas
text-board-legend = { $head } · { $next }
