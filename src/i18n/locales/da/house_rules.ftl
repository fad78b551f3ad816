# Husregler: hvad hver regel hedder, og hvad den siger. Ingen kommaer, koloner eller lighedstegn i dem.

house-rules-line = Husregler: { $rules }.
house-rules-join = { $head }; { $next }
house-rules-more = { $head }; og { $count } til
house-rules-or = { $head } eller { $last }
house-rules-written = { $rule } (`{ $key }`)
house-rules-mark = { $variant } med husregler

house-rules-words-yes = ja, j, til, sandt, med, vinder, altid
house-rules-words-no = nej, n, fra, falsk, ikke, uden, ingen, intet, aldrig

rule-corner-block = hjørnernes størrelse
house-corner-block-1 = hjørner på et enkelt felt
house-corner-block-2 = hjørner på 2×2 felter

rule-corners-restricted = hjørner kun for kongen
house-corners-restricted-yes = kun kongen går ind i hjørnerne
house-corners-restricted-no = alle må gå ind i hjørnerne

rule-corners-hostile-to-attackers = hjørner mod angribere
house-corners-hostile-to-attackers-yes = hjørner hjælper med at slå angribere
house-corners-hostile-to-attackers-no = hjørner hjælper ikke med at slå angribere

rule-corners-hostile-to-defenders = hjørner mod forsvarere
house-corners-hostile-to-defenders-yes = hjørner hjælper med at slå forsvarere
house-corners-hostile-to-defenders-no = hjørner hjælper ikke med at slå forsvarere

rule-corners-hostile-to-king = hjørner mod kongen
house-corners-hostile-to-king-yes = hjørner hjælper med at slå kongen
house-corners-hostile-to-king-no = hjørner hjælper ikke med at slå kongen

rule-throne = trone
house-throne-yes = der er en trone
house-throne-no = ingen trone

rule-throne-stop = at standse på tronen
house-throne-stop-anyone = alle må standse på tronen
house-throne-stop-king = kun kongen må standse på tronen
house-throne-stop-nobody = ingen kommer tilbage til tronen

rule-throne-pass = at passere tronen
house-throne-pass-anyone = alle må passere tronen
house-throne-pass-king = kun kongen må passere tronen

rule-throne-hostile-to-attackers = trone mod angribere
house-throne-hostile-to-attackers-never = tronen hjælper ikke med at slå angribere
house-throne-hostile-to-attackers-when-empty = den tomme trone hjælper med at slå angribere
house-throne-hostile-to-attackers-always = tronen hjælper altid med at slå angribere

rule-throne-hostile-to-defenders = trone mod forsvarere
house-throne-hostile-to-defenders-never = tronen hjælper ikke med at slå forsvarere
house-throne-hostile-to-defenders-when-empty = den tomme trone hjælper med at slå forsvarere
house-throne-hostile-to-defenders-always = tronen hjælper altid med at slå forsvarere

rule-king-armed = bevæbnet konge
house-king-armed-yes = kongen slår som enhver brik
house-king-armed-hammer-only = kongen slår kun med sit eget træk
house-king-armed-anvil-only = kongen slår kun stillestående
house-king-armed-no = kongen slår intet

rule-king-on-throne = konge på tronen
house-king-on-throne-two-opposite = to angribere slår kongen på tronen
house-king-on-throne-all-sides = fire angribere slår kongen på tronen

rule-king-beside-throne = konge ved siden af tronen
house-king-beside-throne-two-opposite = to angribere slår kongen ved siden af tronen
house-king-beside-throne-all-sides = tre angribere slår kongen ved siden af tronen

rule-king-in-open = konge i det fri
house-king-in-open-two-opposite = to angribere slår kongen i det fri
house-king-in-open-all-sides = fire angribere slår kongen i det fri

rule-king-on-edge = konge ved kanten
house-king-on-edge-safe = kongen er i sikkerhed ved kanten
house-king-on-edge-as-elsewhere = kongen kan slås ved kanten

rule-trap = fælde
house-trap-yes = en enkelt brik kan gå i fælden
house-trap-no = ingen fælder

rule-shieldwall = skjoldmur
house-shieldwall-none = ingen skjoldmur
house-shieldwall-pieces = skjoldmur kun mellem brikker
house-shieldwall-pieces-and-corners = skjoldmur mellem brikker og hjørner

