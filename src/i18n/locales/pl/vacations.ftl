# Urlopy: gdy ktoś ma urlop, zegary stoją we wszystkich partiach, w których ma ruch.

vacation-lasts = Masz urlop do { $at } ({ $in }). Do tego czasu twoje zegary stoją; mimo to możesz grać, a `/vacation end` kończy urlop.
vacation-ended = Twój urlop się skończył: twoje zegary znów chodzą.
vacation-none = Nie masz teraz urlopu. `/vacation begin` zatrzymuje twoje zegary na kilka dni.
vacation-told = Daję o tym znać na każdym kanale, na którym grasz z limitem czasu.
vacation-sooner = { $games ->
    [one] W { $games } twojej partii zegar rusza wcześniej albo cały czas chodzi: tam, gdzie się toczy, obowiązuje krótszy urlop.
    [few] W { $games } twoich partiach zegar rusza wcześniej albo cały czas chodzi: tam, gdzie się toczą, obowiązuje krótszy urlop.
    [many] W { $games } twoich partiach zegar rusza wcześniej albo cały czas chodzi: tam, gdzie się toczą, obowiązuje krótszy urlop.
   *[other] W { $games } twojej partii zegar rusza wcześniej albo cały czas chodzi: tam, gdzie się toczy, obowiązuje krótszy urlop.
}
vacation-left = Pozostały urlop w tym roku (UTC): { $left } z { $days ->
    [one] { $days } dnia
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
vacation-none-here = Ten serwer nie pozwala na urlop.

# Dla wszystkich na kanale. Dalej jest lista partii, każda w swoim wierszu.
vacation-begun = { $name } ma urlop do { $at } ({ $in }). W tych partiach zegar do tego czasu stoi, gdy ruch ma { $name }:
vacation-over = { $name }: urlop skończył się { $since }. Zegary chodzą dalej z czasem, który na nich został:
vacation-used-up-here = { $place ->
    [private] { $name }: dni urlopu, które liczą się w prywatnych rozmowach, skończyły się { $since }. Zegary chodzą dalej z czasem, który na nich został:
   *[server] { $name }: dni urlopu, które liczą się na tym serwerze, skończyły się { $since }. Zegary chodzą dalej z czasem, który na nich został:
}
vacation-game = - #{ $game } kontra { $opponent }

refuse-vacation-no-games = Nie grasz teraz żadnej partii: nie ma zegara do zatrzymania.
refuse-vacation-nothing-to-stop = Nie ma zegara do zatrzymania: twoje partie są bez limitu czasu albo tam, gdzie się toczą, limit urlopu jest wyczerpany.
refuse-vacation-none-here = Ten serwer nie pozwala na urlop.
refuse-vacation-used-up = W tym roku został ci mniej niż dzień urlopu: { $days ->
    [one] wolno tu wziąć { $days } dzień
    [few] wolno tu wziąć { $days } dni
    [many] wolno tu wziąć { $days } dni
   *[other] wolno tu wziąć { $days } dnia
}.
refuse-vacation-too-long = Możesz wziąć jeszcze najwyżej { $most ->
    [one] { $most } dzień
    [few] { $most } dni
    [many] { $most } dni
   *[other] { $most } dnia
} urlopu: { $days ->
    [one] wolno tu wziąć { $days } dzień w roku
    [few] wolno tu wziąć { $days } dni w roku
    [many] wolno tu wziąć { $days } dni w roku
   *[other] wolno tu wziąć { $days } dnia w roku
}.
refuse-vacation-lasts = Masz już urlop, do { $at } ({ $in }). `/vacation end` go kończy. Jeśli chcesz dłuższy, zakończ go i zacznij nowy: niewykorzystana część się nie liczy.
refuse-vacation-too-often = W ciągu doby zaczynasz urlop już trzeci raz, a za każdym razem wszyscy się o tym dowiadują. Następny możesz zacząć najwcześniej { $at } ({ $in }).
refuse-vacation-not-on-one = Nie masz teraz urlopu.

server-vacation = { $days ->
    [one] Urlop: swoje zegary można zatrzymać na { $days } dzień w roku.
    [few] Urlop: swoje zegary można zatrzymać na { $days } dni w roku.
    [many] Urlop: swoje zegary można zatrzymać na { $days } dni w roku.
   *[other] Urlop: swoje zegary można zatrzymać na { $days } dnia w roku.
}
server-no-vacation = Urlop: brak. Niczyj zegar się nie zatrzymuje.

cmd-vacation-desc = Zatrzymaj swoje zegary, gdy cię nie ma
cmd-vacation-begin-desc = Weź urlop: twoje zegary stają, a wszyscy, z którymi grasz, dowiadują się o tym
cmd-vacation-end-desc = Wróć, zanim skończy się twój urlop
cmd-vacation-show-desc = Zobacz, ile dni urlopu zostało ci w tym roku
opt-vacation-begin-days-desc = Na ile dni od teraz
opt-server-settings-vacation-days-desc = Na ile dni w roku można zatrzymać swoje zegary; 0 nie pozwala wcale
