# /tafl-check: hvad der mangler i en kanal.

check-title = **Hnefi { $version }** i { $place }
check-title-private = **Hnefi { $version }** i denne samtale
check-all-well = Alt er i orden: jeg har alle de tilladelser, jeg skal bruge her.
check-missing = Her mangler jeg nogle tilladelser. Nogen, der administrerer serveren, kan give mig dem:
check-view-channel = **Vis kanal**: uden den kan jeg svare på kommandoer, men ikke selv skrive noget.
check-send-messages = **Send beskeder**: uden den kan jeg hverken vise et bræt, som et svar ikke fik vist, eller træk, der er spillet andre steder.
check-send-messages-in-threads = **Send beskeder i tråde**: uden den kan jeg ikke skrive i partiernes tråde.
check-attach-files = **Vedhæft filer**: uden den kan jeg ikke vise brætter som billeder.
check-create-public-threads = **Opret offentlige tråde**: uden den kan jeg ikke lave de tråde, som nye partier får på denne server.
check-read-message-history = **Læs beskedhistorik**: uden den kan jeg ikke se, om et bræt allerede er vist, og kan komme til at vise det to gange.
check-between-us = Her kan du se dine partier og trække i dem. En udfordring skal stå et sted, hvor din modstander ser den.
check-user-installed = Jeg er ikke medlem her; du har taget mig med. Jeg kan svare på kommandoer og knapper og vise brætter til alle her. Jeg kan ikke selv skrive: det, et svar ikke får vist, ser hver spiller ved sin næste kommando her.
check-user-installed-unheard = Jeg er ikke medlem her; du har taget mig med, og apps udefra må måske kun svare dig. Andre ser ikke dine træk her: spil på en server, hvor jeg er medlem, eller bed om tilladelsen ”Brug eksterne apps”.
check-latency = Discord svarer mig på { $discord } ms, min database på { $database } ms.
check-latency-unknown = Discord svarer mig ikke i øjeblikket; min database svarer på { $database } ms.
