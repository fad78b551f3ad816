# Ce que signifient les signes d’un plateau en texte.

text-board-pieces = `{ $attacker }` attaquants · `{ $defender }` défenseurs · `{ $king }` roi
text-board-throne = `{ $throne }` trône
text-board-corners = `{ $corner }` coins
text-board-legend = { $head } · { $next }
