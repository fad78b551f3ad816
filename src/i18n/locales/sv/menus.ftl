# Att välja ett drag i menyer, och förslagen medan någon skriver ett.

choose-piece = Vilken pjäs drar du?
choose-square = Vart går pjäsen på { $from }?
piece-placeholder = Pjäs
square-placeholder = Ruta
piece-option = { $square } · { $piece ->
    [king] kung
    [attacker] angripare
   *[defender] försvarare
} · { $moves ->
    [one] { $moves } drag
   *[other] { $moves } drag
}
move-option = { $move }
move-option-captures = { $move }, slår { $captured }

preview-move = Du skulle dra { $move }.
preview-move-captures = Du skulle dra { $move } och slå { $captured }.
preview-wins = Det vinner partiet.
preview-loses = **Det förlorar partiet.**
preview-draws = **Det gör partiet remi.**
preview-third-time-loses = **Det vore tredje gången den här ställningen uppstår: du skulle förlora.**
preview-third-time-wins = Det vore tredje gången den här ställningen uppstår: du skulle vinna.
preview-third-time-draws = **Det vore tredje gången den här ställningen uppstår: partiet skulle bli remi.**
preview-second-time = Det vore andra gången den här ställningen uppstår.

button-confirm-move = Bekräfta { $move }
button-cancel = Avbryt

closed-move-played = Ditt drag är spelat.
closed-move-left = Du har inte dragit. Knapparna under brädet fungerar fortfarande.
closed-resigned = Du har gett upp.
closed-resign-outdated = Du har inte gett upp: partiet har gått vidare sedan du tillfrågades. Om du fortfarande menar det, tryck på **Ge upp** under det senaste brädet, eller använd `/resign`.
closed-resign-kept = Du spelar vidare.
