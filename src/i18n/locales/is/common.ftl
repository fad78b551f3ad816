# Orð og orðasambönd sem margir textar eru gerðir úr.

name-unknown = einhver

list-more = { $head }, { $next }
list-last = { $head } og { $last }

numbered = #{ $game } · { $sentence }

since = <t:{ $at }:R>

button-see-board = Sjá borðið
