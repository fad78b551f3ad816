# Hvorfor der ikke skete noget: hvad der er galt, og hvad man kan gøre.

refuse-no-such-game = Jeg finder intet parti #{ $game }, som du kan se herfra. `/games` viser dine.
refuse-not-a-game = ”{ $text }” er hverken nummeret på et parti eller en del af et navn i et af dine, som er:
refuse-not-a-game-of-none = ”{ $text }” er ikke nummeret på et parti, og du har ikke noget i gang. Udfordr nogen med `/challenge`.
refuse-no-running-game = Du har ikke noget parti i gang. Udfordr nogen med `/challenge`.
refuse-which-game = Hvilket parti mener du? Vælg det i menuen, eller angiv det med valgmuligheden `game`.
refuse-not-a-player = Kun { $attackers } og { $defenders } spiller i parti #{ $game }.
refuse-frozen = Parti #{ $game } kan ikke fortsætte: det, der er gemt om det, hænger ikke sammen. Den, der driver mig, har fået besked; intet er gået tabt.
refuse-not-your-turn = I parti #{ $game } har { $opponent } turen (den begyndte { $since }).
refuse-stale-board = Det bræt viser { $board-ply ->
    [0] starten
   *[other] træk { $board-ply }
} i parti #{ $game }. Siden da er der spillet { $moves ->
    [one] { $moves } træk
   *[other] { $moves } træk
}, og { $to-move } har turen.
refuse-stale-board-where = `/board` viser det nyeste.

refuse-empty-move = Skriv trækket som `{ $example }`: det felt, brikken forlader, og så det felt, den går til.
refuse-not-a-move = Jeg kan ikke læse ”{ $text }” som et træk. Skriv det felt, brikken forlader, og så det felt, den går til: `{ $example }`.
refuse-invisible-move = Det kan jeg ikke læse som et træk. Skriv det felt, brikken forlader, og så det felt, den går til: `{ $example }`.
refuse-unexpected-text = Jeg forstår ikke ”{ $rest }” efter trækket. De to felter er nok: `{ $example }`.
refuse-not-captured = { $move } ville ikke slå { $square }. De to felter er nok: hvad der bliver slået, følger af reglerne.

refuse-challenged-self = Du kan ikke udfordre dig selv. Vælg en anden som modstander.
refuse-challenged-bot = { $name } er en bot, og bots spiller ikke tafl her. Udfordr et menneske.
refuse-no-such-variant = Jeg kender ikke varianten ”{ $key }”. Jeg kender { $variants }.
refuse-no-such-theme = Jeg kender ikke temaet ”{ $key }”. Jeg kender { $themes }.
refuse-no-such-challenge = Jeg finder ikke denne udfordring længere. Lav en ny med `/challenge`.
refuse-challenge-accepted = Denne udfordring blev taget imod og blev til parti #{ $game }.
refuse-challenge-declined = Denne udfordring blev afslået. Man kan lave en ny med `/challenge`.
refuse-challenge-withdrawn = Denne udfordring blev trukket tilbage. Man kan lave en ny med `/challenge`.
refuse-challenge-open = Denne udfordring er stadig åben. Tryk på knappen én gang til.
refuse-not-challenged = Kun { $challenged } kan svare på denne udfordring.
refuse-not-challenger = Kun { $challenger } kan trække denne udfordring tilbage.

refuse-offer-accepted = Dette remistilbud blev taget imod: parti #{ $game } er remis.
refuse-offer-declined = Dette remistilbud blev afslået; parti #{ $game } gik videre.
refuse-offer-lapsed = Dette remistilbud er bortfaldet: et træk, eller slutningen på parti #{ $game }, kom først.
refuse-offer-open = Dette remistilbud er stadig åbent. Tryk på knappen én gang til.
refuse-already-offered-yourself = Du har allerede tilbudt remis i parti #{ $game }. Dit tilbud gælder, indtil der bliver svaret eller spillet et træk.

unknown-press-other-version = Denne knap er fra en anden version af mig. `/games` viser dine partier med deres nyeste brætter.
unknown-press = Jeg kender ikke denne knap. `/games` viser dine partier med deres nyeste brætter.

fault = Det gik galt, og det er min fejl. `/board` viser, hvordan dit parti står; prøv så igen.
fault-busy = Min database er optaget lige nu, så intet blev ændret. Prøv igen om et øjeblik.
fault-disk = Min disk tager ikke imod noget lige nu (den er måske fuld), så intet blev ændret. Den, der driver mig, kan læse hvorfor i min log; prøv igen senere.
