# Règles maison : le nom de chaque règle et ce qu’elle dit. Sans virgules, deux-points ni signes égal.

house-rules-line = Règles maison : { $rules }.
house-rules-join = { $head } ; { $next }
house-rules-more = { $head } ; et { $count } de plus
house-rules-or = { $head } ou { $last }
house-rules-written = { $rule } (`{ $key }`)
house-rules-mark = { $variant } avec règles maison

house-rules-words-yes = oui, o, activé, vrai, avec, gagne, toujours
house-rules-words-no = non, n, désactivé, faux, pas, pas de, sans, aucun, aucune, jamais

rule-corner-block = taille des coins
house-corner-block-1 = coins d’une seule case
house-corner-block-2 = coins de 2×2 cases

rule-corners-restricted = coins réservés au roi
house-corners-restricted-yes = seul le roi entre dans les coins
house-corners-restricted-no = toute pièce peut entrer dans les coins

rule-corners-hostile-to-attackers = coins contre les attaquants
house-corners-hostile-to-attackers-yes = les coins aident à capturer les attaquants
house-corners-hostile-to-attackers-no = les coins n’aident pas à capturer les attaquants

rule-corners-hostile-to-defenders = coins contre les défenseurs
house-corners-hostile-to-defenders-yes = les coins aident à capturer les défenseurs
house-corners-hostile-to-defenders-no = les coins n’aident pas à capturer les défenseurs

rule-corners-hostile-to-king = coins contre le roi
house-corners-hostile-to-king-yes = les coins aident à capturer le roi
house-corners-hostile-to-king-no = les coins n’aident pas à capturer le roi

rule-throne = trône
house-throne-yes = il y a un trône
house-throne-no = pas de trône

rule-throne-stop = arrêt sur le trône
house-throne-stop-anyone = toute pièce peut s’arrêter sur le trône
house-throne-stop-king = seul le roi peut s’arrêter sur le trône
house-throne-stop-nobody = aucune pièce ne revient sur le trône

rule-throne-pass = passage par le trône
house-throne-pass-anyone = toute pièce peut passer par le trône
house-throne-pass-king = seul le roi peut passer par le trône

rule-throne-hostile-to-attackers = trône contre les attaquants
house-throne-hostile-to-attackers-never = le trône n’aide pas à capturer les attaquants
house-throne-hostile-to-attackers-when-empty = le trône vide aide à capturer les attaquants
house-throne-hostile-to-attackers-always = le trône aide toujours à capturer les attaquants

rule-throne-hostile-to-defenders = trône contre les défenseurs
house-throne-hostile-to-defenders-never = le trône n’aide pas à capturer les défenseurs
house-throne-hostile-to-defenders-when-empty = le trône vide aide à capturer les défenseurs
house-throne-hostile-to-defenders-always = le trône aide toujours à capturer les défenseurs

rule-king-armed = roi armé
house-king-armed-yes = le roi capture comme toute pièce
house-king-armed-hammer-only = le roi ne capture que par son propre coup
house-king-armed-anvil-only = le roi ne capture que s’il reste immobile
house-king-armed-no = le roi ne capture rien

rule-king-on-throne = roi sur le trône
house-king-on-throne-two-opposite = deux attaquants capturent le roi sur le trône
house-king-on-throne-all-sides = quatre attaquants capturent le roi sur le trône

rule-king-beside-throne = roi à côté du trône
house-king-beside-throne-two-opposite = deux attaquants capturent le roi à côté du trône
house-king-beside-throne-all-sides = trois attaquants capturent le roi à côté du trône

rule-king-in-open = roi à découvert
house-king-in-open-two-opposite = deux attaquants capturent le roi à découvert
house-king-in-open-all-sides = quatre attaquants capturent le roi à découvert

rule-king-on-edge = roi au bord
house-king-on-edge-safe = le roi est à l’abri au bord
house-king-on-edge-as-elsewhere = le roi peut être capturé au bord

rule-trap = piège
house-trap-yes = une pièce seule peut être prise au piège
house-trap-no = pas de pièges

rule-shieldwall = mur de boucliers
house-shieldwall-none = pas de mur de boucliers
house-shieldwall-pieces = mur de boucliers entre pièces seulement
house-shieldwall-pieces-and-corners = mur de boucliers entre pièces et coins

rule-linnaean = capture de Linné
house-linnaean-yes = avec la capture de Linné
house-linnaean-no = pas de capture de Linné

