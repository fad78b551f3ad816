# Muualta tuodut pelitallenteet ja pelin jatkaminen niistä.

record-title = Pelitallenne: { $variant }
record-title-names = Pelitallenne: { $variant }, { $attackers } (hyökkääjät) – { $defenders } (puolustajat)
record-title-attackers = Pelitallenne: { $variant }, { $attackers } pelaa hyökkääjillä
record-title-defenders = Pelitallenne: { $variant }, { $defenders } pelaa puolustajilla
record-over = Tässä peli on päättynyt: { $how }.
record-kept = -# Vain sinä näet tämän. Viimeinen säilytyspäivä: { $until }.

button-play-on = Jatka tästä
play-on-question = Kenet haastat jatkamaan peliä tästä? Valitse ensin puolesi, sitten vastustaja.
play-on-to-move = { $side ->
    [attackers] Vuorossa ovat hyökkääjät.
   *[defenders] Vuorossa ovat puolustajat.
}
play-on-placeholder = Kenet haastat?
button-side-by-lot = Arvo puolet
button-side-attackers = Otan hyökkääjät
button-side-defenders = Otan puolustajat

challenge-own-start = { $side ->
    [attackers] Peli alkaa kuvan asemasta, hyökkääjien vuorolla, eikä sitä lasketa komennossa `/record`.
   *[defenders] Peli alkaa kuvan asemasta, puolustajien vuorolla, eikä sitä lasketa komennossa `/record`.
}
challenge-sides = { $attackers } pelaa hyökkääjillä, { $defenders } puolustajilla.
lot-gives-sides = Arpa ratkaisi: { $attackers } pelaa hyökkääjillä, { $defenders } puolustajilla.
closed-challenge-made = Haasteesi on lähetetty.

refuse-record-not-one = Anna joko valinta `record`, jossa peli on tekstinä, tai valinta `file`, jossa peli on tiedostona.
refuse-record-too-large = Se on liian suuri: { $size } kt. Luen enintään { $most } kt.
refuse-record-not-text = Se ei ole tekstitiedosto. Luen pelejä OpenTafl-merkintänä, kuten `/export` ne kirjoittaa.
refuse-record-not-fetched = Tiedoston haku Discordista ei onnistunut. Yritä uudestaan.
refuse-record-empty = Siinä ei ole mitään. Luen pelejä OpenTafl-merkintänä, kuten `/export` ne kirjoittaa.
refuse-record-too-many-moves = Pelin siirtoja on { $moves }. Säilytän pelejä, joissa niitä on enintään { $most }.
refuse-record-no-rules = En löydä siitä sääntöjä, kuten ”[rules: dim:11 …]”. Komennon `/export` peleissä ne ovat; pelkkä asema kirjoitetaan riveinä, `3ttt3/4t4/…`, ja perään vuorossa oleva puoli, `a` tai `d`.
refuse-record-unreadable = En osaa lukea riviä { $line }: { $why }
refuse-record-illegal = Rivillä { $line } olevaa siirtoa { $move } (siirto { $ply }) ei voi pelata: { $why }
refuse-record-not-captured = Rivillä { $line } oleva siirto { $move } (siirto { $ply }) ei lyö nappulaa ruudussa { $square }.
refuse-record-bad-move = En osaa lukea tekstiä ”{ $text }” rivillä { $line } siirtona.
refuse-record-turn = Rivillä { $line } on numero ”{ $found }”, vaikka siinä pitäisi olla vuoro { $expected }.
refuse-record-position = En osaa lukea tuota asemaa: { $why }
refuse-record-other-variant = Tallenne kertoo itse, minkä muunnelman säännöillä sitä pelataan: { $variant }. Jätä valinta `variant` pois.
refuse-record-other-size = { $size ->
    [0] Aseman rivimäärä on { $rows }, eikä millään täkäläisellä muunnelmalla ole sellaista lautaa. Anna koko tallenne sääntöineen.
   *[other] Aseman rivimäärä on { $rows }, mutta tämän muunnelman laudan { $size }.
}
refuse-no-such-record = En enää löydä tätä tallennetta: säilytän vain kymmenen uusintasi, enkä yhtäkään yli 30 päivää. Tuo se uudelleen komennolla `/import`.
refuse-asked-already = Olet jo haastanut pelaajan { $name } jatkamaan siitä, ja haaste on yhä avoin.
refuse-asked-anybody-already = Haasteesi jatkaa siitä on yhä avoin kaikille.
refuse-nothing-to-play-on = Tässä asemassa peli on päättynyt. Palaa asemaan, josta peli jatkuu.
