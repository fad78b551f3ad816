# Zasady domowe: jak nazywa się każda zasada i co mówi. Bez przecinków, dwukropków i znaków równości.

house-rules-line = Zasady domowe: { $rules }.
house-rules-join = { $head }; { $next }
house-rules-more = { $head }; i jeszcze { $count }
house-rules-or = { $head } lub { $last }
house-rules-written = { $rule } (`{ $key }`)
house-rules-mark = { $variant } z zasadami domowymi

house-rules-words-yes = tak, t, włączone, wł, prawda, z, wygrywa, zawsze
house-rules-words-no = nie, n, wyłączone, wył, fałsz, bez, brak, nigdy

rule-corner-block = rozmiar rogów
house-corner-block-1 = rogi z jednego pola
house-corner-block-2 = rogi z 2×2 pól

rule-corners-restricted = rogi tylko dla króla
house-corners-restricted-yes = tylko król wchodzi do rogów
house-corners-restricted-no = każdy pionek może wejść do rogów

rule-corners-hostile-to-attackers = rogi przeciw atakującym
house-corners-hostile-to-attackers-yes = rogi pomagają bić atakujących
house-corners-hostile-to-attackers-no = rogi nie pomagają bić atakujących

rule-corners-hostile-to-defenders = rogi przeciw obrońcom
house-corners-hostile-to-defenders-yes = rogi pomagają bić obrońców
house-corners-hostile-to-defenders-no = rogi nie pomagają bić obrońców

rule-corners-hostile-to-king = rogi przeciw królowi
house-corners-hostile-to-king-yes = rogi pomagają zbić króla
house-corners-hostile-to-king-no = rogi nie pomagają zbić króla

rule-throne = tron
house-throne-yes = jest tron
house-throne-no = bez tronu

rule-throne-stop = zatrzymanie na tronie
house-throne-stop-anyone = każdy pionek może stanąć na tronie
house-throne-stop-king = tylko król może stanąć na tronie
house-throne-stop-nobody = nikt nie wraca na tron

rule-throne-pass = przejście przez tron
house-throne-pass-anyone = każdy pionek może przejść przez tron
house-throne-pass-king = tylko król może przejść przez tron

rule-throne-hostile-to-attackers = tron przeciw atakującym
house-throne-hostile-to-attackers-never = tron nie pomaga bić atakujących
house-throne-hostile-to-attackers-when-empty = pusty tron pomaga bić atakujących
house-throne-hostile-to-attackers-always = tron zawsze pomaga bić atakujących

rule-throne-hostile-to-defenders = tron przeciw obrońcom
house-throne-hostile-to-defenders-never = tron nie pomaga bić obrońców
house-throne-hostile-to-defenders-when-empty = pusty tron pomaga bić obrońców
house-throne-hostile-to-defenders-always = tron zawsze pomaga bić obrońców

rule-king-armed = uzbrojony król
house-king-armed-yes = król bije jak każdy pionek
house-king-armed-hammer-only = król bije tylko własnym ruchem
house-king-armed-anvil-only = król bije tylko stojąc w miejscu
house-king-armed-no = król niczego nie bije

rule-king-on-throne = król na tronie
house-king-on-throne-two-opposite = dwóch atakujących bije króla na tronie
house-king-on-throne-all-sides = czterech atakujących bije króla na tronie

rule-king-beside-throne = król obok tronu
house-king-beside-throne-two-opposite = dwóch atakujących bije króla obok tronu
house-king-beside-throne-all-sides = trzech atakujących bije króla obok tronu

rule-king-in-open = król w polu
house-king-in-open-two-opposite = dwóch atakujących bije króla w polu
house-king-in-open-all-sides = czterech atakujących bije króla w polu

rule-king-on-edge = król na krawędzi
house-king-on-edge-safe = król jest bezpieczny na krawędzi
house-king-on-edge-as-elsewhere = króla można zbić na krawędzi

rule-trap = pułapka
house-trap-yes = pojedynczy pionek może wpaść w pułapkę
house-trap-no = bez pułapek

rule-shieldwall = mur tarcz
house-shieldwall-none = bez muru tarcz
house-shieldwall-pieces = mur tarcz tylko między pionkami
house-shieldwall-pieces-and-corners = mur tarcz między pionkami i rogami

rule-linnaean = bicie Linneusza
house-linnaean-yes = z biciem Linneusza
house-linnaean-no = bez bicia Linneusza

rule-escape = ucieczka
house-escape-corner = król ucieka do rogu
house-escape-edge = król ucieka na krawędź

