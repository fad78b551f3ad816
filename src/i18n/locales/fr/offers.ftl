# Autres propositions que la nulle : reprendre des coups, et annuler une partie avant que les deux camps aient joué.

take-back-asked = { $name } demande à reprendre { $moves }, au coup { $plies }.
take-back-agreed = { $opponent } est d’accord : à { $name } de rejouer.
take-back-declined-notice = { $mention }, { $opponent } refuse ta demande de reprise. La partie continue.
abort-asked = { $name } demande à annuler la partie : personne ne gagne, et elle ne compte pas.
abort-agreed = { $opponent } est d’accord : la partie est annulée.
abort-declined-notice = { $mention }, { $opponent } refuse d’annuler la partie. Elle continue.
draw-declined-notice = { $mention }, { $opponent } refuse ta proposition de nulle. La partie continue.

offer-withdrawn = { $name } y a renoncé.

request-question = { $mention }, es-tu d’accord ?
request-declined = Demande refusée.
request-lapsed = La demande est caduque : la partie a continué.
request-lapsed-at-end = La demande est caduque : la partie est terminée.

button-accept-draw-at = { $plies ->
    [0] Accepter la nulle (avant le premier coup)
   *[other] Accepter la nulle (coup { $plies })
}
button-undo = Laisser reprendre { $moves }
button-accept-abort = Annuler la partie
button-decline-request = Refuser
button-withdraw-offer = Retirer
closed-offer-withdrawn = C’est retiré. La partie continue.
button-take-back = Reprendre un coup
button-abort = Annuler la partie

taken-back = { $name } reprend { $moves } ; { $opponent } est d’accord.

board-take-back-asked = Une demande de reprise est en attente.
board-abort-asked = Une demande d’annulation de la partie est en attente.

result-aborted = { $attackers } et { $defenders } ont annulé la partie avant d’avoir joué chacun un coup : elle ne compte pour personne.
result-intervention = { $manager }, qui gère ce serveur, a mis fin à la partie { $plies ->
    [0] avant le premier coup
    [one] après { $plies } coup
   *[other] après { $plies } coups
} : personne ne gagne. La raison donnée : « { $why } »
result-intervention-unknown = Une personne qui gère ce serveur a mis fin à la partie : personne ne gagne.
result-intervention-silent = { $manager }, qui gère ce serveur, a mis fin à la partie { $plies ->
    [0] avant le premier coup
    [one] après { $plies } coup
   *[other] après { $plies } coups
} : personne ne gagne.
over-aborted = les deux camps ont convenu de l’annuler
over-intervention = une personne qui gère le serveur y a mis fin

alt-broken-off = Partie annulée.

elsewhere-take-back-asked = { $where ->
    [private] Tu as demandé à reprendre. La demande est dans la conversation privée où vous jouez.
   *[channel] Tu as demandé à reprendre. La demande est dans { $place }.
}
elsewhere-abort-asked = { $where ->
    [private] Tu as demandé à annuler la partie. La demande est dans la conversation privée où vous jouez.
   *[channel] Tu as demandé à annuler la partie. La demande est dans { $place }.
}
elsewhere-taken-back = { $where ->
    [private] Tu as accepté la reprise. Le plateau est dans la conversation privée où vous jouez.
   *[channel] Tu as accepté la reprise. Le plateau est dans { $place }.
}
elsewhere-aborted = { $where ->
    [private] Tu as accepté d’annuler la partie. Le plateau est dans la conversation privée où vous jouez.
   *[channel] Tu as accepté d’annuler la partie. Le plateau est dans { $place }.
}
elsewhere-declined = { $where ->
    [private] Tu as refusé. L’autre camp l’apprend dans la conversation privée où vous jouez.
   *[channel] Tu as refusé. L’autre camp l’apprend dans { $place }.
}
elsewhere-ended = { $where ->
    [private] Tu as mis fin à la partie. Le plateau est dans la conversation privée de la partie.
   *[channel] Tu as mis fin à la partie. Le plateau est dans { $place }.
}

