# Jouer avec les menus : ce qui se trouve dans le message privé à côté des menus.

choose-piece-page = Le menu contient les pièces { $first } à { $last } sur { $all }. Les boutons montrent les autres rangées.
choose-square-page = Le menu contient les cases { $first } à { $last } sur { $all }. Les boutons montrent les autres.
button-rows-before = ← rangées { $first } à { $last }
button-rows-after = rangées { $first } à { $last } →
button-squares-before = ← { $first } à { $last }
button-squares-after = { $first } à { $last } →
button-other-pieces = Autres pièces

piece-option-captures = { $square } · { $piece ->
    [king] roi
    [attacker] attaquant
   *[defender] défenseur
} · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, peut capturer

preview-king-can-be-taken = **Ton roi pourra ensuite être capturé par { $move }.**
preview-king-can-escape = **Le roi pourra ensuite s’échapper par { $move }.**

settings-confirm = Quand tu choisis un coup dans les menus : **on te demande confirmation** avant de le jouer.
settings-no-confirm = Quand tu choisis un coup dans les menus : **il est joué aussitôt**. On te demande quand même confirmation s’il devait te coûter la partie.
settings-how-confirm = Change cela avec `/settings confirm`.

refuse-two-games = Tu as écrit #{ $written } devant le coup et choisi la partie #{ $chosen }. Laisse l’un des deux de côté.

since-old-board = Ce plateau n’est pas le dernier : il montre { $plies ->
    [0] le départ
    [one] la partie après { $plies } coup
   *[other] la partie après { $plies } coups
}. Depuis :
since-already-played = Ton coup { $move } est déjà joué. Depuis le plateau que tu as vu :
since-nothing-played = Ce plateau ne montre plus où en est la partie.
since-move = - { $moved }
since-earlier = … et { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} avant cela.

games-page = Parties { $first } à { $last } sur { $all }.
games-placeholder = Montrer un plateau
which-game-placeholder = Choisir la partie
button-previous = ← Précédent
button-next = Suivant →

no-picture-refused = Discord n’a pas accepté l’image, voici donc le plateau en texte.
no-picture-not-drawn = Je n’ai pas pu dessiner l’image, voici donc le plateau en texte.
no-file-refused = Discord n’a pas accepté le fichier.
