# Å trekke ved å trykke: det som står i den private meldingen ved siden av menyene.

choose-piece-page = Menyen inneholder brikkene { $first } til { $last } av { $all }. Knappene viser de andre radene.
choose-square-page = Menyen inneholder rutene { $first } til { $last } av { $all }. Knappene viser de andre.
button-rows-before = ← rad { $first } til { $last }
button-rows-after = rad { $first } til { $last } →
button-squares-before = ← { $first } til { $last }
button-squares-after = { $first } til { $last } →
button-other-pieces = Andre brikker

piece-option-captures = { $square } · { $piece ->
    [king] konge
    [attacker] angriper
   *[defender] forsvarer
} · { $moves ->
    [one] { $moves } trekk
   *[other] { $moves } trekk
}, kan slå

preview-king-can-be-taken = **Etterpå kan kongen din slås med { $move }.**
preview-king-can-escape = **Etterpå kan kongen slippe unna med { $move }.**

settings-confirm = Når du trykker på et trekk: **du blir spurt** før det blir spilt.
settings-no-confirm = Når du trykker på et trekk: **det blir spilt med en gang**. Du blir fortsatt spurt hvis det ville koste deg partiet.
settings-how-confirm = Bytt det med `/settings confirm`.

refuse-two-games = Du skrev #{ $written } foran trekket og valgte parti #{ $chosen }. Utelat det ene.

since-old-board = Det brettet er ikke det nyeste: det viser { $plies ->
    [0] starten
    [one] partiet etter { $plies } trekk
   *[other] partiet etter { $plies } trekk
}. Siden da:
since-nothing-played = Det brettet viser ikke lenger hvordan partiet står.
since-already-played = Trekket ditt { $move } er allerede spilt. Siden brettet du så:
since-move = - { $moved }
since-earlier = … og { $moves ->
    [one] { $moves } trekk
   *[other] { $moves } trekk
} før det.

games-page = Partiene { $first } til { $last } av { $all }.
games-placeholder = Vis et brett
which-game-placeholder = Velg partiet
button-previous = ← Forrige
button-next = Neste →

no-picture-refused = Discord tok ikke imot bildet, så her er brettet som tekst.
no-picture-not-drawn = Jeg klarte ikke å tegne bildet, så her er brettet som tekst.
no-file-refused = Discord tok ikke imot filen.
