# Ile czasu jest na myślenie i co się dzieje, gdy się skończy.

pace-per-move = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
pace-bank = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}, a za każdy ruch jeszcze { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}, najwyżej { $most ->
    [one] { $most } dzień
    [few] { $most } dni
    [many] { $most } dni
   *[other] { $most } dnia
}
pace-unlimited = Bez limitu
pace-weekends-off = { $pace }, bez sobót i niedziel (UTC)

time-claim = Czas: { $pace }. Gdy czas się skończy, druga strona może ogłosić wygraną; przed pierwszym ruchem którejś ze stron partia zostaje przerwana.
time-forfeit = Czas: { $pace }. Gdy czas się skończy, partia jest przegrana; przed pierwszym ruchem którejś ze stron zostaje przerwana.
time-unlimited = Nie ma limitu czasu.

time-until = Czas na ruch: do { $at } ({ $in }).
time-then-lost = Potem partia jest przegrana.
time-then-claim = Potem { $opponent } może ogłosić wygraną.
time-then-broken-off = Nie masz jeszcze za sobą pierwszego ruchu: potem partia zostanie przerwana i nikomu się nie liczy.
time-stands = { $name } ma urlop do { $at } ({ $in }): do tego czasu zegar stoi.
time-stands-own = Masz urlop do { $at } ({ $in }): do tego czasu zegar stoi.
# Discord pokazuje to jako „4 grudnia 2026 18:00”: $at w innych tekstach.
on-day-and-time = <t:{ $at }:f>

games-line-timed = { $line } · koniec czasu: { $at } ({ $in })
games-line-up-own = { $line } · twój czas skończył się { $at } ({ $since }): nadal możesz zagrać
games-line-up = { $line } · czas skończył się { $at } ({ $since }): możesz ogłosić wygraną
games-line-stands = { $line } · { $name } ma urlop do { $at } ({ $in })
games-line-stands-own = { $line } · masz urlop do { $at } ({ $in })

time-up = { $late } przekracza czas na ruch: skończył się { $at } ({ $since }).
time-up-choice = { $mention }, możesz ogłosić wygraną, dać więcej czasu albo czekać.
time-up-late = { $mention }, nadal możesz zagrać, dopóki wygrana nie zostanie ogłoszona.
time-up-own = Twój czas skończył się { $at } ({ $since }), ale nadal możesz zagrać, dopóki { $opponent } nie ogłosi wygranej.
time-added = { $opponent } ma teraz więcej czasu: daje go { $name }.

time-given-back-minutes = Przez jakiś czas nie było ze mną kontaktu: { $count ->
    [one] oddaję { $count } minutę
    [few] oddaję { $count } minuty
    [many] oddaję { $count } minut
   *[other] oddaję { $count } minuty
}.
time-given-back-hours = Przez jakiś czas nie było ze mną kontaktu: { $count ->
    [one] oddaję { $count } godzinę
    [few] oddaję { $count } godziny
    [many] oddaję { $count } godzin
   *[other] oddaję { $count } godziny
}.
time-given-back-days = Przez jakiś czas nie było ze mną kontaktu: { $count ->
    [one] oddaję { $count } dzień
    [few] oddaję { $count } dni
    [many] oddaję { $count } dni
   *[other] oddaję { $count } dnia
}.

result-time = { $loser } przekracza czas: { $winner ->
    [attackers] { $name } wygrywa atakującymi
   *[defenders] { $name } wygrywa obrońcami
} { $plies ->
    [0] przed pierwszym ruchem
    [one] po { $plies } ruchu
    [few] po { $plies } ruchach
    [many] po { $plies } ruchach
   *[other] po { $plies } ruchu
}.
result-not-begun = Czas minął, a { $name } nie robi pierwszego ruchu. Nic nie szkodzi: partia jest przerwana i nikomu się nie liczy.
over-time = { $loser } przekracza czas i { $winner ->
    [attackers] wygrywają atakujący
   *[defenders] wygrywają obrońcy
}
over-not-begun = jedna strona nie zrobiła pierwszego ruchu, więc partia nikomu się nie liczy

button-claim = Ogłoś wygraną
button-add-time = { $days ->
    [one] Daj jeszcze { $days } dzień
    [few] Daj jeszcze { $days } dni
    [many] Daj jeszcze { $days } dni
   *[other] Daj jeszcze { $days } dnia
}

