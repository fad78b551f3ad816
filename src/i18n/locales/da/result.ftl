# Hvordan et parti endte. Udfaldene står efter et kolon.

verdict-won = { $winner ->
    [attackers] angriberne vinder
   *[defenders] forsvarerne vinder
} { $plies ->
    [0] før første træk
    [one] efter { $plies } træk
   *[other] efter { $plies } træk
}
verdict-drawn = partiet er remis { $plies ->
    [0] før første træk
    [one] efter { $plies } træk
   *[other] efter { $plies } træk
}

result-king-captured = { $name } spillede { $move } og slog { $captured }: { $verdict }.
result-escape = { $name } bragte kongen til { $square }: { $verdict }.
result-exit-fort = { $name } spillede { $move }, og kongen står på { $square } i et uindtageligt fort: { $verdict }.
result-encirclement = { $name } spillede { $move }, og ringen er sluttet, så ingen forsvarer kan nå kanten mere: { $verdict }.
result-no-moves = { $name } spillede { $move }, og { $opponent } har intet lovligt træk: { $verdict }.
result-no-pieces = { $name } spillede { $move } og slog den sidste angriber: { $verdict }.
result-repetition = { $name } spillede { $move }, og den samme stilling står for tredje gang: { $verdict }.
result-move-limit = { $name } spillede { $move }, og der er gået for mange træk uden slag: { $verdict }.
result-resignation = { $loser } gav op: { $winner ->
    [attackers] { $name } vinder med angriberne
   *[defenders] { $name } vinder med forsvarerne
} { $plies ->
    [0] før første træk
    [one] efter { $plies } træk
   *[other] efter { $plies } træk
}.
result-agreement = { $attackers } og { $defenders } blev enige om remis { $plies ->
    [0] før første træk
    [one] efter { $plies } træk
   *[other] efter { $plies } træk
}.

result-also-captured = Det sidste træk, { $move }, slog { $captured }.

game-is-over = Parti #{ $game } er slut: { $how }.

over-king-captured = kongen blev slået, og { $winner ->
    [attackers] angriberne vandt
   *[defenders] forsvarerne vandt
}
over-escape = kongen undslap, og { $winner ->
    [attackers] angriberne vandt
   *[defenders] forsvarerne vandt
}
over-exit-fort = kongen stod i et uindtageligt fort, og { $winner ->
    [attackers] angriberne vandt
   *[defenders] forsvarerne vandt
}
over-encirclement = forsvarerne var lukket inde, og { $winner ->
    [attackers] angriberne vandt
   *[defenders] forsvarerne vandt
}
over-no-moves = den ene side havde intet lovligt træk, og { $winner ->
    [attackers] angriberne vandt
   *[defenders] forsvarerne vandt
}
over-no-moves-drawn = den ene side havde intet lovligt træk, så det er remis
over-repetition = en stilling stod for tredje gang, og { $winner ->
    [attackers] angriberne vandt
   *[defenders] forsvarerne vandt
}
over-repetition-drawn = en stilling stod for tredje gang, så det er remis
over-move-limit = der gik for mange træk uden slag, så det er remis
over-won = { $winner ->
    [attackers] angriberne vandt
   *[defenders] forsvarerne vandt
}
over-drawn = det blev remis
over-resignation = { $loser } gav op, og { $winner ->
    [attackers] angriberne vandt
   *[defenders] forsvarerne vandt
}
over-agreement = de to blev enige om remis
