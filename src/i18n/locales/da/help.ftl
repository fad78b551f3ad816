# Sådan spiller man, i otte korte afsnit.

help-head-game = Spillet
help-head-begin = Begynd
help-head-move = Dit træk
help-head-end = Slut
help-head-games = Dine partier
help-head-past = Se tilbage
help-head-rules = Regler
help-head-server = Servere

help-aim = Tafl er et brætspil for to. Angriberne vil fange kongen; forsvarerne vil bringe ham i sikkerhed.
help-begin = Skriv `/challenge`, og vælg nogen. Når udfordringen er taget imod, kommer brættet frem i denne kanal.
help-turn = Du bliver nævnt, når det er din tur. Tryk på **Træk** under brættet, vælg en brik, vælg et felt, og bekræft.
help-write = Eller skriv `/move d2-d5`: det felt, brikken forlader, og så det felt, den går til. Kolonner har bogstaver, rækker har tal.
help-moves = Alle brikker går lige, så langt vejen er fri. Du slår en brik ved at lukke den inde mellem to af dine.
help-see = `/board` viser dig et parti, `/games` alle dine partier, først dem, hvor det er din tur. Med `/settings` vælger du, hvordan brætter ser ud for dig, og hvornår jeg minder dig om dit træk.
help-end = **Tilbyd remis** og **Giv op** står under brættet; `/draw` og `/resign` gør det samme.
help-several = Hvis du spiller flere partier, så sig hvilket med valgmuligheden `game`.
help-time = Hvert parti har sin betænkningstid, tre dage pr. træk, hvis du ikke vælger en anden. Når tiden er udløbet, må din modstander kræve sejren, give dig mere tid eller vente (`/claim`, `/add-time`). `/vacation` stopper dine ure, mens du er væk. Intet går tabt, når jeg genstarter.
help-past = `/history`, `/show` og `/replay` ser tilbage på et parti, `/export` og `/import` fører partier ud og ind, `/record` tæller dem.
help-rules = `/rules` fortæller dig reglerne for hver variant, med billeder.
help-server = De, der styrer en server, har `/server-settings` og `/tafl-end`; `/tafl-check` siger den, der spørger, hvad jeg må i en kanal.
