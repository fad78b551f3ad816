# Die Nachricht mit dem Brett nach jedem Zug und das Brett, das jemand sich ansieht.

game-started = { $variant }. { $attackers } spielt die Angreifer, { $defenders } die Verteidiger.
first-move = { $mention }, du bist am Zug: Die Angreifer beginnen.
first-move-defenders = { $mention }, du bist am Zug: Die Verteidiger beginnen.
your-move = { $mention }, du bist am Zug.

moved = { $side ->
    [attackers] { $name } (Angreifer) hat { $move } gezogen.
   *[defenders] { $name } (Verteidiger) hat { $move } gezogen.
}
moved-and-captured = { $side ->
    [attackers] { $name } (Angreifer) hat { $move } gezogen und { $captured } geschlagen.
   *[defenders] { $name } (Verteidiger) hat { $move } gezogen und { $captured } geschlagen.
}
king-moved = { $name } (Verteidiger) hat den König { $move } gezogen.
king-moved-and-captured = { $name } (Verteidiger) hat den König { $move } gezogen und { $captured } geschlagen.

# Teile der Liste dessen, was geschlagen wurde: immer im Akkusativ.
captured-against-throne = { $squares } am Thron
captured-against-corner = { $squares } an einer Ecke
captured-by-shieldwall = { $squares } mit einem Schildwall
captured-in-trap = { $squares } in einer Falle
captured-king = den König auf { $square }
captured-groups = { $head }, dazu { $last }

stands-second-time = Diese Stellung ist jetzt zum zweiten Mal auf dem Brett.
third-time-draws = Beim dritten Mal ist die Partie remis.
third-time-mover = Wer sie zum dritten Mal herbeiführt, verliert.
third-time-defenders = Beim dritten Mal verlieren die Verteidiger.
third-time-aggressor = Beim dritten Mal verliert die Seite, die sie hätte vermeiden können.

board-title = { $variant }: { $attackers } (Angreifer) gegen { $defenders } (Verteidiger)
board-no-move = Es ist noch kein Zug gespielt.
board-your-move = Du bist am Zug (Zugbeginn { $since }).
board-their-move = { $name } ist am Zug (Zugbeginn { $since }).
board-draw-offered = Ein Remisangebot steht aus.
board-ended = Die Partie endete { $since }.

button-move = Ziehen
button-offer-draw = Remis anbieten
button-resign = Aufgeben

# Bei einer Partie, deren gespeicherte Daten sich widersprechen.
board-frozen = Diese Partie kann nicht weitergehen: Was von ihr gespeichert ist, passt nicht zusammen. Wer mich betreibt, weiß Bescheid; nichts ist verloren. Das Brett zeigt die Partie, so weit ich ihr folgen kann.