claim-question = { $variant }, { $attackers } kontra { $defenders }. { $late } przekracza czas na ruch, ale nadal może zagrać, dopóki wygrana nie zostanie ogłoszona. Ogłaszasz wygraną? Od razu wygrywasz.
claim-question-first = { $variant }, { $attackers } kontra { $defenders }. Czas minął, a { $late } nie robi pierwszego ruchu: jeśli ogłosisz wygraną, partia zostanie przerwana i nikomu się nie liczy.
button-confirm-claim = Ogłoś wygraną w partii #{ $game }
button-leave-unclaimed = Czekaj
closed-claimed = Wygrana ogłoszona.
closed-claim-left = Czekasz. Wygraną możesz ogłosić także później, dopóki nie ma ruchu.
closed-claim-outdated = Wygrana nie została ogłoszona: od pytania partia potoczyła się dalej.

refuse-out-of-time-own = Twój czas w partii #{ $game } skończył się { $at } ({ $since }): partia jest przegrana, a jej ostatnia plansza zaraz tu będzie.
refuse-out-of-time = W partii #{ $game } { $name } przekracza czas (skończył się { $at }, { $since }): partia jest skończona, a jej ostatnia plansza zaraz tu będzie.
refuse-out-of-time-first-own = Twój czas na pierwszy ruch w partii #{ $game } skończył się { $at } ({ $since }): partia jest przerwana i nikomu się nie liczy. Jej ostatnia plansza zaraz tu będzie.
refuse-out-of-time-first = W partii #{ $game } { $name } przekracza czas na pierwszy ruch (skończył się { $at }, { $since }): partia jest przerwana i nikomu się nie liczy. Jej ostatnia plansza zaraz tu będzie.
refuse-no-pace = W partii #{ $game } nie ma limitu czasu: nikomu się nie skończy.
refuse-own-time = W partii #{ $game } to ty masz ruch. Możesz to zrobić, gdy ruch ma druga strona.
refuse-own-time-up = W partii #{ $game } to twój własny czas skończył się { $at } ({ $since }): tylko { $opponent } może ogłosić wygraną albo dać więcej czasu. Nadal możesz zagrać, dopóki wygrana nie zostanie ogłoszona.
refuse-time-left = W partii #{ $game } { $opponent } ma czas do { $at } ({ $in }).
refuse-time-just-up = W partii #{ $game } { $opponent } dopiero co przekracza czas i ruch może być jeszcze w drodze. Spróbuj ponownie za kilka sekund.
refuse-time-given = W partii #{ $game } { $opponent } znów ma czas do { $at } ({ $in }).
refuse-time-stands = { $opponent } ma urlop do { $at } ({ $in }): do tego czasu zegar partii #{ $game } stoi.
refuse-enough-time = W partii #{ $game } { $opponent } będzie wtedy mieć ponad miesiąc: daj mniej.

elsewhere-claimed = { $where ->
    [private] Wygrana ogłoszona. Plansza jest w prywatnej rozmowie, w której gracie.
   *[channel] Wygrana ogłoszona. Plansza jest tutaj: { $place }.
}
elsewhere-time-added = { $where ->
    [private] Czas dodany. Plansza jest w prywatnej rozmowie, w której gracie.
   *[channel] Czas dodany. Plansza jest tutaj: { $place }.
}

# Karta, na której przygotowuje się wyzwanie.
button-set-up-time = Czas: { $pace }
set-up-time-placeholder = Jak długo może myśleć każda strona?
set-up-weekends-off = Soboty i niedziele się nie liczą (UTC)
set-up-weekends-on = Soboty i niedziele się liczą
set-up-time-claim = Gdy czas się skończy: druga strona może ogłosić wygraną
set-up-time-forfeit = Gdy czas się skończy: partia jest przegrana
set-up-back-to-rules = ← Zasady domowe

server-pace = Kto nie wybierze tempa, gra w takim. { $time }

cmd-claim-desc = Ogłoś wygraną w partii, w której drugiej stronie skończył się czas
cmd-add-time-desc = Daj drugiej stronie więcej czasu na obecny ruch
opt-claim-game-desc = Która partia; potrzebne tylko, gdy może chodzić o kilka
opt-add-time-days-desc = Ile dni więcej; jeśli nie podasz, tyle, ile na ruch
opt-add-time-game-desc = Która partia; potrzebne tylko, gdy może chodzić o kilka
opt-challenge-pace-desc = Jak długo może myśleć każda strona
opt-challenge-weekends-off-desc = Czy soboty i niedziele (UTC) mają się nie liczyć
opt-challenge-time-up-desc = Co się dzieje, gdy komuś skończy się czas
opt-server-settings-pace-desc = Jak długo może myśleć każda strona, jeśli nikt nie wybierze
opt-server-settings-weekends-off-desc = Czy soboty i niedziele (UTC) mają się nie liczyć, jeśli nikt nie wybierze
opt-server-settings-time-up-desc = Co się dzieje, gdy komuś skończy się czas, jeśli nikt nie wybierze
choice-time-up-claim = Druga strona może ogłosić wygraną, czekać albo dać czas
choice-time-up-forfeit = Partia jest przegrana
