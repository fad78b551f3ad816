# Hvort einhver ætlar í raun að gefast upp.

resign-question = { $variant }, { $attackers } – { $defenders }. Gefur þú þetta tafl? Mótherjinn vinnur þá strax.
button-confirm-resign = Gefa tafl #{ $game }
button-keep-playing = Tefla áfram
