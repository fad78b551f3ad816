# Heimareglur: hvað hver regla heitir og hvað hún segir. Engar kommur, tvípunktar eða jafnaðarmerki.

house-rules-line = Heimareglur: { $rules }.
house-rules-join = { $head }; { $next }
house-rules-more = { $head }; og { $count } í viðbót
house-rules-or = { $head } eða { $last }
house-rules-written = { $rule } (`{ $key }`)
house-rules-mark = { $variant } með heimareglum

house-rules-words-yes = já, j, á, satt, með, vinnur, alltaf
house-rules-words-no = nei, n, af, ósatt, ekki, án, enginn, engin, ekkert, engar, aldrei

rule-corner-block = stærð horna
house-corner-block-1 = horn úr einum reit
house-corner-block-2 = horn úr 2×2 reitum

rule-corners-restricted = horn aðeins fyrir konunginn
house-corners-restricted-yes = aðeins konungurinn fer í hornin
house-corners-restricted-no = allir mega fara í hornin

rule-corners-hostile-to-attackers = horn gegn árásarmönnum
house-corners-hostile-to-attackers-yes = horn hjálpa til við að drepa árásarmenn
house-corners-hostile-to-attackers-no = horn hjálpa ekki til við að drepa árásarmenn

rule-corners-hostile-to-defenders = horn gegn varnarmönnum
house-corners-hostile-to-defenders-yes = horn hjálpa til við að drepa varnarmenn
house-corners-hostile-to-defenders-no = horn hjálpa ekki til við að drepa varnarmenn

rule-corners-hostile-to-king = horn gegn konunginum
house-corners-hostile-to-king-yes = horn hjálpa til við að drepa konunginn
house-corners-hostile-to-king-no = horn hjálpa ekki til við að drepa konunginn

rule-throne = hásæti
house-throne-yes = hásæti er á borðinu
house-throne-no = ekkert hásæti

rule-throne-stop = að nema staðar á hásætinu
house-throne-stop-anyone = allir mega nema staðar á hásætinu
house-throne-stop-king = aðeins konungurinn má nema staðar á hásætinu
house-throne-stop-nobody = enginn snýr aftur á hásætið

rule-throne-pass = að fara yfir hásætið
house-throne-pass-anyone = allir mega fara yfir hásætið
house-throne-pass-king = aðeins konungurinn má fara yfir hásætið

rule-throne-hostile-to-attackers = hásæti gegn árásarmönnum
house-throne-hostile-to-attackers-never = hásætið hjálpar ekki til við að drepa árásarmenn
house-throne-hostile-to-attackers-when-empty = autt hásæti hjálpar til við að drepa árásarmenn
house-throne-hostile-to-attackers-always = hásætið hjálpar alltaf til við að drepa árásarmenn

rule-throne-hostile-to-defenders = hásæti gegn varnarmönnum
house-throne-hostile-to-defenders-never = hásætið hjálpar ekki til við að drepa varnarmenn
house-throne-hostile-to-defenders-when-empty = autt hásæti hjálpar til við að drepa varnarmenn
house-throne-hostile-to-defenders-always = hásætið hjálpar alltaf til við að drepa varnarmenn

rule-king-armed = vopnaður konungur
house-king-armed-yes = konungurinn drepur eins og aðrir taflmenn
house-king-armed-hammer-only = konungurinn drepur aðeins með eigin leik
house-king-armed-anvil-only = konungurinn drepur aðeins kyrrstæður
house-king-armed-no = konungurinn drepur ekkert

rule-king-on-throne = konungur á hásætinu
house-king-on-throne-two-opposite = tveir árásarmenn drepa konunginn á hásætinu
house-king-on-throne-all-sides = fjórir árásarmenn drepa konunginn á hásætinu

rule-king-beside-throne = konungur við hlið hásætisins
house-king-beside-throne-two-opposite = tveir árásarmenn drepa konunginn við hlið hásætisins
house-king-beside-throne-all-sides = þrír árásarmenn drepa konunginn við hlið hásætisins

rule-king-in-open = konungur á bersvæði
house-king-in-open-two-opposite = tveir árásarmenn drepa konunginn á bersvæði
house-king-in-open-all-sides = fjórir árásarmenn drepa konunginn á bersvæði

rule-king-on-edge = konungur á jaðrinum
house-king-on-edge-safe = konungurinn er óhultur á jaðrinum
house-king-on-edge-as-elsewhere = konunginn má drepa á jaðrinum

rule-trap = gildra
house-trap-yes = stakur taflmaður getur lent í gildru
house-trap-no = engar gildrur

rule-shieldwall = skjaldborg
house-shieldwall-none = engin skjaldborg
house-shieldwall-pieces = skjaldborg aðeins milli taflmanna
house-shieldwall-pieces-and-corners = skjaldborg milli taflmanna og horna

