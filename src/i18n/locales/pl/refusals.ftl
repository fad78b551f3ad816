# Dlaczego nic się nie stało: co jest nie tak i co zrobić.

refuse-no-such-game = Nie znajduję partii #{ $game }, którą możesz stąd zobaczyć. `/games` pokazuje twoje.
refuse-not-a-game = „{ $text }” to ani numer partii, ani część imienia w jednej z twoich. Oto one:
refuse-not-a-game-of-none = „{ $text }” to nie numer partii, a żadna twoja partia nie trwa. Rzuć komuś wyzwanie: `/challenge`.
refuse-no-running-game = Nie masz żadnej trwającej partii. Rzuć komuś wyzwanie: `/challenge`.
refuse-which-game = O którą partię chodzi? Wybierz ją w menu albo wskaż opcją `game`.
refuse-not-a-player = W partii #{ $game } grają tylko { $attackers } i { $defenders }.
refuse-frozen = Partia #{ $game } nie może toczyć się dalej: to, co o niej zapisano, nie pasuje do siebie. Osoba, która mnie prowadzi, już o tym wie; nic nie zginęło.
refuse-not-your-turn = W partii #{ $game } ruch ma { $opponent } (tura zaczęła się { $since }).
refuse-stale-board = Ta plansza pokazuje partię #{ $game } { $board-ply ->
    [0] na początku
   *[other] po ruchu { $board-ply }
}. Od tego czasu { $moves ->
    [one] zagrano { $moves } ruch
    [few] zagrano { $moves } ruchy
    [many] zagrano { $moves } ruchów
   *[other] zagrano { $moves } ruchu
}, a teraz ruch ma { $to-move }.
refuse-stale-board-where = `/board` pokazuje najnowszą.

refuse-empty-move = Napisz ruch jako `{ $example }`: pole, z którego pionek rusza, potem pole, na które idzie.
refuse-not-a-move = Nie umiem odczytać „{ $text }” jako ruchu. Napisz pole, z którego pionek rusza, potem pole, na które idzie: `{ $example }`.
refuse-invisible-move = Nie umiem odczytać tego jako ruchu. Napisz pole, z którego pionek rusza, potem pole, na które idzie: `{ $example }`.
refuse-unexpected-text = Nie rozumiem „{ $rest }” za ruchem. Wystarczą dwa pola: `{ $example }`.
refuse-not-captured = { $move } nie zbiłoby { $square }. Wystarczą dwa pola: co zostaje zbite, wynika z zasad.

refuse-challenged-self = Nie możesz rzucić wyzwania sobie. Wybierz kogoś innego.
refuse-challenged-bot = { $name } to bot, a boty nie grają tu w tafl. Rzuć wyzwanie człowiekowi.
refuse-no-such-variant = Nie znam wariantu „{ $key }”. Znam: { $variants }.
refuse-no-such-theme = Nie znam motywu „{ $key }”. Znam: { $themes }.
refuse-no-such-challenge = Nie znajduję już tego wyzwania. Rzuć nowe: `/challenge`.
refuse-challenge-accepted = To wyzwanie zostało przyjęte i jest teraz partią #{ $game }.
refuse-challenge-declined = To wyzwanie zostało odrzucone. Nowe można rzucić przez `/challenge`.
refuse-challenge-withdrawn = To wyzwanie zostało wycofane. Nowe można rzucić przez `/challenge`.
refuse-challenge-open = To wyzwanie jest nadal otwarte. Naciśnij przycisk jeszcze raz.
refuse-not-challenged = Na to wyzwanie może odpowiedzieć tylko { $challenged }.
refuse-not-challenger = To wyzwanie może wycofać tylko { $challenger }.

refuse-offer-accepted = Ta propozycja remisu została przyjęta: partia #{ $game } zakończyła się remisem.
refuse-offer-declined = Ta propozycja remisu została odrzucona; partia #{ $game } potoczyła się dalej.
refuse-offer-lapsed = Ta propozycja remisu wygasła: wcześniej był ruch albo koniec partii #{ $game }.
refuse-offer-open = Ta propozycja remisu nadal czeka. Naciśnij przycisk jeszcze raz.
refuse-already-offered-yourself = W partii #{ $game } twoja propozycja remisu już czeka. Obowiązuje do odpowiedzi albo do następnego ruchu.

unknown-press-other-version = Ten przycisk pochodzi z innej mojej wersji. `/games` pokazuje twoje partie z najnowszymi planszami.
unknown-press = Nie znam tego przycisku. `/games` pokazuje twoje partie z najnowszymi planszami.

fault = To się nie udało i to moja wina. `/board` pokazuje, jak stoi twoja partia; potem spróbuj jeszcze raz.
fault-busy = Moja baza danych jest właśnie zajęta, więc nic się nie zmieniło. Spróbuj jeszcze raz za chwilę.
fault-disk = Mój dysk nic teraz nie przyjmuje (może jest pełny), więc nic się nie zmieniło. Osoba, która mnie prowadzi, znajdzie powód w moim dzienniku; spróbuj jeszcze raz później.
