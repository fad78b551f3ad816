# Hvorfor det ikke ble noe av en utfordring, en revansje eller et kort for å lage en. Bare spilleren ser det.

refuse-challenge-expired = Ingen svarte på denne utfordringen innen en uke, så den har falt bort. Man kan lage en ny med `/challenge`.
refuse-not-here = { $name } er ikke her og ville ikke kunne svare. Utfordre noen som er her.
refuse-cannot-see = { $name } kan ikke se denne kanalen og ville ikke kunne svare. Utfordre fra en kanal som dere begge ser.
refuse-nobody-else = Her er bare du og jeg, så ingen ville kunne ta imot. Skriv `/challenge` et sted der andre leser det.
refuse-challenge-taken = { $name } var raskere: denne utfordringen ble til parti #{ $game }.
refuse-own-challenge = Dette er din egen utfordring. Noen andre må ta imot den; du kan ta den tilbake med **Trekk tilbake**.
refuse-challenge-to-anybody = Denne utfordringen er for alle som har lyst til å spille, så ingen trenger å takke nei.
refuse-rematch-still-running = Parti #{ $game } er fortsatt i gang. Man kan få revansje når det er slutt.
refuse-rematch-in-match = Parti #{ $game } er det første i en match på to: det andre, med byttede sider, er parti #{ $second }.
refuse-rematch-offered = Du har allerede bedt om revansje for parti #{ $game }. Den begynner når motstanderen din tar imot.
refuse-rematch-on = Parti #{ $game } har fått sin revansje: det er parti #{ $rematch }.
refuse-no-such-set-up = Jeg finner ikke lenger det du holdt på å sette opp. Begynn på nytt med `/challenge`.
refuse-set-up-sent = Denne utfordringen er sendt. Begynn på en ny med `/challenge`.
