# Mitä tekstilaudan merkit tarkoittavat.

text-board-pieces = `{ $attacker }` hyökkääjät · `{ $defender }` puolustajat · `{ $king }` kuningas
text-board-throne = `{ $throne }` valtaistuin
text-board-corners = `{ $corner }` kulmat
text-board-legend = { $head } · { $next }
