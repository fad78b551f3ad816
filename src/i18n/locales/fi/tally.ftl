# Jonkun tulokset: voitetut, hävityt ja tasapelit.

tally-own = **Pelisi**: voittoja { $won }, tappioita { $lost }, tasapelejä { $drawn }
tally-of = **Pelit, { $name }**: voittoja { $won }, tappioita { $lost }, tasapelejä { $drawn }
tally-attackers = Hyökkääjillä: voittoja { $won }, tappioita { $lost }, tasapelejä { $drawn }
tally-defenders = Puolustajilla: voittoja { $won }, tappioita { $lost }, tasapelejä { $drawn }
tally-variant-attackers = **{ $variant }** hyökkääjillä: voittoja { $won }, tappioita { $lost }, tasapelejä { $drawn }
tally-variant-defenders = **{ $variant }** puolustajilla: voittoja { $won }, tappioita { $lost }, tasapelejä { $drawn }
tally-against-you = **{ $name } sinua vastaan**: voittoja { $won }, tappioita { $lost }, tasapelejä { $drawn }
tally-never-met = Sinä ja { $name } ette ole pelanneet loppuun yhtään peliä vastakkain.
tally-against = Vastustajana { $name }: voittoja { $won }, tappioita { $lost }, tasapelejä { $drawn }
tally-more-opponents = { $count ->
    [one] … ja vielä yksi vastustaja.
   *[other] … ja vielä { $count } vastustajaa.
}
tally-none-own = Et ole vielä pelannut yhtään peliä loppuun. Haasta joku: `/challenge`.
tally-none = En tiedä yhtään loppuun pelattua peliä, jonka saisit nähdä täällä: { $name }.
tally-what-counts = -# Pelejä, jotka alkoivat omasta asemastaan tai keskeytettiin, ei lasketa.
tally-what-counts-here = -# Mukana ovat tämän palvelimen pelit ja pelit sinua vastaan, lukuun ottamatta pelejä, jotka alkoivat omasta asemastaan tai keskeytettiin.
