# Wie eine Partie geendet hat. Die Urteile stehen hinter einem Doppelpunkt.

verdict-won = { $winner ->
    [attackers] Die Angreifer gewinnen
   *[defenders] Die Verteidiger gewinnen
} { $plies ->
    [0] vor dem ersten Zug
    [one] nach { $plies } Zug
   *[other] nach { $plies } Zügen
}
verdict-drawn = Die Partie ist { $plies ->
    [0] vor dem ersten Zug
    [one] nach { $plies } Zug
   *[other] nach { $plies } Zügen
} remis

result-king-captured = { $name } hat { $move } gezogen und { $captured } geschlagen: { $verdict }.
result-escape = Der König von { $name } hat { $square } erreicht: { $verdict }.
result-exit-fort = Mit { $move } von { $name } steht der König auf { $square } in einer uneinnehmbaren Festung: { $verdict }.
result-encirclement = Mit { $move } von { $name } hat sich der Ring geschlossen, und kein Verteidiger kann noch den Rand erreichen: { $verdict }.
result-no-moves = Nach { $move } von { $name } hat { $opponent } keinen gültigen Zug: { $verdict }.
result-no-pieces = { $name } hat { $move } gezogen und den letzten Angreifer geschlagen: { $verdict }.
result-repetition = Nach { $move } von { $name } ist dieselbe Stellung zum dritten Mal auf dem Brett: { $verdict }.
result-move-limit = Mit { $move } von { $name } sind zu viele Züge ohne Schlagen vergangen: { $verdict }.
result-resignation = { $loser } hat aufgegeben: { $winner ->
    [attackers] { $name } gewinnt mit den Angreifern
   *[defenders] { $name } gewinnt mit den Verteidigern
} { $plies ->
    [0] vor dem ersten Zug
    [one] nach { $plies } Zug
   *[other] nach { $plies } Zügen
}.
result-agreement = { $attackers } und { $defenders } haben sich { $plies ->
    [0] vor dem ersten Zug
    [one] nach { $plies } Zug
   *[other] nach { $plies } Zügen
} auf Remis geeinigt.

result-also-captured = Der letzte Zug, { $move }, hat { $captured } geschlagen.

game-is-over = Partie #{ $game } ist zu Ende: { $how }.

over-king-captured = Der König wurde geschlagen, und { $winner ->
    [attackers] die Angreifer haben gewonnen
   *[defenders] die Verteidiger haben gewonnen
}
over-escape = Der König ist entkommen, und { $winner ->
    [attackers] die Angreifer haben gewonnen
   *[defenders] die Verteidiger haben gewonnen
}
over-exit-fort = Der König stand in einer uneinnehmbaren Festung, und { $winner ->
    [attackers] die Angreifer haben gewonnen
   *[defenders] die Verteidiger haben gewonnen
}
over-encirclement = Die Verteidiger waren eingeschlossen, und { $winner ->
    [attackers] die Angreifer haben gewonnen
   *[defenders] die Verteidiger haben gewonnen
}
over-no-moves = Eine Seite hatte keinen gültigen Zug, und { $winner ->
    [attackers] die Angreifer haben gewonnen
   *[defenders] die Verteidiger haben gewonnen
}
over-no-moves-drawn = Eine Seite hatte keinen gültigen Zug, also ist es remis
over-repetition = Eine Stellung war zum dritten Mal auf dem Brett, und { $winner ->
    [attackers] die Angreifer haben gewonnen
   *[defenders] die Verteidiger haben gewonnen
}
over-repetition-drawn = Eine Stellung war zum dritten Mal auf dem Brett, also ist es remis
over-move-limit = Zu viele Züge sind ohne Schlagen vergangen, also ist es remis
over-won = { $winner ->
    [attackers] Die Angreifer haben gewonnen
   *[defenders] Die Verteidiger haben gewonnen
}
over-drawn = Sie endete remis
over-resignation = { $loser } hat aufgegeben, und { $winner ->
    [attackers] die Angreifer haben gewonnen
   *[defenders] die Verteidiger haben gewonnen
}
over-agreement = Beide haben sich auf Remis geeinigt
