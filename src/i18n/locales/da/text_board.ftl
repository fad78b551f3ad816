# Hvad tegnene på et bræt af tekst står for.

text-board-pieces = `{ $attacker }` angribere · `{ $defender }` forsvarere · `{ $king }` konge
text-board-throne = `{ $throne }` trone
text-board-corners = `{ $corner }` hjørner
text-board-legend = { $head } · { $next }
