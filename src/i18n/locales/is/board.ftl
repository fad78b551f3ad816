# Skilaboðin með borðinu eftir hvern leik, og borðið sem einhver skoðar.

game-started = { $variant }. { $attackers } hefur árásarmenn, { $defenders } varnarmenn.
first-move = { $mention }, þú átt leik: árásarmenn byrja.
first-move-defenders = { $mention }, þú átt leik: varnarmenn byrja.
your-move = { $mention }, þú átt leik.

moved = { $side ->
    [attackers] { $name } (árásarmenn) lék { $move }.
   *[defenders] { $name } (varnarmenn) lék { $move }.
}
moved-and-captured = { $side ->
    [attackers] { $name } (árásarmenn) lék { $move } og drap { $captured }.
   *[defenders] { $name } (varnarmenn) lék { $move } og drap { $captured }.
}
king-moved = { $name } (varnarmenn) lék konunginum { $move }.
king-moved-and-captured = { $name } (varnarmenn) lék konunginum { $move } og drap { $captured }.

# Hlutar listans yfir það sem var drepið, alltaf í þolfalli.
captured-against-throne = { $squares } við hásætið
captured-against-corner = { $squares } við horn
captured-by-shieldwall = { $squares } með skjaldborg
captured-in-trap = { $squares } í gildru
captured-king = konunginn á { $square }
captured-groups = { $head }, og auk þess { $last }

stands-second-time = Þessi staða er nú á borðinu í annað sinn.
third-time-draws = Komi hún upp í þriðja sinn verður jafntefli.
third-time-mover = Hver sem leikur hana fram í þriðja sinn tapar.
third-time-defenders = Komi hún upp í þriðja sinn tapa varnarmenn.
third-time-aggressor = Komi hún upp í þriðja sinn tapar liðið sem hefði getað forðast hana.

board-title = { $variant }: { $attackers } (árásarmenn) – { $defenders } (varnarmenn)
board-no-move = Engum leik hefur verið leikið.
board-your-move = Þú átt leik (röðin kom að þér { $since }).
board-their-move = { $name } á leik (röðin skiptist { $since }).
board-draw-offered = Jafntefli er í boði.
board-ended = Taflinu lauk { $since }.

button-move = Leika
button-offer-draw = Bjóða jafntefli
button-resign = Gefast upp

# Undir borði tafls þar sem það sem geymt er stangast á.
board-frozen = Þetta tafl getur ekki haldið áfram: það sem geymt er um það stangast á. Þau sem reka mig hafa verið látin vita; ekkert hefur glatast. Borðið sýnir taflið eins langt og ég get rakið það.
