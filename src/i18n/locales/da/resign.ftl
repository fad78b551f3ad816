# Om nogen virkelig vil give op.

resign-question = { $variant }, { $attackers } mod { $defenders }. Vil du give dette parti op? Så vinder din modstander med det samme.
button-confirm-resign = Giv parti #{ $game } op
button-keep-playing = Spil videre
