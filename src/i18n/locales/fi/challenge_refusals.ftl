# Miksi haasteesta, uusintapelistä tai haasteen valmistelusta ei tullut mitään. Vain pelaaja itse näkee sen.

refuse-challenge-expired = Kukaan ei vastannut tähän haasteeseen viikkoon, joten se on rauennut. Uuden voi tehdä komennolla `/challenge`.
refuse-not-here = { $name } ei ole täällä eikä voisi vastata. Haasta joku, joka on täällä.
refuse-cannot-see = { $name } ei näe tätä kanavaa eikä voisi vastata. Tee haaste kanavalla, jonka te molemmat näette.
refuse-nobody-else = Täällä ollaan vain sinä ja minä, joten kukaan ei voisi ottaa haastetta vastaan. Kirjoita `/challenge` siellä, missä joku muukin lukee sen.
refuse-challenge-taken = { $name } ehti ensin: tästä haasteesta tuli peli #{ $game }.
refuse-own-challenge = Tämä on oma haasteesi. Jonkun muun pitää ottaa se vastaan; voit perua sen napilla **Peru**.
refuse-challenge-to-anybody = Tämä haaste on avoin kaikille halukkaille, joten kenenkään ei tarvitse kieltäytyä siitä.
refuse-rematch-still-running = Peli #{ $game } on vielä kesken. Uusintapelin voi pelata sen päätyttyä.
refuse-rematch-in-match = Peli #{ $game } on kahden pelin ottelun ensimmäinen: toinen, jossa puolet on vaihdettu, on peli #{ $second }.
refuse-rematch-offered = Olet jo pyytänyt uusintapeliä pelistä #{ $game }. Se alkaa, kun vastustajasi ottaa haasteen vastaan.
refuse-rematch-on = Pelistä #{ $game } on jo uusintapeli: se on peli #{ $rematch }.
refuse-no-such-set-up = En enää löydä haastetta, jota valmistelit. Aloita uudestaan komennolla `/challenge`.
refuse-set-up-sent = Tämä haaste on jo lähetetty. Aloita uusi komennolla `/challenge`.
