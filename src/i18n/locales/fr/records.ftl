# Parties notées ailleurs et apportées ici, et continuer à jouer à partir d’elles.

record-title = Une partie notée de { $variant }
record-title-names = Une partie notée de { $variant } : { $attackers } (attaquants) contre { $defenders } (défenseurs)
record-title-attackers = Une partie notée de { $variant } : { $attackers } joue les attaquants
record-title-defenders = Une partie notée de { $variant } : { $defenders } joue les défenseurs
record-over = Ici, la partie est terminée : { $how }.
record-kept = -# Visible par toi seulement. Je la garde jusqu’au { $until }.

button-play-on = Continuer d’ici
play-on-question = Qui défies-tu pour continuer d’ici ? Choisis d’abord ton camp, puis la personne.
play-on-to-move = { $side ->
    [attackers] Trait aux attaquants.
   *[defenders] Trait aux défenseurs.
}
play-on-placeholder = Qui défies-tu ?
button-side-by-lot = Tirer au sort
button-side-attackers = Je prends les attaquants
button-side-defenders = Je prends les défenseurs

challenge-own-start = { $side ->
    [attackers] La partie commence à la position sur l’image, trait aux attaquants, et ne compte pas dans `/record`.
   *[defenders] La partie commence à la position sur l’image, trait aux défenseurs, et ne compte pas dans `/record`.
}
challenge-sides = { $attackers } a les attaquants, { $defenders } les défenseurs.
lot-gives-sides = Le sort donne les attaquants à { $attackers } et les défenseurs à { $defenders }.
closed-challenge-made = Ton défi est lancé.

refuse-record-not-one = Donne-moi soit l’option `record` avec la partie en texte, soit l’option `file` avec la partie dans un fichier.
refuse-record-too-large = C’est trop gros : { $size } Ko. Je lis au plus { $most } Ko.
refuse-record-not-text = Ce n’est pas un fichier texte. Je lis les parties en notation OpenTafl, telles que `/export` les écrit.
refuse-record-not-fetched = Impossible de récupérer le fichier chez Discord. Essaie encore une fois.
refuse-record-empty = Il n’y a rien dedans. Je lis les parties en notation OpenTafl, telles que `/export` les écrit.
refuse-record-too-many-moves = Cette partie a { $moves } coups. Je garde les parties de { $most } coups au plus.
refuse-record-no-rules = Je n’y trouve pas de règles, comme dans « [rules: dim:11 …] ». Les parties de `/export` les ont ; une position seule s’écrit en rangées, `3ttt3/4t4/…`, suivies du camp qui a le trait, `a` ou `d`.
refuse-record-unreadable = Je n’arrive pas à lire la ligne { $line } : { $why }
refuse-record-illegal = Le coup { $move } à la ligne { $line } (coup { $ply }) est impossible : { $why }
refuse-record-not-captured = Le coup { $move } à la ligne { $line } (coup { $ply }) ne capture pas { $square }.
refuse-record-bad-move = Je n’arrive pas à lire « { $text } » à la ligne { $line } comme un coup.
refuse-record-turn = À la ligne { $line } se trouve le numéro « { $found } » là où devrait être le tour { $expected }.
refuse-record-position = Je n’arrive pas à lire cette position : { $why }
refuse-record-other-variant = Cette partie notée dit elle-même selon quelles règles elle se joue : celles de { $variant }. Enlève l’option `variant`.
refuse-record-other-size = { $size ->
    [0] Cette position a { $rows } rangées, et aucune variante ici n’a un tel plateau. Donne-moi la partie entière avec ses règles.
   *[other] Cette position a { $rows } rangées, mais le plateau de cette variante en a { $size }.
}
refuse-no-such-record = Je ne trouve plus cette partie notée : je ne garde que tes dix dernières, et aucune plus de 30 jours. Apporte-la de nouveau avec `/import`.
refuse-asked-already = Tu as déjà défié { $name } pour continuer à partir de là, et ce défi est encore ouvert.
refuse-asked-anybody-already = Ton défi pour continuer à partir de là est encore ouvert à tout le monde.
refuse-nothing-to-play-on = À cette position, la partie est terminée. Reviens à une position où elle continue.
