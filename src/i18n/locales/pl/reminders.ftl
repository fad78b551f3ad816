# Kiedy przypominam o partiach, w których ktoś ma ruch, a kiedy daję spokój.

opt-settings-reminders-desc = Kiedy przypominam ci, że masz ruch, w partiach z limitem czasu
opt-settings-zone-desc = Twoja strefa czasowa, według najbliższego dużego miasta, np. Warsaw
opt-settings-quiet-hours-desc = Godziny, w których ci nie przypominam, np. 22-7; off, jeśli nie chcesz żadnych
opt-settings-digest-desc = O której codziennie wysyłam listę partii, w których masz ruch, np. 8; off, jeśli wcale
choice-reminders-usual = W połowie twojego czasu oraz na dzień i na trzy godziny przed jego końcem
choice-reminders-last-day = Na dzień i na trzy godziny przed końcem twojego czasu
choice-reminders-last-hours = Na trzy godziny przed końcem twojego czasu
choice-reminders-off = Nigdy
zone-choice = { $zone } · teraz jest { $time }

settings-reminders = { $plan ->
    [last-day] W partiach z limitem czasu przypominam ci o ruchu **na dzień i na trzy godziny przed końcem twojego czasu**.
    [last-hours] W partiach z limitem czasu przypominam ci o ruchu **na trzy godziny przed końcem twojego czasu**.
    [off] W partiach z limitem czasu **nie przypominam ci o ruchu**.
   *[usual] W partiach z limitem czasu przypominam ci o ruchu **w połowie twojego czasu oraz na dzień i na trzy godziny przed jego końcem**.
}
settings-reminders-silent = W partiach z limitem czasu **nie przypominam ci o ruchu**, bo gdy masz ruch, nic ci nie mówię.
settings-quiet = Godziny ciszy: **od { $from }:00 do { $until }:00**. Przypomnienie czeka do ich końca, chyba że byłoby wtedy za późno.
settings-quiet-none = Godziny ciszy: **brak**.
settings-zone = Twoja strefa czasowa: **{ $zone }**, teraz jest tam { $time }.
settings-zone-none = Twoja strefa czasowa: **nie wybrano**, więc twoje godziny są w UTC, gdzie teraz jest { $time }.
settings-digest = Lista partii, w których masz ruch: **codziennie o { $hour }:00**, w prywatnej wiadomości. Następna: { $next }.
settings-digest-closed = Lista partii, w których masz ruch: codziennie o { $hour }:00, ale **nie mogę pisać do ciebie prywatnie**. Zezwól na prywatne wiadomości z tego serwera, a potem wybierz godzinę jeszcze raz.
settings-digest-none = Lista partii, w których masz ruch: **brak**.
settings-how-reminders = Zmień to przez `/settings reminders`, `quiet-hours`, `zone` i `digest`.

reminder = { $mention }, nadal masz ruch, a druga strona to { $opponent }.
reminder-in-private = Nadal masz ruch, { $variant } kontra { $opponent }.
reminder-closed = Nie mogę pisać do ciebie prywatnie, więc odtąd przypominam ci tutaj. Jeśli zezwolisz na prywatne wiadomości z tego serwera, wybierz je znów przez `/settings`.
digest-closed = Twoja codzienna lista partii to prywatna wiadomość, a takich nie mogę ci wysyłać, więc już nie przychodzi. Zezwól na prywatne wiadomości z tego serwera, a potem wybierz godzinę jeszcze raz przez `/settings digest`.
button-snooze = Przypomnij później
snoozed = Przypomnę ci o partii #{ $game } jeszcze raz { $at } ({ $in }), jeśli do tego czasu nie zagrasz.

# Prywatna wiadomość, która przychodzi codziennie. Dalej są partie, każda w swoim wierszu.
digest-title = { $count ->
    [one] **{ $count } partia czeka na twój ruch:**
    [few] **{ $count } partie czekają na twój ruch:**
    [many] **{ $count } partii czeka na twój ruch:**
   *[other] **{ $count } partii czeka na twój ruch:**
}
digest-how = -# Dostajesz tę listę codziennie, dopóki jakieś partie czekają na twój ruch. `/settings digest` zmienia godzinę, a z `off` ją wyłącza.

moment = <t:{ $at }:f> (<t:{ $at }:R>)

refuse-no-such-zone = Nie znam strefy czasowej „{ $text }”. Napisz najbliższe duże miasto, np. `Stockholm` albo `New York`, i wybierz z tego, co podpowiadam.
refuse-which-zone = Nie wiem na pewno, którą strefą czasową jest „{ $text }”. Napisz jej pełną nazwę; może chodzić o { $zones }.
refuse-not-quiet-hours = Nie umiem odczytać „{ $text }” jako godzin ciszy. Napisz dwie pełne godziny, np. `22-7`, albo `off`.
refuse-same-hour = „{ $text }” zaczyna się i kończy o tej samej godzinie, więc nic nie ma pomiędzy. Napisz dwie różne pełne godziny, np. `22-7`, albo `off`.
refuse-not-an-hour = Nie umiem odczytać „{ $text }” jako godziny. Napisz pełną godzinę od 0 do 23, np. `8`, albo `off`.
refuse-clock-stands = Twój zegar w partii #{ $game } stoi: nie ma o czym przypominać.
refuse-no-time-to-snooze = W partii #{ $game } zostało za mało czasu, by przypomnieć później: kończy się { $at } ({ $in }).
refuse-snooze-time-up = Twój czas w partii #{ $game } skończył się { $at } ({ $since }): nie ma o czym przypominać.
refuse-snooze-silent = Zgodnie z twoim wyborem nic ci nie mówię, gdy masz ruch, więc przypomnienie by do ciebie nie dotarło. Zmień to przez `/settings pings`, a potem naciśnij jeszcze raz.
