# Si quelqu’un veut vraiment abandonner.

resign-question = { $variant }, { $attackers } contre { $defenders }. Abandonnes-tu cette partie ? L’autre camp gagne alors aussitôt.
button-confirm-resign = Abandonner #{ $game }
button-keep-playing = Continuer à jouer
