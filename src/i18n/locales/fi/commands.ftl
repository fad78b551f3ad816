# Mitä Discord näyttää, kun joku kirjoittaa komentoa. Enintään 100 merkkiä kukin.

cmd-challenge-desc = Haasta joku tafl-peliin
cmd-move-desc = Tee siirtosi
cmd-board-desc = Katso pelin lautaa (vain sinä näet sen)
cmd-games-desc = Omat pelisi, ensin ne, joissa on sinun vuorosi (vain sinä näet ne)
cmd-resign-desc = Luovuta peli; kysyn ensin
cmd-draw-desc = Ehdota vastustajallesi tasapeliä
cmd-rules-desc = Lue muunnelman tai pelin säännöt (vain sinä näet ne)
cmd-settings-desc = Katso ja muuta, miten näytän sinulle asioita (vain sinä näet sen)
cmd-help-desc = Näin pelataan (vain sinä näet sen)
cmd-history-desc = Luettelo kesken olevan tai päättyneen pelin siirroista (vain sinä näet sen)
cmd-show-desc = Katso peliä siirto siirrolta (vain sinä näet sen)
cmd-replay-desc = Katso koko peli animaationa
cmd-export-desc = Hae peli OpenTafl-merkintänä muualle vietäväksi (vain sinä näet sen)
cmd-import-desc = Tuo peli tai asema OpenTafl-merkintänä, katso sitä ja jatka siitä
cmd-record-desc = Montako peliä joku on voittanut, hävinnyt ja pelannut tasan (vain sinä näet sen)
cmd-server-settings-desc = Katso ja muuta, missä ja mitä tällä palvelimella pelataan (vain sinä näet sen)
cmd-tafl-check-desc = Tarkista, mitä saan ja en saa tehdä täällä (vain sinä näet sen)

cmd-take-back-desc = Pyydä vastustajaltasi viime siirtosi peruutusta
cmd-abort-desc = Pyydä pelin keskeyttämistä ennen kuin molemmat ovat siirtäneet
cmd-tafl-end-desc = Päätä tämän palvelimen jumiin jäänyt peli; vain ylläpidolle

opt-challenge-opponent-desc = Kenet haastat; jos jätät tyhjäksi, se pelaa, joka ensin ottaa haasteen vastaan
opt-challenge-variant-desc = Mikä suvun peleistä; Copenhagen, ellet valitse muuta
opt-challenge-side-desc = Sinun puolesi; arvotaan, ellet valitse
opt-challenge-games-desc = Yksi peli tai kahden pelin ottelu, jossa vaihdetaan puolia
opt-challenge-house-rules-desc = Mikä on toisin, kuten shieldwall=none, repetition=draw; ehdotan kirjoittaessasi
opt-move-move-desc = Mistä mihin; pelkkä ensimmäinen ruutu näyttää, minne nappula pääsee
opt-move-game-desc = Mikä peli; tarpeen vain, kun kyse voi olla useammasta
opt-board-game-desc = Mikä peli; tarpeen vain, kun kyse voi olla useammasta
opt-board-flip-desc = Katso toiselta puolelta
opt-board-theme-desc = Piirrä tässä teemassa tämän kerran; pysyvästi se valitaan komennolla `/settings`
opt-board-text-desc = Kirjoita lauta tekstinä kuvan sijasta
opt-resign-game-desc = Mikä peli; tarpeen vain, kun kyse voi olla useammasta
opt-draw-game-desc = Mikä peli; tarpeen vain, kun kyse voi olla useammasta
opt-rules-variant-desc = Mikä suvun peleistä; muuten se, jota pelaat täällä, tai Copenhagen
opt-rules-game-desc = Peli kotisääntöineen
opt-server-settings-add-channel-desc = Kanava, jolla uusia pelejä voi aloittaa; jos et nimeä yhtään, ne sallitaan kaikkialla
opt-server-settings-remove-channel-desc = Kanava, jolla uusia pelejä ei enää voi aloittaa
opt-server-settings-all-channels-desc = Salli uudet pelit taas kaikilla kanavilla
opt-server-settings-threads-desc = Saako jokainen uusi peli oman ketjun
opt-server-settings-variant-desc = Mitä pelataan, ellei muunnelmaa valita
opt-settings-theme-desc = Miltä näyttävät laudat, jotka näet vain sinä
opt-take-back-game-desc = Mikä peli; tarpeen vain, kun kyse voi olla useammasta
opt-abort-game-desc = Mikä peli; tarpeen vain, kun kyse voi olla useammasta
opt-tafl-end-game-desc = Mikä peli, sen numerolla
opt-tafl-end-reason-desc = Miksi, muutamalla sanalla; molemmat pelaajat lukevat sen
opt-settings-confirm-desc = Kysytäänkö sinulta vielä kerran, ennen kuin napauttamasi siirto pelataan

opt-history-game-desc = Mikä peli, numerolla tai vastustajalla; muuten kesken oleva tai viimeisin pelisi
opt-show-move-desc = Monenko siirron jälkeen; 0 on alku
opt-show-game-desc = Mikä peli, numerolla tai vastustajalla; muuten kesken oleva tai viimeisin pelisi
opt-replay-game-desc = Mikä peli, numerolla tai vastustajalla; muuten kesken oleva tai viimeisin pelisi
opt-replay-public-desc = Näytä se kaikille täällä
opt-export-game-desc = Mikä peli, numerolla tai vastustajalla; muuten kesken oleva tai viimeisin pelisi
opt-import-record-desc = Peli tekstinä, tai asema riveinä ja perässä a tai d
opt-import-file-desc = Peli tekstitiedostona, kuten /export sen antaa
opt-import-variant-desc = Minkä säännöt pätevät pelkkään asemaan; muuten ensimmäisen samankokoisen pelin
opt-record-user-desc = Kenen pelit, ja miten teillä on mennyt vastakkain; omasi, ellet nimeä ketään

choice-attackers = Hyökkääjät (aloittavat)
choice-defenders = Puolustajat (ja kuningas)
choice-random = Arvotaan
choice-one-game = Yksi peli
choice-match = Kahden pelin ottelu, puolet vaihtuvat
