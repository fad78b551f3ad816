# Jak grać, w ośmiu krótkich akapitach.

help-head-game = Gra
help-head-begin = Początek
help-head-move = Twój ruch
help-head-end = Koniec
help-head-games = Twoje partie
help-head-past = Wracanie do partii
help-head-rules = Zasady
help-head-server = Serwery

help-aim = Tafl to gra planszowa dla dwóch osób. Atakujący chcą schwytać króla, obrońcy chcą go doprowadzić w bezpieczne miejsce.
help-begin = Napisz `/challenge` i wybierz kogoś. Gdy wyzwanie zostanie przyjęte, plansza pojawi się na tym kanale.
help-turn = Dostajesz wzmiankę, gdy masz ruch. Naciśnij **Ruch** pod planszą, wybierz pionek, wybierz pole, potwierdź.
help-write = Albo napisz `/move d2-d5`: pole, z którego pionek rusza, potem pole, na które idzie. Kolumny mają litery, rzędy mają numery.
help-moves = Każdy pionek idzie prosto, tak daleko, jak droga jest wolna. Bijesz pionek, zamykając go między dwoma swoimi.
help-see = `/board` pokazuje partię, `/games` wszystkie twoje partie, najpierw te, w których masz ruch. `/settings` wybiera, jak widzisz plansze i kiedy przypominam ci o ruchu.
help-end = **Zaproponuj remis** i **Poddaj partię** są pod planszą; `/draw` i `/resign` robią to samo.
help-several = Jeśli grasz kilka partii, wskaż właściwą opcją `game`.
help-time = Każda partia ma swoje tempo: trzy dni na ruch, jeśli nie wybierzesz innego. Gdy skończy ci się czas, druga strona może ogłosić wygraną, dać ci go więcej albo czekać (`/claim`, `/add-time`). `/vacation` zatrzymuje twoje zegary, gdy cię nie ma. Nic nie ginie, gdy uruchamiam się ponownie.
help-past = `/history`, `/show` i `/replay` wracają do partii, `/export` i `/import` przenoszą partie na zewnątrz i do środka, `/record` je liczy.
help-rules = `/rules` podaje zasady każdego wariantu, z obrazkami.
help-server = Kto zarządza serwerem, ma `/server-settings` i `/tafl-end`; `/tafl-check` mówi każdemu, kto zapyta, co mogę robić na kanale.
