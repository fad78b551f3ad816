# Dlaczego zasady zabraniają ruchu.

illegal-game-over = { $winner ->
    [attackers] Partia jest skończona: wygrali atakujący.
    [defenders] Partia jest skończona: wygrali obrońcy.
   *[nobody] Partia jest skończona: jest remis.
}
illegal-off-board = Na tej planszy nie ma pola { $square }. Sięga ona od a1 do { $last }.
illegal-empty-square = { $move } jest niemożliwe: na { $from } nie ma pionka.
illegal-not-your-piece = { $piece ->
    [king] Król na { $from } należy do obrońców, a ty grasz atakującymi.
    [attacker] Pionek na { $from } to atakujący, a ty grasz obrońcami.
   *[defender] Pionek na { $from } to obrońca, a ty grasz atakującymi.
}
illegal-no-step = Z { $square } na { $square } to nie ruch. Wybierz inne pole docelowe.
illegal-not-straight = { $move } nie biegnie po prostej. Pionki poruszają się wzdłuż rzędu lub kolumny.
illegal-blocked = { $move } jest niemożliwe: drogę blokuje pionek na { $by }.
illegal-occupied = { $move } jest niemożliwe: na { $by } stoi { $piece ->
    [king] król
    [attacker] atakujący
   *[defender] obrońca
}.
illegal-stop-on-throne = Tylko król może stanąć na tronie ({ $throne }).
illegal-king-stop-on-throne = Nikt nie może wrócić na tron ({ $throne }), nawet król.
illegal-pass-throne = Tylko król może przejść przez tron ({ $throne }), więc { $move } jest niemożliwe.
illegal-king-pass-throne = Nikt nie może przejść przez tron ({ $throne }), nawet król.
illegal-enter-corner = Tylko król może wejść do rogu { $corner }.
illegal-king-enter-corner = Nikt nie może wejść do rogu { $corner }, nawet król.
