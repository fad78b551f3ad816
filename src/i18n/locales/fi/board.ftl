# Viesti, jossa on lauta jokaisen siirron jälkeen, ja lauta, jota joku katsoo.

game-started = { $variant }. { $attackers } pelaa hyökkääjillä, { $defenders } puolustajilla.
first-move = { $mention }, sinun vuorosi: hyökkääjät aloittavat.
first-move-defenders = { $mention }, sinun vuorosi: puolustajat aloittavat.
your-move = { $mention }, sinun vuorosi.

moved = { $side ->
    [attackers] { $name } (hyökkääjät) siirsi { $move }.
   *[defenders] { $name } (puolustajat) siirsi { $move }.
}
moved-and-captured = { $side ->
    [attackers] { $name } (hyökkääjät) siirsi { $move } ja löi { $captured }.
   *[defenders] { $name } (puolustajat) siirsi { $move } ja löi { $captured }.
}
king-moved = { $name } (puolustajat) siirsi kuninkaan { $move }.
king-moved-and-captured = { $name } (puolustajat) siirsi kuninkaan { $move } ja löi { $captured }.

# Osia luettelosta, jossa on lyödyt nappulat: aina lyömisen kohteena.
captured-against-throne = { $squares } valtaistuinta vasten
captured-against-corner = { $squares } kulmaa vasten
captured-by-shieldwall = { $squares } kilpimuurilla
captured-in-trap = { $squares } ansaan
captured-king = kuninkaan ruudussa { $square }
captured-groups = { $head } sekä { $last }

stands-second-time = Tämä asema on nyt laudalla toista kertaa.
third-time-draws = Kolmannella kerralla tulee tasapeli.
third-time-mover = Joka tuo sen laudalle kolmannen kerran, häviää.
third-time-defenders = Kolmannella kerralla puolustajat häviävät.
third-time-aggressor = Kolmannella kerralla häviää se puoli, joka olisi voinut välttää sen.

board-title = { $variant }: { $attackers } (hyökkääjät) – { $defenders } (puolustajat)
board-no-move = Yhtään siirtoa ei ole vielä pelattu.
board-your-move = Sinun vuorosi (vuoro alkoi { $since }).
board-their-move = Vuorossa on { $name } (vuoro alkoi { $since }).
board-draw-offered = Tasapeliehdotus odottaa vastausta.
board-ended = Peli päättyi { $since }.

button-move = Siirrä
button-offer-draw = Ehdota tasapeliä
button-resign = Luovuta

# Pelissä, jonka tallennetut tiedot ovat ristiriidassa keskenään.
board-frozen = Tämä peli ei voi jatkua: sen tallennetut tiedot ovat ristiriidassa keskenään. Ylläpitäjäni on saanut tiedon; mitään ei ole kadonnut. Lauta näyttää pelin niin pitkälle kuin pystyn sitä seuraamaan.
