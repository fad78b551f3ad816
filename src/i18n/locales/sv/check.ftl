# /tafl-check: vad som saknas i en kanal.

check-title = **Hnefi { $version }** i { $place }
check-title-private = **Hnefi { $version }** i den här konversationen
check-all-well = Allt är som det ska: jag har alla behörigheter som jag behöver här.
check-missing = Några behörigheter saknas här. Den som får hantera servern kan ge mig dem:
check-view-channel = **Visa kanal**: utan den kan jag svara på kommandon, men inte lägga upp något på egen hand.
check-send-messages = **Skicka meddelanden**: utan den kan jag varken visa ett bräde som ett svar inte lyckades visa eller drag som görs på annat håll.
check-send-messages-in-threads = **Skicka meddelanden i trådar**: utan den kan jag inte skriva i partiernas trådar.
check-attach-files = **Bifoga filer**: utan den kan jag inte lägga upp bräden som bilder.
check-create-public-threads = **Skapa offentliga trådar**: utan den kan jag inte skapa trådarna som nya partier får på den här servern.
check-read-message-history = **Läs meddelandehistorik**: utan den kan jag inte se om ett bräde redan står här, och råkar kanske lägga upp det två gånger.
check-between-us = Här kan du titta på dina partier och dra i dem. En utmaning behöver en plats där din motståndare ser den.
check-user-installed = Jag är inte medlem här; du har tagit med mig. Jag kan svara på kommandon och knappar, och visa bräden för alla som är här. På egen hand kan jag inte lägga upp något: det som ett svar inte lyckas visa ser varje spelare vid sitt nästa kommando här.
check-user-installed-unheard = Jag är inte medlem här; du har tagit med mig, och appar utifrån får bara svara dig. Andra ser inte dina drag här: spela där jag är medlem av servern, eller be om behörigheten Använd externa appar.
check-latency = Discord svarar mig på { $discord } ms, min databas på { $database } ms.
check-latency-unknown = Discord svarar mig inte just nu; min databas svarar på { $database } ms.
