# Miten pelaajaa kutsutaan, kun on hänen vuoronsa.

opt-settings-pings-desc = Miten kutsun sinua, kun on sinun vuorosi
choice-pings-channel = Maininnalla laudan alla
choice-pings-dm = Yksityisviestillä, jossa on lauta
choice-pings-none = En mitenkään

settings-pings = { $pings ->
    [dm] Kun on sinun vuorosi: **kirjoitan sinulle yksityisviestin**, jossa on lauta.
    [dm-closed] Kun on sinun vuorosi: **mainitsen sinut** laudan alla, koska en voi kirjoittaa sinulle yksityisviestejä. Salli yksityisviestit tältä palvelimelta ja valitse ne sitten uudelleen.
    [none] Kun on sinun vuorosi: **en sano sinulle mitään**. `/games` näyttää pelit, joissa on sinun vuorosi.
   *[channel] Kun on sinun vuorosi: **mainitsen sinut** laudan alla.
}
settings-how-pings = Muuta se komennolla `/settings pings`.

notice-begins = Peli alkaa, ja sinä pelaat hyökkääjillä.
notice-your-move = Sinun vuorosi: { $variant }, vastustaja { $opponent }.

notice-closed = { $mention }, sinun vuorosi pelissä #{ $game }. En voi kirjoittaa sinulle yksityisviestejä, joten kutsun sinua tästä lähtien täällä. Jos sallit yksityisviestit tältä palvelimelta, valitse ne uudelleen komennolla `/settings`.
calls-closed = En voi kirjoittaa sinulle yksityisviestejä, joten kutsun sinua siellä, missä pelejäsi pelataan. Jos sallit yksityisviestit tältä palvelimelta, valitse ne uudelleen komennolla `/settings pings`.
