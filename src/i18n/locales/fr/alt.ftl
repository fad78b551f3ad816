# Décrit un plateau à qui ne peut pas voir l’image.

alt-attackers-to-move = Trait aux attaquants.
alt-defenders-to-move = Trait aux défenseurs.
alt-attackers-won = Les attaquants ont gagné.
alt-defenders-won = Les défenseurs ont gagné.
alt-drawn = Partie nulle.

alt-last-move = Dernier coup { $move }.
alt-last-move-captured = Dernier coup { $move }, capture { $squares }.
alt-king-at = Roi { $square }.
alt-king-can-be-taken = Le roi peut être capturé.
alt-king-can-escape = Le roi peut s’échapper en { $squares }.
alt-may-go = { $square } → { $squares }.
alt-board = Plateau { $size }×{ $size }.
alt-attackers-at = Attaquants : { $squares }.
alt-defenders-at = Défenseurs : { $squares }.
alt-rows = { $attacker } = attaquants, { $defender } = défenseurs, { $king } = roi : { $rows }

alt-preview-move = Aperçu, pas encore joué : { $move }.
alt-preview-move-captured = Aperçu, pas encore joué : { $move }, capture { $squares }.
alt-preview-king-can-be-taken = Le roi pourra ensuite être capturé.
alt-preview-king-can-escape = Le roi pourra ensuite s’échapper en { $squares }.
