# Hur ett parti slutade.

# I sin helhet, under det sista brädet. Varje mening slutar med ett av utslagen, en egen sats efter kolonet.
verdict-won = { $winner ->
    [attackers] angriparna vinner
   *[defenders] försvararna vinner
} { $plies ->
    [0] före första draget
    [one] efter { $plies } drag
   *[other] efter { $plies } drag
}
verdict-drawn = partiet är remi { $plies ->
    [0] före första draget
    [one] efter { $plies } drag
   *[other] efter { $plies } drag
}

result-king-captured = { $name } drog { $move } och slog { $captured }: { $verdict }.
result-escape = Kungen nådde { $square } för { $name }: { $verdict }.
result-exit-fort = Med draget { $move } av { $name } står kungen på { $square } i en flyktborg som inte kan brytas: { $verdict }.
result-encirclement = Draget { $move } av { $name } slöt ringen, och ingen försvarare kan nå kanten längre: { $verdict }.
result-no-moves = Efter draget { $move } av { $name } har { $opponent } inget tillåtet drag: { $verdict }.
result-no-pieces = { $name } drog { $move } och slog den sista angriparen: { $verdict }.
result-repetition = Efter draget { $move } av { $name } uppstår samma ställning för tredje gången: { $verdict }.
result-move-limit = Efter draget { $move } av { $name } har för många drag gått utan att något slagits: { $verdict }.
result-resignation = { $loser } gav upp: { $winner ->
    [attackers] { $name } vinner med angriparna
   *[defenders] { $name } vinner med försvararna
} { $plies ->
    [0] före första draget
    [one] efter { $plies } drag
   *[other] efter { $plies } drag
}.
result-agreement = { $attackers } och { $defenders } enades om remi { $plies ->
    [0] före första draget
    [one] efter { $plies } drag
   *[other] efter { $plies } drag
}.

result-also-captured = Det sista draget, { $move }, slog { $captured }.

# I korthet, för den som kommer för sent. $how är en av satserna nedan.
game-is-over = Parti #{ $game } är slut: { $how }.

over-king-captured = { $winner ->
    [attackers] kungen slogs, och angriparna vann
   *[defenders] kungen slogs, och försvararna vann
}
over-escape = { $winner ->
    [attackers] kungen kom undan, och angriparna vann
   *[defenders] kungen kom undan, och försvararna vann
}
over-exit-fort = { $winner ->
    [attackers] kungen stod i en flyktborg som inte kan brytas, och angriparna vann
   *[defenders] kungen stod i en flyktborg som inte kan brytas, och försvararna vann
}
over-encirclement = { $winner ->
    [attackers] försvararna var inringade, och angriparna vann
   *[defenders] försvararna var inringade, och försvararna vann
}
over-no-moves = { $winner ->
    [attackers] en sida hade inget tillåtet drag, och angriparna vann
   *[defenders] en sida hade inget tillåtet drag, och försvararna vann
}
over-no-moves-drawn = en sida hade inget tillåtet drag, och det blev remi
over-repetition = { $winner ->
    [attackers] en ställning uppstod för tredje gången, och angriparna vann
   *[defenders] en ställning uppstod för tredje gången, och försvararna vann
}
over-repetition-drawn = en ställning uppstod för tredje gången, och det blev remi
over-move-limit = för många drag gick utan att något slogs, och det blev remi
over-won = { $winner ->
    [attackers] angriparna vann
   *[defenders] försvararna vann
}
over-drawn = det blev remi
over-resignation = { $winner ->
    [attackers] { $loser } gav upp, och angriparna vann
   *[defenders] { $loser } gav upp, och försvararna vann
}
over-agreement = båda enades om remi
