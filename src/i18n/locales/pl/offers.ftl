# Propozycje inne niż remis: cofanie ruchów i przerwanie partii, zanim zagrają obie strony.

take-back-asked = { $name } prosi o cofnięcie { $moves }, przy ruchu { $plies }.
take-back-agreed = { $opponent } zgadza się: { $name } gra jeszcze raz.
take-back-declined-notice = { $mention }, { $opponent } nie zgadza się na cofnięcie. Partia trwa dalej.
abort-asked = { $name } prosi o przerwanie partii: nikt nie wygrywa i partia się nie liczy.
abort-agreed = { $opponent } zgadza się: partia jest przerwana.
abort-declined-notice = { $mention }, { $opponent } nie zgadza się na przerwanie partii. Partia trwa dalej.
draw-declined-notice = { $mention }, { $opponent } nie zgadza się na remis. Partia trwa dalej.

offer-withdrawn = { $name } wycofuje się z tego.

request-question = { $mention }, zgadzasz się?
request-declined = Odrzucono.
request-lapsed = Prośba wygasła: partia potoczyła się dalej.
request-lapsed-at-end = Prośba wygasła: partia się zakończyła.

button-accept-draw-at = { $plies ->
    [0] Przyjmij remis (przed pierwszym ruchem)
   *[other] Przyjmij remis (ruch { $plies })
}
button-undo = Cofnij { $moves }
button-accept-abort = Przerwij partię
button-decline-request = Odrzuć
button-withdraw-offer = Wycofaj
closed-offer-withdrawn = Wycofane. Partia trwa dalej.
button-take-back = Cofnij ruch
button-abort = Przerwij partię

taken-back = { $name } cofa { $moves }; { $opponent } zgadza się.

board-take-back-asked = Prośba o cofnięcie czeka na odpowiedź.
board-abort-asked = Prośba o przerwanie partii czeka na odpowiedź.

result-aborted = { $attackers } i { $defenders } przerywają partię, zanim zagrały obie strony: nikomu się nie liczy.
result-intervention = { $manager } zarządza tym serwerem i kończy partię { $plies ->
    [0] przed pierwszym ruchem
    [one] po { $plies } ruchu
    [few] po { $plies } ruchach
    [many] po { $plies } ruchach
   *[other] po { $plies } ruchu
}: nikt nie wygrywa. Podany powód: „{ $why }”
result-intervention-unknown = Ktoś, kto zarządza tym serwerem, zakończył partię: nikt nie wygrywa.
result-intervention-silent = { $manager } zarządza tym serwerem i kończy partię { $plies ->
    [0] przed pierwszym ruchem
    [one] po { $plies } ruchu
    [few] po { $plies } ruchach
    [many] po { $plies } ruchach
   *[other] po { $plies } ruchu
}: nikt nie wygrywa.
over-aborted = obie strony zgodziły się ją przerwać
over-intervention = zakończył ją ktoś, kto zarządza serwerem

alt-broken-off = Partia przerwana.

elsewhere-take-back-asked = { $where ->
    [private] Prośba o cofnięcie wysłana. Jest w prywatnej rozmowie, w której gracie.
   *[channel] Prośba o cofnięcie wysłana. Jest tutaj: { $place }.
}
elsewhere-abort-asked = { $where ->
    [private] Prośba o przerwanie partii wysłana. Jest w prywatnej rozmowie, w której gracie.
   *[channel] Prośba o przerwanie partii wysłana. Jest tutaj: { $place }.
}
elsewhere-taken-back = { $where ->
    [private] Cofnięcie uzgodnione. Plansza jest w prywatnej rozmowie, w której gracie.
   *[channel] Cofnięcie uzgodnione. Plansza jest tutaj: { $place }.
}
elsewhere-aborted = { $where ->
    [private] Przerwanie partii uzgodnione. Plansza jest w prywatnej rozmowie, w której gracie.
   *[channel] Przerwanie partii uzgodnione. Plansza jest tutaj: { $place }.
}
elsewhere-declined = { $where ->
    [private] Odrzucone. Druga strona dowie się w prywatnej rozmowie, w której gracie.
   *[channel] Odrzucone. Druga strona dowie się tutaj: { $place }.
}
elsewhere-ended = { $where ->
    [private] Partia zakończona. Plansza jest w prywatnej rozmowie, w której ją grano.
   *[channel] Partia zakończona. Plansza jest tutaj: { $place }.
}

