# Andre tilbud end remis: at fortryde træk og at afbryde et parti, før begge har trukket.

take-back-asked = { $name } beder om at fortryde { $moves }, ved træk { $plies }.
take-back-agreed = { $opponent } sagde ja: { $name } trækker igen.
take-back-declined-notice = { $mention }, { $opponent } siger nej til, at du fortryder. Partiet fortsætter.
abort-asked = { $name } beder om at afbryde partiet: ingen vinder, og det tæller ikke.
abort-agreed = { $opponent } sagde ja: partiet er afbrudt.
abort-declined-notice = { $mention }, { $opponent } siger nej til at afbryde partiet. Det fortsætter.
draw-declined-notice = { $mention }, { $opponent } siger nej tak til dit remistilbud. Partiet fortsætter.

offer-withdrawn = { $name } har trukket det tilbage.

request-question = { $mention }, siger du ja?
request-declined = Afvist.
request-lapsed = Anmodningen er bortfaldet: partiet gik videre.
request-lapsed-at-end = Anmodningen er bortfaldet: partiet er slut.

button-accept-draw-at = { $plies ->
    [0] Tag imod remis (før første træk)
   *[other] Tag imod remis (træk { $plies })
}
button-undo = Fortryd { $moves }
button-accept-abort = Afbryd partiet
button-decline-request = Nej
button-withdraw-offer = Træk tilbage
closed-offer-withdrawn = Du har trukket det tilbage. Partiet fortsætter.
button-take-back = Fortryd træk
button-abort = Afbryd

taken-back = { $name } fortryder { $moves }; { $opponent } sagde ja.

board-take-back-asked = Der er bedt om at fortryde et træk.
board-abort-asked = Der er bedt om at afbryde partiet.

result-aborted = { $attackers } og { $defenders } afbrød partiet, før begge havde trukket: det tæller ikke for nogen.
result-intervention = { $manager }, der administrerer serveren, afsluttede partiet { $plies ->
    [0] før første træk
    [one] efter { $plies } træk
   *[other] efter { $plies } træk
}: ingen vinder. Begrundelsen: ”{ $why }”
result-intervention-unknown = Nogen, der administrerer serveren, afsluttede partiet: ingen vinder.
result-intervention-silent = { $manager }, der administrerer serveren, afsluttede partiet { $plies ->
    [0] før første træk
    [one] efter { $plies } træk
   *[other] efter { $plies } træk
}: ingen vinder.
over-aborted = de to blev enige om at afbryde det
over-intervention = nogen, der administrerer serveren, afsluttede det

alt-broken-off = Afbrudt.

elsewhere-take-back-asked = { $where ->
    [private] Du har bedt om at fortryde. Anmodningen er i den private samtale, hvor I spiller.
   *[channel] Du har bedt om at fortryde. Anmodningen er i { $place }.
}
elsewhere-abort-asked = { $where ->
    [private] Du har bedt om at afbryde partiet. Anmodningen er i den private samtale, hvor I spiller.
   *[channel] Du har bedt om at afbryde partiet. Anmodningen er i { $place }.
}
elsewhere-taken-back = { $where ->
    [private] Du har sagt ja til, at din modstander fortryder. Brættet er i den private samtale, hvor I spiller.
   *[channel] Du har sagt ja til, at din modstander fortryder. Brættet er i { $place }.
}
elsewhere-aborted = { $where ->
    [private] Du har sagt ja til at afbryde partiet. Brættet er i den private samtale, hvor I spiller.
   *[channel] Du har sagt ja til at afbryde partiet. Brættet er i { $place }.
}
elsewhere-declined = { $where ->
    [private] Du har sagt nej. Din modstander får besked i den private samtale, hvor I spiller.
   *[channel] Du har sagt nej. Din modstander får besked i { $place }.
}
elsewhere-ended = { $where ->
    [private] Du har afsluttet partiet. Brættet er i den private samtale, hvor I spiller.
   *[channel] Du har afsluttet partiet. Brættet er i { $place }.
}

