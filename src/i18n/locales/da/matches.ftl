# Matcher på to partier med byttede sider, og revancher.

match-first-game = -# Første parti i en match på to
match-second-game = -# Andet parti i matchen, der begyndte med parti #{ $first }

match-goes-on = Matchen fortsætter med parti #{ $second }, med byttede sider.
match-ends-with-its-first = Dermed er matchen slut, og ingen har vundet den.
match-won = Dermed vinder { $winner } matchen, der begyndte med parti #{ $first }, med { $points }–{ $others } over { $loser }.
match-drawn = Dermed ender matchen, der begyndte med parti #{ $first }, uafgjort, { $points }–{ $points }.

button-rematch = Revanche, byttede sider
elsewhere-rematch-asked = { $where ->
    [private] Du har bedt om revanche, i den private samtale, hvor partiet blev spillet.
   *[channel] Du har bedt om revanche. Udfordringen er i { $place }.
}
elsewhere-rematch = { $where ->
    [private] Din revanche er i gang. Brættet er i den private samtale, hvor du bad om den.
   *[channel] Din revanche er i gang. Brættet er i { $place }.
}
