# Om någon menar att ge upp.

resign-question = { $variant }, { $attackers } mot { $defenders }. Ger du upp det här partiet? Din motståndare vinner genast.
button-confirm-resign = Ge upp parti #{ $game }
button-keep-playing = Spela vidare
