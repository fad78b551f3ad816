# Kotisäännöt: kunkin säännön nimi ja mitä se sanoo. Ei pilkkuja, kaksoispisteitä eikä yhtäsuuruusmerkkejä.

house-rules-line = Kotisäännöt: { $rules }.
house-rules-join = { $head }; { $next }
house-rules-more = { $head }; ja vielä { $count }
house-rules-or = { $head } tai { $last }
house-rules-written = { $rule } (`{ $key }`)
house-rules-mark = { $variant } kotisäännöin

house-rules-words-yes = kyllä, k, joo, päällä, tosi, kanssa, voittaa, aina
house-rules-words-no = ei, e, pois, epätosi, ilman, ei koskaan

rule-corner-block = kulmien koko
house-corner-block-1 = kulmissa yksi ruutu
house-corner-block-2 = kulmissa 2×2 ruutua

rule-corners-restricted = kulmat vain kuninkaalle
house-corners-restricted-yes = vain kuningas saa mennä kulmiin
house-corners-restricted-no = kaikki saavat mennä kulmiin

rule-corners-hostile-to-attackers = kulmat hyökkääjiä vastaan
house-corners-hostile-to-attackers-yes = kulmat auttavat lyömään hyökkääjiä
house-corners-hostile-to-attackers-no = kulmat eivät auta lyömään hyökkääjiä

rule-corners-hostile-to-defenders = kulmat puolustajia vastaan
house-corners-hostile-to-defenders-yes = kulmat auttavat lyömään puolustajia
house-corners-hostile-to-defenders-no = kulmat eivät auta lyömään puolustajia

rule-corners-hostile-to-king = kulmat kuningasta vastaan
house-corners-hostile-to-king-yes = kulmat auttavat lyömään kuninkaan
house-corners-hostile-to-king-no = kulmat eivät auta lyömään kuningasta

rule-throne = valtaistuin
house-throne-yes = valtaistuin on käytössä
house-throne-no = ei valtaistuinta

rule-throne-stop = pysähtyminen valtaistuimelle
house-throne-stop-anyone = kaikki saavat pysähtyä valtaistuimelle
house-throne-stop-king = vain kuningas saa pysähtyä valtaistuimelle
house-throne-stop-nobody = kukaan ei palaa valtaistuimelle

rule-throne-pass = kulku valtaistuimen yli
house-throne-pass-anyone = kaikki saavat kulkea valtaistuimen yli
house-throne-pass-king = vain kuningas saa kulkea valtaistuimen yli

rule-throne-hostile-to-attackers = valtaistuin hyökkääjiä vastaan
house-throne-hostile-to-attackers-never = valtaistuin ei auta lyömään hyökkääjiä
house-throne-hostile-to-attackers-when-empty = tyhjä valtaistuin auttaa lyömään hyökkääjiä
house-throne-hostile-to-attackers-always = valtaistuin auttaa aina lyömään hyökkääjiä

rule-throne-hostile-to-defenders = valtaistuin puolustajia vastaan
house-throne-hostile-to-defenders-never = valtaistuin ei auta lyömään puolustajia
house-throne-hostile-to-defenders-when-empty = tyhjä valtaistuin auttaa lyömään puolustajia
house-throne-hostile-to-defenders-always = valtaistuin auttaa aina lyömään puolustajia

rule-king-armed = aseistettu kuningas
house-king-armed-yes = kuningas lyö kuten muutkin nappulat
house-king-armed-hammer-only = kuningas lyö vain omalla siirrollaan
house-king-armed-anvil-only = kuningas lyö vain paikallaan seisten
house-king-armed-no = kuningas ei lyö mitään

rule-king-on-throne = kuningas valtaistuimella
house-king-on-throne-two-opposite = kaksi hyökkääjää lyö kuninkaan valtaistuimella
house-king-on-throne-all-sides = neljä hyökkääjää lyö kuninkaan valtaistuimella

rule-king-beside-throne = kuningas valtaistuimen vieressä
house-king-beside-throne-two-opposite = kaksi hyökkääjää lyö kuninkaan valtaistuimen vieressä
house-king-beside-throne-all-sides = kolme hyökkääjää lyö kuninkaan valtaistuimen vieressä

rule-king-in-open = kuningas avoimella
house-king-in-open-two-opposite = kaksi hyökkääjää lyö kuninkaan avoimella
house-king-in-open-all-sides = neljä hyökkääjää lyö kuninkaan avoimella

rule-king-on-edge = kuningas reunalla
house-king-on-edge-safe = kuningas on turvassa reunalla
house-king-on-edge-as-elsewhere = kuningas voidaan lyödä reunalla

rule-trap = ansa
house-trap-yes = yksittäinen nappula voi jäädä ansaan
house-trap-no = ei ansoja

rule-shieldwall = kilpimuuri
house-shieldwall-none = ei kilpimuuria
house-shieldwall-pieces = kilpimuuri vain nappuloiden välissä
house-shieldwall-pieces-and-corners = kilpimuuri nappuloiden ja kulmien välissä

