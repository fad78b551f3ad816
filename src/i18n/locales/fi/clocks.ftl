# Kuinka kauan saa miettiä, ja mitä tapahtuu, kun aika loppuu.

# Miettimisaika, kuten se on alla olevissa teksteissä ja valikoissa.
pace-per-move = { $days ->
    [one] { $days } päivä siirtoa kohti
   *[other] { $days } päivää siirtoa kohti
}
pace-bank = { $days } päivää ja lisäksi { $hours } tuntia siirtoa kohti, enintään { $most } päivää
pace-unlimited = Ei aikarajaa
pace-weekends-off = { $pace }, lauantait ja sunnuntait vapaita (UTC)

# $pace on jokin niistä.
time-claim = Miettimisaika: { $pace }. Kun se loppuu, vastustaja saa vaatia voiton; ennen osapuolen ensimmäistä siirtoa peli keskeytetään.
time-forfeit = Miettimisaika: { $pace }. Kun se loppuu, peli on hävitty; ennen osapuolen ensimmäistä siirtoa se keskeytetään.
time-unlimited = Aikarajaa ei ole.

# Sen lauseen perässä, joka kertoo, kenen vuoro on.
time-until = Aikaraja: { $at } ({ $in }).
time-then-lost = Sen jälkeen peli on hävitty.
time-then-claim = Sen jälkeen { $opponent } saa vaatia voiton.
time-then-broken-off = Et ole vielä tehnyt ensimmäistä siirtoasi: sen jälkeen peli keskeytetään, eikä sitä lasketa kummallekaan.
time-stands = { $name } on lomalla. Loma päättyy { $at } ({ $in }); siihen asti kello on pysähdyksissä.
time-stands-own = Olet lomalla. Loma päättyy { $at } ({ $in }); siihen asti kello on pysähdyksissä.
on-day-and-time = <t:{ $at }:f>

# $in on esimerkiksi ”3 päivän kuluttua”.
games-line-timed = { $line } · aikaraja { $at } ({ $in })
games-line-up-own = { $line } · aikasi loppui { $at } ({ $since }): saat yhä siirtää
games-line-up = { $line } · aika loppui { $at } ({ $since }): saat vaatia voiton
games-line-stands = { $line } · { $name } on lomalla, loma päättyy { $at } ({ $in })
games-line-stands-own = { $line } · olet lomalla, loma päättyy { $at } ({ $in })

time-up = { $late } ei siirtänyt ajoissa: aika loppui { $at } ({ $since }).
time-up-choice = { $mention }, saat vaatia voiton, antaa lisää aikaa tai odottaa.
time-up-late = { $mention }, saat yhä siirtää, kunnes voitto vaaditaan.
time-up-own = Aikasi loppui { $at } ({ $since }), mutta saat yhä siirtää, kunnes { $opponent } vaatii voiton.
time-added = { $opponent } saa lisää aikaa; sen antoi { $name }.

time-given-back-minutes = En ollut vähään aikaan tavoitettavissa: miettimisaikaa palautettiin { $count ->
    [one] { $count } minuutti
   *[other] { $count } minuuttia
}.
time-given-back-hours = En ollut vähään aikaan tavoitettavissa: miettimisaikaa palautettiin { $count ->
    [one] { $count } tunti
   *[other] { $count } tuntia
}.
time-given-back-days = En ollut vähään aikaan tavoitettavissa: miettimisaikaa palautettiin { $count ->
    [one] { $count } päivä
   *[other] { $count } päivää
}.

result-time = { $loser } ylitti miettimisaikansa: { $winner ->
    [attackers] { $name } voittaa hyökkääjillä
   *[defenders] { $name } voittaa puolustajilla
} { $plies ->
    [0] ennen ensimmäistä siirtoa
    [one] { $plies } siirron jälkeen
   *[other] { $plies } siirron jälkeen
}.
result-not-begun = { $name } ei ole tehnyt ensimmäistä siirtoaan. Ei se haittaa: peli on keskeytetty, eikä sitä lasketa kummallekaan.
over-time = { $loser } ylitti miettimisaikansa, ja { $winner ->
    [attackers] hyökkääjät voittivat
   *[defenders] puolustajat voittivat
}
over-not-begun = ensimmäinen siirto jäi tekemättä, joten peliä ei lasketa kummallekaan

button-claim = Vaadi voitto
button-add-time = { $days ->
    [one] Anna päivä lisää
   *[other] Anna { $days } päivää lisää
}

claim-question = { $variant }, { $attackers } – { $defenders }. { $late } ei siirtänyt ajoissa mutta saa yhä siirtää, kunnes voitto vaaditaan. Vaaditko voiton? Voitat silloin heti.
claim-question-first = { $variant }, { $attackers } – { $defenders }. { $late } ei tehnyt ensimmäistä siirtoaan ajoissa: jos vaadit voiton, peli keskeytetään, eikä sitä lasketa kummallekaan.
button-confirm-claim = Vaadi voitto pelissä #{ $game }
button-leave-unclaimed = Odota
closed-claimed = Vaadit voiton.
closed-claim-left = Odotat. Voit vaatia voiton myöhemminkin, jos siirtoa ei ole sitä ennen tullut.
closed-claim-outdated = Et vaatinut voittoa: peli on edennyt sen jälkeen, kun kysyin.

