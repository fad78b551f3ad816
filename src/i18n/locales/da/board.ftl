# Beskeden med brættet efter hvert træk, og brættet, som nogen ser på.

game-started = { $variant }. { $attackers } spiller angriberne, { $defenders } forsvarerne.
first-move = { $mention }, det er din tur: angriberne begynder.
first-move-defenders = { $mention }, det er din tur: forsvarerne begynder.
your-move = { $mention }, det er din tur.

moved = { $side ->
    [attackers] { $name } (angribere) spillede { $move }.
   *[defenders] { $name } (forsvarere) spillede { $move }.
}
moved-and-captured = { $side ->
    [attackers] { $name } (angribere) spillede { $move } og slog { $captured }.
   *[defenders] { $name } (forsvarere) spillede { $move } og slog { $captured }.
}
king-moved = { $name } (forsvarere) flyttede kongen { $move }.
king-moved-and-captured = { $name } (forsvarere) flyttede kongen { $move } og slog { $captured }.

# Dele af listen over det, der blev slået: altid genstand for at slå.
captured-against-throne = { $squares } mod tronen
captured-against-corner = { $squares } mod et hjørne
captured-by-shieldwall = { $squares } med skjoldmur
captured-in-trap = { $squares } i en fælde
captured-king = kongen på { $square }
captured-groups = { $head }, og desuden { $last }

stands-second-time = Denne stilling står nu på brættet for anden gang.
third-time-draws = Tredje gang bliver partiet remis.
third-time-mover = Den, der bringer den frem for tredje gang, taber.
third-time-defenders = Tredje gang taber forsvarerne.
third-time-aggressor = Tredje gang taber den side, der kunne have undgået den.

board-title = { $variant }: { $attackers } (angribere) mod { $defenders } (forsvarere)
board-no-move = Der er ikke spillet noget træk.
board-your-move = Det er din tur (den begyndte { $since }).
board-their-move = { $name } har turen (den begyndte { $since }).
board-draw-offered = Der er tilbudt remis.
board-ended = Partiet sluttede { $since }.

button-move = Træk
button-offer-draw = Tilbyd remis
button-resign = Giv op

# Under brættet i et parti, der ikke kan fortsætte, fordi det, der er gemt om det, modsiger sig selv.
board-frozen = Dette parti kan ikke fortsætte: det, der er gemt om det, hænger ikke sammen. Den, der driver mig, har fået besked; intet er gået tabt. Brættet viser partiet, så langt jeg kan følge det.
