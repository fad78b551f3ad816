# Slik spiller man, i åtte korte avsnitt.

help-head-game = Spillet
help-head-begin = Begynne
help-head-move = Ditt trekk
help-head-end = Avslutte
help-head-games = Partiene dine
help-head-past = Se tilbake
help-head-rules = Regler
help-head-server = Servere

help-aim = Tafl er et brettspill for to. Angriperne vil fange kongen; forsvarerne vil få ham i sikkerhet.
help-begin = Skriv `/challenge` og velg noen. Når utfordringen er tatt imot, kommer brettet fram i denne kanalen.
help-turn = Du blir nevnt når det er din tur. Trykk på **Trekk** under brettet, velg en brikke, velg en rute, og bekreft.
help-write = Eller skriv `/move d2-d5`: ruten brikken forlater, og så ruten den går til. Kolonner har bokstaver, rader har tall.
help-moves = Alle brikker går rett fram så langt veien er fri. Du slår en brikke ved å stenge den inne mellom to av dine.
help-see = `/board` viser deg et parti, `/games` alle partiene dine, først dem der det er din tur. Med `/settings` velger du hvordan brett ser ut for deg, og når jeg minner deg på trekket ditt.
help-end = **Tilby remis** og **Gi opp** står under brettet; `/draw` og `/resign` gjør det samme.
help-several = Hvis du spiller flere partier, sier du hvilket med valget `game`.
help-time = Hvert parti har sin betenkningstid, tre dager per trekk hvis du ikke velger en annen. Når tiden er ute, kan motstanderen din kreve seieren, gi deg mer tid eller vente (`/claim`, `/add-time`). `/vacation` stopper klokkene dine mens du er borte. Ingenting går tapt når jeg starter på nytt.
help-past = `/history`, `/show` og `/replay` ser tilbake på et parti, `/export` og `/import` fører partier ut og inn, `/record` teller dem.
help-rules = `/rules` forteller deg reglene for hver variant, med bilder.
help-server = De som styrer en server, har `/server-settings` og `/tafl-end`; `/tafl-check` forteller den som spør, hva jeg har lov til i en kanal.
