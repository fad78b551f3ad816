# Miten peli päättyi. Tuomiot ovat kaksoispisteen jälkeen.

verdict-won = { $winner ->
    [attackers] hyökkääjät voittavat
   *[defenders] puolustajat voittavat
} { $plies ->
    [0] ennen ensimmäistä siirtoa
    [one] { $plies } siirron jälkeen
   *[other] { $plies } siirron jälkeen
}
verdict-drawn = peli päättyy tasan { $plies ->
    [0] ennen ensimmäistä siirtoa
    [one] { $plies } siirron jälkeen
   *[other] { $plies } siirron jälkeen
}

result-king-captured = { $name } siirsi { $move } ja löi { $captured }: { $verdict }.
result-escape = { $name } vei kuninkaan ruutuun { $square }: { $verdict }.
result-exit-fort = { $name } siirsi { $move }, ja kuningas on ruudussa { $square } murtumattomassa linnakkeessa: { $verdict }.
result-encirclement = { $name } siirsi { $move } ja sulki renkaan, eikä yksikään puolustaja pääse enää reunalle: { $verdict }.
result-no-moves = { $name } siirsi { $move }, ja nyt { $opponent } on ilman sallittua siirtoa: { $verdict }.
result-no-pieces = { $name } siirsi { $move } ja löi viimeisen hyökkääjän: { $verdict }.
result-repetition = { $name } siirsi { $move }, ja sama asema on laudalla kolmatta kertaa: { $verdict }.
result-move-limit = { $name } siirsi { $move }, ja liian monta siirtoa on kulunut ilman lyöntiä: { $verdict }.
result-resignation = { $loser } luovutti: { $winner ->
    [attackers] { $name } voittaa hyökkääjillä
   *[defenders] { $name } voittaa puolustajilla
} { $plies ->
    [0] ennen ensimmäistä siirtoa
    [one] { $plies } siirron jälkeen
   *[other] { $plies } siirron jälkeen
}.
result-agreement = { $attackers } ja { $defenders } sopivat tasapelistä { $plies ->
    [0] ennen ensimmäistä siirtoa
    [one] { $plies } siirron jälkeen
   *[other] { $plies } siirron jälkeen
}.

result-also-captured = Viimeinen siirto { $move } löi { $captured }.

game-is-over = Peli #{ $game } on päättynyt: { $how }.

over-king-captured = kuningas lyötiin, ja { $winner ->
    [attackers] hyökkääjät voittivat
   *[defenders] puolustajat voittivat
}
over-escape = kuningas pakeni, ja { $winner ->
    [attackers] hyökkääjät voittivat
   *[defenders] puolustajat voittivat
}
over-exit-fort = kuningas oli murtumattomassa linnakkeessa, ja { $winner ->
    [attackers] hyökkääjät voittivat
   *[defenders] puolustajat voittivat
}
over-encirclement = puolustajat saarrettiin, ja { $winner ->
    [attackers] hyökkääjät voittivat
   *[defenders] puolustajat voittivat
}
over-no-moves = toisella puolella ei ollut sallittua siirtoa, ja { $winner ->
    [attackers] hyökkääjät voittivat
   *[defenders] puolustajat voittivat
}
over-no-moves-drawn = toisella puolella ei ollut sallittua siirtoa, joten tuli tasapeli
over-repetition = asema oli laudalla kolmatta kertaa, ja { $winner ->
    [attackers] hyökkääjät voittivat
   *[defenders] puolustajat voittivat
}
over-repetition-drawn = asema oli laudalla kolmatta kertaa, joten tuli tasapeli
over-move-limit = liian monta siirtoa kului ilman lyöntiä, joten tuli tasapeli
over-won = { $winner ->
    [attackers] hyökkääjät voittivat
   *[defenders] puolustajat voittivat
}
over-drawn = tuli tasapeli
over-resignation = { $loser } luovutti, ja { $winner ->
    [attackers] hyökkääjät voittivat
   *[defenders] puolustajat voittivat
}
over-agreement = molemmat sopivat tasapelistä
