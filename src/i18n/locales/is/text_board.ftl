# Hvað táknin á textaborði þýða.

text-board-pieces = `{ $attacker }` árásarmenn · `{ $defender }` varnarmenn · `{ $king }` konungur
text-board-throne = `{ $throne }` hásæti
text-board-corners = `{ $corner }` horn
text-board-legend = { $head } · { $next }
