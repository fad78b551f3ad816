# What the signs of a board of text stand for.

text-board-pieces = `{ $attacker }` attackers · `{ $defender }` defenders · `{ $king }` king
text-board-throne = `{ $throne }` throne
text-board-corners = `{ $corner }` corners
text-board-legend = { $head } · { $next }
