# Hur länge spelarna får tänka, och vad som händer när tiden är ute.

# Hur länge en sida får tänka, som det står i texterna nedan och i menyer.
pace-per-move = { $days ->
    [one] { $days } dag per drag
   *[other] { $days } dagar per drag
}
pace-bank = { $days } dagar, och { $hours } timmar till för varje drag, upp till { $most } dagar
pace-unlimited = Ingen tidsgräns
pace-weekends-off = { $pace }, ledigt lördag och söndag (UTC)

time-claim = Tid: { $pace }. När tiden är ute får motståndaren kräva vinsten; före en sidas första drag avbryts partiet.
time-forfeit = Tid: { $pace }. När tiden är ute är partiet förlorat; före en sidas första drag avbryts det.
time-unlimited = Det finns ingen tidsgräns.

# Efter meningen som säger vem som är vid draget.
time-until = Tiden går ut den { $at } ({ $in }).
time-then-lost = Därefter är partiet förlorat.
time-then-claim = Därefter får { $opponent } kräva vinsten.
time-then-broken-off = Du har inte gjort något första drag: därefter avbryts partiet och räknas inte för någon.
time-stands = { $name } är på semester till { $at } ({ $in }): till dess står klockan stilla.
time-stands-own = Du är på semester till { $at } ({ $in }): till dess står klockan stilla.
on-day-and-time = <t:{ $at }:f>

games-line-timed = { $line } · tiden går ut den { $at } ({ $in })
games-line-up-own = { $line } · din tid gick ut den { $at } ({ $since }): du får fortfarande dra
games-line-up = { $line } · tiden gick ut den { $at } ({ $since }): du får kräva vinsten
games-line-stands = { $line } · { $name } är på semester till { $at } ({ $in })
games-line-stands-own = { $line } · du är på semester till { $at } ({ $in })

time-up = { $late } har inte dragit i tid: tiden gick ut den { $at } ({ $since }).
time-up-choice = { $mention }, du får kräva vinsten, ge mer tid eller vänta.
time-up-late = { $mention }, du får fortfarande dra tills vinsten krävs.
time-up-own = Din tid gick ut den { $at } ({ $since }), men du får fortfarande dra tills { $opponent } kräver vinsten.
time-added = { $name } ger { $opponent } mer tid.

time-given-back-minutes = Jag gick inte att nå ett tag: { $count ->
    [one] { $count } minut har getts tillbaka
   *[other] { $count } minuter har getts tillbaka
}.
time-given-back-hours = Jag gick inte att nå ett tag: { $count ->
    [one] { $count } timme har getts tillbaka
   *[other] { $count } timmar har getts tillbaka
}.
time-given-back-days = Jag gick inte att nå ett tag: { $count ->
    [one] { $count } dag har getts tillbaka
   *[other] { $count } dagar har getts tillbaka
}.

result-time = { $loser } förlorade på tid: { $winner ->
    [attackers] { $name } vinner med angriparna
   *[defenders] { $name } vinner med försvararna
} { $plies ->
    [0] före första draget
    [one] efter { $plies } drag
   *[other] efter { $plies } drag
}.
result-not-begun = { $name } kom aldrig i gång med ett första drag. Ingen skada skedd: partiet är avbrutet och räknas inte för någon.
over-time = { $winner ->
    [attackers] { $loser } förlorade på tid, och angriparna vann
   *[defenders] { $loser } förlorade på tid, och försvararna vann
}
over-not-begun = ett första drag kom aldrig, så partiet räknas inte för någon

button-claim = Kräv vinsten
button-add-time = { $days ->
    [one] Ge en dag till
   *[other] Ge { $days } dagar till
}

claim-question = { $variant }, { $attackers } mot { $defenders }. { $late } har inte dragit i tid, men får fortfarande dra tills vinsten krävs. Kräver du vinsten? Då vinner du genast.
claim-question-first = { $variant }, { $attackers } mot { $defenders }. { $late } har inte gjort ett första drag i tid: om du kräver vinsten avbryts partiet och räknas inte för någon.
button-confirm-claim = Kräv vinsten i parti #{ $game }
button-leave-unclaimed = Vänta
closed-claimed = Du har krävt vinsten.
closed-claim-left = Du väntar. Du kan kräva vinsten senare, så länge inget drag har kommit.
closed-claim-outdated = Du har inte krävt vinsten: partiet har gått vidare sedan du tillfrågades.

