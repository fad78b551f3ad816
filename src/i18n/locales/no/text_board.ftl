# Hva tegnene på et brett av tekst står for.

text-board-pieces = `{ $attacker }` angripere · `{ $defender }` forsvarere · `{ $king }` konge
text-board-throne = `{ $throne }` trone
text-board-corners = `{ $corner }` hjørner
text-board-legend = { $head } · { $next }
