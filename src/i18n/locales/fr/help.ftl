# Comment jouer, en huit courts paragraphes.

help-head-game = Le jeu
help-head-begin = Commencer
help-head-move = Ton coup
help-head-end = Terminer
help-head-games = Tes parties
help-head-past = Revoir une partie
help-head-rules = Règles
help-head-server = Serveurs

help-aim = Le tafl est un jeu de plateau pour deux. Les attaquants veulent attraper le roi ; les défenseurs veulent le mettre à l’abri.
help-begin = Écris `/challenge` et choisis quelqu’un. Une fois le défi accepté, le plateau apparaît dans ce salon.
help-turn = Tu reçois une mention quand c’est ton tour. Appuie sur **Jouer** sous le plateau, choisis une pièce, choisis une case, confirme.
help-write = Ou écris `/move d2-d5` : la case que la pièce quitte, puis celle où elle va. Les colonnes ont des lettres, les rangées des numéros.
help-moves = Toutes les pièces vont tout droit, aussi loin que la voie est libre. Tu captures une pièce en l’enfermant entre deux des tiennes.
help-see = `/board` te montre une partie, `/games` toutes les tiennes, d’abord celles qui t’attendent. `/settings` choisit l’apparence que les plateaux ont pour toi, et quand je t’envoie des rappels.
help-end = **Proposer la nulle** et **Abandonner** se trouvent sous le plateau ; `/draw` et `/resign` font la même chose.
help-several = Si tu joues plusieurs parties, dis laquelle avec l’option `game`.
help-time = Chaque partie a sa cadence : trois jours par coup, si tu n’en choisis pas une autre. Une fois ton temps écoulé, l’adversaire peut réclamer la victoire, te donner plus de temps ou attendre (`/claim`, `/add-time`). `/vacation` arrête tes pendules pendant ton absence. Rien ne se perd quand je redémarre.
help-past = `/history`, `/show` et `/replay` reviennent sur une partie, `/export` et `/import` font sortir et entrer des parties, `/record` les compte.
help-rules = `/rules` te dit les règles de chaque variante, avec des images.
help-server = Qui gère un serveur dispose de `/server-settings` et `/tafl-end` ; `/tafl-check` dit à qui le demande ce que je peux faire dans un salon.
