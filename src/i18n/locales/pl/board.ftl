# Wiadomość z planszą po każdym ruchu i plansza, którą ktoś ogląda.

game-started = { $variant }. { $attackers } gra atakującymi, { $defenders } gra obrońcami.
first-move = { $mention }, twój ruch: zaczynają atakujący.
first-move-defenders = { $mention }, twój ruch: zaczynają obrońcy.
your-move = { $mention }, twój ruch.

moved = { $side ->
    [attackers] { $name } (atakujący) gra { $move }.
   *[defenders] { $name } (obrońcy) gra { $move }.
}
moved-and-captured = { $side ->
    [attackers] { $name } (atakujący) gra { $move } i bije { $captured }.
   *[defenders] { $name } (obrońcy) gra { $move } i bije { $captured }.
}
king-moved = { $name } (obrońcy) gra królem { $move }.
king-moved-and-captured = { $name } (obrońcy) gra królem { $move } i bije { $captured }.

# Części listy zbitych pionków, zawsze w bierniku.
captured-against-throne = { $squares } przy tronie
captured-against-corner = { $squares } przy rogu
captured-by-shieldwall = { $squares } murem tarcz
captured-in-trap = { $squares } w pułapce
captured-king = króla na { $square }
captured-groups = { $head }, a także { $last }

stands-second-time = Ta pozycja jest na planszy po raz drugi.
third-time-draws = Za trzecim razem będzie remis.
third-time-mover = Kto doprowadzi do niej po raz trzeci, przegrywa.
third-time-defenders = Za trzecim razem przegrywają obrońcy.
third-time-aggressor = Za trzecim razem przegrywa strona, która mogła jej uniknąć.

board-title = { $variant }: { $attackers } (atakujący) kontra { $defenders } (obrońcy)
board-no-move = Nie było jeszcze żadnego ruchu.
board-your-move = Twój ruch (tura zaczęła się { $since }).
board-their-move = Ruch ma { $name } (tura zaczęła się { $since }).
board-draw-offered = Propozycja remisu czeka na odpowiedź.
board-ended = Partia zakończyła się { $since }.

button-move = Ruch
button-offer-draw = Zaproponuj remis
button-resign = Poddaj partię

# Pod planszą partii, której zapisane dane sobie przeczą.
board-frozen = Ta partia nie może toczyć się dalej: to, co o niej zapisano, nie pasuje do siebie. Osoba, która mnie prowadzi, już o tym wie; nic nie zginęło. Plansza pokazuje tyle, ile umiem odtworzyć.