rule-linnaean = Linné-slag
house-linnaean-yes = med Linné-slag
house-linnaean-no = intet Linné-slag

rule-escape = flugt
house-escape-corner = kongen undslipper til et hjørne
house-escape-edge = kongen undslipper til kanten

rule-exit-fort = udgangsfort
house-exit-fort-yes = et udgangsfort vinder
house-exit-fort-no = intet udgangsfort

rule-encirclement = indeslutning
house-encirclement-yes = indeslutning vinder
house-encirclement-no = ingen sejr ved indeslutning

rule-no-moves = intet lovligt træk
house-no-moves-loses = uden lovligt træk er partiet tabt
house-no-moves-draw = uden lovligt træk er partiet remis

rule-repetition = gentagelse
house-repetition-ignored = gentagelse betyder intet
house-repetition-draw = samme stilling tredje gang er remis
house-repetition-mover-loses = samme stilling tredje gang taber for den der trak
house-repetition-defenders-lose = samme stilling tredje gang taber for forsvarerne
house-repetition-aggressor-loses = samme stilling tredje gang taber for den der kunne undgå den

rule-move-limit = trækgrænse
house-move-limit-none = ingen trækgrænse
house-move-limit-number = { $moves ->
    [one] remis efter { $moves } træk uden slag
   *[other] remis efter { $moves } træk uden slag
}

rule-start = startstilling
house-start-rows = en anden startstilling
rule-values-number = et tal fra { $min } til { $max } eller `none`
rule-values-position = rækkerne fra oven med `t` for angribere, `T` for forsvarere og `K`, som i `{ $example }`

refuse-house-rule-unknown = Jeg kender ingen regel ”{ $text }”. Skriv husregler som `shieldwall=none, repetition=draw`; feltet foreslår dem, mens du skriver.
refuse-house-rule-nearest = Jeg kender ingen regel ”{ $text }”. Mener du { $rules }?
refuse-house-rule-twice = Du sætter ”{ $rule }” til to forskellige ting. Udelad den ene.
refuse-house-rule-value = ”{ $value }” passer ikke til ”{ $rule }”. Skriv { $values }.
refuse-house-rule-no-value = Sig, hvad ”{ $rule }” skal være: { $values }.
refuse-house-rule-no-throne = Der er ingen trone, så ”{ $rule }” kan ikke sættes. Tilføj `throne=yes`.
refuse-house-rule-position = Jeg kan ikke læse den startstilling. Skriv { $values }.

contradiction-out-of-range = { $value } er ikke muligt for ”{ $rule }”.
contradiction-corner-blocks-too-large = Hjørner på { $block }×{ $block } felter er for store til et bræt på { $size }×{ $size }.
contradiction-blocks-of-ordinary-corners = Hjørner på { $block }×{ $block } felter betyder intet her: alle må gå ind i dem, de hjælper ikke med at slå nogen, og kongen undslipper ikke dér.
contradiction-no-middle-square = Et bræt på { $size }×{ $size } har intet midterfelt, så det kan ikke have en trone. Tilføj `throne=no`.
contradiction-throne-open-and-closed = Alle må standse på tronen ({ $throne }), men kun kongen må passere den. Lad begge dele gælde kongen, eller begge dele alle.
contradiction-linnaean-without-throne = Linné-slaget sker mod tronen, og der er ingen.
contradiction-exit-fort-where-king-escapes = Kongen undslipper på et hvilket som helst kantfelt, så der kan ikke være et udgangsfort. Tilføj `exit-fort=no`, eller lad ham undslippe til et hjørne.
contradiction-no-king = Startstillingen har ingen konge.
contradiction-no-attackers = Startstillingen har ingen angribere.
contradiction-king-begins-on-escape-square = Kongen begynder på { $square }, hvor han allerede er undsluppet.
contradiction-soldier-begins-on-corner = En brik begynder på { $square }, et hjørne, som kun kongen må gå ind i.
contradiction-soldier-begins-on-throne = En brik begynder på tronen ({ $throne }), hvor den ikke må standse.
contradiction-begins-in-exit-fort = Kongen på { $king } ville vinde med et udgangsfort før første træk.
contradiction-begins-encircled = Alle forsvarere er lukket inde før første træk: angriberne ville allerede have vundet.
contradiction-no-first-move = Angriberne begynder, og de kan ikke trække.