refuse-stale-board-taken-back = Ta plansza pokazuje partię #{ $game } { $board-ply ->
    [0] na początku
   *[other] po ruchu { $board-ply }
}. Od tego czasu cofnięto ruchy, a teraz ruch ma { $to-move }.
since-taken-back = - Cofnięto ruchy.
refuse-unknown-offer = Nie znajduję już tej propozycji. `/board` pokazuje, jak stoi partia.
refuse-not-your-offer = Wycofać to może tylko { $name }.
refuse-offer-withdrawn = Zostało to wycofane; partia #{ $game } potoczyła się dalej.
refuse-not-yours-to-answer = Na to może odpowiedzieć tylko { $opponent }.
refuse-request-open = Ta prośba nadal czeka. Naciśnij przycisk jeszcze raz.
refuse-request-declined = Ta prośba została odrzucona; partia #{ $game } potoczyła się dalej.
refuse-request-lapsed = Ta prośba wygasła: wcześniej był ruch albo koniec partii #{ $game }.
refuse-take-back-accepted = W partii #{ $game } jest to już cofnięte.
refuse-abort-accepted = Partia #{ $game } jest już przerwana.
refuse-take-back-asked-yourself = W partii #{ $game } twoja prośba o cofnięcie { $moves } już czeka. Obowiązuje do odpowiedzi albo do następnego ruchu.
refuse-abort-asked-yourself = Twoja prośba o przerwanie partii #{ $game } już czeka. Obowiązuje do odpowiedzi albo do następnego ruchu.
refuse-draw-offered-to-you = { $name } już proponuje ci remis w partii #{ $game }. Przyjmujesz?
refuse-take-back-asked-of-you = { $name } prosi o cofnięcie { $moves } w partii #{ $game }. Najpierw odpowiedz na to: zgadzasz się?
refuse-abort-asked-of-you = { $name } prosi o przerwanie partii #{ $game }. Najpierw odpowiedz na to: zgadzasz się?
refuse-draw-again = W partii #{ $game } od twojego ostatniego ruchu była już twoja propozycja remisu. Zrób ruch, zanim zaproponujesz go znowu.
refuse-take-back-again = W partii #{ $game } była już taka twoja prośba. Możesz ją powtórzyć, gdy zostanie zagrany ruch.
refuse-abort-again = Twoja prośba o przerwanie partii #{ $game } już była. Możesz ją powtórzyć, gdy zostanie zagrany ruch.
refuse-nothing-to-take-back = W partii #{ $game } nie ma twojego ruchu, który można by cofnąć.
refuse-too-late-to-abort = W partii #{ $game } zagrały już obie strony, więc nie można jej przerwać. Zaproponuj remis przez `/draw` albo poddaj partię przez `/resign`.
refuse-not-a-manager = Cudze partie może kończyć tylko ktoś, kto zarządza tym serwerem. Swoje możesz zakończyć przez `/resign`.
refuse-manages-own-game = W partii #{ $game } grasz ty, więc zakończyć ją musi inna osoba, która zarządza tym serwerem. Możesz zaproponować remis przez `/draw` albo poddać partię przez `/resign`.
refuse-not-a-number = „{ $text }” to nie numer partii. Od numeru zaczyna się każda plansza, np. `#17`.
refuse-no-reason = Napisz w kilku słowach, dlaczego partia ma się skończyć: przeczytają to obie strony.
refuse-too-many-challenges = Twoje otwarte wyzwania: { $most }. Więcej naraz mieć nie można. Wycofaj jedno przyciskiem **Wycofaj** albo poczekaj na odpowiedź.
refuse-busy = Zbyt wiele osób naraz prosi o coś takiego. Spróbuj znów za kilka minut.
refuse-too-many-requests = To więcej, niż przyjmuję od jednej osoby w ciągu minuty. Następne będzie się liczyć { $again }.

guild-game-choice = #{ $game } · { $variant } · { $attackers } kontra { $defenders }

help-take-back = Ruch przez pomyłkę? **Cofnij ruch** prosi drugą stronę o jego cofnięcie. Dopóki nie zagrały obie strony, **Przerwij partię** prosi o jej przerwanie (`/take-back`, `/abort`).
