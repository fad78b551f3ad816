# Hvordan et parti endte. Utfallene står etter et kolon.

verdict-won = { $winner ->
    [attackers] angriperne vinner
   *[defenders] forsvarerne vinner
} { $plies ->
    [0] før første trekk
    [one] etter { $plies } trekk
   *[other] etter { $plies } trekk
}
verdict-drawn = partiet er remis { $plies ->
    [0] før første trekk
    [one] etter { $plies } trekk
   *[other] etter { $plies } trekk
}

result-king-captured = { $name } spilte { $move } og slo { $captured }: { $verdict }.
result-escape = { $name } fikk kongen til { $square }: { $verdict }.
result-exit-fort = { $name } spilte { $move }, og kongen står på { $square } i et uinntakelig fort: { $verdict }.
result-encirclement = { $name } spilte { $move }, og ringen er sluttet, så ingen forsvarer kan nå kanten lenger: { $verdict }.
result-no-moves = { $name } spilte { $move }, og { $opponent } har ingen lovlige trekk: { $verdict }.
result-no-pieces = { $name } spilte { $move } og slo den siste angriperen: { $verdict }.
result-repetition = { $name } spilte { $move }, og den samme stillingen står for tredje gang: { $verdict }.
result-move-limit = { $name } spilte { $move }, og det har gått for mange trekk uten slag: { $verdict }.
result-resignation = { $loser } ga opp: { $winner ->
    [attackers] { $name } vinner med angriperne
   *[defenders] { $name } vinner med forsvarerne
} { $plies ->
    [0] før første trekk
    [one] etter { $plies } trekk
   *[other] etter { $plies } trekk
}.
result-agreement = { $attackers } og { $defenders } ble enige om remis { $plies ->
    [0] før første trekk
    [one] etter { $plies } trekk
   *[other] etter { $plies } trekk
}.

result-also-captured = Det siste trekket, { $move }, slo { $captured }.

game-is-over = Parti #{ $game } er slutt: { $how }.

over-king-captured = kongen ble slått, og { $winner ->
    [attackers] angriperne vant
   *[defenders] forsvarerne vant
}
over-escape = kongen slapp unna, og { $winner ->
    [attackers] angriperne vant
   *[defenders] forsvarerne vant
}
over-exit-fort = kongen sto i et uinntakelig fort, og { $winner ->
    [attackers] angriperne vant
   *[defenders] forsvarerne vant
}
over-encirclement = forsvarerne var stengt inne, og { $winner ->
    [attackers] angriperne vant
   *[defenders] forsvarerne vant
}
over-no-moves = den ene siden hadde ingen lovlige trekk, og { $winner ->
    [attackers] angriperne vant
   *[defenders] forsvarerne vant
}
over-no-moves-drawn = den ene siden hadde ingen lovlige trekk, så det er remis
over-repetition = en stilling sto for tredje gang, og { $winner ->
    [attackers] angriperne vant
   *[defenders] forsvarerne vant
}
over-repetition-drawn = en stilling sto for tredje gang, så det er remis
over-move-limit = det gikk for mange trekk uten slag, så det er remis
over-won = { $winner ->
    [attackers] angriperne vant
   *[defenders] forsvarerne vant
}
over-drawn = det ble remis
over-resignation = { $loser } ga opp, og { $winner ->
    [attackers] angriperne vant
   *[defenders] forsvarerne vant
}
over-agreement = de to ble enige om remis
