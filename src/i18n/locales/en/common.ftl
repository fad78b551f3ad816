# Words and phrases that many texts are made of.

# Stands for a person whose name shows nothing.
name-unknown = a player

# Lists: "e9, f8 and g7".
list-more = { $head }, { $next }
list-last = { $head } and { $last }

# A game's number before a whole sentence about it.
numbered = #{ $game } · { $sentence }

# Discord shows it as "2 hours ago", in the language of whoever reads it: $since in other texts.
since = <t:{ $at }:R>

button-see-board = See the board
