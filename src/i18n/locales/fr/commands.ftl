# Ce que Discord montre pendant qu’on tape une commande. 100 caractères au plus.

cmd-challenge-desc = Défie quelqu’un à une partie de tafl
cmd-move-desc = Joue ton coup
cmd-board-desc = Regarde le plateau d’une partie (visible par toi seulement)
cmd-games-desc = Tes parties, d’abord celles qui t’attendent (visible par toi seulement)
cmd-resign-desc = Abandonne une partie ; on te demande d’abord confirmation
cmd-draw-desc = Propose la nulle
cmd-rules-desc = Lis les règles d’une variante ou d’une partie (visible par toi seulement)
cmd-settings-desc = Vois et change la façon dont je te montre les choses (visible par toi seulement)
cmd-help-desc = Comment jouer (visible par toi seulement)
cmd-history-desc = La liste des coups d’une partie, en cours ou terminée (visible par toi seulement)
cmd-show-desc = Regarde une partie coup par coup (visible par toi seulement)
cmd-replay-desc = Regarde toute une partie en animation
cmd-export-desc = Une partie en notation OpenTafl, pour l’emporter ailleurs (visible par toi seulement)
cmd-import-desc = Apporte une partie ou une position en notation OpenTafl, regarde-la, continue à y jouer
cmd-record-desc = Combien de parties quelqu’un a gagnées, perdues ou nulles (visible par toi seulement)
cmd-server-settings-desc = Vois et change où et à quoi on joue sur ce serveur (visible par toi seulement)
cmd-tafl-check-desc = Découvre ce que j’ai le droit de faire ici ou non (visible par toi seulement)

cmd-take-back-desc = Demande à reprendre ton dernier coup
cmd-abort-desc = Demande à annuler une partie avant que les deux camps aient joué
cmd-tafl-end-desc = Mets fin à une partie bloquée de ce serveur, si tu le gères

opt-challenge-opponent-desc = Qui tu défies ; si tu ne mets personne, la première personne qui accepte joue
opt-challenge-variant-desc = Quel jeu de la famille ; Copenhagen si tu n’en choisis pas d’autre
opt-challenge-side-desc = Le camp que tu prends ; tiré au sort si tu ne choisis pas
opt-challenge-games-desc = Une partie, ou un match de deux en échangeant les camps
opt-challenge-house-rules-desc = Ce qui doit changer : shieldwall=none, repetition=draw… ; suggestions pendant que tu tapes
opt-move-move-desc = D’où à où ; la première case seule montre où la pièce peut aller
opt-move-game-desc = Quelle partie ; utile seulement s’il peut y en avoir plusieurs
opt-board-game-desc = Quelle partie ; utile seulement s’il peut y en avoir plusieurs
opt-board-flip-desc = Regarder de l’autre côté
opt-board-theme-desc = Le dessiner dans ce thème, cette fois seulement ; `/settings` le choisit pour de bon
opt-board-text-desc = Écrire le plateau en texte au lieu de le dessiner
opt-resign-game-desc = Quelle partie ; utile seulement s’il peut y en avoir plusieurs
opt-draw-game-desc = Quelle partie ; utile seulement s’il peut y en avoir plusieurs
opt-rules-variant-desc = Quel jeu de la famille ; sinon celui que tu joues ici, ou Copenhagen
opt-rules-game-desc = Une partie avec ses règles maison
opt-server-settings-add-channel-desc = Un salon où les parties peuvent commencer ; sans aucun, elles le peuvent partout
opt-server-settings-remove-channel-desc = Un salon où les nouvelles parties ne peuvent plus commencer
opt-server-settings-all-channels-desc = Laisser de nouveau les parties commencer dans tous les salons
opt-server-settings-threads-desc = Si chaque nouvelle partie reçoit son propre fil
opt-server-settings-variant-desc = Ce qui se joue quand personne ne choisit de variante
opt-settings-theme-desc = L’apparence des plateaux visibles par toi seulement
opt-take-back-game-desc = Quelle partie ; utile seulement s’il peut y en avoir plusieurs
opt-abort-game-desc = Quelle partie ; utile seulement s’il peut y en avoir plusieurs
opt-tafl-end-game-desc = Quelle partie, par son numéro
opt-tafl-end-reason-desc = Pourquoi, en quelques mots ; les deux camps le lisent
opt-settings-confirm-desc = S’il faut confirmer un coup choisi dans les menus avant qu’il soit joué

opt-history-game-desc = Quelle partie, par numéro ou adversaire ; sinon celle que tu joues, ou ta dernière
opt-show-move-desc = Après combien de coups ; 0, c’est le départ
opt-show-game-desc = Quelle partie, par numéro ou adversaire ; sinon celle que tu joues, ou ta dernière
opt-replay-game-desc = Quelle partie, par numéro ou adversaire ; sinon celle que tu joues, ou ta dernière
opt-replay-public-desc = La montrer à tout le monde ici
opt-export-game-desc = Quelle partie, par numéro ou adversaire ; sinon celle que tu joues, ou ta dernière
opt-import-record-desc = La partie en texte, ou une position en rangées suivies de a ou d
opt-import-file-desc = La partie dans un fichier texte, tel que /export le donne
opt-import-variant-desc = Les règles pour une position seule ; sinon celles du premier jeu sur un tel plateau
opt-record-user-desc = Les parties de qui, et le bilan entre vous ; les tiennes si tu ne mets personne

choice-attackers = Attaquants (ils commencent)
choice-defenders = Défenseurs (avec le roi)
choice-random = Tirage au sort
choice-one-game = Une partie
choice-match = Match de deux parties, camps échangés
