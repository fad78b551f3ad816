# Miksi säännöt kieltävät siirron.

illegal-game-over = { $winner ->
    [attackers] Peli on päättynyt: hyökkääjät voittivat.
    [defenders] Peli on päättynyt: puolustajat voittivat.
   *[nobody] Peli on päättynyt: tuli tasapeli.
}
illegal-off-board = Tällä laudalla ei ole ruutua { $square }. Ruudut ovat a1–{ $last }.
illegal-empty-square = { $move } ei onnistu: ruudussa { $from } ei ole nappulaa.
illegal-not-your-piece = { $piece ->
    [king] Kuningas ruudussa { $from } kuuluu puolustajille, ja sinä pelaat hyökkääjillä.
    [attacker] Nappula ruudussa { $from } on hyökkääjä, ja sinä pelaat puolustajilla.
   *[defender] Nappula ruudussa { $from } on puolustaja, ja sinä pelaat hyökkääjillä.
}
illegal-no-step = { $square }-{ $square } ei ole siirto. Valitse toinen kohderuutu.
illegal-not-straight = { $move } ei kulje suoraan. Nappulat kulkevat riviä tai saraketta pitkin.
illegal-blocked = { $move } ei onnistu: nappula ruudussa { $by } on tiellä.
illegal-occupied = { $move } ei onnistu: ruudussa { $by } on { $piece ->
    [king] kuningas
    [attacker] hyökkääjä
   *[defender] puolustaja
}.
illegal-stop-on-throne = Vain kuningas saa pysähtyä valtaistuimelle ({ $throne }).
illegal-king-stop-on-throne = Kukaan ei saa palata valtaistuimelle ({ $throne }), ei edes kuningas.
illegal-pass-throne = Vain kuningas saa kulkea valtaistuimen ({ $throne }) yli, joten { $move } ei onnistu.
illegal-king-pass-throne = Kukaan ei saa kulkea valtaistuimen ({ $throne }) yli, ei edes kuningas.
illegal-enter-corner = Vain kuningas saa mennä kulmaan { $corner }.
illegal-king-enter-corner = Kukaan ei saa mennä kulmaan { $corner }, ei edes kuningas.
