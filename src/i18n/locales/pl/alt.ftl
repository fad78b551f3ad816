# Opis planszy dla osób, które nie widzą obrazka.

alt-attackers-to-move = Ruch atakujących.
alt-defenders-to-move = Ruch obrońców.
alt-attackers-won = Wygrali atakujący.
alt-defenders-won = Wygrali obrońcy.
alt-drawn = Remis.

alt-last-move = Ostatni ruch { $move }.
alt-last-move-captured = Ostatni ruch { $move }, zbite { $squares }.
alt-king-at = Król { $square }.
alt-king-can-be-taken = Króla można zbić.
alt-king-can-escape = Król może uciec na { $squares }.
alt-may-go = { $square } → { $squares }.
alt-board = Plansza { $size }×{ $size }.
alt-attackers-at = Atakujący: { $squares }.
alt-defenders-at = Obrońcy: { $squares }.
alt-rows = { $attacker } = atakujący, { $defender } = obrońcy, { $king } = król: { $rows }

alt-preview-move = Podgląd, jeszcze nie zagrane: { $move }.
alt-preview-move-captured = Podgląd, jeszcze nie zagrane: { $move }, zbite { $squares }.
alt-preview-king-can-be-taken = Potem króla będzie można zbić.
alt-preview-king-can-escape = Potem król będzie mógł uciec na { $squares }.
