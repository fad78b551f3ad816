# Vad tecknen på ett bräde av text står för.

text-board-pieces = `{ $attacker }` angripare · `{ $defender }` försvarare · `{ $king }` kung
text-board-throne = `{ $throne }` tron
text-board-corners = `{ $corner }` hörn
text-board-legend = { $head } · { $next }
