# Hvor det spilles: hva en server har bestemt, tråder, og det som ikke kunne vises.

server-settings-title = **Innstillingene for denne serveren**
server-channels-all = Nye partier kan begynne i alle kanaler.
server-channels = Nye partier begynner bare i { $channels }.
server-threads-on = Hvert nytt parti får sin egen tråd.
server-threads-off = Partier spilles i selve kanalen, uten tråder.
server-variant = Den som ikke velger en variant, spiller **{ $variant }**.
server-settings-how = Endre dem med valgene i `/server-settings`.

refuse-not-manager = Bare folk som kan administrere serveren, kan endre innstillingene. Spør noen med tillatelsen «Administrer server».
refuse-no-guild-here = Det kan man bare gjøre på en server.
refuse-wrong-channel = Nye partier begynner bare i { $channels }. Partier som er i gang, fortsetter der de er.
refuse-channel-not-listed = { $channel } er ikke en av kanalene for nye partier. De er { $channels }.
refuse-no-channel-listed = Nye partier kan begynne i alle kanaler, så det er ingen å fjerne. Oppgi dem der de kan begynne, med `/server-settings add-channel`.
refuse-too-many-channels = Jeg kan høyst huske { $most } kanaler. Fjern en først, eller tillat alle med `/server-settings all-channels`.

thread-name = { $attackers } mot { $defenders } · { $variant } #{ $game }

thread-full = Denne serveren har så mange tråder som Discord tillater, så partiet spilles her.
thread-forbidden = Jeg får ikke lage en tråd her, så partiet spilles i kanalen. Be om tillatelsen «Opprett offentlige tråder».
thread-failed = Jeg klarte ikke å lage en tråd, så partiet spilles her.
thread-gone = Tråden til dette partiet er borte, så det fortsetter her.
thread-locked = Tråden til dette partiet er låst, så det fortsetter her.
thread-barred = Jeg får ikke skrive i tråden til dette partiet, så det fortsetter her.

missed-board = Jeg kunne ikke vise deg dette før, fordi jeg ikke får skrive i { $place }.
missed-board-private = Jeg kunne ikke vise deg dette før, fordi jeg ikke kan skrive på egen hånd i den private samtalen der dere spiller.
