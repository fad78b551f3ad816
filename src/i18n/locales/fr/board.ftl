# Le message avec le plateau après chaque coup, et le plateau que quelqu’un regarde.

game-started = { $variant }. { $attackers } joue les attaquants, { $defenders } les défenseurs.
first-move = { $mention }, à toi de jouer : les attaquants commencent.
first-move-defenders = { $mention }, à toi de jouer : les défenseurs commencent.
your-move = { $mention }, à toi de jouer.

moved = { $side ->
    [attackers] { $name } (attaquants) a joué { $move }.
   *[defenders] { $name } (défenseurs) a joué { $move }.
}
moved-and-captured = { $side ->
    [attackers] { $name } (attaquants) a joué { $move } et capturé { $captured }.
   *[defenders] { $name } (défenseurs) a joué { $move } et capturé { $captured }.
}
king-moved = { $name } (défenseurs) a joué le roi { $move }.
king-moved-and-captured = { $name } (défenseurs) a joué le roi { $move } et capturé { $captured }.

# Éléments de la liste de ce qui a été capturé, toujours complément d’objet.
captured-against-throne = { $squares } contre le trône
captured-against-corner = { $squares } contre un coin
captured-by-shieldwall = { $squares } par un mur de boucliers
captured-in-trap = { $squares } dans un piège
captured-king = le roi en { $square }
captured-groups = { $head }, ainsi que { $last }

stands-second-time = Cette position est sur le plateau pour la deuxième fois.
third-time-draws = Une troisième fois, et la partie est nulle.
third-time-mover = Qui la provoque une troisième fois perd.
third-time-defenders = Une troisième fois, et les défenseurs perdent.
third-time-aggressor = Une troisième fois, et le camp qui aurait pu l’éviter perd.

board-title = { $variant } : { $attackers } (attaquants) contre { $defenders } (défenseurs)
board-no-move = Aucun coup n’a encore été joué.
board-your-move = C’est à toi de jouer (tour commencé { $since }).
board-their-move = C’est à { $name } de jouer (tour commencé { $since }).
board-draw-offered = Une proposition de nulle est en attente.
board-ended = La partie s’est terminée { $since }.

button-move = Jouer
button-offer-draw = Proposer la nulle
button-resign = Abandonner

# Pour une partie dont les données enregistrées se contredisent.
board-frozen = Cette partie ne peut pas continuer : ce qui en est enregistré se contredit. La personne qui m’héberge est prévenue ; rien n’est perdu. Le plateau montre la partie aussi loin que je peux la suivre.
