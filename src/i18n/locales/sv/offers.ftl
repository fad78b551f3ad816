# Andra anbud än remi: att ångra drag, och att avbryta ett parti innan båda har dragit. Drag skrivs som "e5-e8", eller som
# "e5-e8 och f8-h8" när motståndaren har svarat.

take-back-asked = { $name } ber om att få ångra { $moves }, vid drag { $plies }.
take-back-agreed = { $opponent } gick med på det: { $name } drar om.
take-back-declined-notice = { $mention }, { $opponent } tackar nej till att ångra drag. Partiet går vidare.
abort-asked = { $name } vill avbryta partiet: ingen vinner, och det räknas inte.
abort-agreed = { $opponent } gick med på det: partiet är avbrutet.
abort-declined-notice = { $mention }, { $opponent } tackar nej till att avbryta partiet. Det går vidare.
draw-declined-notice = { $mention }, { $opponent } tackar nej till ditt remianbud. Partiet går vidare.

offer-withdrawn = { $name } har tagit tillbaka det.

request-question = { $mention }, går du med på det?
request-declined = Avböjt.
request-lapsed = Begäran har förfallit: partiet gick vidare.
request-lapsed-at-end = Begäran har förfallit: partiet är slut.

button-accept-draw-at = { $plies ->
    [0] Anta remi (före första draget)
   *[other] Anta remi (drag { $plies })
}
button-undo = Ångra { $moves }
button-accept-abort = Avbryt partiet
button-decline-request = Tacka nej
button-withdraw-offer = Ta tillbaka
closed-offer-withdrawn = Du har tagit tillbaka det. Partiet går vidare.
button-take-back = Ångra drag
button-abort = Avbryt partiet

taken-back = { $name } ångrar { $moves }; { $opponent } gick med på det.

board-take-back-asked = En begäran om att ångra drag väntar på svar.
board-abort-asked = En begäran om att avbryta partiet väntar på svar.

result-aborted = { $attackers } och { $defenders } avbröt partiet innan båda hade dragit: det räknas inte för någon.
result-intervention = { $plies ->
    [0] { $manager }, som hanterar den här servern, avslutade partiet före första draget: ingen vinner. Skälet som angavs: ”{ $why }”
    [one] { $manager }, som hanterar den här servern, avslutade partiet efter { $plies } drag: ingen vinner. Skälet som angavs: ”{ $why }”
   *[other] { $manager }, som hanterar den här servern, avslutade partiet efter { $plies } drag: ingen vinner. Skälet som angavs: ”{ $why }”
}
result-intervention-unknown = Någon som hanterar den här servern avslutade partiet: ingen vinner.
result-intervention-silent = { $plies ->
    [0] { $manager }, som hanterar den här servern, avslutade partiet före första draget: ingen vinner.
    [one] { $manager }, som hanterar den här servern, avslutade partiet efter { $plies } drag: ingen vinner.
   *[other] { $manager }, som hanterar den här servern, avslutade partiet efter { $plies } drag: ingen vinner.
}
over-aborted = båda enades om att avbryta det
over-intervention = någon som hanterar servern avslutade det

alt-broken-off = Avbrutet.

elsewhere-take-back-asked = { $where ->
    [private] Du har bett om att få ångra drag. Din begäran finns i den privata konversation där ni spelar.
   *[channel] Du har bett om att få ångra drag. Din begäran finns i { $place }.
}
elsewhere-abort-asked = { $where ->
    [private] Du har bett om att få avbryta partiet. Din begäran finns i den privata konversation där ni spelar.
   *[channel] Du har bett om att få avbryta partiet. Din begäran finns i { $place }.
}
elsewhere-taken-back = { $where ->
    [private] Du har gått med på att ångra drag. Brädet finns i den privata konversation där ni spelar.
   *[channel] Du har gått med på att ångra drag. Brädet finns i { $place }.
}
elsewhere-aborted = { $where ->
    [private] Du har gått med på att avbryta partiet. Brädet finns i den privata konversation där ni spelar.
   *[channel] Du har gått med på att avbryta partiet. Brädet finns i { $place }.
}
elsewhere-declined = { $where ->
    [private] Du har tackat nej. Din motståndare får veta det i den privata konversation där ni spelar.
   *[channel] Du har tackat nej. Din motståndare får veta det i { $place }.
}
elsewhere-ended = { $where ->
    [private] Du har avslutat partiet. Brädet finns i den privata konversation där ni spelar.
   *[channel] Du har avslutat partiet. Brädet finns i { $place }.
}

