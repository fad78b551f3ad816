# Hvor der spilles: hvad en server har bestemt, tråde, og det, der ikke kunne vises.

server-settings-title = **Indstillinger for denne server**
server-channels-all = Nye partier må begynde i alle kanaler.
server-channels = Nye partier begynder kun i { $channels }.
server-threads-on = Hvert nyt parti får sin egen tråd.
server-threads-off = Partier spilles i selve kanalen, uden tråde.
server-variant = Den, der ikke vælger en variant, spiller **{ $variant }**.
server-settings-how = Ret dem med valgmulighederne i `/server-settings`.

refuse-not-manager = Kun folk, der må administrere serveren, kan ændre dens indstillinger. Spørg nogen med tilladelsen ”Administrer server”.
refuse-no-guild-here = Det kan man kun gøre på en server.
refuse-wrong-channel = Nye partier begynder kun i { $channels }. Partier, der er i gang, fortsætter, hvor de er.
refuse-channel-not-listed = { $channel } er ikke en af kanalerne til nye partier. De er { $channels }.
refuse-no-channel-listed = Nye partier må begynde i alle kanaler, så der er ingen at fjerne. Angiv dem, hvor de må begynde, med `/server-settings add-channel`.
refuse-too-many-channels = Jeg kan højst huske { $most } kanaler. Fjern først en, eller tillad alle med `/server-settings all-channels`.

thread-name = { $attackers } mod { $defenders } · { $variant } #{ $game }

thread-full = Denne server har så mange tråde, som Discord tillader, så partiet spilles her.
thread-forbidden = Jeg må ikke lave en tråd her, så partiet spilles i kanalen. Bed om tilladelsen ”Opret offentlige tråde”.
thread-failed = Jeg kunne ikke lave en tråd, så partiet spilles her.
thread-gone = Partiets tråd er væk, så det fortsætter her.
thread-locked = Partiets tråd er låst, så det fortsætter her.
thread-barred = Jeg må ikke skrive i partiets tråd, så det fortsætter her.

missed-board = Jeg kunne ikke vise dig dette før, fordi jeg ikke må skrive i { $place }.
missed-board-private = Jeg kunne ikke vise dig dette før, fordi jeg ikke selv kan skrive i den private samtale, hvor I spiller.
