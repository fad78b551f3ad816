# Hvorfor ingenting skjedde: hva som er galt, og hva man kan gjøre.

refuse-no-such-game = Jeg finner ikke noe parti #{ $game } som du kan se herfra. `/games` viser dine.
refuse-not-a-game = «{ $text }» er verken nummeret på et parti eller en del av et navn i et av dine, som er:
refuse-not-a-game-of-none = «{ $text }» er ikke nummeret på et parti, og du har ikke noe i gang. Utfordre noen med `/challenge`.
refuse-no-running-game = Du har ikke noe parti i gang. Utfordre noen med `/challenge`.
refuse-which-game = Hvilket parti mener du? Velg det i menyen, eller oppgi det med valget `game`.
refuse-not-a-player = Bare { $attackers } og { $defenders } spiller i parti #{ $game }.
refuse-frozen = Parti #{ $game } kan ikke fortsette: det som er lagret om det, henger ikke sammen. Den som driver meg, har fått beskjed; ingenting er tapt.
refuse-not-your-turn = I parti #{ $game } har { $opponent } turen (den begynte { $since }).
refuse-stale-board = Det brettet viser { $board-ply ->
    [0] starten
   *[other] trekk { $board-ply }
} i parti #{ $game }. Siden da er det spilt { $moves ->
    [one] { $moves } trekk
   *[other] { $moves } trekk
}, og { $to-move } har turen.
refuse-stale-board-where = `/board` viser det nyeste.

refuse-empty-move = Skriv trekket som `{ $example }`: ruten brikken forlater, og så ruten den går til.
refuse-not-a-move = Jeg kan ikke lese «{ $text }» som et trekk. Skriv ruten brikken forlater, og så ruten den går til: `{ $example }`.
refuse-invisible-move = Det kan jeg ikke lese som et trekk. Skriv ruten brikken forlater, og så ruten den går til: `{ $example }`.
refuse-unexpected-text = Jeg forstår ikke «{ $rest }» etter trekket. De to rutene er nok: `{ $example }`.
refuse-not-captured = { $move } ville ikke slå { $square }. De to rutene er nok: hva som blir slått, følger av reglene.

refuse-challenged-self = Du kan ikke utfordre deg selv. Velg noen andre som motstander.
refuse-challenged-bot = { $name } er en bot, og boter spiller ikke tafl her. Utfordre et menneske.
refuse-no-such-variant = Jeg kjenner ikke varianten «{ $key }». Jeg kjenner { $variants }.
refuse-no-such-theme = Jeg kjenner ikke temaet «{ $key }». Jeg kjenner { $themes }.
refuse-no-such-challenge = Jeg finner ikke denne utfordringen lenger. Lag en ny med `/challenge`.
refuse-challenge-accepted = Denne utfordringen ble tatt imot og ble til parti #{ $game }.
refuse-challenge-declined = Denne utfordringen ble avslått. Man kan lage en ny med `/challenge`.
refuse-challenge-withdrawn = Denne utfordringen ble trukket tilbake. Man kan lage en ny med `/challenge`.
refuse-challenge-open = Denne utfordringen er fortsatt åpen. Trykk på knappen én gang til.
refuse-not-challenged = Bare { $challenged } kan svare på denne utfordringen.
refuse-not-challenger = Bare { $challenger } kan trekke denne utfordringen tilbake.

refuse-offer-accepted = Dette remistilbudet ble tatt imot: parti #{ $game } er remis.
refuse-offer-declined = Dette remistilbudet ble avslått; parti #{ $game } gikk videre.
refuse-offer-lapsed = Dette remistilbudet har falt bort: et trekk, eller slutten på parti #{ $game }, kom først.
refuse-offer-open = Dette remistilbudet er fortsatt åpent. Trykk på knappen én gang til.
refuse-already-offered-yourself = Du har allerede tilbudt remis i parti #{ $game }. Tilbudet ditt gjelder til noen svarer eller et trekk blir spilt.

unknown-press-other-version = Denne knappen er fra en annen versjon av meg. `/games` viser partiene dine med de nyeste brettene.
unknown-press = Jeg kjenner ikke denne knappen. `/games` viser partiene dine med de nyeste brettene.

fault = Det gikk galt, og det er min feil. `/board` viser hvordan partiet ditt står; prøv så en gang til.
fault-busy = Databasen min er opptatt akkurat nå, så ingenting ble endret. Prøv igjen om et øyeblikk.
fault-disk = Disken min tar ikke imot noe akkurat nå (den er kanskje full), så ingenting ble endret. Den som driver meg, kan lese hvorfor i loggen min; prøv igjen senere.
