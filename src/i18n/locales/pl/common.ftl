# Słowa i zwroty, z których składa się wiele tekstów.

name-unknown = ktoś

list-more = { $head }, { $next }
list-last = { $head } i { $last }

numbered = #{ $game } · { $sentence }

since = <t:{ $at }:R>

button-see-board = Zobacz planszę
