# Zasady wariantu: jedno lub kilka zdań o każdej zasadzie, którą warianty się różnią.

rules-title = **{ $variant }** · { $size }×{ $size } · { $attackers } atakujących kontra { $defenders } obrońców i ich król
rules-item = - { $rule }

rules-moving = **Ruchy**
rules-line = Zaczynają atakujący. Każdy pionek, także król, idzie prosto wzdłuż rzędu lub kolumny, póki droga jest wolna.
rules-throne-king-stops-all-pass = Tylko król może stanąć na tronie ({ $throne }); inni mogą przez niego przejść, póki jest pusty.
rules-throne-king-stops-king-passes = Tylko król może stanąć na tronie ({ $throne }) lub przez niego przejść.
rules-throne-nobody-stops-all-pass = Gdy król opuści tron ({ $throne }), nikt nie może już na nim stanąć. Przejść mogą wszyscy.
rules-throne-nobody-stops-king-passes = Gdy król opuści tron ({ $throne }), nikt nie może już na nim stanąć, a przejść może tylko król.
rules-throne-anyone-stops-king-passes = Każdy pionek może stanąć na tronie ({ $throne }), ale przejść przez niego może tylko król.
rules-corners-king-only = { $block ->
    [1] Tylko król może wejść do rogów.
   *[other] Tylko król może wejść do rogów (po { $block }×{ $block } pola).
}

rules-capturing = **Bicie**
rules-custodial = Bijesz pionek, gdy twój ruch zamyka go między dwoma twoimi, po przeciwnych stronach. Wejście między dwa wrogie pionki jest bezpieczne.
rules-corners-hostile = Róg może zastąpić jeden z tych dwóch przeciw { $against ->
    [attackers] atakującym
    [defenders] obrońcom, ale nie ich królowi
    [king] królowi
    [soldiers] wszystkim oprócz króla
    [attackers-and-king] atakującym i królowi
    [defenders-and-king] obrońcom i ich królowi
   *[everybody] wszystkim
}.
rules-throne-hostile = { $when ->
    [empty] Pusty tron
   *[always] Tron, pusty czy nie,
} może zastąpić jeden z tych dwóch przeciw { $against ->
    [attackers] atakującym
    [defenders] obrońcom, ale nie ich królowi
   *[soldiers] wszystkim oprócz króla
}.
rules-king-armed = Król bije jak każdy inny pionek.
rules-king-hammer = Król bije własnym ruchem, ale nie jako pionek, który stoi.
rules-king-anvil = Król bije jako pionek, który stoi, ale nie własnym ruchem.
rules-king-unarmed = Król niczego nie bije.
rules-shieldwall = Mur tarcz: dwa lub więcej wrogich pionków obok siebie na krawędzi są zbite, gdy przed każdym stoi twój pionek, a ty zamykasz jeden koniec ich rzędu, mając { $corners ->
    [yes] swój pionek lub róg
   *[no] swój pionek
} na drugim. Król wśród nich zostaje.
rules-trap = Pułapka: pojedynczy pionek jest zbity, gdy twoje pionki, tron, róg lub koniec planszy zamykają go ze wszystkich stron.
rules-linnaean = Obrońca obok króla na tronie jest zbity między atakującym a tronem, gdy atakujący zajmują trzy pozostałe strony tronu.

rules-king = **Bicie króla**
rules-king-four = Potrzeba atakujących ze wszystkich czterech stron.
rules-king-two = Bije się go między dwoma atakującymi, jak każdy inny pionek.
rules-king-two-on-throne = Na tronie wystarczy dwóch atakujących po przeciwnych stronach.
rules-king-four-on-throne = Na tronie potrzeba atakujących ze wszystkich czterech stron.
rules-king-two-beside-throne = Obok tronu wystarczy dwóch atakujących po przeciwnych stronach.
rules-king-three-beside-throne = Obok tronu potrzeba atakujących z trzech pozostałych stron.
rules-king-safe-on-edge = Na krawędzi nie można go zbić.
rules-king-edge-no-refuge = Na krawędzi jest tak samo.

rules-winning = **Wygrana**
rules-defenders-win-corner = Obrońcy wygrywają, gdy król dojdzie do rogu.
rules-defenders-win-corner-or-fort = Obrońcy wygrywają, gdy król dojdzie do rogu albo stoi na krawędzi, mogąc się ruszać, w forcie nie do zdobycia.
rules-defenders-win-edge = Obrońcy wygrywają, gdy król dojdzie do krawędzi planszy.
rules-attackers-win-capture = Atakujący wygrywają, gdy zbiją króla.
rules-attackers-win-capture-or-ring = Atakujący wygrywają, gdy zbiją króla albo odetną wszystkich obrońców od krawędzi.
rules-no-moves-loses = Kto nie ma dozwolonego ruchu, przegrywa.
rules-no-moves-draws = Kto nie ma dozwolonego ruchu, remisuje, a bez pionków przegrywa.
rules-repetition-draw = Jeśli pozycja pojawi się po raz trzeci, jest remis.
rules-repetition-mover = Kto doprowadzi do pozycji po raz trzeci, przegrywa.
rules-repetition-defenders = Jeśli pozycja pojawi się po raz trzeci, przegrywają obrońcy.
rules-repetition-aggressor = Jeśli pozycja pojawi się po raz trzeci, przegrywa strona, która mogła tego uniknąć.
rules-move-limit = { $moves ->
    [one] Po { $moves } ruchu bez bicia jest remis.
    [few] Po { $moves } ruchach bez bicia jest remis.
    [many] Po { $moves } ruchach bez bicia jest remis.
   *[other] Po { $moves } ruchu bez bicia jest remis.
}
rules-agreement = Na remis można zgodzić się w każdej chwili.
