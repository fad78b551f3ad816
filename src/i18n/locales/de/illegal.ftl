# Warum die Regeln einen Zug verbieten.

illegal-game-over = { $winner ->
    [attackers] Die Partie ist zu Ende: Die Angreifer haben gewonnen.
    [defenders] Die Partie ist zu Ende: Die Verteidiger haben gewonnen.
   *[nobody] Die Partie ist zu Ende: Sie ist remis.
}
illegal-off-board = Dieses Brett hat kein Feld { $square }. Es reicht von a1 bis { $last }.
illegal-empty-square = { $move } geht nicht: Auf { $from } steht kein Stein.
illegal-not-your-piece = { $piece ->
    [king] Der König auf { $from } gehört den Verteidigern, und du spielst die Angreifer.
    [attacker] Der Stein auf { $from } ist ein Angreifer, und du spielst die Verteidiger.
   *[defender] Der Stein auf { $from } ist ein Verteidiger, und du spielst die Angreifer.
}
illegal-no-step = Von { $square } nach { $square } ist kein Zug. Wähle ein anderes Zielfeld.
illegal-not-straight = { $move } ist nicht gerade. Steine ziehen nur waagerecht oder senkrecht.
illegal-blocked = { $move } geht nicht: Der Stein auf { $by } steht im Weg.
illegal-occupied = { $move } geht nicht: Auf { $by } steht { $piece ->
    [king] der König
    [attacker] ein Angreifer
   *[defender] ein Verteidiger
}.
illegal-stop-on-throne = Nur der König darf auf dem Thron ({ $throne }) anhalten.
illegal-king-stop-on-throne = Niemand darf auf den Thron ({ $throne }) zurückkehren, nicht einmal der König.
illegal-pass-throne = Nur der König darf über den Thron ({ $throne }) ziehen, also geht { $move } nicht.
illegal-king-pass-throne = Niemand darf über den Thron ({ $throne }) ziehen, nicht einmal der König.
illegal-enter-corner = Nur der König darf in die Ecke { $corner } ziehen.
illegal-king-enter-corner = Niemand darf in die Ecke { $corner } ziehen, nicht einmal der König.
