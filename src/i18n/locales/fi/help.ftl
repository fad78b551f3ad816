# Näin pelataan, kahdeksana lyhyenä kappaleena.

help-head-game = Peli
help-head-begin = Aloitus
help-head-move = Siirtosi
help-head-end = Lopetus
help-head-games = Pelisi
help-head-past = Pelien katselu
help-head-rules = Säännöt
help-head-server = Palvelimet

help-aim = Tafl on kahden pelaajan lautapeli. Hyökkääjät yrittävät vangita kuninkaan; puolustajat yrittävät viedä sen turvaan.
help-begin = Kirjoita `/challenge` ja valitse joku. Kun haaste on otettu vastaan, lauta ilmestyy tälle kanavalle.
help-turn = Saat maininnan, kun on sinun vuorosi. Paina laudan alta **Siirrä**, valitse nappula, valitse ruutu ja vahvista.
help-write = Tai kirjoita `/move d2-d5`: ensin ruutu, josta nappula lähtee, sitten ruutu, johon se menee. Sarakkeilla on kirjaimet, riveillä numerot.
help-moves = Jokainen nappula kulkee suoraan niin pitkälle kuin tie on vapaa. Lyöt nappulan sulkemalla sen kahden omasi väliin.
help-see = `/board` näyttää pelin, `/games` kaikki pelisi, ensin ne, joissa on sinun vuorosi. Komennolla `/settings` valitset, miltä laudat sinulle näyttävät ja milloin muistutan sinua.
help-end = **Ehdota tasapeliä** ja **Luovuta** ovat laudan alla; `/draw` ja `/resign` tekevät saman.
help-several = Jos pelaat useaa peliä, kerro valinnalla `game`, mitä niistä tarkoitat.
help-time = Jokaisella pelillä on miettimisaikansa: kolme päivää siirtoa kohti, ellet valitse muuta. Kun aika loppuu, vastustajasi saa vaatia voiton, antaa sinulle lisää aikaa tai odottaa (`/claim`, `/add-time`). `/vacation` pysäyttää kellosi, kun olet poissa. Mitään ei katoa, kun käynnistyn uudelleen.
help-past = `/history`, `/show` ja `/replay` näyttävät pelin jälkikäteen, `/export` ja `/import` vievät ja tuovat pelejä, `/record` laskee ne.
help-rules = `/rules` kertoo kunkin muunnelman säännöt kuvien kera.
help-server = Palvelimen ylläpitäjillä on `/server-settings` ja `/tafl-end`; `/tafl-check` kertoo kysyjälle, mitä saan tehdä kanavalla.
