# Beskriver et bræt for dem, der ikke kan se billedet.

alt-attackers-to-move = Angriberne har turen.
alt-defenders-to-move = Forsvarerne har turen.
alt-attackers-won = Angriberne har vundet.
alt-defenders-won = Forsvarerne har vundet.
alt-drawn = Remis.

alt-last-move = Seneste træk { $move }.
alt-last-move-captured = Seneste træk { $move }, slog { $squares }.
alt-king-at = Konge { $square }.
alt-king-can-be-taken = Kongen kan slås.
alt-king-can-escape = Kongen kan undslippe til { $squares }.
alt-may-go = { $square } → { $squares }.
alt-board = Bræt { $size }×{ $size }.
alt-attackers-at = Angribere: { $squares }.
alt-defenders-at = Forsvarere: { $squares }.
alt-rows = { $attacker } = angribere, { $defender } = forsvarere, { $king } = konge: { $rows }

alt-preview-move = Forhåndsvisning, ikke spillet endnu: { $move }.
alt-preview-move-captured = Forhåndsvisning, ikke spillet endnu: { $move }, slår { $squares }.
alt-preview-king-can-be-taken = Bagefter kan kongen slås.
alt-preview-king-can-escape = Bagefter kan kongen undslippe til { $squares }.
