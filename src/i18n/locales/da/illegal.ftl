# Hvorfor reglerne forbyder et træk.

illegal-game-over = { $winner ->
    [attackers] Partiet er slut: angriberne har vundet.
    [defenders] Partiet er slut: forsvarerne har vundet.
   *[nobody] Partiet er slut: det er remis.
}
illegal-off-board = Dette bræt har intet felt { $square }. Det går fra a1 til { $last }.
illegal-empty-square = { $move } kan ikke lade sig gøre: der står ingen brik på { $from }.
illegal-not-your-piece = { $piece ->
    [king] Kongen på { $from } hører til forsvarerne, og du spiller angriberne.
    [attacker] Brikken på { $from } er en angriber, og du spiller forsvarerne.
   *[defender] Brikken på { $from } er en forsvarer, og du spiller angriberne.
}
illegal-no-step = { $square } til { $square } er ikke et træk. Vælg et andet felt at gå til.
illegal-not-straight = { $move } er ikke lige. Brikker går langs en række eller en kolonne.
illegal-blocked = { $move } kan ikke lade sig gøre: brikken på { $by } spærrer.
illegal-occupied = { $move } kan ikke lade sig gøre: { $piece ->
    [king] kongen står
    [attacker] en angriber står
   *[defender] en forsvarer står
} på { $by }.
illegal-stop-on-throne = Kun kongen må standse på tronen ({ $throne }).
illegal-king-stop-on-throne = Ingen må vende tilbage til tronen ({ $throne }), ikke engang kongen.
illegal-pass-throne = Kun kongen må passere tronen ({ $throne }), så { $move } kan ikke lade sig gøre.
illegal-king-pass-throne = Ingen må passere tronen ({ $throne }), ikke engang kongen.
illegal-enter-corner = Kun kongen må gå til hjørnet { $corner }.
illegal-king-enter-corner = Ingen må gå til hjørnet { $corner }, ikke engang kongen.
