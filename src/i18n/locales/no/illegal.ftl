# Hvorfor reglene forbyr et trekk.

illegal-game-over = { $winner ->
    [attackers] Partiet er slutt: angriperne har vunnet.
    [defenders] Partiet er slutt: forsvarerne har vunnet.
   *[nobody] Partiet er slutt: det er remis.
}
illegal-off-board = Dette brettet har ingen rute { $square }. Det går fra a1 til { $last }.
illegal-empty-square = { $move } går ikke: det står ingen brikke på { $from }.
illegal-not-your-piece = { $piece ->
    [king] Kongen på { $from } hører til forsvarerne, og du spiller angriperne.
    [attacker] Brikken på { $from } er en angriper, og du spiller forsvarerne.
   *[defender] Brikken på { $from } er en forsvarer, og du spiller angriperne.
}
illegal-no-step = { $square } til { $square } er ikke noe trekk. Velg en annen rute å gå til.
illegal-not-straight = { $move } er ikke rett fram. Brikker går langs en rad eller en kolonne.
illegal-blocked = { $move } går ikke: brikken på { $by } sperrer veien.
illegal-occupied = { $move } går ikke: { $piece ->
    [king] kongen står
    [attacker] en angriper står
   *[defender] en forsvarer står
} på { $by }.
illegal-stop-on-throne = Bare kongen kan stoppe på tronen ({ $throne }).
illegal-king-stop-on-throne = Ingen kan komme tilbake til tronen ({ $throne }), ikke engang kongen.
illegal-pass-throne = Bare kongen kan passere tronen ({ $throne }), så { $move } går ikke.
illegal-king-pass-throne = Ingen kan passere tronen ({ $throne }), ikke engang kongen.
illegal-enter-corner = Bare kongen kan gå til hjørnet { $corner }.
illegal-king-enter-corner = Ingen kan gå til hjørnet { $corner }, ikke engang kongen.
