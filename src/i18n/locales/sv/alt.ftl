# Orden som beskriver brädet för den som inte kan se bilden.

alt-attackers-to-move = Angriparna är vid draget.
alt-defenders-to-move = Försvararna är vid draget.
alt-attackers-won = Angriparna har vunnit.
alt-defenders-won = Försvararna har vunnit.
alt-drawn = Remi.

alt-last-move = Senaste draget { $move }.
alt-last-move-captured = Senaste draget { $move }, slog { $squares }.
alt-king-at = Kungen { $square }.
alt-king-can-be-taken = Kungen kan slås.
alt-king-can-escape = Kungen kan fly till { $squares }.
alt-may-go = { $square } → { $squares }.
alt-board = Bräde { $size }×{ $size }.
alt-attackers-at = Angripare: { $squares }.
alt-defenders-at = Försvarare: { $squares }.
alt-rows = { $attacker } = angripare, { $defender } = försvarare, { $king } = kung: { $rows }

alt-preview-move = Förhandsvisning, inte spelat än: { $move }.
alt-preview-move-captured = Förhandsvisning, inte spelat än: { $move }, slår { $squares }.
alt-preview-king-can-be-taken = Kungen kan sedan slås.
alt-preview-king-can-escape = Kungen kan sedan fly till { $squares }.
