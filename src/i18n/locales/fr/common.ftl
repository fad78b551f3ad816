# Mots et tournures dont beaucoup de textes sont faits.

name-unknown = quelqu’un

list-more = { $head }, { $next }
list-last = { $head } et { $last }

numbered = #{ $game } · { $sentence }

since = <t:{ $at }:R>

button-see-board = Voir le plateau
