# Beschreibt ein Brett für alle, die das Bild nicht sehen können.

alt-attackers-to-move = Die Angreifer sind am Zug.
alt-defenders-to-move = Die Verteidiger sind am Zug.
alt-attackers-won = Die Angreifer haben gewonnen.
alt-defenders-won = Die Verteidiger haben gewonnen.
alt-drawn = Remis.

alt-last-move = Letzter Zug { $move }.
alt-last-move-captured = Letzter Zug { $move }, geschlagen { $squares }.
alt-king-at = König { $square }.
alt-king-can-be-taken = Der König kann geschlagen werden.
alt-king-can-escape = Der König kann nach { $squares } entkommen.
alt-may-go = { $square } → { $squares }.
alt-board = Brett { $size }×{ $size }.
alt-attackers-at = Angreifer: { $squares }.
alt-defenders-at = Verteidiger: { $squares }.
alt-rows = { $attacker } = Angreifer, { $defender } = Verteidiger, { $king } = König: { $rows }

alt-preview-move = Vorschau, noch nicht gespielt: { $move }.
alt-preview-move-captured = Vorschau, noch nicht gespielt: { $move }, geschlagen { $squares }.
alt-preview-king-can-be-taken = Danach kann der König geschlagen werden.
alt-preview-king-can-escape = Danach kann der König nach { $squares } entkommen.
