# Kortti, jolla haaste valmistellaan napauttamalla. Vain haastaja näkee sen.

set-up-title = **Haasteesi**: kukaan ei näe sitä, ennen kuin lähetät sen.
set-up-to = Vastustaja: { $name }.
set-up-to-anybody = Haaste on avoin kaikille täällä: se pelaa, joka ensin ottaa sen vastaan. Jos tarkoitat tiettyä vastustajaa, valitse ensimmäisestä valikosta.
set-up-variant = { $variant } ({ $size }×{ $size })
set-up-side = { $side ->
    [attackers] Pelaat hyökkääjillä ja aloitat.
    [defenders] Pelaat puolustajilla.
   *[random] Arpa ratkaisee puolet.
}
set-up-refused = **Mikään ei muuttunut.** { $why }

set-up-opponent-placeholder = Vastustaja (kuka tahansa, ellet valitse)
set-up-variant-placeholder = Muunnelma
set-up-side-placeholder = Puolesi
set-up-side-option = { $side ->
    [attackers] Pelaat hyökkääjillä, jotka aloittavat
    [defenders] Pelaat puolustajilla ja kuninkaalla
   *[random] Arpa ratkaisee puolet
}
set-up-rules-placeholder = Kotisäännöt: valitse sääntö ja sitten sen arvo
set-up-rule-changed = Muutettu: { $rule }
set-up-own-rules = Kaikki säännöt taas muunnelman mukaan
set-up-as-in-variant = Kuten muunnelmassa { $variant }
set-up-another-rule = ← Toinen sääntö

button-send-to = Lähetä: { $name }
button-send-to-anybody = Lähetä kaikille
button-games = { $now ->
    [match] Vain yksi peli
   *[one] Kahden pelin ottelu
}

closed-set-up-sent = Haasteesi on lähetetty.
closed-set-up-cancelled = Mitään ei lähetetty, ja valintasi ovat poissa. `/challenge` aloittaa alusta.
