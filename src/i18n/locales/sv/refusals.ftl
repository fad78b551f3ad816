# Varför ingenting gjordes. Bara spelaren ser det: vad som är fel, och vad man kan göra.

refuse-no-such-game = Jag hittar inget parti #{ $game } som du kan se härifrån. `/games` listar dina.
refuse-not-a-game = ”{ $text }” är varken numret på ett parti eller en del av ett namn i något av dina, som är:
refuse-not-a-game-of-none = ”{ $text }” är inte numret på ett parti, och du har inget pågående parti. Utmana någon med `/challenge`.
refuse-no-running-game = Du har inget pågående parti. Utmana någon med `/challenge`.
refuse-which-game = Vilket parti menar du? Välj det i menyn, eller ange det med alternativet `game`.
refuse-not-a-player = Bara { $attackers } och { $defenders } spelar i parti #{ $game }.
refuse-frozen = Parti #{ $game } kan inte gå vidare: det som är sparat om det går inte ihop. Den som driver mig har fått veta det; inget har gått förlorat.
refuse-not-your-turn = Det är { $opponent } som är vid draget (sedan { $since }) i parti #{ $game }.
refuse-stale-board = { $board-ply ->
    [0] Det brädet är startställningen i parti #{ $game }.
   *[other] Det brädet är från drag { $board-ply } i parti #{ $game }.
} { $moves ->
    [one] Sedan dess har { $moves } drag spelats, och det är { $to-move } som är vid draget.
   *[other] Sedan dess har { $moves } drag spelats, och det är { $to-move } som är vid draget.
}
refuse-stale-board-where = `/board` visar det senaste.

refuse-empty-move = Skriv draget som `{ $example }`: rutan det lämnar, sedan rutan det går till.
refuse-not-a-move = Jag kan inte läsa ”{ $text }” som ett drag. Skriv rutan det lämnar, sedan rutan det går till: `{ $example }`.
refuse-invisible-move = Jag kan inte läsa det som ett drag. Skriv rutan det lämnar, sedan rutan det går till: `{ $example }`.
refuse-unexpected-text = Jag förstår inte ”{ $rest }” efter draget. De två rutorna räcker: `{ $example }`.
refuse-not-captured = { $move } skulle inte slå { $square }. De två rutorna räcker: vad som slås följer av reglerna.

refuse-challenged-self = Du kan inte utmana dig själv. Välj någon annan som motståndare.
refuse-challenged-bot = { $name } är en bot, och botar spelar inte tafl här. Utmana en människa.
refuse-no-such-variant = Jag känner inte till varianten ”{ $key }”. Jag kan { $variants }.
refuse-no-such-theme = Jag känner inte till temat ”{ $key }”. Jag kan { $themes }.
refuse-no-such-challenge = Jag hittar inte den här utmaningen längre. Gör en ny med `/challenge`.
refuse-challenge-accepted = Den här utmaningen antogs och blev parti #{ $game }.
refuse-challenge-declined = Den här utmaningen fick nej. En ny kan göras med `/challenge`.
refuse-challenge-withdrawn = Den här utmaningen togs tillbaka. En ny kan göras med `/challenge`.
refuse-challenge-open = Den här utmaningen är fortfarande öppen. Tryck på knappen en gång till.
refuse-not-challenged = Bara { $challenged } kan svara på den här utmaningen.
refuse-not-challenger = Bara { $challenger } kan ta tillbaka den här utmaningen.

refuse-offer-accepted = Det här remianbudet antogs: parti #{ $game } är remi.
refuse-offer-declined = Det här remianbudet fick nej; parti #{ $game } gick vidare.
refuse-offer-lapsed = Det här remianbudet har förfallit: ett drag, eller slutet på parti #{ $game }, kom före.
refuse-offer-open = Det här remianbudet är fortfarande öppet. Tryck på knappen en gång till.
refuse-already-offered-yourself = Du har redan erbjudit remi i parti #{ $game }. Ditt anbud gäller tills det får svar eller ett drag spelas.

unknown-press-other-version = Den här knappen kommer från en annan version av mig. `/games` listar dina partier med deras senaste bräden.
unknown-press = Jag känner inte till den här knappen. `/games` listar dina partier med deras senaste bräden.

fault = Det misslyckades, och felet är mitt. `/board` visar hur ditt parti står; försök sedan gärna igen.
fault-busy = Min databas är upptagen just nu, så ingenting ändrades. Försök igen om ett ögonblick.
fault-disk = Min disk tar inte emot något just nu (den kan vara full), så ingenting ändrades. Den som driver mig kan läsa varför i min logg; försök igen senare.
