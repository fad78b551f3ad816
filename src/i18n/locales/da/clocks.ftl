# Hvor længe man må tænke, og hvad der sker, når tiden er udløbet.

pace-per-move = { $days ->
    [one] { $days } dag pr. træk
   *[other] { $days } dage pr. træk
}
pace-bank = { $days } dage, og { $hours } timer mere for hvert træk, op til { $most } dage
pace-unlimited = Ingen tidsgrænse
pace-weekends-off = { $pace }, fri lørdag og søndag (UTC)

time-claim = Tid: { $pace }. Når tiden er udløbet, må modstanderen kræve sejren; før en sides første træk bliver partiet afbrudt.
time-forfeit = Tid: { $pace }. Når tiden er udløbet, er partiet tabt; før en sides første træk bliver det afbrudt.
time-unlimited = Der er ingen tidsgrænse.

time-until = Tiden udløber den { $at } ({ $in }).
time-then-lost = Derefter er partiet tabt.
time-then-claim = Derefter må { $opponent } kræve sejren.
time-then-broken-off = Du har ikke gjort et første træk endnu: derefter bliver partiet afbrudt og tæller ikke for nogen.
time-stands = { $name } er på ferie indtil { $at } ({ $in }): indtil da står uret stille.
time-stands-own = Du er på ferie indtil { $at } ({ $in }): indtil da står uret stille.
on-day-and-time = <t:{ $at }:f>

games-line-timed = { $line } · tiden udløber den { $at } ({ $in })
games-line-up-own = { $line } · din tid udløb den { $at } ({ $since }): du må stadig trække
games-line-up = { $line } · tiden udløb den { $at } ({ $since }): du må kræve sejren
games-line-stands = { $line } · { $name } er på ferie indtil { $at } ({ $in })
games-line-stands-own = { $line } · du er på ferie indtil { $at } ({ $in })

time-up = { $late } har ikke trukket i tide: tiden udløb den { $at } ({ $since }).
time-up-choice = { $mention }, du må kræve sejren, give mere tid eller vente.
time-up-late = { $mention }, du må stadig trække, indtil sejren bliver krævet.
time-up-own = Din tid udløb den { $at } ({ $since }), men du må stadig trække, indtil { $opponent } kræver sejren.
time-added = { $name } giver { $opponent } mere tid.

time-given-back-minutes = Jeg kunne ikke nås i et stykke tid: { $count ->
    [one] { $count } minut er givet tilbage
   *[other] { $count } minutter er givet tilbage
}.
time-given-back-hours = Jeg kunne ikke nås i et stykke tid: { $count ->
    [one] { $count } time er givet tilbage
   *[other] { $count } timer er givet tilbage
}.
time-given-back-days = Jeg kunne ikke nås i et stykke tid: { $count ->
    [one] { $count } dag er givet tilbage
   *[other] { $count } dage er givet tilbage
}.

result-time = { $loser } tabte på tid: { $winner ->
    [attackers] { $name } vinder med angriberne
   *[defenders] { $name } vinder med forsvarerne
} { $plies ->
    [0] før første træk
    [one] efter { $plies } træk
   *[other] efter { $plies } træk
}.
result-not-begun = { $name } kom aldrig i gang med et første træk. Ingen skade er sket: partiet er afbrudt og tæller ikke for nogen.
over-time = { $loser } tabte på tid, og { $winner ->
    [attackers] angriberne vandt
   *[defenders] forsvarerne vandt
}
over-not-begun = et første træk kom aldrig, så partiet tæller ikke for nogen

button-claim = Kræv sejren
button-add-time = { $days ->
    [one] Giv en dag mere
   *[other] Giv { $days } dage mere
}

claim-question = { $variant }, { $attackers } mod { $defenders }. { $late } har ikke trukket i tide, men må stadig trække, indtil sejren bliver krævet. Vil du kræve sejren? Så vinder du med det samme.
claim-question-first = { $variant }, { $attackers } mod { $defenders }. { $late } har ikke gjort et første træk i tide: hvis du kræver sejren, bliver partiet afbrudt og tæller ikke for nogen.
button-confirm-claim = Kræv sejren i parti #{ $game }
button-leave-unclaimed = Vent
closed-claimed = Du har krævet sejren.
closed-claim-left = Du venter. Du kan kræve sejren senere, så længe der ikke er kommet et træk.
closed-claim-outdated = Du har ikke krævet sejren: partiet er gået videre, siden jeg spurgte.