refuse-out-of-time-own = Aikasi pelissä #{ $game } loppui { $at } ({ $since }): peli on hävitty, ja sen viimeinen lauta tulee tänne hetken kuluttua.
refuse-out-of-time = { $name } ylitti miettimisaikansa pelissä #{ $game }, aika loppui { $at } ({ $since }): peli on päättynyt, ja sen viimeinen lauta tulee tänne hetken kuluttua.
refuse-out-of-time-first-own = Aikasi tehdä ensimmäinen siirto pelissä #{ $game } loppui { $at } ({ $since }): peli on keskeytetty, eikä sitä lasketa kummallekaan. Sen viimeinen lauta tulee tänne hetken kuluttua.
refuse-out-of-time-first = { $name } ei ehtinyt tehdä ensimmäistä siirtoaan pelissä #{ $game }; aika loppui { $at } ({ $since }). Peli on keskeytetty, eikä sitä lasketa kummallekaan. Sen viimeinen lauta tulee tänne hetken kuluttua.
refuse-no-pace = Pelissä #{ $game } ei ole aikarajaa: kenenkään aika ei lopu.
refuse-own-time = Pelissä #{ $game } on sinun vuorosi. Tämän voit tehdä vastustajasi vuorolla.
refuse-own-time-up = Pelissä #{ $game } loppui sinun oma aikasi { $at } ({ $since }): vain { $opponent } voi vaatia voiton tai antaa lisää aikaa. Saat yhä siirtää, kunnes voitto vaaditaan.
refuse-time-left = { $opponent } ehtii vielä siirtää pelissä #{ $game }. Aikaraja: { $at } ({ $in }).
refuse-time-just-up = { $opponent } ylitti miettimisaikansa pelissä #{ $game } vasta äsken, ja siirto voi olla vielä matkalla. Yritä uudelleen muutaman sekunnin kuluttua.
refuse-time-given = { $opponent } on jo saanut lisää aikaa pelissä #{ $game }. Aikaraja: { $at } ({ $in }).
refuse-time-stands = { $opponent } on lomalla. Loma päättyy { $at } ({ $in }); siihen asti pelin #{ $game } kello on pysähdyksissä.
refuse-enough-time = { $opponent } saisi pelissä #{ $game } aikaa yhteensä yli kuukauden: anna vähemmän.

elsewhere-claimed = { $where ->
    [private] Vaadit voiton. Lauta on yksityisessä keskustelussa, jossa pelaatte.
   *[channel] Vaadit voiton. Lauta on kanavalla { $place }.
}
elsewhere-time-added = { $where ->
    [private] Annoit lisää aikaa. Lauta on yksityisessä keskustelussa, jossa pelaatte.
   *[channel] Annoit lisää aikaa. Lauta on kanavalla { $place }.
}

# Kortti, jolla haaste valmistellaan.
button-set-up-time = Miettimisaika: { $pace }
set-up-time-placeholder = Kuinka kauan kumpikin puoli saa miettiä?
set-up-weekends-off = Lauantait ja sunnuntait vapaita (UTC)
set-up-weekends-on = Lauantait ja sunnuntait lasketaan mukaan
set-up-time-claim = Kun aika loppuu: vastustaja saa vaatia voiton
set-up-time-forfeit = Kun aika loppuu: peli on hävitty
set-up-back-to-rules = ← Kotisäännöt

server-pace = Ellei miettimisaikaa valita, pelataan näin. { $time }

cmd-claim-desc = Vaadi voitto pelissä, jossa vastustajasi aika on loppunut
cmd-add-time-desc = Anna vastustajallesi lisää aikaa tähän siirtoon
opt-claim-game-desc = Mikä peli; tarpeen vain, kun kyse voi olla useammasta
opt-add-time-days-desc = Montako päivää lisää; ellet kerro, niin monta kuin yhteen siirtoon saa
opt-add-time-game-desc = Mikä peli; tarpeen vain, kun kyse voi olla useammasta
opt-challenge-pace-desc = Kuinka kauan kumpikin puoli saa miettiä
opt-challenge-weekends-off-desc = Jätetäänkö lauantait ja sunnuntait (UTC) laskematta
opt-challenge-time-up-desc = Mitä tapahtuu, kun aika loppuu
opt-server-settings-pace-desc = Kuinka kauan kumpikin puoli saa miettiä, ellei muuta valita
opt-server-settings-weekends-off-desc = Jätetäänkö lauantait ja sunnuntait (UTC) laskematta, ellei muuta valita
opt-server-settings-time-up-desc = Mitä tapahtuu, kun aika loppuu, ellei muuta valita
choice-time-up-claim = Vastustaja saa vaatia voiton, odottaa tai antaa aikaa
choice-time-up-forfeit = Peli on hävitty
