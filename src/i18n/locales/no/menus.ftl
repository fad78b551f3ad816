# Å velge et trekk i menyer, og forslagene mens noen skriver et.

choose-piece = Hvilken brikke trekker du?
choose-square = Hvor skal brikken på { $from }?
piece-placeholder = Brikke
square-placeholder = Rute
piece-option = { $square } · { $piece ->
    [king] konge
    [attacker] angriper
   *[defender] forsvarer
} · { $moves ->
    [one] { $moves } trekk
   *[other] { $moves } trekk
}
move-option = { $move }
move-option-captures = { $move }, slår { $captured }

preview-move = Du ville spille { $move }.
preview-move-captures = Du ville spille { $move } og slå { $captured }.
preview-wins = Det vinner partiet.
preview-loses = **Det taper partiet.**
preview-draws = **Det gjør partiet remis.**
preview-third-time-loses = **Da ville denne stillingen stå for tredje gang: du ville tape.**
preview-third-time-wins = Da ville denne stillingen stå for tredje gang: du ville vinne.
preview-third-time-draws = **Da ville denne stillingen stå for tredje gang: partiet ville være remis.**
preview-second-time = Da ville denne stillingen stå for andre gang.

button-confirm-move = Bekreft { $move }
button-cancel = Avbryt

closed-move-played = Trekket ditt er spilt.
closed-move-left = Du har ikke trukket. Knappene under brettet virker fortsatt.
closed-resigned = Du har gitt opp.
closed-resign-outdated = Du har ikke gitt opp: partiet har gått videre siden jeg spurte. Hvis du fortsatt vil, trykk på **Gi opp** under det nyeste brettet, eller bruk `/resign`.
closed-resign-kept = Du spiller videre.