rule-exit-fort = fort przy krawędzi
house-exit-fort-yes = fort przy krawędzi wygrywa
house-exit-fort-no = bez fortu przy krawędzi

rule-encirclement = okrążenie
house-encirclement-yes = okrążenie wygrywa
house-encirclement-no = okrążenie nie wygrywa

rule-no-moves = brak dozwolonego ruchu
house-no-moves-loses = strona bez dozwolonego ruchu przegrywa
house-no-moves-draw = strona bez dozwolonego ruchu remisuje

rule-repetition = powtórzenie
house-repetition-ignored = powtórzenie nie ma znaczenia
house-repetition-draw = trzykrotne powtórzenie to remis
house-repetition-mover-loses = przy trzykrotnym powtórzeniu przegrywa strona po ruchu
house-repetition-defenders-lose = przy trzykrotnym powtórzeniu przegrywają obrońcy
house-repetition-aggressor-loses = przy trzykrotnym powtórzeniu przegrywa strona mogąca go uniknąć

rule-move-limit = limit ruchów
house-move-limit-none = bez limitu ruchów
house-move-limit-number = { $moves ->
    [one] remis po { $moves } ruchu bez bicia
    [few] remis po { $moves } ruchach bez bicia
    [many] remis po { $moves } ruchach bez bicia
   *[other] remis po { $moves } ruchu bez bicia
}

rule-start = pozycja startowa
house-start-rows = inna pozycja startowa
rule-values-number = liczbę od { $min } do { $max } albo `none`
rule-values-position = rzędy od góry, z `t` dla atakujących, `T` dla obrońców i `K`, jak w `{ $example }`

refuse-house-rule-unknown = Nie znam zasady „{ $text }”. Pisz zasady domowe tak: `shieldwall=none, repetition=draw`; opcja podpowiada je podczas pisania.
refuse-house-rule-nearest = Nie znam zasady „{ $text }”. Czy chodzi o: { $rules }?
refuse-house-rule-twice = „{ $rule }” ma tu dwie różne wartości. Usuń jedną z nich.
refuse-house-rule-value = „{ $value }” nie pasuje do „{ $rule }”. Napisz { $values }.
refuse-house-rule-no-value = Napisz, jaką wartość ma mieć „{ $rule }”: { $values }.
refuse-house-rule-no-throne = Nie ma tronu, więc nie da się ustawić „{ $rule }”. Dodaj `throne=yes`.
refuse-house-rule-position = Nie umiem odczytać tej pozycji startowej. Napisz { $values }.

contradiction-out-of-range = „{ $rule }” nie może mieć wartości { $value }.
contradiction-corner-blocks-too-large = Rogi { $block }×{ $block } są za duże na planszę { $size }×{ $size }.
contradiction-blocks-of-ordinary-corners = Rogi { $block }×{ $block } nic tu nie znaczą: każdy pionek może do nich wejść, nie pomagają nikogo bić i król tam nie ucieka.
contradiction-no-middle-square = Plansza { $size }×{ $size } nie ma środkowego pola, więc nie może mieć tronu. Dodaj `throne=no`.
contradiction-throne-open-and-closed = Każdy pionek może stanąć na tronie ({ $throne }), ale tylko król może przez niego przejść. Pozwól na jedno i drugie tylko królowi albo wszystkim.
contradiction-linnaean-without-throne = Bicie Linneusza odbywa się przy tronie, a tronu nie ma.
contradiction-exit-fort-where-king-escapes = Król ucieka na dowolne pole krawędzi, więc nie może być fortu przy krawędzi. Dodaj `exit-fort=no` albo niech król ucieka do rogu.
contradiction-no-king = W pozycji startowej nie ma króla.
contradiction-no-attackers = W pozycji startowej nie ma atakujących.
contradiction-king-begins-on-escape-square = Król zaczyna na { $square }, a to już ucieczka.
contradiction-soldier-begins-on-corner = Pionek zaczyna na { $square }, w rogu, do którego może wejść tylko król.
contradiction-soldier-begins-on-throne = Pionek zaczyna na tronie ({ $throne }), na którym nie może stać.
contradiction-begins-in-exit-fort = Król na { $king } wygrywałby fortem przy krawędzi przed pierwszym ruchem.
contradiction-begins-encircled = Wszyscy obrońcy są zamknięci jeszcze przed pierwszym ruchem: atakujący już by wygrali.
contradiction-no-first-move = Zaczynają atakujący, a nie mogą się ruszyć.