rule-linnaean = Linnén lyönti
house-linnaean-yes = Linnén lyönti on käytössä
house-linnaean-no = ei Linnén lyöntiä

rule-escape = pako
house-escape-corner = kuningas pakenee kulmaan
house-escape-edge = kuningas pakenee reunalle

rule-exit-fort = reunalinnake
house-exit-fort-yes = reunalinnake voittaa
house-exit-fort-no = ei reunalinnaketta

rule-encirclement = saarto
house-encirclement-yes = saarto voittaa
house-encirclement-no = saarto ei voita

rule-no-moves = ei sallittua siirtoa
house-no-moves-loses = ilman sallittua siirtoa häviää
house-no-moves-draw = ilman sallittua siirtoa tulee tasapeli

rule-repetition = toisto
house-repetition-ignored = toistolla ei ole väliä
house-repetition-draw = kolmesti toistuva asema on tasapeli
house-repetition-mover-loses = kolmesti toistuvasta asemasta häviää siirtänyt puoli
house-repetition-defenders-lose = kolmesti toistuvasta asemasta häviävät puolustajat
house-repetition-aggressor-loses = kolmesti toistuvasta asemasta häviää sen välttää voinut puoli

rule-move-limit = siirtoraja
house-move-limit-none = ei siirtorajaa
house-move-limit-number = { $moves ->
    [one] tasapeli { $moves } lyönnittömän siirron jälkeen
   *[other] tasapeli { $moves } lyönnittömän siirron jälkeen
}

rule-start = alkuasema
house-start-rows = toinen alkuasema
rule-values-number = luku väliltä { $min }–{ $max } tai `none`
rule-values-position = rivit ylhäältä alkaen: `t` on hyökkääjä, `T` puolustaja ja `K` kuningas, kuten `{ $example }`

refuse-house-rule-unknown = En tunne sääntöä ”{ $text }”. Kirjoita kotisäännöt näin: `shieldwall=none, repetition=draw`; ehdotan niitä kirjoittaessasi.
refuse-house-rule-nearest = En tunne sääntöä ”{ $text }”. Tarkoitatko: { $rules }?
refuse-house-rule-twice = Annoit säännölle ”{ $rule }” kaksi eri arvoa. Jätä toinen pois.
refuse-house-rule-value = ”{ $value }” ei käy säännölle ”{ $rule }”. Kirjoita { $values }.
refuse-house-rule-no-value = Kerro, mitä säännön ”{ $rule }” pitää olla: { $values }.
refuse-house-rule-no-throne = Valtaistuinta ei ole, joten sääntöä ”{ $rule }” ei voi asettaa. Lisää `throne=yes`.
refuse-house-rule-position = En osaa lukea tuota alkuasemaa. Kirjoita { $values }.

contradiction-out-of-range = { $value } ei ole mahdollinen säännölle ”{ $rule }”.
contradiction-corner-blocks-too-large = Kulmat { $block }×{ $block } ovat liian suuret laudalle { $size }×{ $size }.
contradiction-blocks-of-ordinary-corners = Kulmilla { $block }×{ $block } ei ole tässä merkitystä: kaikki saavat mennä niihin, ne eivät auta lyömään ketään, eikä kuningas pakene niihin.
contradiction-no-middle-square = Laudalla { $size }×{ $size } ei ole keskiruutua, joten sillä ei voi olla valtaistuinta. Lisää `throne=no`.
contradiction-throne-open-and-closed = Kaikki saavat pysähtyä valtaistuimelle ({ $throne }), mutta vain kuningas saa kulkea sen yli. Salli molemmat vain kuninkaalle tai molemmat kaikille.
contradiction-linnaean-without-throne = Linnén lyönti tehdään valtaistuinta vasten, ja sitä ei ole.
contradiction-exit-fort-where-king-escapes = Kuningas pakenee mihin tahansa reunaruutuun, joten reunalinnaketta ei voi olla. Lisää `exit-fort=no` tai anna kuninkaan paeta kulmaan.
contradiction-no-king = Alkuasemassa ei ole kuningasta.
contradiction-no-attackers = Alkuasemassa ei ole hyökkääjiä.
contradiction-king-begins-on-escape-square = Kuningas aloittaa ruudusta { $square }, jossa se on jo paennut.
contradiction-soldier-begins-on-corner = Nappula aloittaa ruudusta { $square }, kulmasta, johon saa mennä vain kuningas.
contradiction-soldier-begins-on-throne = Nappula aloittaa valtaistuimelta ({ $throne }), jolle se ei saa pysähtyä.
contradiction-begins-in-exit-fort = Kuningas ruudussa { $king } voittaisi reunalinnakkeella jo ennen ensimmäistä siirtoa.
contradiction-begins-encircled = Kaikki puolustajat ovat saarrettuina jo ennen ensimmäistä siirtoa: hyökkääjät olisivat voittaneet.
contradiction-no-first-move = Hyökkääjät aloittavat, eivätkä he voi siirtää.
