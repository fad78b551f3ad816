# Was die Zeichen auf einem Brett aus Text bedeuten.

text-board-pieces = `{ $attacker }` Angreifer · `{ $defender }` Verteidiger · `{ $king }` König
text-board-throne = `{ $throne }` Thron
text-board-corners = `{ $corner }` Ecken
text-board-legend = { $head } · { $next }
