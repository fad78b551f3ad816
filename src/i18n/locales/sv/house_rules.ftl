# Husregler: vad varje regel som kan ställas in heter, och vad den säger när den är inställd. Inga kommatecken, kolon
# eller likhetstecken i dem: spelare skriver dem i listor, och det de läser får de också skriva.

house-rules-line = Husregler: { $rules }.
house-rules-join = { $head }; { $next }
house-rules-more = { $head }; och { $count } till
house-rules-or = { $head } eller { $last }
house-rules-written = { $rule } (`{ $key }`)
house-rules-mark = { $variant } med husregler

house-rules-words-yes = ja, på, med, sant, alltid
house-rules-words-no = nej, inte, ingen, inget, inga, utan, av, falskt, aldrig

rule-corner-block = hörnens storlek
house-corner-block-1 = hörn om en enda ruta
house-corner-block-2 = hörn om 2×2 rutor

rule-corners-restricted = hörn bara för kungen
house-corners-restricted-yes = bara kungen går in i hörnen
house-corners-restricted-no = alla får gå in i hörnen

rule-corners-hostile-to-attackers = hörn mot angripare
house-corners-hostile-to-attackers-yes = hörn hjälper till att slå angripare
house-corners-hostile-to-attackers-no = hörn hjälper inte till att slå angripare

rule-corners-hostile-to-defenders = hörn mot försvarare
house-corners-hostile-to-defenders-yes = hörn hjälper till att slå försvarare
house-corners-hostile-to-defenders-no = hörn hjälper inte till att slå försvarare

rule-corners-hostile-to-king = hörn mot kungen
house-corners-hostile-to-king-yes = hörn hjälper till att slå kungen
house-corners-hostile-to-king-no = hörn hjälper inte till att slå kungen

rule-throne = tron
house-throne-yes = det finns en tron
house-throne-no = ingen tron

rule-throne-stop = stanna på tronen
house-throne-stop-anyone = alla får stanna på tronen
house-throne-stop-king = bara kungen får stanna på tronen
house-throne-stop-nobody = ingen kommer tillbaka till tronen

rule-throne-pass = gå över tronen
house-throne-pass-anyone = alla får gå över tronen
house-throne-pass-king = bara kungen får gå över tronen

rule-throne-hostile-to-attackers = tron mot angripare
house-throne-hostile-to-attackers-never = tronen hjälper inte till att slå angripare
house-throne-hostile-to-attackers-when-empty = den tomma tronen hjälper till att slå angripare
house-throne-hostile-to-attackers-always = tronen hjälper alltid till att slå angripare

rule-throne-hostile-to-defenders = tron mot försvarare
house-throne-hostile-to-defenders-never = tronen hjälper inte till att slå försvarare
house-throne-hostile-to-defenders-when-empty = den tomma tronen hjälper till att slå försvarare
house-throne-hostile-to-defenders-always = tronen hjälper alltid till att slå försvarare

rule-king-armed = beväpnad kung
house-king-armed-yes = kungen slår som alla pjäser
house-king-armed-hammer-only = kungen slår bara när han drar
house-king-armed-anvil-only = kungen slår bara när han står stilla
house-king-armed-no = kungen slår ingenting

rule-king-on-throne = kung på tronen
house-king-on-throne-two-opposite = två angripare slår kungen på tronen
house-king-on-throne-all-sides = fyra angripare slår kungen på tronen

rule-king-beside-throne = kung bredvid tronen
house-king-beside-throne-two-opposite = två angripare slår kungen bredvid tronen
house-king-beside-throne-all-sides = tre angripare slår kungen bredvid tronen

rule-king-in-open = kung ute på brädet
house-king-in-open-two-opposite = två angripare slår kungen ute på brädet
house-king-in-open-all-sides = fyra angripare slår kungen ute på brädet

rule-king-on-edge = kung på kanten
house-king-on-edge-safe = kungen är säker på kanten
house-king-on-edge-as-elsewhere = kungen kan slås på kanten

rule-trap = fälla
house-trap-yes = en ensam pjäs kan fångas i en fälla
house-trap-no = inga fällor

rule-shieldwall = sköldmur
house-shieldwall-none = ingen sköldmur
house-shieldwall-pieces = sköldmur bara mellan pjäser
house-shieldwall-pieces-and-corners = sköldmur mellan pjäser och hörn

