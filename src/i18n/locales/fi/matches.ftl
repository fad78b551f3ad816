# Kahden pelin ottelut, joissa vaihdetaan puolia, ja uusintapelit.

match-first-game = -# Kahden pelin ottelun ensimmäinen peli
match-second-game = -# Pelistä #{ $first } alkaneen ottelun toinen peli

match-goes-on = Ottelu jatkuu pelillä #{ $second }; puolet vaihtuvat.
match-ends-with-its-first = Ottelu päättyi tähän, eikä kukaan voittanut sitä.
match-won = Pelistä #{ $first } alkanut ottelu on ratkennut: { $winner } voittaa pistein { $points }–{ $others }, vastustajana { $loser }.
match-drawn = Pelistä #{ $first } alkanut ottelu päättyi tasan, { $points }–{ $points }.

button-rematch = Uusintapeli, puolet vaihtuvat
elsewhere-rematch-asked = { $where ->
    [private] Pyysit uusintapeliä siinä yksityisessä keskustelussa, jossa peli pelattiin.
   *[channel] Pyysit uusintapeliä. Haaste on kanavalla { $place }.
}
elsewhere-rematch = { $where ->
    [private] Uusintapelisi alkoi. Lauta on yksityisessä keskustelussa, jossa pyysit sitä.
   *[channel] Uusintapelisi alkoi. Lauta on kanavalla { $place }.
}
