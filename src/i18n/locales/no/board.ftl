# Meldingen med brettet etter hvert trekk, og brettet som noen ser på.

game-started = { $variant }. { $attackers } spiller angriperne, { $defenders } forsvarerne.
first-move = { $mention }, det er din tur: angriperne begynner.
first-move-defenders = { $mention }, det er din tur: forsvarerne begynner.
your-move = { $mention }, det er din tur.

moved = { $side ->
    [attackers] { $name } (angripere) spilte { $move }.
   *[defenders] { $name } (forsvarere) spilte { $move }.
}
moved-and-captured = { $side ->
    [attackers] { $name } (angripere) spilte { $move } og slo { $captured }.
   *[defenders] { $name } (forsvarere) spilte { $move } og slo { $captured }.
}
king-moved = { $name } (forsvarere) flyttet kongen { $move }.
king-moved-and-captured = { $name } (forsvarere) flyttet kongen { $move } og slo { $captured }.

# Deler av listen over det som ble slått: alltid objekt for å slå.
captured-against-throne = { $squares } mot tronen
captured-against-corner = { $squares } mot et hjørne
captured-by-shieldwall = { $squares } med skjoldmur
captured-in-trap = { $squares } i en felle
captured-king = kongen på { $square }
captured-groups = { $head }, og dessuten { $last }

stands-second-time = Denne stillingen står nå på brettet for andre gang.
third-time-draws = Tredje gang blir partiet remis.
third-time-mover = Den som får den fram for tredje gang, taper.
third-time-defenders = Tredje gang taper forsvarerne.
third-time-aggressor = Tredje gang taper den siden som kunne ha unngått den.

board-title = { $variant }: { $attackers } (angripere) mot { $defenders } (forsvarere)
board-no-move = Ingen trekk er spilt ennå.
board-your-move = Det er din tur (den begynte { $since }).
board-their-move = { $name } har turen (den begynte { $since }).
board-draw-offered = Det er tilbudt remis.
board-ended = Partiet sluttet { $since }.

button-move = Trekk
button-offer-draw = Tilby remis
button-resign = Gi opp

# Under brettet i et parti som ikke kan fortsette, fordi det som er lagret om det, motsier seg selv.
board-frozen = Dette partiet kan ikke fortsette: det som er lagret om det, henger ikke sammen. Den som driver meg, har fått beskjed; ingenting er tapt. Brettet viser partiet så langt jeg kan følge det.
