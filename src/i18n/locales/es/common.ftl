# Palabras y giros de los que están hechos muchos textos.

name-unknown = alguien

list-more = { $head }, { $next }
list-last = { $head } y { $last }

numbered = #{ $game } · { $sentence }

since = <t:{ $at }:R>

button-see-board = Ver el tablero
