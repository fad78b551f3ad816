# Co pokazuje Discord podczas wpisywania polecenia. Najwyżej po 100 znaków.

cmd-challenge-desc = Rzuć komuś wyzwanie do gry w tafl
cmd-move-desc = Zrób swój ruch
cmd-board-desc = Obejrzyj planszę partii (widzisz ją tylko ty)
cmd-games-desc = Twoje partie, najpierw te, w których masz ruch (widzisz je tylko ty)
cmd-resign-desc = Poddaj partię; najpierw zapytam
cmd-draw-desc = Zaproponuj remis
cmd-rules-desc = Przeczytaj zasady wariantu albo partii (widzisz je tylko ty)
cmd-settings-desc = Zobacz i zmień, jak ci wszystko pokazuję (widzisz to tylko ty)
cmd-help-desc = Jak grać (widzisz to tylko ty)
cmd-history-desc = Lista ruchów partii, trwającej albo skończonej (widzisz ją tylko ty)
cmd-show-desc = Obejrzyj partię ruch po ruchu (widzisz to tylko ty)
cmd-replay-desc = Obejrzyj całą partię jako animację
cmd-export-desc = Pobierz partię w notacji OpenTafl, by zabrać ją gdzie indziej (widzisz to tylko ty)
cmd-import-desc = Wczytaj partię lub pozycję w notacji OpenTafl, obejrzyj ją, graj od niej dalej
cmd-record-desc = Ile partii ktoś wygrał, przegrał i zremisował (widzisz to tylko ty)
cmd-server-settings-desc = Zobacz i zmień, gdzie i w co gra się na tym serwerze (widzisz to tylko ty)
cmd-tafl-check-desc = Sprawdź, co mi tu wolno, a czego nie (widzisz to tylko ty)

cmd-take-back-desc = Poproś drugą stronę o cofnięcie twojego ostatniego ruchu
cmd-abort-desc = Poproś drugą stronę o przerwanie partii, zanim zagrają obie strony
cmd-tafl-end-desc = Zakończ partię tego serwera, która utknęła (dla osób, które nim zarządzają)

opt-challenge-opponent-desc = Komu rzucasz wyzwanie; bez tego gra osoba, która przyjmie najszybciej
opt-challenge-variant-desc = Która gra z rodziny; Copenhagen, jeśli nie wybierzesz innej
opt-challenge-side-desc = Twoja strona; losowana, jeśli nie wybierzesz
opt-challenge-games-desc = Jedna partia albo mecz z dwóch z zamianą stron
opt-challenge-house-rules-desc = Co ma być inaczej, np. shieldwall=none, repetition=draw; podpowiedzi podczas pisania
opt-move-move-desc = Skąd dokąd; samo pierwsze pole pokazuje, dokąd pionek może iść
opt-move-game-desc = Która partia; potrzebne tylko, gdy może chodzić o kilka
opt-board-game-desc = Która partia; potrzebne tylko, gdy może chodzić o kilka
opt-board-flip-desc = Spójrz z drugiej strony
opt-board-theme-desc = Narysuj w tym motywie, tylko ten raz; na stałe wybierasz go w `/settings`
opt-board-text-desc = Napisz planszę jako tekst zamiast ją rysować
opt-resign-game-desc = Która partia; potrzebne tylko, gdy może chodzić o kilka
opt-draw-game-desc = Która partia; potrzebne tylko, gdy może chodzić o kilka
opt-rules-variant-desc = Która gra z rodziny; inaczej ta, w którą tu grasz, albo Copenhagen
opt-rules-game-desc = Partia z jej zasadami domowymi
opt-server-settings-add-channel-desc = Kanał, na którym mogą się zaczynać nowe partie; bez żadnego mogą wszędzie
opt-server-settings-remove-channel-desc = Kanał, na którym nowe partie nie mogą się już zaczynać
opt-server-settings-all-channels-desc = Niech nowe partie znów mogą się zaczynać na wszystkich kanałach
opt-server-settings-threads-desc = Czy każda nowa partia dostaje własny wątek
opt-server-settings-variant-desc = W co się gra, gdy nikt nie wybierze wariantu
opt-settings-theme-desc = Jak rysowane są plansze, które widzisz tylko ty
opt-take-back-game-desc = Która partia; potrzebne tylko, gdy może chodzić o kilka
opt-abort-game-desc = Która partia; potrzebne tylko, gdy może chodzić o kilka
opt-tafl-end-game-desc = Która partia, podana numerem
opt-tafl-end-reason-desc = Dlaczego, w kilku słowach; czytają to obie strony
opt-settings-confirm-desc = Czy mam jeszcze raz zapytać, zanim zagram ruch wybrany w menu

opt-history-game-desc = Która partia: numer lub imię; inaczej ta, w którą grasz, albo twoja ostatnia
opt-show-move-desc = Po ilu ruchach; 0 to początek
opt-show-game-desc = Która partia: numer lub imię; inaczej ta, w którą grasz, albo twoja ostatnia
opt-replay-game-desc = Która partia: numer lub imię; inaczej ta, w którą grasz, albo twoja ostatnia
opt-replay-public-desc = Niech widzą to tu wszyscy
opt-export-game-desc = Która partia: numer lub imię; inaczej ta, w którą grasz, albo twoja ostatnia
opt-import-record-desc = Partia jako tekst albo pozycja jako rzędy, a za nimi a lub d
opt-import-file-desc = Partia w pliku tekstowym, takim jak z /export
opt-import-variant-desc = Czyje zasady dla samej pozycji; inaczej te z pierwszej gry na takiej planszy
opt-record-user-desc = Czyje partie i jak wam szło przeciw sobie; twoje, jeśli nikogo nie podasz

choice-attackers = Atakujący (zaczynają)
choice-defenders = Obrońcy (z królem)
choice-random = Losowo
choice-one-game = Jedna partia
choice-match = Mecz z dwóch partii, z zamianą stron
