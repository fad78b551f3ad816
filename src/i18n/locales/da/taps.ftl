# At trække ved at trykke: hvad der står i den private besked ved siden af menuerne.

choose-piece-page = Menuen indeholder brikkerne { $first } til { $last } af { $all }. Knapperne viser de andre rækker.
choose-square-page = Menuen indeholder felterne { $first } til { $last } af { $all }. Knapperne viser de andre.
button-rows-before = ← række { $first } til { $last }
button-rows-after = række { $first } til { $last } →
button-squares-before = ← { $first } til { $last }
button-squares-after = { $first } til { $last } →
button-other-pieces = Andre brikker

piece-option-captures = { $square } · { $piece ->
    [king] konge
    [attacker] angriber
   *[defender] forsvarer
} · { $moves ->
    [one] { $moves } træk
   *[other] { $moves } træk
}, kan slå

preview-king-can-be-taken = **Bagefter kan din konge slås med { $move }.**
preview-king-can-escape = **Bagefter kan kongen undslippe med { $move }.**

settings-confirm = Når du trykker på et træk: **du bliver spurgt**, før det bliver spillet.
settings-no-confirm = Når du trykker på et træk: **det bliver spillet med det samme**. Du bliver stadig spurgt, hvis det ville koste dig partiet.
settings-how-confirm = Skift det med `/settings confirm`.

refuse-two-games = Du skrev #{ $written } foran trækket og valgte parti #{ $chosen }. Udelad det ene.

since-old-board = Det bræt er ikke det nyeste: det viser { $plies ->
    [0] starten
    [one] partiet efter { $plies } træk
   *[other] partiet efter { $plies } træk
}. Siden da:
since-nothing-played = Det bræt viser ikke længere, hvordan partiet står.
since-already-played = Dit træk { $move } er allerede spillet. Siden det bræt, du så:
since-move = - { $moved }
since-earlier = … og { $moves ->
    [one] { $moves } træk
   *[other] { $moves } træk
} før det.

games-page = Partierne { $first } til { $last } af { $all }.
games-placeholder = Vis et bræt
which-game-placeholder = Vælg partiet
button-previous = ← Forrige
button-next = Næste →

no-picture-refused = Discord tog ikke imod billedet, så her er brættet som tekst.
no-picture-not-drawn = Jeg kunne ikke tegne billedet, så her er brættet som tekst.
no-file-refused = Discord tog ikke imod filen.
