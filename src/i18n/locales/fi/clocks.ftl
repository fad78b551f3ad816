# Kuinka kauan saa miettiä, ja mitä tapahtuu, kun aika loppuu.

# Miettimisaika, kuten se on alla olevissa teksteissä ja valikoissa.
pace-per-move = { $days ->
    [one] { $days } päivä siirtoa kohti
   *[other] { $days } päivää siirtoa kohti
}
pace-bank = { $days } päivää ja lisäksi { $hours } tuntia siirtoa kohti
pace-unlimited = Ei aikarajaa
pace-weekends-off = { $pace }, lauantait ja sunnuntait vapaita (UTC)

# $pace on jokin niistä.
time-claim = Miettimisaika: { $pace }. Kun se loppuu, vastustaja saa vaatia voiton.
time-forfeit = Miettimisaika: { $pace }. Kun se loppuu, peli on hävitty.
time-unlimited = Aikarajaa ei ole.

# Sen lauseen perässä, joka kertoo, kenen vuoro on.
time-until = Aikaraja: { $at } ({ $in }).
time-stands = Loma päättyy { $at } ({ $in }); siihen asti kello on pysähdyksissä.
on-day-and-time = <t:{ $at }:f>

# $in on esimerkiksi ”3 päivän kuluttua”.
games-line-timed = { $line } · aikaraja { $in }
games-line-stands = { $line } · loma päättyy { $at }

time-up = { $late } ei siirtänyt ajoissa: aika loppui { $since }.
time-up-choice = { $mention }, saat vaatia voiton, antaa lisää aikaa tai odottaa.
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

refuse-out-of-time-own = Aikasi pelissä #{ $game } loppui { $since }: peli on hävitty, ja sen viimeinen lauta tulee tänne hetken kuluttua.
refuse-out-of-time = { $name } ylitti miettimisaikansa pelissä #{ $game } { $since }: peli on päättynyt, ja sen viimeinen lauta tulee tänne hetken kuluttua.
refuse-no-pace = Pelissä #{ $game } ei ole aikarajaa: kenenkään aika ei lopu.
refuse-own-time = Pelissä #{ $game } on sinun vuorosi. Tämän voit tehdä vastustajasi vuorolla.
refuse-time-left = { $opponent } ehtii vielä siirtää pelissä #{ $game }. Aikaraja: { $at } ({ $in }).
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
