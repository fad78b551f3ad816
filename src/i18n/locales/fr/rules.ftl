# Les règles d’une variante : une ou plusieurs phrases pour chaque règle qui distingue les variantes.

rules-title = **{ $variant }** · { $size }×{ $size } · { $attackers } attaquants contre { $defenders } défenseurs et leur roi
rules-item = - { $rule }

rules-moving = **Se déplacer**
rules-line = Les attaquants commencent. Toute pièce, roi compris, va droit le long d’une rangée ou colonne, tant que la voie est libre.
rules-throne-king-stops-all-pass = Seul le roi peut s’arrêter sur le trône ({ $throne }) ; les autres peuvent y passer tant qu’il est vide.
rules-throne-king-stops-king-passes = Seul le roi peut s’arrêter sur le trône ({ $throne }) ou y passer.
rules-throne-nobody-stops-all-pass = Dès que le roi a quitté le trône ({ $throne }), plus personne ne s’y arrête. Tous peuvent y passer.
rules-throne-nobody-stops-king-passes = Dès que le roi a quitté le trône ({ $throne }), plus personne ne s’y arrête, et lui seul peut y passer.
rules-throne-anyone-stops-king-passes = Tous peuvent s’arrêter sur le trône ({ $throne }), mais seul le roi peut y passer.
rules-corners-king-only = { $block ->
    [1] Seul le roi peut entrer dans les coins.
   *[other] Seul le roi peut entrer dans les coins, de { $block }×{ $block } cases.
}

rules-capturing = **Capturer**
rules-custodial = Tu captures une pièce quand ton coup l’enferme entre deux des tiennes, de part et d’autre. Se placer entre deux adversaires est sans danger.
rules-corners-hostile = Un coin peut remplacer l’une des deux contre { $against ->
    [attackers] les attaquants
    [defenders] les défenseurs, pas leur roi
    [king] le roi
    [soldiers] tous sauf le roi
    [attackers-and-king] les attaquants et le roi
    [defenders-and-king] les défenseurs et leur roi
   *[everybody] tous
}.
rules-throne-hostile = { $when ->
    [empty] Le trône vide
   *[always] Le trône, vide ou non,
} peut remplacer l’une des deux contre { $against ->
    [attackers] les attaquants
    [defenders] les défenseurs, pas leur roi
   *[soldiers] tous sauf le roi
}.
rules-king-armed = Le roi capture comme toute autre pièce.
rules-king-hammer = Le roi capture quand il joue, mais pas en restant immobile.
rules-king-anvil = Le roi capture en restant immobile, mais pas quand il joue.
rules-king-unarmed = Le roi ne capture rien.
rules-shieldwall = Mur de boucliers : deux adversaires ou plus côte à côte au bord sont capturés si chacun fait face à une de tes pièces et que tu fermes un bout de leur rang, avec { $corners ->
    [yes] une de tes pièces ou un coin
   *[no] une de tes pièces
} à l’autre. Un roi parmi eux reste.
rules-trap = Piège : une pièce seule est capturée quand tes pièces, le trône, un coin ou le bord ferment tous ses côtés.
rules-linnaean = Un défenseur à côté du roi sur le trône est capturé entre un attaquant et le trône si des attaquants tiennent les trois autres côtés du trône.

rules-king = **Capturer le roi**
rules-king-four = Il faut des attaquants sur ses quatre côtés.
rules-king-two = Il est capturé entre deux attaquants, comme toute autre pièce.
rules-king-two-on-throne = Sur le trône, deux attaquants de part et d’autre suffisent.
rules-king-four-on-throne = Sur le trône, il faut des attaquants sur ses quatre côtés.
rules-king-two-beside-throne = À côté du trône, deux attaquants de part et d’autre suffisent.
rules-king-three-beside-throne = À côté du trône, il faut des attaquants sur les trois autres côtés.
rules-king-safe-on-edge = Au bord, il est à l’abri.
rules-king-edge-no-refuge = Au bord, c’est pareil.

rules-winning = **Gagner**
rules-defenders-win-corner = Les défenseurs gagnent quand le roi atteint un coin.
rules-defenders-win-corner-or-fort = Les défenseurs gagnent quand le roi atteint un coin, ou se tient au bord, libre de bouger, dans un fort imprenable.
rules-defenders-win-edge = Les défenseurs gagnent quand le roi atteint le bord du plateau.
rules-attackers-win-capture = Les attaquants gagnent en capturant le roi.
rules-attackers-win-capture-or-ring = Les attaquants gagnent en capturant le roi, ou en coupant tous les défenseurs du bord.
rules-no-moves-loses = Qui n’a pas de coup légal a perdu.
rules-no-moves-draws = Qui n’a pas de coup légal fait nulle, ou perd s’il ne lui reste aucune pièce.
rules-repetition-draw = Si une position apparaît une troisième fois, la partie est nulle.
rules-repetition-mover = Qui fait apparaître une position une troisième fois a perdu.
rules-repetition-defenders = Si une position apparaît une troisième fois, les défenseurs ont perdu.
rules-repetition-aggressor = Si une position apparaît une troisième fois, le camp qui pouvait l’éviter perd.
rules-move-limit = { $moves ->
    [one] Après { $moves } coup sans capture, la partie est nulle.
   *[other] Après { $moves } coups sans capture, la partie est nulle.
}
rules-agreement = On peut convenir de la nulle à tout moment.
