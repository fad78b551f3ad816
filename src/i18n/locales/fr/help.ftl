# Comment jouer, en une douzaine de lignes.

help-title = **Comment jouer**
help-aim = Le tafl est un jeu de plateau pour deux. Les attaquants veulent attraper le roi ; les défenseurs veulent le mettre à l’abri.
help-begin = Écris `/challenge` et choisis quelqu’un. Une fois le défi accepté, le plateau apparaît dans ce salon.
help-turn = Tu reçois une mention quand c’est ton tour. Appuie sur **Jouer** sous le plateau, choisis une pièce, choisis une case, confirme.
help-write = Ou écris `/move d2-d5` : la case que la pièce quitte, puis celle où elle va. Les colonnes ont des lettres, les rangées des numéros.
help-moves = Toutes les pièces vont tout droit, aussi loin que la voie est libre. Tu captures une pièce en l’enfermant entre deux des tiennes.
help-see = `/board` te montre une partie, `/games` toutes les tiennes, d’abord celles qui t’attendent. `/settings` choisit l’apparence que les plateaux ont pour toi.
help-end = **Proposer la nulle** et **Abandonner** se trouvent sous le plateau ; `/draw` et `/resign` font la même chose.
help-several = Si tu joues plusieurs parties, dis laquelle avec l’option `game`.
help-time = Prends ton temps : une partie peut durer des jours, et rien ne se perd quand je redémarre.
help-past = `/history`, `/show` et `/replay` reviennent sur une partie, `/export` et `/import` font sortir et entrer des parties, `/record` les compte.
help-rules = `/rules` te dit les règles de chaque variante, avec des images.
help-server = Qui gère un serveur dispose de `/server-settings` et `/tafl-end` ; `/tafl-check` dit à qui le demande ce que je peux faire dans un salon.
