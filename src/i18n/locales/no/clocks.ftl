# Hvor lenge man kan tenke, og hva som skjer når tiden er ute.

pace-per-move = { $days ->
    [one] { $days } dag per trekk
   *[other] { $days } dager per trekk
}
pace-bank = { $days } dager, og { $hours } timer til for hvert trekk, opptil { $most } dager
pace-unlimited = Ingen tidsgrense
pace-weekends-off = { $pace }, fri lørdag og søndag (UTC)

time-claim = Tid: { $pace }. Når tiden er ute, kan motstanderen kreve seieren; før en sides første trekk blir partiet avbrutt.
time-forfeit = Tid: { $pace }. Når tiden er ute, er partiet tapt; før en sides første trekk blir det avbrutt.
time-unlimited = Det er ingen tidsgrense.

time-until = Tiden går ut den { $at } ({ $in }).
time-then-lost = Deretter er partiet tapt.
time-then-claim = Deretter kan { $opponent } kreve seieren.
time-then-broken-off = Du har ikke gjort et første trekk ennå: deretter blir partiet avbrutt og teller ikke for noen.
time-stands = { $name } er på ferie til { $at } ({ $in }): til da står klokken stille.
time-stands-own = Du er på ferie til { $at } ({ $in }): til da står klokken stille.
on-day-and-time = <t:{ $at }:f>

games-line-timed = { $line } · tiden går ut den { $at } ({ $in })
games-line-up-own = { $line } · tiden din gikk ut den { $at } ({ $since }): du kan fortsatt trekke
games-line-up = { $line } · tiden gikk ut den { $at } ({ $since }): du kan kreve seieren
games-line-stands = { $line } · { $name } er på ferie til { $at } ({ $in })
games-line-stands-own = { $line } · du er på ferie til { $at } ({ $in })

time-up = { $late } har ikke trukket i tide: tiden gikk ut den { $at } ({ $since }).
time-up-choice = { $mention }, du kan kreve seieren, gi mer tid eller vente.
time-up-late = { $mention }, du kan fortsatt trekke til seieren blir krevd.
time-up-own = Tiden din gikk ut den { $at } ({ $since }), men du kan fortsatt trekke til { $opponent } krever seieren.
time-added = { $name } gir { $opponent } mer tid.

time-given-back-minutes = Jeg var utilgjengelig en stund: { $count ->
    [one] { $count } minutt er gitt tilbake
   *[other] { $count } minutter er gitt tilbake
}.
time-given-back-hours = Jeg var utilgjengelig en stund: { $count ->
    [one] { $count } time er gitt tilbake
   *[other] { $count } timer er gitt tilbake
}.
time-given-back-days = Jeg var utilgjengelig en stund: { $count ->
    [one] { $count } dag er gitt tilbake
   *[other] { $count } dager er gitt tilbake
}.

result-time = { $loser } tapte på tid: { $winner ->
    [attackers] { $name } vinner med angriperne
   *[defenders] { $name } vinner med forsvarerne
} { $plies ->
    [0] før første trekk
    [one] etter { $plies } trekk
   *[other] etter { $plies } trekk
}.
result-not-begun = { $name } kom aldri i gang med et første trekk. Ingen skade skjedd: partiet er avbrutt og teller ikke for noen.
over-time = { $loser } tapte på tid, og { $winner ->
    [attackers] angriperne vant
   *[defenders] forsvarerne vant
}
over-not-begun = et første trekk kom aldri, så partiet teller ikke for noen

button-claim = Krev seieren
button-add-time = { $days ->
    [one] Gi en dag til
   *[other] Gi { $days } dager til
}

claim-question = { $variant }, { $attackers } mot { $defenders }. { $late } har ikke trukket i tide, men kan fortsatt trekke til seieren blir krevd. Vil du kreve seieren? Da vinner du med en gang.
claim-question-first = { $variant }, { $attackers } mot { $defenders }. { $late } har ikke gjort et første trekk i tide: hvis du krever seieren, blir partiet avbrutt og teller ikke for noen.
button-confirm-claim = Krev seieren i parti #{ $game }
button-leave-unclaimed = Vent
closed-claimed = Du har krevd seieren.
closed-claim-left = Du venter. Du kan kreve seieren senere, så lenge det ikke er kommet noe trekk.
closed-claim-outdated = Du har ikke krevd seieren: partiet har gått videre siden jeg spurte.

