# /tafl-check: hva som mangler i en kanal.

check-title = **Hnefi { $version }** i { $place }
check-title-private = **Hnefi { $version }** i denne samtalen
check-all-well = Alt er i orden: jeg har alle tillatelsene jeg trenger her.
check-missing = Her mangler jeg noen tillatelser. Noen som administrerer serveren, kan gi meg dem:
check-view-channel = **Vis kanal**: uten den kan jeg svare på kommandoer, men ikke skrive noe på egen hånd.
check-send-messages = **Send meldinger**: uten den kan jeg verken vise et brett som et svar ikke fikk vist, eller trekk som er spilt andre steder.
check-send-messages-in-threads = **Send meldinger i tråder**: uten den kan jeg ikke skrive i trådene til partiene.
check-attach-files = **Legg ved filer**: uten den kan jeg ikke vise brett som bilder.
check-create-public-threads = **Opprett offentlige tråder**: uten den kan jeg ikke lage trådene som nye partier får på denne serveren.
check-read-message-history = **Les meldingshistorikk**: uten den kan jeg ikke se om et brett allerede er vist, og kan komme til å vise det to ganger.
check-between-us = Her kan du se på partiene dine og trekke i dem. En utfordring må stå et sted der motstanderen din ser den.
check-user-installed = Jeg er ikke medlem her; du har tatt meg med. Jeg kan svare på kommandoer og knapper og vise brett til alle her. Jeg kan ikke skrive på egen hånd: det et svar ikke får vist, ser hver spiller ved sin neste kommando her.
check-user-installed-unheard = Jeg er ikke medlem her; du har tatt meg med, og apper utenfra får kanskje bare svare deg. Andre ser ikke trekkene dine her: spill på en server der jeg er medlem, eller be om tillatelsen «Bruk eksterne apper».
check-latency = Discord svarer meg på { $discord } ms, databasen min på { $database } ms.
check-latency-unknown = Discord svarer meg ikke for øyeblikket; databasen min svarer på { $database } ms.
