# Jak skończyła się partia. Werdykty stoją za dwukropkiem.

verdict-won = { $winner ->
    [attackers] atakujący wygrywają
   *[defenders] obrońcy wygrywają
} { $plies ->
    [0] przed pierwszym ruchem
    [one] po { $plies } ruchu
    [few] po { $plies } ruchach
    [many] po { $plies } ruchach
   *[other] po { $plies } ruchu
}
verdict-drawn = partia kończy się remisem { $plies ->
    [0] przed pierwszym ruchem
    [one] po { $plies } ruchu
    [few] po { $plies } ruchach
    [many] po { $plies } ruchach
   *[other] po { $plies } ruchu
}

result-king-captured = { $name } gra { $move } i bije { $captured }: { $verdict }.
result-escape = { $name } doprowadza króla na { $square }: { $verdict }.
result-exit-fort = { $name } gra { $move } i król stoi na { $square } w forcie nie do zdobycia: { $verdict }.
result-encirclement = { $name } gra { $move } i zamyka pierścień, a żaden obrońca nie dojdzie już do krawędzi: { $verdict }.
result-no-moves = { $name } gra { $move }, a { $opponent } nie ma dozwolonego ruchu: { $verdict }.
result-no-pieces = { $name } gra { $move } i bije ostatniego atakującego: { $verdict }.
result-repetition = { $name } gra { $move } i ta sama pozycja jest na planszy po raz trzeci: { $verdict }.
result-move-limit = { $name } gra { $move } i mija zbyt wiele ruchów bez bicia: { $verdict }.
result-resignation = { $loser } poddaje partię: { $winner ->
    [attackers] { $name } wygrywa atakującymi
   *[defenders] { $name } wygrywa obrońcami
} { $plies ->
    [0] przed pierwszym ruchem
    [one] po { $plies } ruchu
    [few] po { $plies } ruchach
    [many] po { $plies } ruchach
   *[other] po { $plies } ruchu
}.
result-agreement = { $attackers } i { $defenders } zgadzają się na remis { $plies ->
    [0] przed pierwszym ruchem
    [one] po { $plies } ruchu
    [few] po { $plies } ruchach
    [many] po { $plies } ruchach
   *[other] po { $plies } ruchu
}.

result-also-captured = Ostatni ruch, { $move }, bije { $captured }.

game-is-over = Partia #{ $game } jest skończona: { $how }.

over-king-captured = król został zbity i { $winner ->
    [attackers] wygrali atakujący
   *[defenders] wygrali obrońcy
}
over-escape = król uciekł i { $winner ->
    [attackers] wygrali atakujący
   *[defenders] wygrali obrońcy
}
over-exit-fort = król stał w forcie nie do zdobycia i { $winner ->
    [attackers] wygrali atakujący
   *[defenders] wygrali obrońcy
}
over-encirclement = obrońcy zostali zamknięci i { $winner ->
    [attackers] wygrali atakujący
   *[defenders] wygrali obrońcy
}
over-no-moves = jedna strona nie miała dozwolonego ruchu i { $winner ->
    [attackers] wygrali atakujący
   *[defenders] wygrali obrońcy
}
over-no-moves-drawn = jedna strona nie miała dozwolonego ruchu, więc jest remis
over-repetition = pozycja była na planszy po raz trzeci i { $winner ->
    [attackers] wygrali atakujący
   *[defenders] wygrali obrońcy
}
over-repetition-drawn = pozycja była na planszy po raz trzeci, więc jest remis
over-move-limit = zbyt wiele ruchów minęło bez bicia, więc jest remis
over-won = { $winner ->
    [attackers] wygrali atakujący
   *[defenders] wygrali obrońcy
}
over-drawn = jest remis
over-resignation = { $loser } poddaje partię i { $winner ->
    [attackers] wygrywają atakujący
   *[defenders] wygrywają obrońcy
}
over-agreement = obie strony zgodziły się na remis
