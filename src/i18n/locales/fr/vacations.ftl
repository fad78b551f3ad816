# Les vacances : tant que quelqu’un est en vacances, les pendules sont arrêtées dans toutes les parties où c’est à son tour.

# Pour la personne seule. $at est une date et une heure, $in par exemple « dans 3 jours ».
vacation-lasts = Tu es en vacances jusqu’au { $at } ({ $in }). Tes pendules sont arrêtées jusque-là ; tu peux jouer quand même, et `/vacation end` met fin aux vacances.
vacation-ended = Tes vacances sont terminées : tes pendules tournent de nouveau.
vacation-none = Tu n’es pas en vacances. `/vacation begin` arrête tes pendules pour quelques jours.
vacation-told = C’est annoncé dans chaque salon où tu joues avec une limite de temps.
vacation-sooner = { $games ->
    [one] Dans une de tes parties, la pendule repart plus tôt ou tourne tout le temps : là où elle se joue, moins de vacances sont permises.
   *[other] Dans { $games } de tes parties, la pendule repart plus tôt ou tourne tout le temps : là où elles se jouent, moins de vacances sont permises.
}
vacation-left = { $left ->
    [one] Il te reste { $left } jour de vacances sur { $days } cette année (UTC).
   *[other] Il te reste { $left } jours de vacances sur { $days } cette année (UTC).
}
vacation-none-here = Ce serveur ne permet pas de vacances.

# Pour tout le monde dans un salon. Suit une liste de parties, chaque ligne comme vacation-game.
vacation-begun = { $name } est en vacances jusqu’au { $at } ({ $in }). Quand c’est à { $name } de jouer, la pendule est arrêtée jusque-là :
vacation-over = Les vacances de { $name } se sont terminées { $since }. Les pendules repartent avec le temps qui restait :
vacation-used-up-here = { $place ->
    [private] { $name } a épuisé { $since } les jours de vacances qui comptent dans les conversations privées. Les pendules repartent avec le temps qui restait :
   *[server] { $name } a épuisé { $since } les jours de vacances qui comptent sur ce serveur. Les pendules repartent avec le temps qui restait :
}
vacation-game = - #{ $game } contre { $opponent }

refuse-vacation-no-games = Tu n’as aucune partie en cours : il n’y a pas de pendule à arrêter.
refuse-vacation-nothing-to-stop = Il n’y a pas de pendule à arrêter : tes parties n’ont pas de limite de temps, ou là où elles se jouent, plus aucunes vacances ne sont permises.
refuse-vacation-none-here = Ce serveur ne permet pas de vacances.
refuse-vacation-used-up = Il te reste moins d’un jour de vacances cette année : { $days ->
    [one] { $days } jour est permis
   *[other] { $days } jours sont permis
} ici.
refuse-vacation-too-long = Tu peux t’absenter encore { $most ->
    [one] { $most } jour
   *[other] { $most } jours
} au plus : { $days ->
    [one] { $days } jour par an est permis
   *[other] { $days } jours par an sont permis
} ici.
refuse-vacation-lasts = Tu es déjà en vacances, jusqu’au { $at } ({ $in }). `/vacation end` y met fin. Pour t’absenter plus longtemps, termine-les et commences-en d’autres : ce qui reste de celles-ci n’est pas compté.
refuse-vacation-too-often = Tu as commencé deux fois des vacances en l’espace d’un jour, et chaque fois tout le monde l’a su. Tu pourras recommencer le { $at } ({ $in }) au plus tôt.
refuse-vacation-not-on-one = Tu n’es pas en vacances.

# Dans les réglages d’un serveur.
server-vacation = { $days ->
    [one] Vacances : on peut arrêter ses pendules { $days } jour par an.
   *[other] Vacances : on peut arrêter ses pendules { $days } jours par an.
}
server-no-vacation = Vacances : aucunes. Personne ne peut arrêter sa pendule.

cmd-vacation-desc = Arrête tes pendules pendant ton absence
cmd-vacation-begin-desc = Pars en vacances : tes pendules s’arrêtent, et les personnes avec qui tu joues l’apprennent
cmd-vacation-end-desc = Reviens avant la fin de tes vacances
cmd-vacation-show-desc = Vois combien de jours de vacances il te reste cette année
opt-vacation-begin-days-desc = Pour combien de jours à partir de maintenant
opt-server-settings-vacation-days-desc = Combien de jours par an on peut arrêter ses pendules ; 0 n’en permet aucun
