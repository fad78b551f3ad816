# Muut ehdotukset kuin tasapeli: siirtojen peruminen ja pelin keskeyttäminen ennen kuin molemmat ovat siirtäneet.

take-back-asked = { $name } pyytää siirron peruutusta: { $moves } (siirron { $plies } jälkeen).
take-back-agreed = { $opponent } suostui: { $name } siirtää uudelleen.
take-back-declined-notice = { $mention }, { $opponent } ei suostunut siirron peruutukseen. Peli jatkuu.
abort-asked = { $name } haluaisi keskeyttää pelin: kukaan ei voita, eikä sitä lasketa.
abort-agreed = { $opponent } suostui: peli on keskeytetty.
abort-declined-notice = { $mention }, { $opponent } ei suostunut keskeyttämään peliä. Se jatkuu.
draw-declined-notice = { $mention }, { $opponent } ei hyväksynyt tasapeliehdotustasi. Peli jatkuu.

offer-withdrawn = { $name } perui sen.

request-question = { $mention }, suostutko?
request-declined = Hylätty.
request-lapsed = Pyyntö raukesi: peli jatkui.
request-lapsed-at-end = Pyyntö raukesi: peli on päättynyt.

button-accept-draw-at = { $plies ->
    [0] Hyväksy tasapeli (ennen ensimmäistä siirtoa)
   *[other] Hyväksy tasapeli (siirto { $plies })
}
button-undo = Peru { $moves }
button-accept-abort = Keskeytä peli
button-decline-request = Kieltäydy
button-withdraw-offer = Peru
closed-offer-withdrawn = Peruit sen. Peli jatkuu.
button-take-back = Peru siirto
button-abort = Keskeytä

taken-back = { $name } peruu { $moves }; { $opponent } suostui.

board-take-back-asked = Siirron peruutuspyyntö odottaa vastausta.
board-abort-asked = Pyyntö keskeyttää peli odottaa vastausta.

result-aborted = { $attackers } ja { $defenders } keskeyttivät pelin ennen kuin molemmat olivat siirtäneet: sitä ei lasketa kummallekaan.
result-intervention = { $manager } palvelimen ylläpidosta päätti pelin { $plies ->
    [0] ennen ensimmäistä siirtoa
    [one] { $plies } siirron jälkeen
   *[other] { $plies } siirron jälkeen
}: kukaan ei voita. Annettu syy: ”{ $why }”
result-intervention-unknown = Joku palvelimen ylläpidosta päätti pelin: kukaan ei voita.
result-intervention-silent = { $manager } palvelimen ylläpidosta päätti pelin { $plies ->
    [0] ennen ensimmäistä siirtoa
    [one] { $plies } siirron jälkeen
   *[other] { $plies } siirron jälkeen
}: kukaan ei voita.
over-aborted = molemmat sopivat keskeyttämisestä
over-intervention = joku palvelimen ylläpidosta päätti sen

alt-broken-off = Keskeytetty.

elsewhere-take-back-asked = { $where ->
    [private] Pyysit siirron peruutusta. Pyyntö on yksityisessä keskustelussa, jossa pelaatte.
   *[channel] Pyysit siirron peruutusta. Pyyntö on kanavalla { $place }.
}
elsewhere-abort-asked = { $where ->
    [private] Pyysit pelin keskeyttämistä. Pyyntö on yksityisessä keskustelussa, jossa pelaatte.
   *[channel] Pyysit pelin keskeyttämistä. Pyyntö on kanavalla { $place }.
}
elsewhere-taken-back = { $where ->
    [private] Suostuit siirron peruutukseen. Lauta on yksityisessä keskustelussa, jossa pelaatte.
   *[channel] Suostuit siirron peruutukseen. Lauta on kanavalla { $place }.
}
elsewhere-aborted = { $where ->
    [private] Suostuit keskeyttämään pelin. Lauta on yksityisessä keskustelussa, jossa pelaatte.
   *[channel] Suostuit keskeyttämään pelin. Lauta on kanavalla { $place }.
}
elsewhere-declined = { $where ->
    [private] Kieltäydyit. Vastustajasi saa tiedon yksityisessä keskustelussa, jossa pelaatte.
   *[channel] Kieltäydyit. Vastustajasi saa tiedon kanavalla { $place }.
}
elsewhere-ended = { $where ->
    [private] Päätit pelin. Lauta on yksityisessä keskustelussa, jossa pelaatte.
   *[channel] Päätit pelin. Lauta on kanavalla { $place }.
}