refuse-stale-board-taken-back = { $board-ply ->
    [0] Det brädet är startställningen i parti #{ $game }. Sedan dess har drag ångrats, och det är { $to-move } som är vid draget.
   *[other] Det brädet är från drag { $board-ply } i parti #{ $game }. Sedan dess har drag ångrats, och det är { $to-move } som är vid draget.
}
since-taken-back = - Drag ångrades.
refuse-unknown-offer = Jag hittar inte det här anbudet längre. `/board` visar hur partiet står.
refuse-not-your-offer = Bara { $name } kan ta tillbaka det.
refuse-offer-withdrawn = Det togs tillbaka; parti #{ $game } gick vidare.
refuse-not-yours-to-answer = Bara { $opponent } kan svara på det.
refuse-request-open = Den här begäran är fortfarande öppen. Tryck på knappen en gång till.
refuse-request-declined = Den här begäran fick nej; parti #{ $game } gick vidare.
refuse-request-lapsed = Den här begäran har förfallit: ett drag, eller slutet på parti #{ $game }, kom före.
refuse-take-back-accepted = Det har redan ångrats i parti #{ $game }.
refuse-abort-accepted = Parti #{ $game } är redan avbrutet.
refuse-take-back-asked-yourself = Du har redan bett om att få ångra { $moves } i parti #{ $game }. Din begäran gäller tills den får svar eller ett drag spelas.
refuse-abort-asked-yourself = Du har redan bett om att få avbryta parti #{ $game }. Din begäran gäller tills den får svar eller ett drag spelas.
refuse-draw-offered-to-you = { $name } har redan erbjudit dig remi i parti #{ $game }. Antar du?
refuse-take-back-asked-of-you = { $name } ber om att få ångra { $moves } i parti #{ $game }. Svara på det först: går du med på det?
refuse-abort-asked-of-you = { $name } ber om att få avbryta parti #{ $game }. Svara på det först: går du med på det?
refuse-draw-again = Du har redan erbjudit remi i parti #{ $game } sedan ditt senaste drag. Gör ett drag innan du erbjuder det igen.
refuse-take-back-again = Du har redan bett om det i parti #{ $game }. Du kan be om det igen när ett drag har spelats.
refuse-abort-again = Du har redan bett om att få avbryta parti #{ $game }. Du kan be om det igen när ett drag har spelats.
refuse-nothing-to-take-back = Du har inget drag i parti #{ $game } som kan ångras.
refuse-too-late-to-abort = Båda har dragit i parti #{ $game }, så det kan inte längre avbrytas. Erbjud remi med `/draw`, eller ge upp med `/resign`.
refuse-not-a-manager = Bara den som får hantera den här servern kan avsluta andras partier. Dina egna kan du avsluta med `/resign`.
refuse-manages-own-game = Du spelar själv i parti #{ $game }, så någon annan som får hantera den här servern måste avsluta det. Du kan erbjuda remi med `/draw`, eller ge upp med `/resign`.
refuse-not-a-number = ”{ $text }” är inte numret på ett parti. Varje bräde börjar med det, som `#17`.
refuse-no-reason = Säg med några få ord varför partiet ska avslutas: båda spelarna läser det.
refuse-too-many-challenges = Du har { $most } öppna utmaningar, så många som man får ha på en gång. Ta tillbaka en med dess knapp **Ta tillbaka**, eller vänta tills någon får svar.
refuse-busy = För många har bett om sådant på en gång. Försök igen om några minuter.
refuse-too-many-requests = Det är mer än jag tar emot från en person på en minut. Nästa räknas { $again }.

guild-game-choice = #{ $game } · { $variant } · { $attackers } mot { $defenders }

help-take-back = Blev ett drag fel? **Ångra drag** ber din motståndare att ångra det. Innan ni båda har dragit ber **Avbryt partiet** om att avbryta det (`/take-back`, `/abort`).
