# /tafl-check: mitä kanavalta puuttuu.

check-title = **Hnefi { $version }** kanavalla { $place }
check-title-private = **Hnefi { $version }** tässä keskustelussa
check-all-well = Kaikki kunnossa: minulla on täällä kaikki oikeudet, jotka tarvitsen.
check-missing = Minulta puuttuu täällä oikeuksia. Palvelimen ylläpito voi antaa ne:
check-view-channel = **Näytä kanava**: ilman sitä voin vastata komentoihin, mutta en kirjoittaa mitään oma-aloitteisesti.
check-send-messages = **Lähetä viestejä**: ilman sitä en voi näyttää lautaa, joka jäi vastauksesta puuttumaan, enkä muualla tehtyjä siirtoja.
check-send-messages-in-threads = **Lähetä viestejä ketjuissa**: ilman sitä en voi kirjoittaa pelien ketjuihin.
check-attach-files = **Liitä tiedostoja**: ilman sitä en voi lähettää lautoja kuvina.
check-create-public-threads = **Luo julkisia ketjuja**: ilman sitä en voi tehdä ketjuja, jotka uudet pelit saavat tällä palvelimella.
check-read-message-history = **Lue viestihistoriaa**: ilman sitä en näe, onko lauta jo lähetetty, ja saatan lähettää sen kahdesti.
check-between-us = Täällä voit katsoa pelejäsi ja siirtää niissä. Haaste on tehtävä siellä, missä vastustajasi näkee sen.
check-user-installed = En ole täällä jäsenenä; toit minut mukanasi. Voin vastata komentoihin ja nappeihin ja näyttää lautoja kaikille täällä. En voi kirjoittaa oma-aloitteisesti: jos vastauksesta jää jotain puuttumaan, kumpikin pelaaja näkee sen seuraavan komentonsa yhteydessä täällä.
check-user-installed-unheard = En ole täällä jäsenenä; toit minut mukanasi, ja ulkopuoliset sovellukset saavat ehkä vastata vain sinulle. Muut eivät näe siirtojasi täällä: pelatkaa palvelimella, jonka jäsen olen, tai pyydä oikeutta ”Käytä ulkoisia sovelluksia”.
check-latency = Discord vastaa minulle ajassa { $discord } ms, tietokantani ajassa { $database } ms.
check-latency-unknown = Discord ei juuri nyt vastaa minulle; tietokantani vastaa ajassa { $database } ms.
