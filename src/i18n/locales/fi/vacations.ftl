# Lomat: kun pelaaja on lomalla, kellot ovat pysähdyksissä kaikissa peleissä, joissa on hänen vuoronsa.

# Pelaajalle itselleen. $at on päivä ja kellonaika, $in esimerkiksi ”3 päivän kuluttua”.
vacation-lasts = Olet lomalla. Loma päättyy { $at } ({ $in }); siihen asti kellosi ovat pysähdyksissä. Saat silti siirtää, ja `/vacation end` päättää loman.
vacation-ended = Lomasi on päättynyt: kellosi käyvät taas.
vacation-none = Et ole lomalla. `/vacation begin` pysäyttää kellosi muutamaksi päiväksi.
vacation-told = Siitä kerrotaan jokaisella kanavalla, jolla pelaat aikarajalla.
vacation-sooner = { $games ->
    [one] Yhdessä pelissäsi kello lähtee käyntiin aiemmin tai käy koko ajan: siellä, missä sitä pelataan, sallitaan vähemmän lomaa.
   *[other] { $games } pelissäsi kello lähtee käyntiin aiemmin tai käy koko ajan: siellä, missä niitä pelataan, sallitaan vähemmän lomaa.
}
vacation-left = Tänä vuonna (UTC) sinulla on lomaa jäljellä { $left ->
    [one] { $left } päivä
   *[other] { $left } päivää
}, kun sitä saa vuodessa pitää { $days ->
    [one] { $days } päivän
   *[other] { $days } päivää
}.
vacation-none-here = Tämä palvelin ei salli lomia.

# Kaikille kanavalla. Perässä on luettelo peleistä, kukin rivi kuten vacation-game.
vacation-begun = { $name } on lomalla. Loma päättyy { $at } ({ $in }); siihen asti kello on pysähdyksissä aina, kun vuorossa on { $name }:
vacation-over = { $name } ei ole enää lomalla (loma päättyi { $since }). Kellot käyvät taas siitä, mihin ne jäivät:
vacation-used-up-here = { $place ->
    [private] { $name } käytti yksityiskeskusteluissa sallitut lomapäivät loppuun { $since }. Kellot käyvät taas siitä, mihin ne jäivät:
   *[server] { $name } käytti tämän palvelimen sallimat lomapäivät loppuun { $since }. Kellot käyvät taas siitä, mihin ne jäivät:
}
vacation-game = - #{ $game }, vastustaja { $opponent }

refuse-vacation-no-games = Sinulla ei ole peliä kesken: ei ole kelloa, jonka voisi pysäyttää.
refuse-vacation-nothing-to-stop = Ei ole kelloa, jonka voisi pysäyttää: peleissäsi ei ole aikarajaa, tai siellä, missä niitä pelataan, ei sallita enempää lomaa.
refuse-vacation-none-here = Tämä palvelin ei salli lomia.
refuse-vacation-used-up = Lomaasi on tänä vuonna jäljellä alle päivä: täällä sitä saa pitää { $days ->
    [one] { $days } päivän
   *[other] { $days } päivää
}.
refuse-vacation-too-long = Voit olla poissa enää enintään { $most ->
    [one] { $most } päivän
   *[other] { $most } päivää
}: täällä lomaa saa pitää { $days ->
    [one] { $days } päivän
   *[other] { $days } päivää
} vuodessa.
refuse-vacation-lasts = Olet jo lomalla. Loma päättyy { $at } ({ $in }); `/vacation end` päättää sen heti. Jos haluat olla poissa pidempään, päätä se ja aloita uusi: käyttämättä jäänyttä osaa ei lasketa.
refuse-vacation-too-often = Olet aloittanut kaksi lomaa vuorokauden sisällä, ja kummastakin on kerrottu kaikille. Seuraavan voit aloittaa aikaisintaan { $at } ({ $in }).
refuse-vacation-not-on-one = Et ole lomalla.

# Palvelimen asetuksissa.
server-vacation = Loma: pelaajat saavat pysäyttää kellonsa { $days } päiväksi vuodessa.
server-no-vacation = Loma: ei ole. Kenenkään kello ei pysähdy.

cmd-vacation-desc = Pysäytä kellosi, kun olet poissa
cmd-vacation-begin-desc = Lähde lomalle: kellosi pysähtyvät, ja siitä kerrotaan kaikille, joiden kanssa pelaat
cmd-vacation-end-desc = Palaa ennen lomasi loppua
cmd-vacation-show-desc = Katso, montako lomapäivää sinulla on tänä vuonna jäljellä
opt-vacation-begin-days-desc = Moneksiko päiväksi tästä hetkestä
opt-server-settings-vacation-days-desc = Moneksiko päiväksi vuodessa pelaajat saavat pysäyttää kellonsa; 0 ei salli lomia
