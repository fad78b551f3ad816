# Combien de temps on peut réfléchir, et ce qui se passe quand le temps est écoulé.

# La cadence, telle qu’elle figure dans les textes ci-dessous et dans les menus.
pace-per-move = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
pace-bank = { $days } jours, plus { $hours } heures par coup, { $most } jours au plus
pace-unlimited = Sans limite de temps
pace-weekends-off = { $pace }, hors samedi et dimanche (UTC)

# $pace est l’une de celles-là.
time-claim = Cadence : { $pace }. Une fois le temps écoulé, l’adversaire peut réclamer la victoire ; avant le premier coup d’un camp, la partie est annulée.
time-forfeit = Cadence : { $pace }. Une fois le temps écoulé, la partie est perdue ; avant le premier coup d’un camp, elle est annulée.
time-unlimited = Il n’y a pas de limite de temps.

# Après la phrase qui dit à qui de jouer.
time-until = Date limite : { $at } ({ $in }).
time-then-lost = Ensuite, la partie est perdue.
time-then-claim = Ensuite, { $opponent } peut réclamer la victoire.
time-then-broken-off = Tu n’as pas encore joué de premier coup : ensuite, la partie est annulée et ne compte pour personne.
time-stands = { $name } est en vacances jusqu’au { $at } ({ $in }) : la pendule est arrêtée jusque-là.
time-stands-own = Tu es en vacances jusqu’au { $at } ({ $in }) : la pendule est arrêtée jusque-là.
on-day-and-time = <t:{ $at }:f>

# $in est par exemple « dans 3 jours ».
games-line-timed = { $line } · date limite { $at } ({ $in })
games-line-up-own = { $line } · ton temps a expiré le { $at } ({ $since }) : tu peux encore jouer
games-line-up = { $line } · le temps imparti a expiré le { $at } ({ $since }) : tu peux réclamer la victoire
games-line-stands = { $line } · { $name } est en vacances jusqu’au { $at } ({ $in })
games-line-stands-own = { $line } · tu es en vacances jusqu’au { $at } ({ $in })

time-up = { $late } n’a pas joué à temps : le temps imparti a expiré le { $at } ({ $since }).
time-up-choice = { $mention }, tu peux réclamer la victoire, donner plus de temps ou attendre.
time-up-late = { $mention }, tu peux encore jouer tant que la victoire n’est pas réclamée.
time-up-own = Ton temps a expiré le { $at } ({ $since }), mais tu peux encore jouer tant que { $opponent } ne réclame pas la victoire.
time-added = { $name } donne plus de temps à { $opponent }.

time-given-back-minutes = Je n’étais pas joignable pendant un moment : { $count ->
    [one] { $count } minute a été rendue
   *[other] { $count } minutes ont été rendues
}.
time-given-back-hours = Je n’étais pas joignable pendant un moment : { $count ->
    [one] { $count } heure a été rendue
   *[other] { $count } heures ont été rendues
}.
time-given-back-days = Je n’étais pas joignable pendant un moment : { $count ->
    [one] { $count } jour a été rendu
   *[other] { $count } jours ont été rendus
}.

result-time = { $loser } a dépassé le temps imparti : { $winner ->
    [attackers] { $name } gagne avec les attaquants
   *[defenders] { $name } gagne avec les défenseurs
} { $plies ->
    [0] avant le premier coup
    [one] après { $plies } coup
   *[other] après { $plies } coups
}.
result-not-begun = { $name } n’a pas joué son premier coup. Rien de grave : la partie est annulée et ne compte pour personne.
over-time = { $loser } a dépassé le temps imparti, et { $winner ->
    [attackers] les attaquants ont gagné
   *[defenders] les défenseurs ont gagné
}
over-not-begun = un premier coup n’est jamais venu, elle ne compte donc pour personne

button-claim = Réclamer la victoire
button-add-time = { $days ->
    [one] Donner un jour de plus
   *[other] Donner { $days } jours de plus
}

