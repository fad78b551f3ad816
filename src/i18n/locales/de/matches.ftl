# Matches über zwei Partien mit vertauschten Seiten, und Revanchen.

match-first-game = -# Erste Partie eines Matches über zwei
match-second-game = -# Zweite Partie des Matches, das mit Partie #{ $first } begann

match-goes-on = Das Match geht mit Partie #{ $second } weiter, mit vertauschten Seiten.
match-ends-with-its-first = Damit ist das Match zu Ende, und niemand hat es gewonnen.
match-won = Damit gewinnt { $winner } das Match, das mit Partie #{ $first } begann, mit { $points } zu { $others } gegen { $loser }.
match-drawn = Damit endet das Match, das mit Partie #{ $first } begann, unentschieden, { $points } zu { $points }.

button-rematch = Revanche, Seiten getauscht
elsewhere-rematch-asked = { $where ->
    [private] Du hast um eine Revanche gebeten, in der privaten Unterhaltung, in der gespielt wurde.
   *[channel] Du hast um eine Revanche gebeten. Die Herausforderung steht in { $place }.
}
elsewhere-rematch = { $where ->
    [private] Deine Revanche läuft. Das Brett steht in der privaten Unterhaltung, in der du darum gebeten hast.
   *[channel] Deine Revanche läuft. Das Brett steht in { $place }.
}