rule-linnaean = Linné-dráp
house-linnaean-yes = með Linné-drápi
house-linnaean-no = ekkert Linné-dráp

rule-escape = flótti
house-escape-corner = konungurinn flýr í horn
house-escape-edge = konungurinn flýr út á jaðar

rule-exit-fort = útgönguvirki
house-exit-fort-yes = útgönguvirki vinnur
house-exit-fort-no = ekkert útgönguvirki

rule-encirclement = umkringing
house-encirclement-yes = umkringing vinnur
house-encirclement-no = enginn sigur með umkringingu

rule-no-moves = enginn löglegur leikur
house-no-moves-loses = lið án löglegs leiks tapar
house-no-moves-draw = lið án löglegs leiks fær jafntefli

rule-repetition = endurtekning
house-repetition-ignored = endurtekning skiptir engu
house-repetition-draw = þrítekin staða er jafntefli
house-repetition-mover-loses = við þrítekna stöðu tapar liðið sem lék
house-repetition-defenders-lose = við þrítekna stöðu tapa varnarmenn
house-repetition-aggressor-loses = við þrítekna stöðu tapar liðið sem gat forðast hana

rule-move-limit = leikjahámark
house-move-limit-none = ekkert leikjahámark
house-move-limit-number = { $moves ->
    [one] jafntefli eftir { $moves } leik án dráps
   *[other] jafntefli eftir { $moves } leiki án dráps
}

rule-start = upphafsstaða
house-start-rows = önnur upphafsstaða
rule-values-number = tölu frá { $min } til { $max }, eða `none`
rule-values-position = raðirnar ofan frá með `t` fyrir árásarmenn, `T` fyrir varnarmenn og `K`, eins og í `{ $example }`

refuse-house-rule-unknown = Ég þekki enga reglu „{ $text }“. Skrifaðu heimareglur svona: `shieldwall=none, repetition=draw`; valkosturinn stingur upp á þeim meðan þú skrifar.
refuse-house-rule-nearest = Ég þekki enga reglu „{ $text }“. Áttu við: { $rules }?
refuse-house-rule-twice = Þú gefur „{ $rule }“ tvö ólík gildi. Slepptu öðru þeirra.
refuse-house-rule-value = „{ $value }“ passar ekki við „{ $rule }“. Skrifaðu { $values }.
refuse-house-rule-no-value = Segðu hvað „{ $rule }“ á að vera: { $values }.
refuse-house-rule-no-throne = Hér er ekkert hásæti, svo ekki er hægt að stilla „{ $rule }“. Bættu við `throne=yes`.
refuse-house-rule-position = Ég get ekki lesið þessa upphafsstöðu. Skrifaðu { $values }.

contradiction-out-of-range = „{ $rule }“ getur ekki verið { $value }.
contradiction-corner-blocks-too-large = Horn úr { $block }×{ $block } reitum eru of stór fyrir borð með { $size }×{ $size } reitum.
contradiction-blocks-of-ordinary-corners = Horn úr { $block }×{ $block } reitum breyta engu hér: allir mega fara í þau, þau hjálpa engum að drepa, og konungurinn sleppur ekki þar.
contradiction-no-middle-square = Borð með { $size }×{ $size } reitum á engan miðreit, svo þar getur ekki verið hásæti. Bættu við `throne=no`.
contradiction-throne-open-and-closed = Allir mega nema staðar á hásætinu ({ $throne }), en aðeins konungurinn má fara yfir það. Leyfðu hvort tveggja aðeins konunginum, eða hvort tveggja öllum.
contradiction-linnaean-without-throne = Linné-dráp er gert við hásætið, og hér er ekkert.
contradiction-exit-fort-where-king-escapes = Konungurinn sleppur á hvaða jaðarreit sem er, svo þar getur ekki verið útgönguvirki. Bættu við `exit-fort=no`, eða láttu hann flýja í horn.
contradiction-no-king = Í upphafsstöðunni er enginn konungur.
contradiction-no-attackers = Í upphafsstöðunni eru engir árásarmenn.
contradiction-king-begins-on-escape-square = Konungurinn byrjar á { $square }, þar sem hann er þegar sloppinn.
contradiction-soldier-begins-on-corner = Taflmaður byrjar á { $square }, í horni sem aðeins konungurinn má fara í.
contradiction-soldier-begins-on-throne = Taflmaður byrjar á hásætinu ({ $throne }), þar sem hann má ekki nema staðar.
contradiction-begins-in-exit-fort = Konungurinn á { $king } myndi vinna með útgönguvirki fyrir fyrsta leik.
contradiction-begins-encircled = Allir varnarmenn eru lokaðir inni fyrir fyrsta leik: árásarmenn hefðu þegar unnið.
contradiction-no-first-move = Árásarmenn byrja, og þeir geta ekki leikið.
