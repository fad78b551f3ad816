# Co znaczą znaki na planszy z tekstu.

text-board-pieces = `{ $attacker }` atakujący · `{ $defender }` obrońcy · `{ $king }` król
text-board-throne = `{ $throne }` tron
text-board-corners = `{ $corner }` rogi
text-board-legend = { $head } · { $next }
