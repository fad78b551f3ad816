# Choisir un coup dans des menus, et les suggestions pendant qu’on en tape un.

choose-piece = Quelle pièce joues-tu ?
choose-square = Où va la pièce en { $from } ?
piece-placeholder = Pièce
square-placeholder = Case
piece-option = { $square } · { $piece ->
    [king] roi
    [attacker] attaquant
   *[defender] défenseur
} · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
move-option = { $move }
move-option-captures = { $move }, capture { $captured }

preview-move = Tu jouerais { $move }.
preview-move-captures = Tu jouerais { $move } et capturerais { $captured }.
preview-wins = Ce coup gagne la partie.
preview-loses = **Ce coup perd la partie.**
preview-draws = **Ce coup rend la partie nulle.**
preview-third-time-loses = **Cette position serait là pour la troisième fois : tu perdrais.**
preview-third-time-wins = Cette position serait là pour la troisième fois : tu gagnerais.
preview-third-time-draws = **Cette position serait là pour la troisième fois : la partie serait nulle.**
preview-second-time = Cette position serait là pour la deuxième fois.

button-confirm-move = Confirmer { $move }
button-cancel = Annuler

closed-move-played = Ton coup est joué.
closed-move-left = Tu n’as pas joué. Les boutons sous le plateau marchent toujours.
closed-resigned = Tu as abandonné.
closed-resign-outdated = Tu n’as pas abandonné : la partie a avancé depuis la question. Si tu le veux toujours, appuie sur **Abandonner** sous le dernier plateau, ou utilise `/resign`.
closed-resign-kept = Tu continues à jouer.
