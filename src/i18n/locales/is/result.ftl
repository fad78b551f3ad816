# Hvernig tafli lauk. Úrskurðirnir standa á eftir tvípunkti.

verdict-won = { $winner ->
    [attackers] árásarmenn vinna
   *[defenders] varnarmenn vinna
} { $plies ->
    [0] fyrir fyrsta leik
    [one] eftir { $plies } leik
   *[other] eftir { $plies } leiki
}
verdict-drawn = jafntefli { $plies ->
    [0] fyrir fyrsta leik
    [one] eftir { $plies } leik
   *[other] eftir { $plies } leiki
}

result-king-captured = { $name } lék { $move } og drap { $captured }: { $verdict }.
result-escape = { $name } kom konunginum á { $square }: { $verdict }.
result-exit-fort = { $name } lék { $move } og konungurinn er á { $square } í óvinnandi virki: { $verdict }.
result-encirclement = { $name } lék { $move } og hringurinn lokaðist, svo enginn varnarmaður kemst lengur út á jaðar: { $verdict }.
result-no-moves = { $name } lék { $move } og { $opponent } á engan löglegan leik: { $verdict }.
result-no-pieces = { $name } lék { $move } og drap síðasta árásarmanninn: { $verdict }.
result-repetition = { $name } lék { $move } og sama staða er á borðinu í þriðja sinn: { $verdict }.
result-move-limit = { $name } lék { $move } og of margir leikir eru liðnir án dráps: { $verdict }.
result-resignation = { $loser } gafst upp: { $winner ->
    [attackers] { $name } vinnur með árásarmönnum
   *[defenders] { $name } vinnur með varnarmönnum
} { $plies ->
    [0] fyrir fyrsta leik
    [one] eftir { $plies } leik
   *[other] eftir { $plies } leiki
}.
result-agreement = { $attackers } og { $defenders } sömdu um jafntefli { $plies ->
    [0] fyrir fyrsta leik
    [one] eftir { $plies } leik
   *[other] eftir { $plies } leiki
}.

result-also-captured = Síðasti leikurinn, { $move }, drap { $captured }.

game-is-over = Tafli #{ $game } er lokið: { $how }.

over-king-captured = konungurinn var drepinn og { $winner ->
    [attackers] árásarmenn unnu
   *[defenders] varnarmenn unnu
}
over-escape = konungurinn slapp og { $winner ->
    [attackers] árásarmenn unnu
   *[defenders] varnarmenn unnu
}
over-exit-fort = konungurinn var í óvinnandi virki og { $winner ->
    [attackers] árásarmenn unnu
   *[defenders] varnarmenn unnu
}
over-encirclement = varnarmenn voru lokaðir inni og { $winner ->
    [attackers] árásarmenn unnu
   *[defenders] varnarmenn unnu
}
over-no-moves = annað liðið átti engan löglegan leik og { $winner ->
    [attackers] árásarmenn unnu
   *[defenders] varnarmenn unnu
}
over-no-moves-drawn = annað liðið átti engan löglegan leik, svo jafntefli varð
over-repetition = staða kom upp í þriðja sinn og { $winner ->
    [attackers] árásarmenn unnu
   *[defenders] varnarmenn unnu
}
over-repetition-drawn = staða kom upp í þriðja sinn, svo jafntefli varð
over-move-limit = of margir leikir liðu án dráps, svo jafntefli varð
over-won = { $winner ->
    [attackers] árásarmenn unnu
   *[defenders] varnarmenn unnu
}
over-drawn = jafntefli varð
over-resignation = { $loser } gafst upp og { $winner ->
    [attackers] árásarmenn unnu
   *[defenders] varnarmenn unnu
}
over-agreement = samið var um jafntefli