refuse-stale-board-taken-back = Tuo on pelin #{ $game } lauta { $board-ply ->
    [0] alusta
   *[other] siirron { $board-ply } jälkeen
}. Sen jälkeen siirtoja on peruttu, ja vuorossa on { $to-move }.
since-taken-back = - Siirtoja peruttiin.
refuse-unknown-offer = En enää löydä tätä ehdotusta. `/board` näyttää, missä pelissä ollaan menossa.
refuse-not-your-offer = Vain { $name } voi perua sen.
refuse-offer-withdrawn = Se peruttiin; peli #{ $game } jatkui.
refuse-not-yours-to-answer = Vain { $opponent } voi vastata tähän.
refuse-request-open = Tämä pyyntö odottaa yhä. Paina nappia vielä kerran.
refuse-request-declined = Tähän pyyntöön ei suostuttu; peli #{ $game } jatkui.
refuse-request-lapsed = Tämä pyyntö raukesi: siirto tai pelin #{ $game } loppu ehti ensin.
refuse-take-back-accepted = Se on jo peruttu pelissä #{ $game }.
refuse-abort-accepted = Peli #{ $game } on jo keskeytetty.
refuse-take-back-asked-yourself = Olet jo pyytänyt peruutusta pelissä #{ $game }: { $moves }. Pyyntösi on voimassa, kunnes siihen vastataan tai pelataan siirto.
refuse-abort-asked-yourself = Olet jo pyytänyt pelin #{ $game } keskeyttämistä. Pyyntösi on voimassa, kunnes siihen vastataan tai pelataan siirto.
refuse-draw-offered-to-you = { $name } on jo ehdottanut sinulle tasapeliä pelissä #{ $game }. Hyväksytkö?
refuse-take-back-asked-of-you = { $name } pyytää peruutusta pelissä #{ $game }: { $moves }. Vastaa ensin siihen: suostutko?
refuse-abort-asked-of-you = { $name } haluaisi keskeyttää pelin #{ $game }. Vastaa ensin siihen: suostutko?
refuse-draw-again = Olet jo ehdottanut tasapeliä pelissä #{ $game } viime siirtosi jälkeen. Tee siirto, ennen kuin ehdotat uudelleen.
refuse-take-back-again = Olet jo pyytänyt sitä pelissä #{ $game }. Voit pyytää uudelleen, kun on pelattu siirto.
refuse-abort-again = Olet jo pyytänyt pelin #{ $game } keskeyttämistä. Voit pyytää uudelleen, kun on pelattu siirto.
refuse-nothing-to-take-back = Pelissä #{ $game } ei ole siirtoasi, jonka voisi perua.
refuse-too-late-to-abort = Molemmat ovat jo siirtäneet pelissä #{ $game }, joten sitä ei enää voi keskeyttää. Ehdota tasapeliä komennolla `/draw` tai luovuta komennolla `/resign`.
refuse-not-a-manager = Vain palvelimen ylläpito päättää muiden pelejä. Omasi voit päättää komennolla `/resign`.
refuse-manages-own-game = Pelaat itse pelissä #{ $game }, joten jonkun muun palvelimen ylläpidosta pitää päättää se. Voit ehdottaa tasapeliä komennolla `/draw` tai luovuttaa komennolla `/resign`.
refuse-not-a-number = ”{ $text }” ei ole pelin numero. Jokainen lauta alkaa sillä, esimerkiksi `#17`.
refuse-no-reason = Kerro muutamalla sanalla, miksi pelin pitää päättyä: molemmat pelaajat lukevat sen.
refuse-too-many-challenges = Avoimia haasteitasi on { $most }, enempää ei voi olla kerralla. Peru niistä jokin sen napilla **Peru**, tai odota, että johonkin vastataan.
refuse-busy = Liian moni on pyytänyt tällaista yhtä aikaa. Yritä uudestaan muutaman minuutin kuluttua.
refuse-too-many-requests = Noin monta pyyntöä en ota vastaan samalta henkilöltä minuutissa. Seuraava onnistuu { $again }.

guild-game-choice = #{ $game } · { $variant } · { $attackers } – { $defenders }

help-take-back = Tuliko vahinkosiirto? **Peru siirto** pyytää vastustajaltasi sen peruutusta. Kunnes molemmat ovat siirtäneet, **Keskeytä** pyytää pelin keskeyttämistä (`/take-back`, `/abort`).
