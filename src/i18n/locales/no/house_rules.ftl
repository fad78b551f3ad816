# Husregler: hva hver regel heter, og hva den sier. Ingen komma, kolon eller likhetstegn i dem.

house-rules-line = Husregler: { $rules }.
house-rules-join = { $head }; { $next }
house-rules-more = { $head }; og { $count } til
house-rules-or = { $head } eller { $last }
house-rules-written = { $rule } (`{ $key }`)
house-rules-mark = { $variant } med husregler

house-rules-words-yes = ja, j, på, sant, med, vinner, alltid
house-rules-words-no = nei, n, av, usant, ikke, uten, ingen, intet, aldri

rule-corner-block = størrelse på hjørnene
house-corner-block-1 = hjørner på én rute
house-corner-block-2 = hjørner på 2×2 ruter

rule-corners-restricted = hjørner bare for kongen
house-corners-restricted-yes = bare kongen går inn i hjørnene
house-corners-restricted-no = alle kan gå inn i hjørnene

rule-corners-hostile-to-attackers = hjørner mot angripere
house-corners-hostile-to-attackers-yes = hjørner hjelper til med å slå angripere
house-corners-hostile-to-attackers-no = hjørner hjelper ikke til med å slå angripere

rule-corners-hostile-to-defenders = hjørner mot forsvarere
house-corners-hostile-to-defenders-yes = hjørner hjelper til med å slå forsvarere
house-corners-hostile-to-defenders-no = hjørner hjelper ikke til med å slå forsvarere

rule-corners-hostile-to-king = hjørner mot kongen
house-corners-hostile-to-king-yes = hjørner hjelper til med å slå kongen
house-corners-hostile-to-king-no = hjørner hjelper ikke til med å slå kongen

rule-throne = trone
house-throne-yes = det finnes en trone
house-throne-no = ingen trone

rule-throne-stop = å stoppe på tronen
house-throne-stop-anyone = alle kan stoppe på tronen
house-throne-stop-king = bare kongen kan stoppe på tronen
house-throne-stop-nobody = ingen kommer tilbake til tronen

rule-throne-pass = å passere tronen
house-throne-pass-anyone = alle kan passere tronen
house-throne-pass-king = bare kongen kan passere tronen

rule-throne-hostile-to-attackers = trone mot angripere
house-throne-hostile-to-attackers-never = tronen hjelper ikke til med å slå angripere
house-throne-hostile-to-attackers-when-empty = den tomme tronen hjelper til med å slå angripere
house-throne-hostile-to-attackers-always = tronen hjelper alltid til med å slå angripere

rule-throne-hostile-to-defenders = trone mot forsvarere
house-throne-hostile-to-defenders-never = tronen hjelper ikke til med å slå forsvarere
house-throne-hostile-to-defenders-when-empty = den tomme tronen hjelper til med å slå forsvarere
house-throne-hostile-to-defenders-always = tronen hjelper alltid til med å slå forsvarere

rule-king-armed = bevæpnet konge
house-king-armed-yes = kongen slår som alle brikker
house-king-armed-hammer-only = kongen slår bare med sitt eget trekk
house-king-armed-anvil-only = kongen slår bare stillestående
house-king-armed-no = kongen slår ingenting

rule-king-on-throne = konge på tronen
house-king-on-throne-two-opposite = to angripere slår kongen på tronen
house-king-on-throne-all-sides = fire angripere slår kongen på tronen

rule-king-beside-throne = konge ved siden av tronen
house-king-beside-throne-two-opposite = to angripere slår kongen ved siden av tronen
house-king-beside-throne-all-sides = tre angripere slår kongen ved siden av tronen

rule-king-in-open = konge i åpent lende
house-king-in-open-two-opposite = to angripere slår kongen i åpent lende
house-king-in-open-all-sides = fire angripere slår kongen i åpent lende

rule-king-on-edge = konge ved kanten
house-king-on-edge-safe = kongen er trygg ved kanten
house-king-on-edge-as-elsewhere = kongen kan slås ved kanten

rule-trap = felle
house-trap-yes = en enkelt brikke kan gå i fellen
house-trap-no = ingen feller

rule-shieldwall = skjoldmur
house-shieldwall-none = ingen skjoldmur
house-shieldwall-pieces = skjoldmur bare mellom brikker
house-shieldwall-pieces-and-corners = skjoldmur mellom brikker og hjørner

