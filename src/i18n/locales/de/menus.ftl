# Einen Zug aus Menüs wählen, und die Vorschläge beim Tippen.

choose-piece = Welchen Stein ziehst du?
choose-square = Wohin zieht der Stein von { $from }?
piece-placeholder = Stein
square-placeholder = Feld
piece-option = { $square } · { $piece ->
    [king] König
    [attacker] Angreifer
   *[defender] Verteidiger
} · { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
move-option = { $move }
move-option-captures = { $move }, schlägt { $captured }

preview-move = Du würdest { $move } ziehen.
preview-move-captures = Du würdest { $move } ziehen und { $captured } schlagen.
preview-wins = Damit gewinnst du die Partie.
preview-loses = **Damit verlierst du die Partie.**
preview-draws = **Damit ist die Partie remis.**
preview-third-time-loses = **Diese Stellung wäre dann zum dritten Mal auf dem Brett: Du würdest verlieren.**
preview-third-time-wins = Diese Stellung wäre dann zum dritten Mal auf dem Brett: Du würdest gewinnen.
preview-third-time-draws = **Diese Stellung wäre dann zum dritten Mal auf dem Brett: Die Partie wäre remis.**
preview-second-time = Diese Stellung wäre dann zum zweiten Mal auf dem Brett.

button-confirm-move = { $move } bestätigen
button-cancel = Abbrechen

closed-move-played = Dein Zug ist gespielt.
closed-move-left = Du hast nicht gezogen. Die Knöpfe unter dem Brett gehen weiterhin.
closed-resigned = Du hast aufgegeben.
closed-resign-outdated = Du hast nicht aufgegeben: Die Partie ist weitergegangen, seit ich dich gefragt habe. Wenn du es noch immer willst, drück **Aufgeben** unter dem neuesten Brett, oder nimm `/resign`.
closed-resign-kept = Du spielst weiter.
