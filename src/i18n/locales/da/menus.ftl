# At vælge et træk i menuer, og forslagene, mens nogen skriver et.

choose-piece = Hvilken brik trækker du?
choose-square = Hvor skal brikken på { $from } hen?
piece-placeholder = Brik
square-placeholder = Felt
piece-option = { $square } · { $piece ->
    [king] konge
    [attacker] angriber
   *[defender] forsvarer
} · { $moves ->
    [one] { $moves } træk
   *[other] { $moves } træk
}
move-option = { $move }
move-option-captures = { $move }, slår { $captured }

preview-move = Du ville spille { $move }.
preview-move-captures = Du ville spille { $move } og slå { $captured }.
preview-wins = Det vinder partiet.
preview-loses = **Det taber partiet.**
preview-draws = **Det gør partiet remis.**
preview-third-time-loses = **Så ville denne stilling stå for tredje gang: du ville tabe.**
preview-third-time-wins = Så ville denne stilling stå for tredje gang: du ville vinde.
preview-third-time-draws = **Så ville denne stilling stå for tredje gang: partiet ville være remis.**
preview-second-time = Så ville denne stilling stå for anden gang.

button-confirm-move = Bekræft { $move }
button-cancel = Annuller

closed-move-played = Dit træk er spillet.
closed-move-left = Du har ikke trukket. Knapperne under brættet virker stadig.
closed-resigned = Du har givet op.
closed-resign-outdated = Du har ikke givet op: partiet er gået videre, siden jeg spurgte. Hvis du stadig vil, så tryk på **Giv op** under det nyeste bræt, eller brug `/resign`.
closed-resign-kept = Du spiller videre.