refuse-out-of-time-own = Din tid i parti #{ $game } udløb den { $at } ({ $since }): partiet er tabt, og det sidste bræt kommer her om et øjeblik.
refuse-out-of-time = Tiden for { $name } i parti #{ $game } udløb den { $at } ({ $since }): partiet er slut, og det sidste bræt kommer her om et øjeblik.
refuse-out-of-time-first-own = Din tid til et første træk i parti #{ $game } udløb den { $at } ({ $since }): partiet er afbrudt og tæller ikke for nogen. Det sidste bræt kommer her om et øjeblik.
refuse-out-of-time-first = Tiden for { $name } til et første træk i parti #{ $game } udløb den { $at } ({ $since }): partiet er afbrudt og tæller ikke for nogen. Det sidste bræt kommer her om et øjeblik.
refuse-no-pace = Parti #{ $game } har ingen tidsgrænse: tiden udløber aldrig for nogen.
refuse-own-time = Det er din egen tur i parti #{ $game }. Du kan gøre dette, når din modstander har turen.
refuse-own-time-up = I parti #{ $game } er det din egen tid, der udløb den { $at } ({ $since }): kun { $opponent } kan kræve sejren eller give mere tid. Du må stadig trække, indtil sejren bliver krævet.
refuse-time-left = I parti #{ $game } har { $opponent } tid indtil { $at } ({ $in }).
refuse-time-just-up = Tiden for { $opponent } i parti #{ $game } er lige udløbet, og et træk kan stadig være på vej. Prøv igen om nogle sekunder.
refuse-time-given = I parti #{ $game } har { $opponent } igen tid indtil { $at } ({ $in }).
refuse-time-stands = { $opponent } er på ferie indtil { $at } ({ $in }): indtil da står uret i parti #{ $game } stille.
refuse-enough-time = { $opponent } ville få mere end en måned i parti #{ $game }: giv mindre.

elsewhere-claimed = { $where ->
    [private] Du har krævet sejren. Brættet er i den private samtale, hvor I spiller.
   *[channel] Du har krævet sejren. Brættet er i { $place }.
}
elsewhere-time-added = { $where ->
    [private] Du har givet mere tid. Brættet er i den private samtale, hvor I spiller.
   *[channel] Du har givet mere tid. Brættet er i { $place }.
}

button-set-up-time = Tid: { $pace }
set-up-time-placeholder = Hvor længe må hver side tænke?
set-up-weekends-off = Fri lørdag og søndag (UTC)
set-up-weekends-on = Lørdag og søndag tæller med
set-up-time-claim = Når tiden er udløbet: modstanderen må kræve sejren
set-up-time-forfeit = Når tiden er udløbet: partiet er tabt
set-up-back-to-rules = ← Husregler

server-pace = Den, der ikke vælger en betænkningstid, får denne. { $time }

cmd-claim-desc = Kræv sejren i et parti, hvor din modstanders tid er udløbet
cmd-add-time-desc = Giv din modstander mere tid til dette træk
opt-claim-game-desc = Hvilket parti; kun nødvendigt, hvis der kan menes flere
opt-add-time-days-desc = Hvor mange dage mere; lige så mange som til et træk, hvis du ikke angiver noget
opt-add-time-game-desc = Hvilket parti; kun nødvendigt, hvis der kan menes flere
opt-challenge-pace-desc = Hvor længe hver side må tænke
opt-challenge-weekends-off-desc = Om lørdag og søndag (UTC) er fri og ikke tæller med
opt-challenge-time-up-desc = Hvad der sker, når nogens tid er udløbet
opt-server-settings-pace-desc = Hvor længe hver side må tænke, hvis ingen vælger
opt-server-settings-weekends-off-desc = Om lørdag og søndag (UTC) er fri og ikke tæller med, hvis ingen vælger
opt-server-settings-time-up-desc = Hvad der sker, når nogens tid er udløbet, hvis ingen vælger
choice-time-up-claim = Modstanderen må kræve sejren, vente eller give mere tid
choice-time-up-forfeit = Partiet er tabt