refuse-stale-board-taken-back = Ce plateau montre { $board-ply ->
    [0] le départ
   *[other] le coup { $board-ply }
} de la partie #{ $game }. Depuis, des coups ont été repris, et c’est à { $to-move } de jouer.
since-taken-back = - Des coups ont été repris.
refuse-unknown-offer = Je ne trouve plus cette proposition. `/board` montre où en est la partie.
refuse-not-your-offer = C’est à { $name } seulement de retirer cela.
refuse-offer-withdrawn = Cela a été retiré ; la partie #{ $game } a continué.
refuse-not-yours-to-answer = C’est à { $opponent } seulement de répondre.
refuse-request-open = Cette demande est encore en attente. Appuie encore une fois sur le bouton.
refuse-request-declined = Cette demande a été refusée ; la partie #{ $game } a continué.
refuse-request-lapsed = Cette demande est caduque : un coup, ou la fin de la partie #{ $game }, est arrivé avant.
refuse-take-back-accepted = C’est déjà repris dans la partie #{ $game }.
refuse-abort-accepted = La partie #{ $game } est déjà annulée.
refuse-take-back-asked-yourself = Tu as déjà demandé à reprendre { $moves } dans la partie #{ $game }. Ta demande vaut jusqu’à une réponse ou un nouveau coup.
refuse-abort-asked-yourself = Tu as déjà demandé à annuler la partie #{ $game }. Ta demande vaut jusqu’à une réponse ou un nouveau coup.
refuse-draw-offered-to-you = { $name } t’a déjà proposé la nulle dans la partie #{ $game }. Acceptes-tu ?
refuse-take-back-asked-of-you = { $name } demande à reprendre { $moves } dans la partie #{ $game }. Réponds d’abord à cela : es-tu d’accord ?
refuse-abort-asked-of-you = { $name } demande à annuler la partie #{ $game }. Réponds d’abord à cela : es-tu d’accord ?
refuse-draw-again = Tu as déjà proposé la nulle dans la partie #{ $game } depuis ton dernier coup. Joue un coup avant de la proposer de nouveau.
refuse-take-back-again = Tu l’as déjà demandé dans la partie #{ $game }. Tu pourras le redemander quand un coup aura été joué.
refuse-abort-again = Tu as déjà demandé à annuler la partie #{ $game }. Tu pourras le redemander quand un coup aura été joué.
refuse-nothing-to-take-back = Tu n’as aucun coup à reprendre dans la partie #{ $game }.
refuse-too-late-to-abort = Les deux camps ont joué dans la partie #{ $game }, elle ne peut donc plus être annulée. Propose la nulle avec `/draw`, ou abandonne avec `/resign`.
refuse-not-a-manager = Il faut pouvoir gérer ce serveur pour mettre fin aux parties des autres. Les tiennes, tu peux y mettre fin avec `/resign`.
refuse-manages-own-game = Tu joues toi-même dans la partie #{ $game } : c’est à quelqu’un d’autre qui peut gérer ce serveur d’y mettre fin. Tu peux proposer la nulle avec `/draw`, ou abandonner avec `/resign`.
refuse-not-a-number = « { $text } » n’est pas le numéro d’une partie. Chaque plateau commence par le sien, comme `#17`.
refuse-no-reason = Dis en quelques mots pourquoi la partie doit prendre fin : les deux camps le liront.
refuse-too-many-challenges = Tu as { $most } défis en attente, autant qu’on peut en avoir à la fois. Retires-en un avec son bouton **Retirer**, ou attends une réponse.
refuse-busy = Trop de gens ont demandé ce genre de chose en même temps. Réessaie dans quelques minutes.
refuse-too-many-requests = C’est plus que ce que j’accepte d’une personne en une minute. La prochaine demande comptera { $again }.

guild-game-choice = #{ $game } · { $variant } · { $attackers } contre { $defenders }

help-take-back = Un coup de travers ? **Reprendre un coup** le demande à l’autre camp. Tant que les deux camps n’ont pas joué, **Annuler la partie** demande à l’annuler (`/take-back`, `/abort`).