rule-linnaean = Linnés slag
house-linnaean-yes = med Linnés slag
house-linnaean-no = inget av Linnés slag

rule-escape = flykt
house-escape-corner = kungen flyr till ett hörn
house-escape-edge = kungen flyr till kanten

rule-exit-fort = flyktborg
house-exit-fort-yes = en flyktborg vinner
house-exit-fort-no = ingen flyktborg

rule-encirclement = inringning
house-encirclement-yes = inringning vinner
house-encirclement-no = ingen vinst genom inringning

rule-no-moves = inget tillåtet drag
house-no-moves-loses = den som inte kan dra förlorar
house-no-moves-draw = den som inte kan dra spelar remi

rule-repetition = upprepning
house-repetition-ignored = upprepning spelar ingen roll
house-repetition-draw = trefaldig upprepning är remi
house-repetition-mover-loses = den som drar till trefaldig upprepning förlorar
house-repetition-defenders-lose = försvararna förlorar vid trefaldig upprepning
house-repetition-aggressor-loses = den som kunde undvika trefaldig upprepning förlorar

rule-move-limit = draggräns
house-move-limit-none = ingen draggräns
house-move-limit-number = { $moves ->
    [one] remi efter { $moves } drag utan slag
   *[other] remi efter { $moves } drag utan slag
}

rule-start = startställning
house-start-rows = en annan startställning
rule-values-number = ett tal från { $min } till { $max }, eller `none`
rule-values-position = raderna uppifrån med `t` för angripare, `T` för försvarare och `K`, som i `{ $example }`

refuse-house-rule-unknown = Jag känner ingen regel ”{ $text }”. Skriv husregler som `shieldwall=none, repetition=draw`; alternativet föreslår dem medan du skriver.
refuse-house-rule-nearest = Jag känner ingen regel ”{ $text }”. Menar du { $rules }?
refuse-house-rule-twice = Du ställer in ”{ $rule }” på två olika sätt. Ta bort ett av dem.
refuse-house-rule-value = ”{ $value }” är inget som regeln ”{ $rule }” kan vara. Skriv { $values }.
refuse-house-rule-no-value = Säg vad regeln ”{ $rule }” ska vara: { $values }.
refuse-house-rule-no-throne = Det finns ingen tron, så regeln ”{ $rule }” kan inte ställas in. Lägg till `throne=yes`.
refuse-house-rule-position = Jag kan inte läsa den startställningen. Skriv { $values }.

contradiction-out-of-range = { $value } går inte för regeln ”{ $rule }”.
contradiction-corner-blocks-too-large = Hörn om { $block }×{ $block } rutor är för stora för ett bräde om { $size }×{ $size }.
contradiction-blocks-of-ordinary-corners = Hörn om { $block }×{ $block } rutor betyder inget här: alla får gå in i dem, de hjälper ingen att slå, och kungen flyr inte dit.
contradiction-no-middle-square = Ett bräde om { $size }×{ $size } har ingen mittruta, så det kan inte ha någon tron. Lägg till `throne=no`.
contradiction-throne-open-and-closed = Alla får stanna på tronen ({ $throne }), men bara kungen får gå över den. Låt båda gälla kungen, eller båda alla.
contradiction-linnaean-without-throne = Linnés slag görs mot tronen, och det finns ingen.
contradiction-exit-fort-where-king-escapes = Kungen flyr på varje ruta av kanten, så det kan inte finnas någon flyktborg. Lägg till `exit-fort=no`, eller låt honom fly till ett hörn.
contradiction-no-king = Startställningen har ingen kung.
contradiction-no-attackers = Startställningen har inga angripare.
contradiction-king-begins-on-escape-square = Kungen börjar på { $square }, där han redan har kommit undan.
contradiction-soldier-begins-on-corner = En pjäs börjar på { $square }, ett hörn som bara kungen får gå in i.
contradiction-soldier-begins-on-throne = En pjäs börjar på tronen ({ $throne }), där den inte får stanna.
contradiction-begins-in-exit-fort = Kungen på { $king } skulle vinna med en flyktborg före första draget.
contradiction-begins-encircled = Alla försvarare är inringade före första draget: angriparna skulle ha vunnit.
contradiction-no-first-move = Angriparna börjar, och de kan inte dra.
