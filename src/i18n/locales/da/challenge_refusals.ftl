# Hvorfor der ikke blev noget af en udfordring, en revanche eller et kort til at lave en. Kun spilleren ser det.

refuse-challenge-expired = Ingen svarede på denne udfordring inden for en uge, så den er bortfaldet. Man kan lave en ny med `/challenge`.
refuse-not-here = { $name } er her ikke og ville ikke kunne svare. Udfordr nogen, der er her.
refuse-cannot-see = { $name } kan ikke se denne kanal og ville ikke kunne svare. Udfordr fra en kanal, som I begge kan se.
refuse-nobody-else = Her er kun du og jeg, så ingen ville kunne tage imod. Skriv `/challenge` et sted, hvor andre læser det.
refuse-challenge-taken = { $name } var hurtigere: denne udfordring blev til parti #{ $game }.
refuse-own-challenge = Dette er din egen udfordring. En anden skal tage imod den; du kan tage den tilbage med **Træk tilbage**.
refuse-challenge-to-anybody = Denne udfordring er for alle, der har lyst til at spille, så ingen behøver at sige nej tak.
refuse-rematch-still-running = Parti #{ $game } er stadig i gang. Man kan få revanche, når det er slut.
refuse-rematch-in-match = Parti #{ $game } er det første i en match på to: det andet, med byttede sider, er parti #{ $second }.
refuse-rematch-offered = Du har allerede bedt om revanche for parti #{ $game }. Den begynder, når din modstander tager imod.
refuse-rematch-on = Parti #{ $game } har fået sin revanche: det er parti #{ $rematch }.
refuse-no-such-set-up = Jeg finder ikke længere det, du var ved at sætte op. Begynd igen med `/challenge`.
refuse-set-up-sent = Denne udfordring er sendt. Begynd på en ny med `/challenge`.
