# Så här spelar man, i åtta korta stycken.

help-head-game = Spelet
help-head-begin = Börja
help-head-move = Ditt drag
help-head-end = Avsluta
help-head-games = Dina partier
help-head-past = Se tillbaka
help-head-rules = Regler
help-head-server = Servrar

help-aim = Tafl är ett brädspel för två. Angriparna vill fånga kungen; försvararna vill föra honom i säkerhet.
help-begin = Skriv `/challenge` och välj någon. När utmaningen antas visas brädet i den här kanalen.
help-turn = Du nämns när det är ditt drag. Tryck på **Dra** under brädet, välj en pjäs, välj en ruta, bekräfta.
help-write = Eller skriv `/move d2-d5`: rutan som pjäsen lämnar, sedan rutan den går till. Kolumner har bokstäver, rader har nummer.
help-moves = Alla pjäser går rakt, så långt vägen är fri. Du slår en pjäs genom att stänga in den mellan två av dina.
help-see = `/board` visar ett parti, `/games` alla som du spelar, de som väntar på dig först. `/settings` väljer hur bräden ser ut för dig, och när jag påminner dig.
help-end = **Erbjud remi** och **Ge upp** finns under brädet; `/draw` och `/resign` gör samma sak.
help-several = Om du spelar flera partier säger du vilket med alternativet `game`.
help-time = Varje parti har sin betänketid, tre dagar per drag om du inte väljer en annan. När tiden är ute får din motståndare kräva vinsten, ge dig mer tid eller vänta (`/claim`, `/add-time`). `/vacation` stannar dina klockor medan du är borta. Inget går förlorat när jag startas om.
help-past = `/history`, `/show` och `/replay` ser tillbaka på ett parti, `/export` och `/import` för partier ut och in, `/record` räknar dem.
help-rules = `/rules` berättar reglerna för varje variant, med bilder.
help-server = De som sköter en server har `/server-settings` och `/tafl-end`; `/tafl-check` säger den som frågar vad jag får göra i en kanal.
