# Ord och fraser som många texter är gjorda av.

name-unknown = en spelare

list-more = { $head }, { $next }
list-last = { $head } och { $last }

numbered = #{ $game } · { $sentence }

since = <t:{ $at }:R>

button-see-board = Se brädet
