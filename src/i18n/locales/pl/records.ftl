# Zapisy partii przyniesione z zewnątrz i dalsza gra od nich.

record-title = Zapis partii: { $variant }
record-title-names = Zapis partii: { $variant }, { $attackers } (atakujący) kontra { $defenders } (obrońcy)
record-title-attackers = Zapis partii: { $variant }, { $attackers } gra atakującymi
record-title-defenders = Zapis partii: { $variant }, { $defenders } gra obrońcami
record-over = Tutaj partia jest skończona: { $how }.
record-kept = -# Widzisz to tylko ty. Przechowuję to do { $until }.

button-play-on = Graj dalej od tego miejsca
play-on-question = Komu rzucasz wyzwanie, by grać dalej od tego miejsca? Najpierw wybierz swoją stronę, potem osobę.
play-on-to-move = { $side ->
    [attackers] Ruch atakujących.
   *[defenders] Ruch obrońców.
}
play-on-placeholder = Komu rzucasz wyzwanie?
button-side-by-lot = Losuj strony
button-side-attackers = Gram atakującymi
button-side-defenders = Gram obrońcami

challenge-own-start = { $side ->
    [attackers] Partia zaczyna się od pozycji na obrazku, od ruchu atakujących, i nie liczy się w `/record`.
   *[defenders] Partia zaczyna się od pozycji na obrazku, od ruchu obrońców, i nie liczy się w `/record`.
}
challenge-sides = { $attackers } gra atakującymi, { $defenders } gra obrońcami.
lot-gives-sides = Los zdecydował: { $attackers } gra atakującymi, { $defenders } gra obrońcami.
closed-challenge-made = Twoje wyzwanie jest wysłane.

refuse-record-not-one = Podaj albo opcję `record` z partią jako tekst, albo opcję `file` z partią w pliku.
refuse-record-too-large = To za duże: { $size } KB. Czytam najwyżej { $most } KB.
refuse-record-not-text = To nie jest plik tekstowy. Czytam partie w notacji OpenTafl, takie, jakie zapisuje `/export`.
refuse-record-not-fetched = Nie udało się pobrać pliku z Discorda. Spróbuj jeszcze raz.
refuse-record-empty = Nic tam nie ma. Czytam partie w notacji OpenTafl, takie, jakie zapisuje `/export`.
refuse-record-too-many-moves = Liczba ruchów w tej partii to { $moves }. Przechowuję partie, w których jest ich najwyżej { $most }.
refuse-record-no-rules = Nie znajduję tam zasad, jak w „[rules: dim:11 …]”. Partie z `/export` je mają; samą pozycję zapisuje się jako rzędy, `3ttt3/4t4/…`, a za nimi stronę, która ma ruch, `a` lub `d`.
refuse-record-unreadable = Nie umiem odczytać wiersza { $line }: { $why }
refuse-record-illegal = Ruch { $move } w wierszu { $line } (ruch { $ply }) jest niemożliwy: { $why }
refuse-record-not-captured = Ruch { $move } w wierszu { $line } (ruch { $ply }) nie bije { $square }.
refuse-record-bad-move = Nie umiem odczytać „{ $text }” w wierszu { $line } jako ruchu.
refuse-record-turn = W wierszu { $line } stoi numer „{ $found }”, a powinna tam być tura { $expected }.
refuse-record-position = Nie umiem odczytać tej pozycji: { $why }
refuse-record-other-variant = Ten zapis sam podaje, według jakich zasad toczy się partia: { $variant }. Pomiń opcję `variant`.
refuse-record-other-size = { $size ->
    [0] Liczba rzędów w tej pozycji to { $rows }, a żaden wariant nie ma tu takiej planszy. Podaj cały zapis z zasadami.
   *[other] Liczba rzędów w tej pozycji to { $rows }, a plansza tego wariantu ma ich { $size }.
}
refuse-no-such-record = Nie znajduję już tego zapisu: przechowuję tylko dziesięć twoich najnowszych, i żadnego dłużej niż 30 dni. Wczytaj go znów przez `/import`.
refuse-asked-already = Twoje wyzwanie, by grać dalej od tej pozycji, nadal jest otwarte: odpowiedzieć ma { $name }.
refuse-asked-anybody-already = Twoje wyzwanie, by grać dalej od tej pozycji, nadal jest otwarte dla wszystkich.
refuse-nothing-to-play-on = W tej pozycji partia jest skończona. Cofnij się do takiej, w której jeszcze trwa.
