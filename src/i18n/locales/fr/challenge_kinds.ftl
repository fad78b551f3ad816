# Défis ouverts à tout le monde, revanches, matchs de deux parties, et défis restés sans réponse.

challenge-open-anybody = { $name } lance un défi à tout le monde ici : { $variant } ({ $size }×{ $size }). La première personne qui accepte joue.
challenge-past-anybody = { $name } a lancé un défi à tout le monde ici : { $variant } ({ $size }×{ $size }).
challenger-defends-anybody = { $name } prend les défenseurs ; qui accepte a les attaquants et commence.
lot-gives-defenders-anybody = Le sort donne les défenseurs à { $name } ; qui accepte a les attaquants et commence.

challenge-match = Un match de deux parties, l’une après l’autre, en échangeant les camps pour la deuxième.
challenge-match-again = Encore un match de deux parties, comme celui qui s’est terminé par la partie #{ $game }, en échangeant les camps.
challenge-rematch = La revanche de la partie #{ $game }, en échangeant les camps.

challenge-until = -# Ouvert jusqu’au <t:{ $at }:f> (<t:{ $at }:R>).
challenge-expired = { $opponent } n’a pas répondu en une semaine : le défi a expiré.
challenge-expired-anybody = Personne n’a accepté en une semaine : le défi a expiré.
challenge-expired-notice = { $mention }, { $opponent } n’a pas répondu en une semaine à ton défi ({ $variant }). Tu peux en lancer un nouveau avec `/challenge`.
challenge-expired-notice-anybody = { $mention }, personne n’a accepté ton défi ({ $variant }) en une semaine. Tu peux en lancer un nouveau avec `/challenge`.
