# Milloin pelaajaa muistutetaan odottavista peleistä, ja milloin hänet jätetään rauhaan.

opt-settings-reminders-desc = Milloin muistutan sinua vuorostasi peleissä, joissa on aikaraja
opt-settings-zone-desc = Aikavyöhykkeesi: lähin suuri kaupunki, esimerkiksi Helsinki
opt-settings-quiet-hours-desc = Tunnit, joina en muistuta sinua, esimerkiksi 22-7; off, jos et halua niitä
opt-settings-digest-desc = Tunti, jolloin luettelen joka päivä sinua odottavat pelit, esimerkiksi 8; off lopettaa sen
choice-reminders-usual = Ajan puolivälissä, vuorokausi ja vielä kolme tuntia ennen kuin se loppuu
choice-reminders-last-day = Vuorokausi ja vielä kolme tuntia ennen kuin aikasi loppuu
choice-reminders-last-hours = Kolme tuntia ennen kuin aikasi loppuu
choice-reminders-off = En koskaan
# $zone on nimi (Europe/Helsinki), $time kello siellä (14:05).
zone-choice = { $zone } · kello on { $time }

settings-reminders = { $plan ->
    [last-day] Peleissä, joissa on aikaraja, muistutan sinua **vuorokausi ja vielä kolme tuntia ennen kuin aikasi loppuu**.
    [last-hours] Peleissä, joissa on aikaraja, muistutan sinua **kolme tuntia ennen kuin aikasi loppuu**.
    [off] Peleissä, joissa on aikaraja, **en muistuta sinua**.
   *[usual] Peleissä, joissa on aikaraja, muistutan sinua **ajan puolivälissä, vuorokausi ja vielä kolme tuntia ennen kuin se loppuu**.
}
settings-reminders-silent = Peleissä, joissa on aikaraja, **en muistuta sinua**, koska en sano sinulle mitään, kun on sinun vuorosi.
settings-quiet = Hiljaiset tunnit: **klo { $from }–{ $until }**. Muistutus odottaa niiden loppuun, ellei se silloin tulisi liian myöhään.
settings-quiet-none = Hiljaiset tunnit: **ei käytössä**.
settings-zone = Aikavyöhykkeesi: **{ $zone }**, kello on siellä nyt { $time }.
settings-zone-none = Aikavyöhykkeesi: **ei valittu**, joten tuntisi ovat UTC-aikaa; kello on siinä nyt { $time }.
settings-digest = Luettelo sinua odottavista peleistä: **joka päivä klo { $hour }** yksityisviestinä. Seuraava: { $next }.
settings-digest-closed = Luettelo sinua odottavista peleistä: joka päivä klo { $hour }, mutta **en voi kirjoittaa sinulle yksityisviestejä**. Salli yksityisviestit tältä palvelimelta ja valitse tunti sitten uudelleen.
settings-digest-none = Luettelo sinua odottavista peleistä: **ei käytössä**.
settings-how-reminders = Muuta näitä: `/settings reminders`, `quiet-hours`, `zone` ja `digest`.

# Muistutus; perässä on rivi, joka kertoo aikarajan, ja edessä pelin numero.
reminder = { $mention }, on yhä sinun vuorosi (vastustaja { $opponent }).
reminder-in-private = On yhä sinun vuorosi: { $variant }, vastustaja { $opponent }.
reminder-closed = En voi kirjoittaa sinulle yksityisviestejä, joten muistutan sinua tästä lähtien täällä. Jos sallit yksityisviestit tältä palvelimelta, valitse ne uudelleen komennolla `/settings`.
digest-closed = Päivittäinen luettelo peleistäsi on yksityisviesti, enkä voi lähettää sinulle niitä, joten luetteloa ei enää tule. Salli yksityisviestit tältä palvelimelta ja valitse sitten tunti uudelleen komennolla `/settings digest`.
button-snooze = Muistuta myöhemmin
snoozed = Muistutan sinua pelistä #{ $game } vielä kerran { $at } ({ $in }), ellet ole siirtänyt siihen mennessä.

# Yksityisviesti, joka tulee joka päivä.
digest-title = { $count ->
    [one] **Yksi peli odottaa sinua:**
   *[other] **{ $count } peliä odottaa sinua:**
}
digest-how = -# Saat tämän luettelon joka päivä, kun pelejä odottaa sinua. Komennolla `/settings digest` muutat tuntia tai lopetat luettelon: `off`.

moment = <t:{ $at }:f> (<t:{ $at }:R>)

refuse-no-such-zone = En tunne aikavyöhykettä ”{ $text }”. Kirjoita lähin suuri kaupunki, esimerkiksi `Stockholm` tai `New York`, ja valitse ehdotuksistani.
refuse-which-zone = En ole varma, mikä aikavyöhyke ”{ $text }” on. Kirjoita sen nimi kokonaan; ehkä tarkoitat jotakin näistä: { $zones }.
refuse-not-quiet-hours = En osaa lukea tekstiä ”{ $text }” hiljaisina tunteina. Kirjoita kaksi tasatuntia, esimerkiksi `22-7`, tai `off`.
refuse-same-hour = ”{ $text }” alkaa ja päättyy samalla tunnilla, joten väliin ei jää aikaa. Kirjoita kaksi eri tasatuntia, esimerkiksi `22-7`, tai `off`.
refuse-not-an-hour = En osaa lukea tekstiä ”{ $text }” tuntina. Kirjoita tasatunti väliltä 0–23, esimerkiksi `8`, tai `off`.
refuse-clock-stands = Kellosi on pelissä #{ $game } pysähdyksissä: ei ole mitään, mistä muistuttaa.
# $in on esimerkiksi ”20 minuutin kuluttua”.
refuse-no-time-to-snooze = Pelissä #{ $game } on liian vähän aikaa jäljellä, jotta voisin muistuttaa sinua myöhemmin: se loppuu { $at } ({ $in }).
refuse-snooze-time-up = Aikasi pelissä #{ $game } loppui { $at } ({ $since }): ei ole mitään, mistä muistuttaa.
refuse-snooze-silent = Olet valinnut, etten sano sinulle mitään, kun on sinun vuorosi, joten muistutus ei tavoittaisi sinua. Muuta sitä komennolla `/settings pings` ja paina sitten uudelleen.
