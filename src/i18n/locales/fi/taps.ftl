# Siirtäminen napauttamalla: mitä yksityisessä viestissä on valikoiden vieressä.

choose-piece-page = Valikossa ovat nappulat { $first }–{ $last }, kaikkiaan { $all }. Napit näyttävät muut rivit.
choose-square-page = Valikossa ovat ruudut { $first }–{ $last }, kaikkiaan { $all }. Napit näyttävät muut.
button-rows-before = ← rivit { $first }–{ $last }
button-rows-after = rivit { $first }–{ $last } →
button-squares-before = ← { $first }–{ $last }
button-squares-after = { $first }–{ $last } →
button-other-pieces = Muut nappulat

piece-option-captures = { $square } · { $piece ->
    [king] kuningas
    [attacker] hyökkääjä
   *[defender] puolustaja
} · { $moves ->
    [one] { $moves } siirto
   *[other] { $moves } siirtoa
}, voi lyödä

preview-king-can-be-taken = **Sen jälkeen kuninkaasi voidaan lyödä siirrolla { $move }.**
preview-king-can-escape = **Sen jälkeen kuningas voi paeta siirrolla { $move }.**

settings-confirm = Kun napautat siirron: **sinulta kysytään**, ennen kuin se pelataan.
settings-no-confirm = Kun napautat siirron: **se pelataan heti**. Sinulta kysytään silti, jos siirto maksaisi pelin.
settings-how-confirm = Muuta se komennolla `/settings confirm`.

refuse-two-games = Kirjoitit siirron eteen #{ $written } ja valitsit pelin #{ $chosen }. Jätä toinen pois.

since-old-board = Tuo lauta ei ole uusin: se näyttää { $plies ->
    [0] alkuaseman
    [one] pelin { $plies } siirron jälkeen
   *[other] pelin { $plies } siirron jälkeen
}. Sen jälkeen:
since-nothing-played = Tuo lauta ei enää näytä, missä pelissä ollaan menossa.
since-already-played = Siirtosi { $move } on jo pelattu. Näkemäsi laudan jälkeen:
since-move = - { $moved }
since-earlier = … ja sitä ennen { $moves ->
    [one] { $moves } siirto
   *[other] { $moves } siirtoa
}.

games-page = Pelit { $first }–{ $last }, kaikkiaan { $all }.
games-placeholder = Näytä lauta
which-game-placeholder = Valitse peli
button-previous = ← Edelliset
button-next = Seuraavat →

no-picture-refused = Discord ei ottanut kuvaa vastaan, joten tässä on lauta tekstinä.
no-picture-not-drawn = En pystynyt piirtämään kuvaa, joten tässä on lauta tekstinä.
no-file-refused = Discord ei ottanut tiedostoa vastaan.
