# Wörter und Wendungen, aus denen viele Texte bestehen.

name-unknown = jemand

list-more = { $head }, { $next }
list-last = { $head } und { $last }

numbered = #{ $game } · { $sentence }

since = <t:{ $at }:R>

button-see-board = Zum Brett
