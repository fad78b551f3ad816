# Meddelandet med brädet efter varje drag, och brädet som någon tittar på.

game-started = { $variant }. { $attackers } spelar angriparna, { $defenders } försvararna.
first-move = { $mention }, ditt drag: angriparna börjar.
first-move-defenders = { $mention }, ditt drag: försvararna börjar.
your-move = { $mention }, ditt drag.

moved = { $side ->
    [attackers] { $name } (angriparna) drog { $move }.
   *[defenders] { $name } (försvararna) drog { $move }.
}
moved-and-captured = { $side ->
    [attackers] { $name } (angriparna) drog { $move } och slog { $captured }.
   *[defenders] { $name } (försvararna) drog { $move } och slog { $captured }.
}
king-moved = { $name } (försvararna) drog kungen { $move }.
king-moved-and-captured = { $name } (försvararna) drog kungen { $move } och slog { $captured }.

captured-against-throne = { $squares } mot tronen
captured-against-corner = { $squares } mot ett hörn
captured-by-shieldwall = { $squares } med sköldmur
captured-in-trap = { $squares } i en fälla
captured-king = kungen på { $square }
captured-groups = { $head }, och { $last }

stands-second-time = Ställningen uppstår nu för andra gången.
third-time-draws = En tredje gång gör partiet remi.
third-time-mover = Den som för fram den en tredje gång förlorar.
third-time-defenders = En tredje gång förlorar försvararna.
third-time-aggressor = En tredje gång förlorar den sida som hade kunnat undvika det.

board-title = { $variant }: { $attackers } (angriparna) mot { $defenders } (försvararna)
board-no-move = Inget drag har spelats.
board-your-move = Det är ditt drag (sedan { $since }).
board-their-move = Det är { $name } som är vid draget (sedan { $since }).
board-draw-offered = Ett remianbud väntar på svar.
board-ended = Partiet slutade { $since }.

button-move = Dra
button-offer-draw = Erbjud remi
button-resign = Ge upp

# Under brädet i ett parti som inte kan gå vidare, eftersom det som är sparat om det säger emot sig självt.
board-frozen = Det här partiet kan inte gå vidare: det som är sparat om det går inte ihop. Den som driver mig har fått veta det; inget har gått förlorat. Brädet visar partiet så långt jag kan följa det.
