# Czy ktoś naprawdę chce poddać partię.

resign-question = { $variant }, { $attackers } kontra { $defenders }. Poddajesz tę partię? Druga strona od razu wygra.
button-confirm-resign = Poddaj partię #{ $game }
button-keep-playing = Graj dalej
