# Pourquoi les règles interdisent un coup.

illegal-game-over = { $winner ->
    [attackers] La partie est terminée : les attaquants ont gagné.
    [defenders] La partie est terminée : les défenseurs ont gagné.
   *[nobody] La partie est terminée : elle est nulle.
}
illegal-off-board = Ce plateau n’a pas de case { $square }. Il va de a1 à { $last }.
illegal-empty-square = { $move } n’est pas possible : il n’y a pas de pièce en { $from }.
illegal-not-your-piece = { $piece ->
    [king] Le roi en { $from } appartient aux défenseurs, et tu joues les attaquants.
    [attacker] La pièce en { $from } est un attaquant, et tu joues les défenseurs.
   *[defender] La pièce en { $from } est un défenseur, et tu joues les attaquants.
}
illegal-no-step = De { $square } à { $square }, ce n’est pas un coup. Choisis une autre case d’arrivée.
illegal-not-straight = { $move } n’est pas en ligne droite. Les pièces suivent une rangée ou une colonne.
illegal-blocked = { $move } est impossible : la pièce en { $by } barre la voie.
illegal-occupied = { $move } est impossible : { $piece ->
    [king] le roi se trouve
    [attacker] un attaquant se trouve
   *[defender] un défenseur se trouve
} en { $by }.
illegal-stop-on-throne = Seul le roi peut s’arrêter sur le trône ({ $throne }).
illegal-king-stop-on-throne = Aucune pièce ne peut revenir sur le trône ({ $throne }), pas même le roi.
illegal-pass-throne = Seul le roi peut passer par le trône ({ $throne }), donc { $move } est impossible.
illegal-king-pass-throne = Aucune pièce ne peut passer par le trône ({ $throne }), pas même le roi.
illegal-enter-corner = Seul le roi peut aller dans le coin { $corner }.
illegal-king-enter-corner = Aucune pièce ne peut aller dans le coin { $corner }, pas même le roi.