claim-question = { $variant }, { $attackers } contre { $defenders }. { $late } n’a pas joué à temps, mais peut encore jouer tant que la victoire n’est pas réclamée. Réclames-tu la victoire ? Tu gagnes alors aussitôt.
claim-question-first = { $variant }, { $attackers } contre { $defenders }. { $late } n’a pas joué son premier coup à temps : si tu réclames la victoire, la partie est annulée et ne compte pour personne.
button-confirm-claim = Réclamer la victoire (#{ $game })
button-leave-unclaimed = Attendre
closed-claimed = Tu as réclamé la victoire.
closed-claim-left = Tu attends. Tu pourras réclamer la victoire plus tard, tant qu’aucun coup n’a été joué.
closed-claim-outdated = Tu n’as pas réclamé la victoire : la partie a avancé depuis la question.

refuse-out-of-time-own = Ton temps dans la partie #{ $game } a expiré le { $at } ({ $since }) : elle est perdue, et son dernier plateau sera ici dans un instant.
refuse-out-of-time = Le temps de { $name } dans la partie #{ $game } a expiré le { $at } ({ $since }) : elle est terminée, et son dernier plateau sera ici dans un instant.
refuse-out-of-time-first-own = Ton temps pour jouer un premier coup dans la partie #{ $game } a expiré le { $at } ({ $since }) : elle est annulée et ne compte pour personne. Son dernier plateau sera ici dans un instant.
refuse-out-of-time-first = Le temps de { $name } pour jouer un premier coup dans la partie #{ $game } a expiré le { $at } ({ $since }) : elle est annulée et ne compte pour personne. Son dernier plateau sera ici dans un instant.
refuse-no-pace = La partie #{ $game } n’a pas de limite de temps : personne ne peut en manquer.
refuse-own-time = C’est à toi de jouer dans la partie #{ $game }. Tu peux faire cela quand c’est à l’adversaire de jouer.
refuse-own-time-up = Dans la partie #{ $game }, c’est ton propre temps qui a expiré le { $at } ({ $since }) : réclamer la victoire ou donner plus de temps ne revient qu’à { $opponent }. Tu peux encore jouer tant que la victoire n’est pas réclamée.
refuse-time-left = Dans la partie #{ $game }, { $opponent } a du temps jusqu’au { $at } ({ $in }).
refuse-time-just-up = Le temps de { $opponent } dans la partie #{ $game } vient tout juste d’expirer, et un coup est peut-être encore en route. Réessaie dans quelques secondes.
refuse-time-given = Dans la partie #{ $game }, { $opponent } a de nouveau du temps jusqu’au { $at } ({ $in }).
refuse-time-stands = { $opponent } est en vacances jusqu’au { $at } ({ $in }) : la pendule de la partie #{ $game } est arrêtée jusque-là.
refuse-enough-time = { $opponent } aurait plus d’un mois dans la partie #{ $game } : donne moins.

elsewhere-claimed = { $where ->
    [private] Tu as réclamé la victoire. Le plateau est dans la conversation privée où vous jouez.
   *[channel] Tu as réclamé la victoire. Le plateau est dans { $place }.
}
elsewhere-time-added = { $where ->
    [private] Tu as donné plus de temps. Le plateau est dans la conversation privée où vous jouez.
   *[channel] Tu as donné plus de temps. Le plateau est dans { $place }.
}

# La carte où l’on prépare un défi.
button-set-up-time = Cadence : { $pace }
set-up-time-placeholder = Combien de temps chaque camp peut-il réfléchir ?
set-up-weekends-off = Samedi et dimanche ne comptent pas (UTC)
set-up-weekends-on = Samedi et dimanche comptent
set-up-time-claim = Temps écoulé : l’adversaire peut réclamer la victoire
set-up-time-forfeit = Temps écoulé : la partie est perdue
set-up-back-to-rules = ← Règles maison

server-pace = Sans choix de cadence, on joue ainsi. { $time }

cmd-claim-desc = Réclame la victoire dans une partie où le temps de l’adversaire est écoulé
cmd-add-time-desc = Donne plus de temps à l’adversaire pour le coup à jouer
opt-claim-game-desc = Quelle partie ; utile seulement s’il peut y en avoir plusieurs
opt-add-time-days-desc = Combien de jours de plus ; autant que pour un coup si tu ne mets rien
opt-add-time-game-desc = Quelle partie ; utile seulement s’il peut y en avoir plusieurs
opt-challenge-pace-desc = Combien de temps chaque camp peut réfléchir
opt-challenge-weekends-off-desc = Si samedi et dimanche (UTC) ne comptent pas
opt-challenge-time-up-desc = Ce qui se passe quand le temps est écoulé
opt-server-settings-pace-desc = Combien de temps chaque camp peut réfléchir, quand personne ne choisit
opt-server-settings-weekends-off-desc = Si samedi et dimanche (UTC) ne comptent pas, quand personne ne choisit
opt-server-settings-time-up-desc = Ce qui se passe quand le temps est écoulé et que personne n’a choisi
choice-time-up-claim = L’adversaire peut réclamer la victoire, attendre ou donner du temps
choice-time-up-forfeit = La partie est perdue