rule-escape = fuite
house-escape-corner = le roi s’échappe par un coin
house-escape-edge = le roi s’échappe par le bord

rule-exit-fort = fort de sortie
house-exit-fort-yes = un fort de sortie gagne
house-exit-fort-no = pas de fort de sortie

rule-encirclement = encerclement
house-encirclement-yes = l’encerclement gagne
house-encirclement-no = pas de victoire par encerclement

rule-no-moves = aucun coup légal
house-no-moves-loses = qui ne peut pas jouer perd
house-no-moves-draw = nulle pour qui ne peut pas jouer

rule-repetition = répétition
house-repetition-ignored = la répétition ne compte pas
house-repetition-draw = la triple répétition donne la nulle
house-repetition-mover-loses = la triple répétition perd pour qui vient de jouer
house-repetition-defenders-lose = la triple répétition perd pour les défenseurs
house-repetition-aggressor-loses = la triple répétition perd pour qui pouvait l’éviter

rule-move-limit = limite de coups
house-move-limit-none = pas de limite de coups
house-move-limit-number = { $moves ->
    [one] nulle après { $moves } coup sans capture
   *[other] nulle après { $moves } coups sans capture
}

rule-start = position de départ
house-start-rows = une autre position de départ
rule-values-number = un nombre de { $min } à { $max }, ou `none`
rule-values-position = les rangées depuis le haut avec `t` pour les attaquants, `T` pour les défenseurs et `K`, comme `{ $example }`

refuse-house-rule-unknown = Je ne connais pas de règle « { $text } ». Écris les règles maison comme `shieldwall=none, repetition=draw` ; l’option te les suggère pendant que tu tapes.
refuse-house-rule-nearest = Je ne connais pas de règle « { $text } ». Veux-tu dire { $rules } ?
refuse-house-rule-twice = Tu règles « { $rule } » de deux façons différentes. Enlèves-en une.
refuse-house-rule-value = « { $value } » ne va pas pour « { $rule } ». Écris { $values }.
refuse-house-rule-no-value = Dis ce que doit être « { $rule } » : { $values }.
refuse-house-rule-no-throne = Il n’y a pas de trône, donc « { $rule } » ne peut pas être réglé. Ajoute `throne=yes`.
refuse-house-rule-position = Je n’arrive pas à lire cette position de départ. Écris { $values }.

contradiction-out-of-range = { $value } n’est pas possible pour « { $rule } ».
contradiction-corner-blocks-too-large = Des coins de { $block }×{ $block } cases sont trop grands pour un plateau de { $size }×{ $size }.
contradiction-blocks-of-ordinary-corners = Des coins de { $block }×{ $block } cases ne changent rien ici : toutes les pièces peuvent y entrer, ils n’aident à capturer personne, et le roi ne s’y échappe pas.
contradiction-no-middle-square = Un plateau de { $size }×{ $size } n’a pas de case centrale, donc pas de trône. Ajoute `throne=no`.
contradiction-throne-open-and-closed = Toute pièce peut s’arrêter sur le trône ({ $throne }), mais seul le roi peut y passer. Réserve les deux au roi, ou permets les deux à toutes.
contradiction-linnaean-without-throne = La capture de Linné se fait contre le trône, et il n’y en a pas.
contradiction-exit-fort-where-king-escapes = Le roi s’échappe sur n’importe quelle case du bord, donc il ne peut pas y avoir de fort de sortie. Ajoute `exit-fort=no`, ou fais-le s’échapper par un coin.
contradiction-no-king = La position de départ n’a pas de roi.
contradiction-no-attackers = La position de départ n’a pas d’attaquants.
contradiction-king-begins-on-escape-square = Le roi commence en { $square }, où il s’est déjà échappé.
contradiction-soldier-begins-on-corner = Une pièce commence en { $square }, un coin où seul le roi peut entrer.
contradiction-soldier-begins-on-throne = Une pièce commence sur le trône ({ $throne }), où elle n’a pas le droit de s’arrêter.
contradiction-begins-in-exit-fort = Le roi en { $king } gagnerait par un fort de sortie avant le premier coup.
contradiction-begins-encircled = Tous les défenseurs sont enfermés avant le premier coup : les attaquants auraient déjà gagné.
contradiction-no-first-move = Les attaquants commencent, et ils ne peuvent pas jouer.