refuse-stale-board-taken-back = Det bræt viser { $board-ply ->
    [0] starten
   *[other] træk { $board-ply }
} i parti #{ $game }. Siden da er træk blevet fortrudt, og { $to-move } har turen.
since-taken-back = - Træk blev fortrudt.
refuse-unknown-offer = Jeg finder ikke dette tilbud længere. `/board` viser, hvordan partiet står.
refuse-not-your-offer = Kun { $name } kan trække det tilbage.
refuse-offer-withdrawn = Det blev trukket tilbage; parti #{ $game } gik videre.
refuse-not-yours-to-answer = Kun { $opponent } kan svare på det.
refuse-request-open = Denne anmodning er stadig åben. Tryk på knappen én gang til.
refuse-request-declined = Denne anmodning blev afslået; parti #{ $game } gik videre.
refuse-request-lapsed = Denne anmodning er bortfaldet: et træk, eller slutningen på parti #{ $game }, kom først.
refuse-take-back-accepted = Det er allerede fortrudt i parti #{ $game }.
refuse-abort-accepted = Parti #{ $game } er allerede afbrudt.
refuse-take-back-asked-yourself = Du har allerede bedt om at fortryde { $moves } i parti #{ $game }. Din anmodning gælder, indtil der bliver svaret eller spillet et træk.
refuse-abort-asked-yourself = Du har allerede bedt om at afbryde parti #{ $game }. Din anmodning gælder, indtil der bliver svaret eller spillet et træk.
refuse-draw-offered-to-you = { $name } har allerede tilbudt dig remis i parti #{ $game }. Tager du imod?
refuse-take-back-asked-of-you = { $name } beder om at fortryde { $moves } i parti #{ $game }. Svar først på det: siger du ja?
refuse-abort-asked-of-you = { $name } beder om at afbryde parti #{ $game }. Svar først på det: siger du ja?
refuse-draw-again = Du har allerede tilbudt remis i parti #{ $game } siden dit sidste træk. Foretag et træk, før du tilbyder det igen.
refuse-take-back-again = Det har du allerede bedt om i parti #{ $game }. Man kan bede om det igen, når der er spillet et træk.
refuse-abort-again = Du har allerede bedt om at afbryde parti #{ $game }. Man kan bede om det igen, når der er spillet et træk.
refuse-nothing-to-take-back = I parti #{ $game } er der ikke noget træk af dig, som kan fortrydes.
refuse-too-late-to-abort = Begge har trukket i parti #{ $game }, så det kan ikke længere afbrydes. Tilbyd remis med `/draw`, eller giv op med `/resign`.
refuse-not-a-manager = Kun de, der må administrere serveren, afslutter andres partier. Dit eget kan du afslutte med `/resign`.
refuse-manages-own-game = Du spiller selv i parti #{ $game }, så en anden, der må administrere serveren, skal afslutte det. Du kan tilbyde remis med `/draw` eller give op med `/resign`.
refuse-not-a-number = ”{ $text }” er ikke nummeret på et parti. Hvert bræt begynder med det, som `#17`.
refuse-no-reason = Sig med få ord, hvorfor partiet skal slutte: begge spillere læser det.
refuse-too-many-challenges = Du har { $most } åbne udfordringer, så mange som man må have på én gang. Tag en tilbage med dens knap **Træk tilbage**, eller vent, til en er besvaret.
refuse-busy = For mange har bedt om den slags på én gang. Prøv igen om nogle minutter.
refuse-too-many-requests = Det er mere, end jeg tager imod fra én person på et minut. Den næste gælder { $again }.

guild-game-choice = #{ $game } · { $variant } · { $attackers } mod { $defenders }

help-take-back = Trak du forkert? **Fortryd træk** beder din modstander om lov til at gøre det om. Indtil begge har trukket, beder **Afbryd** om at afbryde partiet (`/take-back`, `/abort`).
