# Att dra med tryck: det som står i det privata meddelandet bredvid menyerna.

choose-piece-page = Menyn visar pjäserna { $first } till { $last } av { $all }. Knapparna visar de andra raderna.
choose-square-page = Menyn visar rutorna { $first } till { $last } av { $all }. Knapparna visar de andra.
button-rows-before = ← rad { $first } till { $last }
button-rows-after = rad { $first } till { $last } →
button-squares-before = ← { $first } till { $last }
button-squares-after = { $first } till { $last } →
button-other-pieces = Andra pjäser

piece-option-captures = { $square } · { $piece ->
    [king] kung
    [attacker] angripare
   *[defender] försvarare
} · { $moves ->
    [one] { $moves } drag
   *[other] { $moves } drag
}, kan slå

preview-king-can-be-taken = **Din kung kan sedan slås med { $move }.**
preview-king-can-escape = **Kungen kan sedan fly med { $move }.**

settings-confirm = När du trycker fram ett drag: **du tillfrågas** innan det spelas.
settings-no-confirm = När du trycker fram ett drag: **det spelas genast**. Du tillfrågas ändå när det skulle kosta dig partiet.
settings-how-confirm = Ändra det med `/settings confirm`.

refuse-two-games = Du skrev #{ $written } framför draget och valde parti #{ $chosen }. Ta bort ett av dem.

since-old-board = { $plies ->
    [0] Det brädet är inte det senaste: det visar startställningen. Sedan dess:
    [one] Det brädet är inte det senaste: det visar partiet efter { $plies } drag. Sedan dess:
   *[other] Det brädet är inte det senaste: det visar partiet efter { $plies } drag. Sedan dess:
}
since-already-played = Ditt drag { $move } är redan spelat. Sedan brädet som du såg:
since-nothing-played = Det brädet visar inte längre hur partiet står.
since-move = - { $moved }
since-earlier = { $moves ->
    [one] … och { $moves } drag dessförinnan.
   *[other] … och { $moves } drag dessförinnan.
}

games-page = Partier { $first } till { $last } av { $all }.
games-placeholder = Visa ett bräde
which-game-placeholder = Välj partiet
button-previous = ← Föregående
button-next = Nästa →

no-picture-refused = Discord tog inte emot bilden, så här är brädet som text.
no-picture-not-drawn = Jag kunde inte rita bilden, så här är brädet som text.
no-file-refused = Discord tog inte emot filen.
