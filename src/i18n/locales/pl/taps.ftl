# Granie z menu: co jest obok nich w prywatnej wiadomości.

choose-piece-page = Menu zawiera pionki od { $first } do { $last } z { $all }. Przyciski pokazują pozostałe rzędy.
choose-square-page = Menu zawiera pola od { $first } do { $last } z { $all }. Przyciski pokazują pozostałe.
button-rows-before = ← rzędy { $first } do { $last }
button-rows-after = rzędy { $first } do { $last } →
button-squares-before = ← { $first } do { $last }
button-squares-after = { $first } do { $last } →
button-other-pieces = Inne pionki

piece-option-captures = { $square } · { $piece ->
    [king] król
    [attacker] atakujący
   *[defender] obrońca
} · { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, może bić

preview-king-can-be-taken = **Potem twojego króla będzie można zbić ruchem { $move }.**
preview-king-can-escape = **Potem król będzie mógł uciec ruchem { $move }.**

settings-confirm = Gdy wybierasz ruch w menu: **pytam**, zanim zostanie zagrany.
settings-no-confirm = Gdy wybierasz ruch w menu: **zostaje od razu zagrany**. Mimo to pytam, gdy mógłby kosztować cię partię.
settings-how-confirm = Zmień to przez `/settings confirm`.

refuse-two-games = Przed ruchem stoi #{ $written }, a wybrana partia to #{ $chosen }. Zostaw tylko jedno z nich.

since-old-board = Ta plansza nie jest najnowsza: pokazuje { $plies ->
    [0] początek
    [one] partię po { $plies } ruchu
    [few] partię po { $plies } ruchach
    [many] partię po { $plies } ruchach
   *[other] partię po { $plies } ruchu
}. Od tego czasu:
since-already-played = Twój ruch { $move } jest już zagrany. Od planszy, którą widać było wcześniej:
since-nothing-played = Ta plansza nie pokazuje już, jak stoi partia.
since-move = - { $moved }
since-earlier = … a przedtem { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}.

games-page = Partie od { $first } do { $last } z { $all }.
games-placeholder = Pokaż planszę
which-game-placeholder = Wybierz partię
button-previous = ← Poprzednie
button-next = Następne →

no-picture-refused = Discord nie przyjął obrazka, więc oto plansza jako tekst.
no-picture-not-drawn = Nie udało mi się narysować obrazka, więc oto plansza jako tekst.
no-file-refused = Discord nie przyjął pliku.
