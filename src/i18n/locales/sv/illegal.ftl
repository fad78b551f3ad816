# Varför reglerna förbjuder ett drag.

illegal-game-over = { $winner ->
    [attackers] Partiet är slut: angriparna har vunnit.
    [defenders] Partiet är slut: försvararna har vunnit.
   *[nobody] Partiet är slut: det blev remi.
}
illegal-off-board = Det här brädet har ingen ruta { $square }. Det går från a1 till { $last }.
illegal-empty-square = { $move } går inte: ingen pjäs står på { $from }.
illegal-not-your-piece = { $piece ->
    [king] Kungen på { $from } hör till försvararna, och du spelar angriparna.
    [attacker] Pjäsen på { $from } är en angripare, och du spelar försvararna.
   *[defender] Pjäsen på { $from } är en försvarare, och du spelar angriparna.
}
illegal-no-step = { $square } till { $square } är inget drag. Välj en annan ruta att gå till.
illegal-not-straight = { $move } är inte rakt. Pjäser går längs en rad eller en kolumn.
illegal-blocked = { $move } hindras av pjäsen på { $by }.
illegal-occupied = { $piece ->
    [king] { $move } hindras: kungen står på { $by }.
    [attacker] { $move } hindras: en angripare står på { $by }.
   *[defender] { $move } hindras: en försvarare står på { $by }.
}
illegal-stop-on-throne = Bara kungen får stanna på tronen ({ $throne }).
illegal-king-stop-on-throne = Ingen får återvända till tronen ({ $throne }), inte ens kungen.
illegal-pass-throne = Bara kungen får gå över tronen ({ $throne }), så { $move } går inte.
illegal-king-pass-throne = Ingen får gå över tronen ({ $throne }), inte ens kungen.
illegal-enter-corner = Bara kungen får gå till hörnet { $corner }.
illegal-king-enter-corner = Ingen får gå till hörnet { $corner }, inte ens kungen.
