# Andre tilbud enn remis: å angre trekk og å avbryte et parti før begge har trukket.

take-back-asked = { $name } ber om å angre { $moves }, ved trekk { $plies }.
take-back-agreed = { $opponent } sa ja: { $name } trekker igjen.
take-back-declined-notice = { $mention }, { $opponent } sier nei til at du angrer. Partiet fortsetter.
abort-asked = { $name } ber om å avbryte partiet: ingen vinner, og det teller ikke.
abort-agreed = { $opponent } sa ja: partiet er avbrutt.
abort-declined-notice = { $mention }, { $opponent } sier nei til å avbryte partiet. Det fortsetter.
draw-declined-notice = { $mention }, { $opponent } takker nei til remistilbudet ditt. Partiet fortsetter.

offer-withdrawn = { $name } har trukket det tilbake.

request-question = { $mention }, sier du ja?
request-declined = Avslått.
request-lapsed = Forespørselen har falt bort: partiet gikk videre.
request-lapsed-at-end = Forespørselen har falt bort: partiet er slutt.

button-accept-draw-at = { $plies ->
    [0] Ta imot remis (før første trekk)
   *[other] Ta imot remis (trekk { $plies })
}
button-undo = Angre { $moves }
button-accept-abort = Avbryt partiet
button-decline-request = Nei
button-withdraw-offer = Trekk tilbake
closed-offer-withdrawn = Du har trukket det tilbake. Partiet fortsetter.
button-take-back = Angre trekk
button-abort = Avbryt parti

taken-back = { $name } angrer { $moves }; { $opponent } sa ja.

board-take-back-asked = Det er bedt om å angre et trekk.
board-abort-asked = Det er bedt om å avbryte partiet.

result-aborted = { $attackers } og { $defenders } avbrøt partiet før begge hadde trukket: det teller ikke for noen.
result-intervention = { $manager }, som administrerer serveren, avsluttet partiet { $plies ->
    [0] før første trekk
    [one] etter { $plies } trekk
   *[other] etter { $plies } trekk
}: ingen vinner. Begrunnelsen: «{ $why }»
result-intervention-unknown = Noen som administrerer serveren, avsluttet partiet: ingen vinner.
result-intervention-silent = { $manager }, som administrerer serveren, avsluttet partiet { $plies ->
    [0] før første trekk
    [one] etter { $plies } trekk
   *[other] etter { $plies } trekk
}: ingen vinner.
over-aborted = de to ble enige om å avbryte det
over-intervention = noen som administrerer serveren, avsluttet det

alt-broken-off = Avbrutt.

elsewhere-take-back-asked = { $where ->
    [private] Du har bedt om å angre. Forespørselen er i den private samtalen der dere spiller.
   *[channel] Du har bedt om å angre. Forespørselen er i { $place }.
}
elsewhere-abort-asked = { $where ->
    [private] Du har bedt om å avbryte partiet. Forespørselen er i den private samtalen der dere spiller.
   *[channel] Du har bedt om å avbryte partiet. Forespørselen er i { $place }.
}
elsewhere-taken-back = { $where ->
    [private] Du har sagt ja til at motstanderen din angrer. Brettet er i den private samtalen der dere spiller.
   *[channel] Du har sagt ja til at motstanderen din angrer. Brettet er i { $place }.
}
elsewhere-aborted = { $where ->
    [private] Du har sagt ja til å avbryte partiet. Brettet er i den private samtalen der dere spiller.
   *[channel] Du har sagt ja til å avbryte partiet. Brettet er i { $place }.
}
elsewhere-declined = { $where ->
    [private] Du har sagt nei. Motstanderen din får beskjed i den private samtalen der dere spiller.
   *[channel] Du har sagt nei. Motstanderen din får beskjed i { $place }.
}
elsewhere-ended = { $where ->
    [private] Du har avsluttet partiet. Brettet er i den private samtalen der dere spiller.
   *[channel] Du har avsluttet partiet. Brettet er i { $place }.
}

