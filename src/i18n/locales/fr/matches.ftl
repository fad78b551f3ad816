# Matchs de deux parties en échangeant les camps, et revanches.

match-first-game = -# Première partie d’un match de deux
match-second-game = -# Deuxième partie du match qui a commencé par la partie #{ $first }

match-goes-on = Le match continue avec la partie #{ $second }, en échangeant les camps.
match-ends-with-its-first = Le match est donc terminé, et personne ne l’a gagné.
match-won = { $winner } gagne donc le match qui a commencé par la partie #{ $first }, { $points } à { $others } contre { $loser }.
match-drawn = Le match qui a commencé par la partie #{ $first } finit donc à égalité, { $points } à { $points }.

button-rematch = Revanche, camps échangés
elsewhere-rematch-asked = { $where ->
    [private] Tu as demandé une revanche, dans la conversation privée où la partie a été jouée.
   *[channel] Tu as demandé une revanche. Le défi est dans { $place }.
}
elsewhere-rematch = { $where ->
    [private] Ta revanche a commencé. Le plateau est dans la conversation privée où tu l’as demandée.
   *[channel] Ta revanche a commencé. Le plateau est dans { $place }.
}
