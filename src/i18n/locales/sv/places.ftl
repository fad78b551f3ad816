# Var partier spelas: det som en server har bestämt, trådar, och det som inte kunde visas.

server-settings-title = **Inställningar för den här servern**
server-channels-all = Nya partier får börja i alla kanaler.
server-channels = Nya partier börjar bara i { $channels }.
server-threads-on = Varje nytt parti får en egen tråd.
server-threads-off = Partier spelas i själva kanalen, utan trådar.
server-variant = Den som inte väljer en variant spelar **{ $variant }**.
server-settings-how = Ändra dem med alternativen till `/server-settings`.

refuse-not-manager = Bara den som får hantera den här servern kan ändra dess inställningar. Fråga någon med behörigheten Hantera server.
refuse-no-guild-here = Det här kan bara göras på en server.
refuse-wrong-channel = Nya partier börjar bara i { $channels }. Pågående partier går vidare där de är.
refuse-channel-not-listed = { $channel } är inte en av kanalerna för nya partier. De är { $channels }.
refuse-no-channel-listed = Nya partier får börja i alla kanaler, så det finns ingen att ta bort. Ange de kanaler där de får börja med `/server-settings add-channel`.
refuse-too-many-channels = Jag kan minnas högst { $most } kanaler. Ta bort en först, eller tillåt alla med `/server-settings all-channels`.

thread-name = { $attackers } mot { $defenders } · { $variant } #{ $game }

thread-full = Den här servern har så många trådar som Discord tillåter, så partiet spelas här.
thread-forbidden = Jag får inte skapa en tråd här, så partiet spelas i kanalen. Be om behörigheten Skapa offentliga trådar.
thread-failed = Jag kunde inte skapa en tråd, så partiet spelas här.
thread-gone = Tråden för det här partiet är borta, så det fortsätter här.
thread-locked = Tråden för det här partiet är låst, så det fortsätter här.
thread-barred = Jag får inte skriva i tråden för det här partiet, så det fortsätter här.

missed-board = Jag kunde inte visa dig det här tidigare, eftersom jag inte får skriva i { $place }.
missed-board-private = Jag kunde inte visa dig det här tidigare, eftersom jag inte kan skriva på egen hand i den privata konversation där ni spelar.
