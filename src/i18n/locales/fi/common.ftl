# Sanoja ja sanontoja, joista monet tekstit koostuvat.

name-unknown = joku

list-more = { $head }, { $next }
list-last = { $head } ja { $last }

numbered = #{ $game } · { $sentence }

since = <t:{ $at }:R>

button-see-board = Näytä lauta
