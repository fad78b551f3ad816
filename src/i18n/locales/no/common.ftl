# Ord og vendinger som mange tekster består av.

name-unknown = en spiller

list-more = { $head }, { $next }
list-last = { $head } og { $last }

numbered = #{ $game } · { $sentence }

since = <t:{ $at }:R>

button-see-board = Se brettet
