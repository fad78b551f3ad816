# Om noen virkelig vil gi opp.

resign-question = { $variant }, { $attackers } mot { $defenders }. Vil du gi opp dette partiet? Da vinner motstanderen med en gang.
button-confirm-resign = Gi opp parti #{ $game }
button-keep-playing = Spill videre
