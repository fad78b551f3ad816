# Comment une partie s’est terminée. Les verdicts se placent après un deux-points.

verdict-won = { $winner ->
    [attackers] les attaquants gagnent
   *[defenders] les défenseurs gagnent
} { $plies ->
    [0] avant le premier coup
    [one] après { $plies } coup
   *[other] après { $plies } coups
}
verdict-drawn = la partie est nulle { $plies ->
    [0] avant le premier coup
    [one] après { $plies } coup
   *[other] après { $plies } coups
}

result-king-captured = { $name } a joué { $move } et capturé { $captured } : { $verdict }.
result-escape = Le roi a atteint { $square } pour { $name } : { $verdict }.
result-exit-fort = Avec { $move } joué par { $name }, le roi se tient en { $square } dans un fort imprenable : { $verdict }.
result-encirclement = { $move } joué par { $name } a fermé le cercle, et plus aucun défenseur ne peut atteindre le bord : { $verdict }.
result-no-moves = Après { $move } joué par { $name }, { $opponent } n’a plus de coup légal : { $verdict }.
result-no-pieces = { $name } a joué { $move } et capturé le dernier attaquant : { $verdict }.
result-repetition = Après { $move } joué par { $name }, la même position est là pour la troisième fois : { $verdict }.
result-move-limit = Avec { $move } joué par { $name }, trop de coups ont passé sans capture : { $verdict }.
result-resignation = { $loser } a abandonné : { $winner ->
    [attackers] { $name } gagne avec les attaquants
   *[defenders] { $name } gagne avec les défenseurs
} { $plies ->
    [0] avant le premier coup
    [one] après { $plies } coup
   *[other] après { $plies } coups
}.
result-agreement = { $attackers } et { $defenders } ont convenu de la nulle { $plies ->
    [0] avant le premier coup
    [one] après { $plies } coup
   *[other] après { $plies } coups
}.

result-also-captured = Le dernier coup, { $move }, a capturé { $captured }.

game-is-over = La partie #{ $game } est terminée : { $how }.

over-king-captured = le roi a été capturé, et { $winner ->
    [attackers] les attaquants ont gagné
   *[defenders] les défenseurs ont gagné
}
over-escape = le roi s’est échappé, et { $winner ->
    [attackers] les attaquants ont gagné
   *[defenders] les défenseurs ont gagné
}
over-exit-fort = le roi se tenait dans un fort imprenable, et { $winner ->
    [attackers] les attaquants ont gagné
   *[defenders] les défenseurs ont gagné
}
over-encirclement = les défenseurs étaient enfermés, et { $winner ->
    [attackers] les attaquants ont gagné
   *[defenders] les défenseurs ont gagné
}
over-no-moves = un camp n’avait plus de coup légal, et { $winner ->
    [attackers] les attaquants ont gagné
   *[defenders] les défenseurs ont gagné
}
over-no-moves-drawn = un camp n’avait plus de coup légal, ce qui donne la nulle
over-repetition = une position est apparue pour la troisième fois, et { $winner ->
    [attackers] les attaquants ont gagné
   *[defenders] les défenseurs ont gagné
}
over-repetition-drawn = une position est apparue pour la troisième fois, ce qui donne la nulle
over-move-limit = trop de coups ont passé sans capture, ce qui donne la nulle
over-won = { $winner ->
    [attackers] les attaquants ont gagné
   *[defenders] les défenseurs ont gagné
}
over-drawn = elle est nulle
over-resignation = { $loser } a abandonné, et { $winner ->
    [attackers] les attaquants ont gagné
   *[defenders] les défenseurs ont gagné
}
over-agreement = les deux camps ont convenu de la nulle