refuse-out-of-time-own = Din tid i parti #{ $game } gick ut den { $at } ({ $since }): partiet är förlorat, och det sista brädet kommer hit om ett ögonblick.
refuse-out-of-time = Tiden för { $name } i parti #{ $game } gick ut den { $at } ({ $since }): partiet är slut, och det sista brädet kommer hit om ett ögonblick.
refuse-out-of-time-first-own = Din tid för ett första drag i parti #{ $game } gick ut den { $at } ({ $since }): partiet är avbrutet och räknas inte för någon. Det sista brädet kommer hit om ett ögonblick.
refuse-out-of-time-first = Tiden för { $name } att göra ett första drag i parti #{ $game } gick ut den { $at } ({ $since }): partiet är avbrutet och räknas inte för någon. Det sista brädet kommer hit om ett ögonblick.
refuse-no-pace = Parti #{ $game } har ingen tidsgräns: tiden går aldrig ut för någon.
refuse-own-time = Det är ditt eget drag i parti #{ $game }. Du kan göra det här när din motståndare är vid draget.
refuse-own-time-up = I parti #{ $game } är det din egen tid som gick ut den { $at } ({ $since }): bara { $opponent } kan kräva vinsten eller ge mer tid. Du får fortfarande dra tills vinsten krävs.
refuse-time-left = I parti #{ $game } har { $opponent } tid till { $at } ({ $in }).
refuse-time-just-up = Tiden för { $opponent } i parti #{ $game } gick ut alldeles nyss, och ett drag kan fortfarande vara på väg. Försök igen om några sekunder.
refuse-time-given = I parti #{ $game } har { $opponent } åter tid till { $at } ({ $in }).
refuse-time-stands = { $opponent } är på semester till { $at } ({ $in }): till dess står klockan i parti #{ $game } stilla.
refuse-enough-time = { $opponent } skulle få mer än en månad i parti #{ $game }: ge mindre.

elsewhere-claimed = { $where ->
    [private] Du har krävt vinsten. Brädet finns i den privata konversation där ni spelar.
   *[channel] Du har krävt vinsten. Brädet finns i { $place }.
}
elsewhere-time-added = { $where ->
    [private] Du har gett mer tid. Brädet finns i den privata konversation där ni spelar.
   *[channel] Du har gett mer tid. Brädet finns i { $place }.
}

# Kortet där en utmaning ställs in.
button-set-up-time = Tid: { $pace }
set-up-time-placeholder = Hur länge får varje sida tänka?
set-up-weekends-off = Ledigt lördag och söndag (UTC)
set-up-weekends-on = Lördag och söndag räknas
set-up-time-claim = När tiden är ute: motståndaren får kräva vinsten
set-up-time-forfeit = När tiden är ute: partiet är förlorat
set-up-back-to-rules = ← Husregler

server-pace = Den som inte väljer en betänketid får den här. { $time }

cmd-claim-desc = Kräv vinsten i ett parti där din motståndares tid är ute
cmd-add-time-desc = Ge din motståndare mer tid för det här draget
opt-claim-game-desc = Vilket parti; behövs bara när flera kan vara menade
opt-add-time-days-desc = Hur många dagar till; lika många som för ett drag om du inte anger något
opt-add-time-game-desc = Vilket parti; behövs bara när flera kan vara menade
opt-challenge-pace-desc = Hur länge varje sida får tänka
opt-challenge-weekends-off-desc = Om lördag och söndag (UTC) är lediga och inte räknas
opt-challenge-time-up-desc = Vad som händer när någons tid är ute
opt-server-settings-pace-desc = Hur länge varje sida får tänka om ingen väljer
opt-server-settings-weekends-off-desc = Om lördag och söndag (UTC) är lediga och inte räknas, när ingen väljer
opt-server-settings-time-up-desc = Vad som händer när någons tid är ute, om ingen väljer
choice-time-up-claim = Motståndaren får kräva vinsten, vänta eller ge mer tid
choice-time-up-forfeit = Partiet är förlorat
