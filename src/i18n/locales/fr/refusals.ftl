# Pourquoi rien ne s’est fait : ce qui ne va pas, et que faire.

refuse-no-such-game = Je ne trouve pas de partie #{ $game } que tu puisses voir d’ici. `/games` liste les tiennes.
refuse-not-a-game = « { $text } » n’est ni le numéro d’une partie, ni un morceau de nom dans l’une des tiennes, que voici :
refuse-not-a-game-of-none = « { $text } » n’est pas le numéro d’une partie, et tu n’en as aucune en cours. Défie quelqu’un avec `/challenge`.
refuse-no-running-game = Tu n’as aucune partie en cours. Défie quelqu’un avec `/challenge`.
refuse-which-game = De quelle partie parles-tu ? Choisis-la dans le menu, ou indique-la avec l’option `game`.
refuse-not-a-player = Il n’y a que { $attackers } et { $defenders } qui jouent dans la partie #{ $game }.
refuse-frozen = La partie #{ $game } ne peut pas continuer : ce qui en est enregistré se contredit. La personne qui m’héberge est prévenue ; rien n’est perdu.
refuse-not-your-turn = C’est à { $opponent } de jouer (tour commencé { $since }) dans la partie #{ $game }.
refuse-stale-board = Ce plateau montre { $board-ply ->
    [0] le départ
   *[other] le coup { $board-ply }
} de la partie #{ $game }. Depuis, { $moves ->
    [one] { $moves } coup a été joué
   *[other] { $moves } coups ont été joués
}, et c’est à { $to-move } de jouer.
refuse-stale-board-where = `/board` montre le dernier.

refuse-empty-move = Écris le coup comme `{ $example }` : la case de départ, puis la case d’arrivée.
refuse-not-a-move = Je n’arrive pas à lire « { $text } » comme un coup. Écris la case de départ, puis la case d’arrivée : `{ $example }`.
refuse-invisible-move = Je n’arrive pas à lire cela comme un coup. Écris la case de départ, puis la case d’arrivée : `{ $example }`.
refuse-unexpected-text = Je ne comprends pas « { $rest } » après le coup. Les deux cases suffisent : `{ $example }`.
refuse-not-captured = { $move } ne capturerait pas { $square }. Les deux cases suffisent : ce qui est capturé découle des règles.

refuse-challenged-self = Tu ne peux pas te défier toi-même. Choisis quelqu’un d’autre.
refuse-challenged-bot = { $name } est un bot, et les bots ne jouent pas au tafl ici. Défie une personne.
refuse-no-such-variant = Je ne connais pas la variante « { $key } ». Je connais { $variants }.
refuse-no-such-theme = Je ne connais pas le thème « { $key } ». Je connais { $themes }.
refuse-no-such-challenge = Je ne trouve plus ce défi. Lances-en un nouveau avec `/challenge`.
refuse-challenge-accepted = Ce défi a été accepté et est devenu la partie #{ $game }.
refuse-challenge-declined = Ce défi a été refusé. On peut en lancer un nouveau avec `/challenge`.
refuse-challenge-withdrawn = Ce défi a été retiré. On peut en lancer un nouveau avec `/challenge`.
refuse-challenge-open = Ce défi est encore ouvert. Appuie encore une fois sur le bouton.
refuse-not-challenged = Seule la personne défiée, { $challenged }, peut répondre à ce défi.
refuse-not-challenger = Seule la personne qui a lancé ce défi, { $challenger }, peut le retirer.

refuse-offer-accepted = Cette proposition de nulle a été acceptée : la partie #{ $game } est nulle.
refuse-offer-declined = Cette proposition de nulle a été refusée ; la partie #{ $game } a continué.
refuse-offer-lapsed = Cette proposition de nulle est caduque : un coup, ou la fin de la partie #{ $game }, est arrivé avant.
refuse-offer-open = Cette proposition de nulle est encore en attente. Appuie encore une fois sur le bouton.
refuse-already-offered-yourself = Tu as déjà proposé la nulle dans la partie #{ $game }. Ta proposition vaut jusqu’à une réponse ou un nouveau coup.

unknown-press-other-version = Ce bouton vient d’une autre version de moi. `/games` liste tes parties avec leurs derniers plateaux.
unknown-press = Je ne connais pas ce bouton. `/games` liste tes parties avec leurs derniers plateaux.

fault = Ça n’a pas marché, et c’est ma faute. `/board` montre où en est ta partie ; ensuite, essaie encore une fois.
fault-busy = Ma base de données est occupée en ce moment, rien n’a donc été changé. Réessaie dans un instant.
fault-disk = Mon disque n’accepte rien en ce moment (il est peut-être plein), rien n’a donc été changé. La personne qui m’héberge peut lire pourquoi dans mon journal ; réessaie plus tard.
