# /tafl-check: czego brakuje na kanale.

check-title = **Hnefi { $version }** tutaj: { $place }
check-title-private = **Hnefi { $version }** w tej rozmowie
check-all-well = Wszystko w porządku: mam tu wszystkie potrzebne uprawnienia.
check-missing = Brakuje tu kilku uprawnień. Może mi je nadać ktoś, kto zarządza tym serwerem:
check-view-channel = **Wyświetlanie kanału**: bez niego mogę odpowiadać na polecenia, ale nie mogę pisać z własnej inicjatywy.
check-send-messages = **Wysyłanie wiadomości**: bez niego nie mogę pokazać planszy, której nie pokazała odpowiedź, ani ruchów zagranych gdzie indziej.
check-send-messages-in-threads = **Wysyłanie wiadomości w wątkach**: bez niego nie mogę pisać w wątkach partii.
check-attach-files = **Załączanie plików**: bez niego nie mogę pokazywać plansz jako obrazków.
check-create-public-threads = **Tworzenie publicznych wątków**: bez niego nie mogę tworzyć wątków, które na tym serwerze dostają nowe partie.
check-read-message-history = **Czytanie historii wiadomości**: bez niego nie widzę, czy plansza już tu jest, i mogę ją pokazać dwa razy.
check-between-us = Tutaj możesz oglądać swoje partie i robić w nich ruchy. Wyzwanie potrzebuje miejsca, w którym zobaczy je druga strona.
check-user-installed = Nie należę do tego miejsca; jestem tu dzięki tobie. Mogę odpowiadać na polecenia i przyciski oraz pokazywać plansze wszystkim, którzy tu są. Z własnej inicjatywy pisać tu nie mogę: czego nie pokaże odpowiedź, to każda strona zobaczy przy swoim następnym poleceniu tutaj.
check-user-installed-unheard = Nie należę do tego miejsca; jestem tu dzięki tobie, a aplikacje z zewnątrz mogą odpowiadać tylko tobie. Inni nie widzą tu twoich ruchów: graj na serwerze, na którym jestem, albo poproś o uprawnienie „Używanie zewnętrznych aplikacji”.
check-latency = Discord odpowiada mi w { $discord } ms, moja baza danych w { $database } ms.
check-latency-unknown = Discord w tej chwili mi nie odpowiada; moja baza danych odpowiada w { $database } ms.
