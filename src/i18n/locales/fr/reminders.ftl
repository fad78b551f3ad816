# Quand on rappelle à quelqu’un les parties qui l’attendent, et quand on le laisse en paix.

opt-settings-reminders-desc = Quand je te rappelle que c’est à toi de jouer, dans les parties à temps limité
opt-settings-zone-desc = Ton fuseau horaire, par la grande ville la plus proche, comme Paris
opt-settings-quiet-hours-desc = Les heures de ta journée où je ne te rappelle rien, comme 22-7 ; off pour aucune
opt-settings-digest-desc = L’heure où je liste chaque jour les parties qui t’attendent, comme 8 ; off pour jamais
choice-reminders-usual = À la moitié de ton temps, puis un jour, puis trois heures avant qu’il soit écoulé
choice-reminders-last-day = Un jour, puis trois heures avant que ton temps soit écoulé
choice-reminders-last-hours = Trois heures avant que ton temps soit écoulé
choice-reminders-off = Jamais
# $zone est le nom (Europe/Paris), $time l’heure qu’il y est (14:05).
zone-choice = { $zone } · il y est { $time }

settings-reminders = { $plan ->
    [last-day] Dans les parties à temps limité, je t’envoie un rappel **un jour, puis trois heures avant que ton temps soit écoulé**.
    [last-hours] Dans les parties à temps limité, je t’envoie un rappel **trois heures avant que ton temps soit écoulé**.
    [off] Dans les parties à temps limité, **je ne t’envoie pas de rappel**.
   *[usual] Dans les parties à temps limité, je t’envoie un rappel **à la moitié de ton temps, puis un jour, puis trois heures avant qu’il soit écoulé**.
}
settings-reminders-silent = Dans les parties à temps limité, **je ne t’envoie pas de rappel**, car je ne te dis rien quand c’est à toi de jouer.
settings-quiet = Heures calmes : **de { $from } h à { $until } h**. Un rappel attend qu’elles se terminent, à moins que ce ne soit trop tard.
settings-quiet-none = Heures calmes : **aucune**.
settings-zone = Ton fuseau horaire : **{ $zone }**, où il est maintenant { $time }.
settings-zone-none = Ton fuseau horaire : **pas choisi**, tes heures sont donc en UTC, où il est maintenant { $time }.
settings-digest = Liste des parties qui t’attendent : **tous les jours à { $hour } h**, en message privé. La prochaine : { $next }.
settings-digest-closed = Liste des parties qui t’attendent : tous les jours à { $hour } h, mais **je ne peux pas t’écrire en privé**. Autorise les messages privés de ce serveur, puis choisis l’heure encore une fois.
settings-digest-none = Liste des parties qui t’attendent : **aucune**.
settings-how-reminders = Change cela avec `/settings reminders`, `quiet-hours`, `zone` et `digest`.

# Un rappel ; suit une ligne qui dit la date limite. Le numéro de la partie est devant.
reminder = { $mention }, c’est toujours à toi de jouer contre { $opponent }.
reminder-in-private = C’est toujours à toi de jouer contre { $opponent } ({ $variant }).
reminder-closed = Je ne peux pas t’écrire en privé, je t’envoie donc les rappels ici désormais. Si tu autorises les messages privés de ce serveur, choisis-les de nouveau avec `/settings`.
digest-closed = Ta liste quotidienne de parties est un message privé, et je ne peux pas t’en envoyer : elle n’arrive donc plus. Autorise les messages privés de ce serveur, puis choisis de nouveau l’heure avec `/settings digest`.
button-snooze = Me le rappeler plus tard
snoozed = Je te rappelle la partie #{ $game } encore une fois le { $at } ({ $in }), si tu n’as pas joué d’ici là.

# Le message privé de chaque jour.
digest-title = { $count ->
    [one] **Une partie t’attend :**
   *[other] **{ $count } parties t’attendent :**
}
digest-how = -# Tu reçois cette liste chaque jour tant que des parties t’attendent. Avec `/settings digest`, tu changes l’heure, ou tu arrêtes la liste par `off`.

moment = <t:{ $at }:f> (<t:{ $at }:R>)

refuse-no-such-zone = Je ne connais pas le fuseau horaire « { $text } ». Écris la grande ville la plus proche, comme `Stockholm` ou `New York`, et choisis parmi mes suggestions.
refuse-which-zone = Je ne sais pas bien quel fuseau horaire est « { $text } ». Écris son nom en entier ; tu penses peut-être à { $zones }.
refuse-not-quiet-hours = Je n’arrive pas à lire « { $text } » comme des heures calmes. Écris deux heures entières, comme `22-7`, ou `off`.
refuse-same-hour = « { $text } » commence et finit à la même heure : il n’y a pas de temps entre les deux. Écris deux heures entières différentes, comme `22-7`, ou `off`.
refuse-not-an-hour = Je n’arrive pas à lire « { $text } » comme une heure. Écris une heure entière de 0 à 23, comme `8`, ou `off`.
refuse-clock-stands = Ta pendule est arrêtée dans la partie #{ $game } : il n’y a rien à te rappeler.
# $in est par exemple « dans 20 minutes ».
refuse-no-time-to-snooze = Il reste trop peu de temps dans la partie #{ $game } pour te la rappeler plus tard : il sera écoulé le { $at } ({ $in }).
refuse-snooze-time-up = Ton temps dans la partie #{ $game } a expiré le { $at } ({ $since }) : il n’y a rien à te rappeler.
refuse-snooze-silent = Tu as choisi que je ne te dise rien quand c’est à toi de jouer : un rappel ne t’arriverait donc pas. Change cela avec `/settings pings`, puis appuie encore une fois.
