# Reglerna för en variant: en eller flera meningar för varje regel där varianter skiljer sig.

rules-title = **{ $variant }** · { $size }×{ $size } · { $attackers } angripare mot { $defenders } försvarare och deras kung
rules-item = - { $rule }

rules-moving = **Att dra**
rules-line = Angriparna börjar. Pjäserna, även kungen, går rakt längs en rad eller kolumn så långt vägen är fri.
rules-throne-king-stops-all-pass = Bara kungen får stanna på tronen ({ $throne }); andra får gå över den när den är tom.
rules-throne-king-stops-king-passes = Bara kungen får stanna på tronen ({ $throne }) eller gå över den.
rules-throne-nobody-stops-all-pass = När kungen har lämnat tronen ({ $throne }) får ingen stanna på den. Alla får gå över den.
rules-throne-nobody-stops-king-passes = När kungen har lämnat tronen ({ $throne }) får ingen stanna på den, och bara han får gå över den.
rules-throne-anyone-stops-king-passes = Alla får stanna på tronen ({ $throne }), men bara kungen får gå över den.
rules-corners-king-only = { $block ->
    [1] Bara kungen får gå in i hörnen.
   *[other] Bara kungen får gå in i hörnen, block om { $block }×{ $block } rutor.
}

rules-capturing = **Att slå**
rules-custodial = Du slår en pjäs genom att dra så att den står mellan två av dina, på motsatta sidor. Att gå in mellan två fiender är ofarligt.
rules-corners-hostile = Ett hörn kan vara en av de två mot { $against ->
    [attackers] angripare
    [defenders] försvarare, men inte deras kung
    [king] kungen
    [soldiers] alla utom kungen
    [attackers-and-king] angripare och kungen
    [defenders-and-king] försvarare och deras kung
   *[everybody] alla
}.
rules-throne-hostile = { $when ->
    [empty] Den tomma tronen
   *[always] Tronen, tom eller inte,
} kan vara en av de två mot { $against ->
    [attackers] angripare
    [defenders] försvarare, men inte deras kung
   *[soldiers] alla utom kungen
}.
rules-king-armed = Kungen slår som alla andra pjäser.
rules-king-hammer = Kungen slår när han drar, men inte som den pjäs som står stilla.
rules-king-anvil = Kungen slår som den pjäs som står stilla, men inte när han drar.
rules-king-unarmed = Kungen slår ingenting.
rules-shieldwall = Sköldmur: två eller fler fiender bredvid varandra på kanten slås när var och en har en pjäs av dina framför sig och du stänger ena änden av deras rad, med { $corners ->
    [yes] en pjäs av dina eller ett hörn
   *[no] en pjäs av dina
} i den andra. En kung bland dem står kvar.
rules-trap = Fälla: en ensam pjäs slås när dina pjäser, tronen, ett hörn eller brädets slut stänger alla dess sidor.
rules-linnaean = En försvarare bredvid kungen på tronen slås mellan en angripare och tronen när angripare håller tronens andra tre sidor.

rules-king = **Att slå kungen**
rules-king-four = Det krävs angripare på alla fyra sidor om honom.
rules-king-two = Han slås mellan två angripare, som alla andra pjäser.
rules-king-two-on-throne = På tronen räcker det med två angripare på motsatta sidor.
rules-king-four-on-throne = På tronen krävs angripare på alla fyra sidor.
rules-king-two-beside-throne = Bredvid tronen räcker det med två angripare på motsatta sidor.
rules-king-three-beside-throne = Bredvid tronen krävs angripare på de andra tre sidorna.
rules-king-safe-on-edge = På kanten kan han inte slås.
rules-king-edge-no-refuge = På kanten är det likadant.

rules-winning = **Att vinna**
rules-defenders-win-corner = Försvararna vinner när kungen når ett hörn.
rules-defenders-win-corner-or-fort = Försvararna vinner när kungen når ett hörn, eller står på kanten, fri att röra sig, i en flyktborg som inte kan brytas.
rules-defenders-win-edge = Försvararna vinner när kungen når brädets kant.
rules-attackers-win-capture = Angriparna vinner när de slår kungen.
rules-attackers-win-capture-or-ring = Angriparna vinner när de slår kungen, eller ringar in alla försvarare så att ingen kan nå kanten.
rules-no-moves-loses = Den som inte har något tillåtet drag har förlorat.
rules-no-moves-draws = Den som inte har något tillåtet drag spelar remi, eller förlorar om ingen pjäs är kvar.
rules-repetition-draw = Om en ställning uppstår en tredje gång är partiet remi.
rules-repetition-mover = Den som låter en ställning uppstå en tredje gång har förlorat.
rules-repetition-defenders = Om en ställning uppstår en tredje gång har försvararna förlorat.
rules-repetition-aggressor = Om en ställning uppstår en tredje gång förlorar den sida som hade kunnat undvika det.
rules-move-limit = { $moves ->
    [one] Efter { $moves } drag utan att något slagits är partiet remi.
   *[other] Efter { $moves } drag utan att något slagits är partiet remi.
}
rules-agreement = Man får komma överens om remi när som helst.