refuse-stale-board-taken-back = Det brettet viser { $board-ply ->
    [0] starten
   *[other] trekk { $board-ply }
} i parti #{ $game }. Siden da er trekk blitt angret, og { $to-move } har turen.
since-taken-back = - Trekk ble angret.
refuse-unknown-offer = Jeg finner ikke dette tilbudet lenger. `/board` viser hvordan partiet står.
refuse-not-your-offer = Bare { $name } kan trekke det tilbake.
refuse-offer-withdrawn = Det ble trukket tilbake; parti #{ $game } gikk videre.
refuse-not-yours-to-answer = Bare { $opponent } kan svare på det.
refuse-request-open = Denne forespørselen er fortsatt åpen. Trykk på knappen én gang til.
refuse-request-declined = Denne forespørselen ble avslått; parti #{ $game } gikk videre.
refuse-request-lapsed = Denne forespørselen har falt bort: et trekk, eller slutten på parti #{ $game }, kom først.
refuse-take-back-accepted = Det er allerede angret i parti #{ $game }.
refuse-abort-accepted = Parti #{ $game } er allerede avbrutt.
refuse-take-back-asked-yourself = Du har allerede bedt om å angre { $moves } i parti #{ $game }. Forespørselen din gjelder til noen svarer eller et trekk blir spilt.
refuse-abort-asked-yourself = Du har allerede bedt om å avbryte parti #{ $game }. Forespørselen din gjelder til noen svarer eller et trekk blir spilt.
refuse-draw-offered-to-you = { $name } har allerede tilbudt deg remis i parti #{ $game }. Tar du imot?
refuse-take-back-asked-of-you = { $name } ber om å angre { $moves } i parti #{ $game }. Svar på det først: sier du ja?
refuse-abort-asked-of-you = { $name } ber om å avbryte parti #{ $game }. Svar på det først: sier du ja?
refuse-draw-again = Du har allerede tilbudt remis i parti #{ $game } siden det siste trekket ditt. Gjør et trekk før du tilbyr det igjen.
refuse-take-back-again = Det har du allerede bedt om i parti #{ $game }. Man kan be om det igjen når et trekk er spilt.
refuse-abort-again = Du har allerede bedt om å avbryte parti #{ $game }. Man kan be om det igjen når et trekk er spilt.
refuse-nothing-to-take-back = I parti #{ $game } har du ikke noe trekk som kan angres.
refuse-too-late-to-abort = Begge har trukket i parti #{ $game }, så det kan ikke lenger avbrytes. Tilby remis med `/draw`, eller gi opp med `/resign`.
refuse-not-a-manager = Bare de som kan administrere serveren, avslutter andres partier. Ditt eget kan du avslutte med `/resign`.
refuse-manages-own-game = Du spiller selv i parti #{ $game }, så noen andre som kan administrere serveren, må avslutte det. Du kan tilby remis med `/draw` eller gi opp med `/resign`.
refuse-not-a-number = «{ $text }» er ikke nummeret på et parti. Hvert brett begynner med det, som `#17`.
refuse-no-reason = Si med få ord hvorfor partiet skal slutte: begge spillerne leser det.
refuse-too-many-challenges = Du har { $most } åpne utfordringer, så mange som man kan ha på én gang. Ta en tilbake med knappen **Trekk tilbake**, eller vent til en er besvart.
refuse-busy = For mange har bedt om slikt på én gang. Prøv igjen om noen minutter.
refuse-too-many-requests = Det er mer enn jeg tar imot fra én person på ett minutt. Den neste gjelder { $again }.

guild-game-choice = #{ $game } · { $variant } · { $attackers } mot { $defenders }

help-take-back = Trakk du feil? **Angre trekk** ber motstanderen din om lov til å gjøre det om. Til begge har trukket, ber **Avbryt parti** om å avbryte partiet (`/take-back`, `/abort`).
