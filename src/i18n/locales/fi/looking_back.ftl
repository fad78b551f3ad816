# Pelien katselu jälkikäteen: siirto siirrolta, luettelona, animaationa, kirjoitettuna.

button-first = Ensimmäinen
button-last = Viimeinen
button-back = Takaisin
button-replay = Animaatio
button-export = Vie

step-start = { $plies ->
    [0] Alkuasema. Yhtään siirtoa ei ole pelattu.
    [one] Alkuasema, ennen ainoaa siirtoa.
   *[other] Alkuasema, tulossa { $plies } siirtoa.
}
step-move = { $piece ->
    [attacker] Siirto { $ply }/{ $plies }: hyökkääjät siirsivät { $move }.
    [defender] Siirto { $ply }/{ $plies }: puolustajat siirsivät { $move }.
   *[king] Siirto { $ply }/{ $plies }: kuningas siirtyi { $move }.
}
step-move-captures = { $piece ->
    [attacker] Siirto { $ply }/{ $plies }: hyökkääjät siirsivät { $move } ja löivät { $captured }.
    [defender] Siirto { $ply }/{ $plies }: puolustajat siirsivät { $move } ja löivät { $captured }.
   *[king] Siirto { $ply }/{ $plies }: kuningas siirtyi { $move } ja löi { $captured }.
}

history-move = { $piece ->
    [attacker] **{ $ply }** Hyökkääjät { $move } · <t:{ $at }:f>
    [defender] **{ $ply }** Puolustajat { $move } · <t:{ $at }:f>
   *[king] **{ $ply }** Kuningas { $move } · <t:{ $at }:f>
}
history-move-captures = { $piece ->
    [attacker] **{ $ply }** Hyökkääjät { $move }, löivät { $captured } · <t:{ $at }:f>
    [defender] **{ $ply }** Puolustajat { $move }, löivät { $captured } · <t:{ $at }:f>
   *[king] **{ $ply }** Kuningas { $move }, löi { $captured } · <t:{ $at }:f>
}
history-notation = **{ $ply }** { $move } · <t:{ $at }:f>
history-none = Yhtään siirtoa ei ole vielä pelattu.
history-page = { $plies ->
    [one] -# Toistaiseksi ainoa siirto.
   *[other] -# Siirrot { $from }–{ $to }, kaikkiaan { $plies }.
}

film-left-out = { $moves ->
    [one] -# Yksi hiljainen siirto on jätetty pois.
   *[other] -# Pois on jätetty { $moves } hiljaista siirtoa.
}
film-description = { $moves ->
    [0] Peli #{ $game } animaationa: vain alkuasema.
    [one] Peli #{ $game } animaationa: alkuasema ja ainoa siirto.
   *[other] Peli #{ $game } animaationa alusta alkaen, kaikki { $moves } siirtoa. `/history` kertoo ne sanoin.
}

export-told = { $moves ->
    [0] Tässä on peli OpenTafl-merkintänä ennen ensimmäistä siirtoa. `/import` lukee sen takaisin.
    [one] Tässä on peli OpenTafl-merkintänä ja sen ainoa siirto. `/import` lukee sen takaisin.
   *[other] Tässä on peli OpenTafl-merkintänä ja sen kaikki { $moves } siirtoa. `/import` lukee sen takaisin.
}
export-description = { $moves ->
    [one] Peli #{ $game } OpenTafl-merkintänä, { $moves } siirto
   *[other] Peli #{ $game } OpenTafl-merkintänä, { $moves } siirtoa
}

past-game-choice = #{ $game } · päättynyt · { $variant } · vastustaja { $opponent }

on-day = <t:{ $at }:D>

refuse-no-game-at-all = Et ole vielä pelannut yhtään peliä. Haasta joku komennolla `/challenge` tai nimeä peli valinnalla `game`.
refuse-no-such-ply = { $plies ->
    [0] Siinä pelissä ei ole vielä pelattu yhtään siirtoa.
    [one] Siinä pelissä on pelattu vain { $plies } siirto; siirtoa { $ply } ei ole.
   *[other] Siinä pelissä on pelattu vain { $plies } siirtoa; siirtoa { $ply } ei ole.
}

this-is-board = { $ply ->
    [0] Viesti näyttää pelin #{ $game } alun. Näin peli on nyt.
    [one] Viesti näyttää pelin #{ $game } { $ply } siirron jälkeen. Näin peli on nyt.
   *[other] Viesti näyttää pelin #{ $game } { $ply } siirron jälkeen. Näin peli on nyt.
}
this-is-of-game = Viesti kuuluu peliin #{ $game }. Näin peli on nyt.
this-is-offer = Viesti on ehdotus pelissä #{ $game }, tekijänä { $name }. Näin peli on nyt.
this-is-challenge = Viesti on haaste. Näin sen laita on nyt.
this-is-not-ours = Tuo viesti ei ole minun. Valitse jokin viesteistäni, joka koskee peliä, haastetta tai ehdotusta.
this-is-no-game = Tuo viestini ei koske mitään peliä.
