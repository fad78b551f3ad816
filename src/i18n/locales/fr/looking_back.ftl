# Revenir sur des parties : coup par coup, en liste, en film, par écrit.

button-first = Début
button-last = Fin
button-back = Retour
button-replay = Animer
button-export = Exporter

step-start = { $plies ->
    [0] Le départ. Aucun coup n’a encore été joué.
    [one] Le départ, avant le seul coup.
   *[other] Le départ, avant le premier de { $plies } coups.
}
step-move = { $piece ->
    [attacker] Coup { $ply } sur { $plies } : les attaquants ont joué { $move }.
    [defender] Coup { $ply } sur { $plies } : les défenseurs ont joué { $move }.
   *[king] Coup { $ply } sur { $plies } : le roi a joué { $move }.
}
step-move-captures = { $piece ->
    [attacker] Coup { $ply } sur { $plies } : les attaquants ont joué { $move } et capturé { $captured }.
    [defender] Coup { $ply } sur { $plies } : les défenseurs ont joué { $move } et capturé { $captured }.
   *[king] Coup { $ply } sur { $plies } : le roi a joué { $move } et capturé { $captured }.
}

history-move = { $piece ->
    [attacker] **{ $ply }** Attaquants { $move } · <t:{ $at }:f>
    [defender] **{ $ply }** Défenseurs { $move } · <t:{ $at }:f>
   *[king] **{ $ply }** Roi { $move } · <t:{ $at }:f>
}
history-move-captures = { $piece ->
    [attacker] **{ $ply }** Attaquants { $move }, capture { $captured } · <t:{ $at }:f>
    [defender] **{ $ply }** Défenseurs { $move }, capture { $captured } · <t:{ $at }:f>
   *[king] **{ $ply }** Roi { $move }, capture { $captured } · <t:{ $at }:f>
}
history-notation = **{ $ply }** { $move } · <t:{ $at }:f>
history-none = Aucun coup n’a encore été joué.
history-page = { $plies ->
    [one] -# Le seul coup jusqu’ici.
   *[other] -# Coups { $from } à { $to } sur { $plies }.
}

film-left-out = { $moves ->
    [one] -# Un coup tranquille est omis.
   *[other] -# { $moves } coups tranquilles sont omis.
}
film-description = { $moves ->
    [0] La partie #{ $game } en animation : seulement le départ.
    [one] La partie #{ $game } en animation : le départ et le seul coup.
   *[other] La partie #{ $game } en animation, les { $moves } coups depuis le départ. `/history` les a en mots.
}

export-told = { $moves ->
    [0] Voici la partie en notation OpenTafl, avant son premier coup. `/import` sait la relire.
    [one] Voici la partie en notation OpenTafl, avec son seul coup. `/import` sait la relire.
   *[other] Voici la partie en notation OpenTafl, avec ses { $moves } coups. `/import` sait la relire.
}
export-description = { $moves ->
    [one] Partie #{ $game } en notation OpenTafl, { $moves } coup
   *[other] Partie #{ $game } en notation OpenTafl, { $moves } coups
}

past-game-choice = #{ $game } · terminée · { $variant } contre { $opponent }

on-day = <t:{ $at }:D>

refuse-no-game-at-all = Tu n’as encore joué aucune partie. Défie quelqu’un avec `/challenge`, ou indique une partie avec l’option `game`.
refuse-no-such-ply = { $plies ->
    [0] Aucun coup n’a encore été joué dans cette partie.
    [one] Il n’y a que { $plies } coup joué dans cette partie, pas { $ply }.
   *[other] Il n’y a que { $plies } coups joués dans cette partie, pas { $ply }.
}

this-is-board = { $ply ->
    [0] Ce message montre le départ de la partie #{ $game }. Voici où elle en est.
    [one] Ce message montre la partie #{ $game } après { $ply } coup. Voici où elle en est.
   *[other] Ce message montre la partie #{ $game } après { $ply } coups. Voici où elle en est.
}
this-is-of-game = Ce message appartient à la partie #{ $game }. Voici où elle en est.
this-is-offer = Ce message est une proposition faite par { $name } dans la partie #{ $game }. Voici où en est la partie.
this-is-challenge = Ce message est un défi. Voici où il en est.
this-is-not-ours = Ce message n’est pas de moi. Choisis l’un de mes messages au sujet d’une partie, d’un défi ou d’une proposition.
this-is-no-game = Mon message-là ne concerne aucune partie.
