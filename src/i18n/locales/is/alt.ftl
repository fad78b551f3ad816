# Lýsir borði fyrir þau sem sjá ekki myndina.

alt-attackers-to-move = Árásarmenn eiga leik.
alt-defenders-to-move = Varnarmenn eiga leik.
alt-attackers-won = Árásarmenn unnu.
alt-defenders-won = Varnarmenn unnu.
alt-drawn = Jafntefli.

alt-last-move = Síðasti leikur { $move }.
alt-last-move-captured = Síðasti leikur { $move }, drap { $squares }.
alt-king-at = Konungur { $square }.
alt-king-can-be-taken = Hægt er að drepa konunginn.
alt-king-can-escape = Konungurinn getur flúið á { $squares }.
alt-may-go = { $square } → { $squares }.
alt-board = Borð { $size }×{ $size }.
alt-attackers-at = Árásarmenn: { $squares }.
alt-defenders-at = Varnarmenn: { $squares }.
alt-rows = { $attacker } = árásarmenn, { $defender } = varnarmenn, { $king } = konungur: { $rows }

alt-preview-move = Forskoðun, ekki enn leikið: { $move }.
alt-preview-move-captured = Forskoðun, ekki enn leikið: { $move }, drepur { $squares }.
alt-preview-king-can-be-taken = Þá verður hægt að drepa konunginn.
alt-preview-king-can-escape = Þá getur konungurinn flúið á { $squares }.
