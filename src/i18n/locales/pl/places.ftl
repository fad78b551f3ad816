# Gdzie się gra: co ustalono na serwerze, wątki i to, czego nie dało się pokazać.

server-settings-title = **Ustawienia tego serwera**
server-channels-all = Nowe partie mogą się zaczynać na wszystkich kanałach.
server-channels = Nowe partie zaczynają się tylko tutaj: { $channels }.
server-threads-on = Każda nowa partia dostaje własny wątek.
server-threads-off = Gra się na samym kanale, bez wątków.
server-variant = Kto nie wybierze wariantu, gra w **{ $variant }**.
server-settings-how = Zmień je opcjami polecenia `/server-settings`.

refuse-not-manager = Te ustawienia może zmieniać tylko ktoś, kto zarządza serwerem. Poproś osobę z uprawnieniem „Zarządzanie serwerem”.
refuse-no-guild-here = To można zrobić tylko na serwerze.
refuse-wrong-channel = Nowe partie zaczynają się tylko tutaj: { $channels }. Trwające partie toczą się dalej tam, gdzie są.
refuse-channel-not-listed = { $channel } nie jest kanałem dla nowych partii. Takie kanały to: { $channels }.
refuse-no-channel-listed = Nowe partie mogą się zaczynać na wszystkich kanałach, więc nie ma czego usuwać. Podaj te, na których mogą się zaczynać: `/server-settings add-channel`.
refuse-too-many-channels = Więcej kanałów nie zapamiętam (limit: { $most }). Najpierw jeden usuń albo dopuść wszystkie: `/server-settings all-channels`.

thread-name = { $attackers } kontra { $defenders } · { $variant } #{ $game }

thread-full = Ten serwer ma tyle wątków, ile pozwala Discord, więc partia toczy się tutaj.
thread-forbidden = Nie mogę tu utworzyć wątku, więc partia toczy się na kanale. Poproś o uprawnienie „Tworzenie publicznych wątków”.
thread-failed = Nie udało mi się utworzyć wątku, więc partia toczy się tutaj.
thread-gone = Wątku tej partii już nie ma, więc toczy się dalej tutaj.
thread-locked = Wątek tej partii jest zablokowany, więc toczy się dalej tutaj.
thread-barred = W wątku tej partii nie mogę pisać, więc toczy się dalej tutaj.

missed-board = Wcześniej nie dało się tego pokazać, bo nie mogę pisać tutaj: { $place }.
missed-board-private = Wcześniej nie dało się tego pokazać, bo nie mogę pisać z własnej inicjatywy w prywatnej rozmowie, w której gracie.
