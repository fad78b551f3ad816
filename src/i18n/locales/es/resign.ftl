# Si alguien quiere abandonar de verdad.

resign-question = { $variant }, { $attackers } contra { $defenders }. ¿Abandonas esta partida? El otro bando gana en el acto.
button-confirm-resign = Abandonar #{ $game }
button-keep-playing = Seguir jugando
