# Kuvaa laudan niille, jotka eivät näe kuvaa.

alt-attackers-to-move = Hyökkääjien vuoro.
alt-defenders-to-move = Puolustajien vuoro.
alt-attackers-won = Hyökkääjät voittivat.
alt-defenders-won = Puolustajat voittivat.
alt-drawn = Tasapeli.

alt-last-move = Viimeisin siirto { $move }.
alt-last-move-captured = Viimeisin siirto { $move }, löi { $squares }.
alt-king-at = Kuningas { $square }.
alt-king-can-be-taken = Kuningas voidaan lyödä.
alt-king-can-escape = Kuningas voi paeta: { $squares }.
alt-may-go = { $square } → { $squares }.
alt-board = Lauta { $size }×{ $size }.
alt-attackers-at = Hyökkääjät: { $squares }.
alt-defenders-at = Puolustajat: { $squares }.
alt-rows = { $attacker } = hyökkääjät, { $defender } = puolustajat, { $king } = kuningas: { $rows }

alt-preview-move = Esikatselu, ei vielä pelattu: { $move }.
alt-preview-move-captured = Esikatselu, ei vielä pelattu: { $move }, lyö { $squares }.
alt-preview-king-can-be-taken = Sen jälkeen kuningas voidaan lyödä.
alt-preview-king-can-escape = Sen jälkeen kuningas voi paeta: { $squares }.
