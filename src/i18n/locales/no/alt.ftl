# Beskriver et brett for dem som ikke kan se bildet.

alt-attackers-to-move = Angriperne har turen.
alt-defenders-to-move = Forsvarerne har turen.
alt-attackers-won = Angriperne har vunnet.
alt-defenders-won = Forsvarerne har vunnet.
alt-drawn = Remis.

alt-last-move = Siste trekk { $move }.
alt-last-move-captured = Siste trekk { $move }, slo { $squares }.
alt-king-at = Konge { $square }.
alt-king-can-be-taken = Kongen kan slås.
alt-king-can-escape = Kongen kan slippe unna til { $squares }.
alt-may-go = { $square } → { $squares }.
alt-board = Brett { $size }×{ $size }.
alt-attackers-at = Angripere: { $squares }.
alt-defenders-at = Forsvarere: { $squares }.
alt-rows = { $attacker } = angripere, { $defender } = forsvarere, { $king } = konge: { $rows }

alt-preview-move = Forhåndsvisning, ikke spilt ennå: { $move }.
alt-preview-move-captured = Forhåndsvisning, ikke spilt ennå: { $move }, slår { $squares }.
alt-preview-king-can-be-taken = Etterpå kan kongen slås.
alt-preview-king-can-escape = Etterpå kan kongen slippe unna til { $squares }.