rule-linnaean = Linné-slag
house-linnaean-yes = med Linné-slag
house-linnaean-no = ingen Linné-slag

rule-escape = flukt
house-escape-corner = kongen slipper unna til et hjørne
house-escape-edge = kongen slipper unna til kanten

rule-exit-fort = utgangsfort
house-exit-fort-yes = et utgangsfort vinner
house-exit-fort-no = ingen utgangsfort

rule-encirclement = omringing
house-encirclement-yes = omringing vinner
house-encirclement-no = ingen seier ved omringing

rule-no-moves = ingen lovlige trekk
house-no-moves-loses = uten lovlig trekk er partiet tapt
house-no-moves-draw = uten lovlig trekk er partiet remis

rule-repetition = gjentakelse
house-repetition-ignored = gjentakelse har ingenting å si
house-repetition-draw = samme stilling tredje gang er remis
house-repetition-mover-loses = samme stilling tredje gang taper for den som trakk
house-repetition-defenders-lose = samme stilling tredje gang taper for forsvarerne
house-repetition-aggressor-loses = samme stilling tredje gang taper for den som kunne unngå den

rule-move-limit = trekkgrense
house-move-limit-none = ingen trekkgrense
house-move-limit-number = { $moves ->
    [one] remis etter { $moves } trekk uten slag
   *[other] remis etter { $moves } trekk uten slag
}

rule-start = startstilling
house-start-rows = en annen startstilling
rule-values-number = et tall fra { $min } til { $max } eller `none`
rule-values-position = radene ovenfra med `t` for angripere, `T` for forsvarere og `K`, som i `{ $example }`

refuse-house-rule-unknown = Jeg kjenner ingen regel «{ $text }». Skriv husregler som `shieldwall=none, repetition=draw`; feltet foreslår dem mens du skriver.
refuse-house-rule-nearest = Jeg kjenner ingen regel «{ $text }». Mener du { $rules }?
refuse-house-rule-twice = Du setter «{ $rule }» til to forskjellige ting. Utelat den ene.
refuse-house-rule-value = «{ $value }» passer ikke for «{ $rule }». Skriv { $values }.
refuse-house-rule-no-value = Si hva «{ $rule }» skal være: { $values }.
refuse-house-rule-no-throne = Det finnes ingen trone, så «{ $rule }» kan ikke settes. Legg til `throne=yes`.
refuse-house-rule-position = Jeg kan ikke lese den startstillingen. Skriv { $values }.

contradiction-out-of-range = { $value } er ikke mulig for «{ $rule }».
contradiction-corner-blocks-too-large = Hjørner på { $block }×{ $block } ruter er for store for et brett på { $size }×{ $size }.
contradiction-blocks-of-ordinary-corners = Hjørner på { $block }×{ $block } ruter betyr ingenting her: alle kan gå inn i dem, de hjelper ikke til med å slå noen, og kongen slipper ikke unna der.
contradiction-no-middle-square = Et brett på { $size }×{ $size } har ingen midtrute, så det kan ikke ha noen trone. Legg til `throne=no`.
contradiction-throne-open-and-closed = Alle kan stoppe på tronen ({ $throne }), men bare kongen kan passere den. La begge deler gjelde kongen, eller begge deler alle.
contradiction-linnaean-without-throne = Linné-slaget skjer mot tronen, og det finnes ingen.
contradiction-exit-fort-where-king-escapes = Kongen slipper unna på hvilken som helst kantrute, så det kan ikke være noe utgangsfort. Legg til `exit-fort=no`, eller la ham slippe unna til et hjørne.
contradiction-no-king = Startstillingen har ingen konge.
contradiction-no-attackers = Startstillingen har ingen angripere.
contradiction-king-begins-on-escape-square = Kongen begynner på { $square }, der han allerede har sluppet unna.
contradiction-soldier-begins-on-corner = En brikke begynner på { $square }, et hjørne som bare kongen kan gå inn i.
contradiction-soldier-begins-on-throne = En brikke begynner på tronen ({ $throne }), der den ikke kan stoppe.
contradiction-begins-in-exit-fort = Kongen på { $king } ville vinne med et utgangsfort før første trekk.
contradiction-begins-encircled = Alle forsvarerne er stengt inne før første trekk: angriperne ville allerede ha vunnet.
contradiction-no-first-move = Angriperne begynner, og de kan ikke trekke.