refuse-out-of-time-own = Tiden din i parti #{ $game } gikk ut den { $at } ({ $since }): partiet er tapt, og det siste brettet kommer her om et øyeblikk.
refuse-out-of-time = Tiden til { $name } i parti #{ $game } gikk ut den { $at } ({ $since }): partiet er slutt, og det siste brettet kommer her om et øyeblikk.
refuse-out-of-time-first-own = Tiden din til et første trekk i parti #{ $game } gikk ut den { $at } ({ $since }): partiet er avbrutt og teller ikke for noen. Det siste brettet kommer her om et øyeblikk.
refuse-out-of-time-first = Tiden til { $name } for et første trekk i parti #{ $game } gikk ut den { $at } ({ $since }): partiet er avbrutt og teller ikke for noen. Det siste brettet kommer her om et øyeblikk.
refuse-no-pace = Parti #{ $game } har ingen tidsgrense: tiden går aldri ut for noen.
refuse-own-time = Det er din egen tur i parti #{ $game }. Du kan gjøre dette når motstanderen din har turen.
refuse-own-time-up = I parti #{ $game } er det din egen tid som gikk ut den { $at } ({ $since }): bare { $opponent } kan kreve seieren eller gi mer tid. Du kan fortsatt trekke til seieren blir krevd.
refuse-time-left = I parti #{ $game } har { $opponent } tid til { $at } ({ $in }).
refuse-time-just-up = Tiden til { $opponent } i parti #{ $game } gikk ut akkurat nå, og et trekk kan fortsatt være på vei. Prøv igjen om noen sekunder.
refuse-time-given = I parti #{ $game } har { $opponent } igjen tid til { $at } ({ $in }).
refuse-time-stands = { $opponent } er på ferie til { $at } ({ $in }): til da står klokken i parti #{ $game } stille.
refuse-enough-time = { $opponent } ville få mer enn en måned i parti #{ $game }: gi mindre.

elsewhere-claimed = { $where ->
    [private] Du har krevd seieren. Brettet er i den private samtalen der dere spiller.
   *[channel] Du har krevd seieren. Brettet er i { $place }.
}
elsewhere-time-added = { $where ->
    [private] Du har gitt mer tid. Brettet er i den private samtalen der dere spiller.
   *[channel] Du har gitt mer tid. Brettet er i { $place }.
}

button-set-up-time = Tid: { $pace }
set-up-time-placeholder = Hvor lenge kan hver side tenke?
set-up-weekends-off = Fri lørdag og søndag (UTC)
set-up-weekends-on = Lørdag og søndag teller med
set-up-time-claim = Når tiden er ute: motstanderen kan kreve seieren
set-up-time-forfeit = Når tiden er ute: partiet er tapt
set-up-back-to-rules = ← Husregler

server-pace = Den som ikke velger en betenkningstid, får denne. { $time }

cmd-claim-desc = Krev seieren i et parti der tiden er ute for motstanderen din
cmd-add-time-desc = Gi motstanderen din mer tid til dette trekket
opt-claim-game-desc = Hvilket parti; trengs bare hvis det kan være flere
opt-add-time-days-desc = Hvor mange dager til; like mange som for et trekk hvis du ikke oppgir noe
opt-add-time-game-desc = Hvilket parti; trengs bare hvis det kan være flere
opt-challenge-pace-desc = Hvor lenge hver side kan tenke
opt-challenge-weekends-off-desc = Om lørdag og søndag (UTC) er fri og ikke teller med
opt-challenge-time-up-desc = Hva som skjer når tiden er ute for noen
opt-server-settings-pace-desc = Hvor lenge hver side kan tenke hvis ingen velger
opt-server-settings-weekends-off-desc = Om lørdag og søndag (UTC) er fri og ikke teller med, hvis ingen velger
opt-server-settings-time-up-desc = Hva som skjer når tiden er ute for noen, hvis ingen velger
choice-time-up-claim = Motstanderen kan kreve seieren, vente eller gi mer tid
choice-time-up-forfeit = Partiet er tapt
