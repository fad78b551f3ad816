# Por qué un reto, una revancha o una tarjeta para prepararlos se quedó en nada. Solo lo ve la persona.

refuse-challenge-expired = Nadie respondió a este reto en una semana, así que ha caducado. Se puede hacer otro con `/challenge`.
refuse-not-here = { $name } no está aquí y no podría responder. Reta a alguien que esté aquí.
refuse-cannot-see = { $name } no ve este canal y no podría responder. Haz el reto en un canal que veáis tú y esa persona.
refuse-nobody-else = Aquí solo estamos tú y yo, así que nadie podría aceptar. Escribe `/challenge` donde lo lea alguien más.
refuse-challenge-taken = { $name } se te adelantó: este reto ahora es la partida #{ $game }.
refuse-own-challenge = Este reto es tuyo. Tiene que aceptarlo otra persona; puedes retirarlo con **Retirar**.
refuse-challenge-to-anybody = Este reto es para cualquiera con ganas de jugar, así que nadie tiene que rechazarlo.
refuse-rematch-still-running = La partida #{ $game } aún no ha terminado. Podrá haber revancha cuando acabe.
refuse-rematch-in-match = La partida #{ $game } es la primera de un encuentro a dos: la segunda, con los bandos cambiados, es la partida #{ $second }.
refuse-rematch-offered = Ya has pedido la revancha de la partida #{ $game }. Empieza cuando acepte tu rival.
refuse-rematch-on = La partida #{ $game } ya tuvo su revancha: es la partida #{ $rematch }.
refuse-no-such-set-up = Ya no encuentro lo que estabas preparando. Empieza de nuevo con `/challenge`.
refuse-set-up-sent = Este reto ya está enviado. Para hacer otro, empieza de nuevo con `/challenge`.
