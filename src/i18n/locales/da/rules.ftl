# En variants regler: en eller flere sætninger for hver regel, som varianterne er forskellige i.

rules-title = **{ $variant }** · { $size }×{ $size } · { $attackers } angribere mod { $defenders } forsvarere og deres konge
rules-item = - { $rule }

rules-moving = **At trække**
rules-line = Angriberne begynder. Alle brikker, også kongen, går lige langs en række eller kolonne, så langt vejen er fri.
rules-throne-king-stops-all-pass = Kun kongen må standse på tronen ({ $throne }); andre må passere den, mens den er tom.
rules-throne-king-stops-king-passes = Kun kongen må standse på tronen ({ $throne }) eller passere den.
rules-throne-nobody-stops-all-pass = Når kongen har forladt tronen ({ $throne }), må ingen standse på den. Alle må passere den.
rules-throne-nobody-stops-king-passes = Når kongen har forladt tronen ({ $throne }), må ingen standse på den, og kun han må passere den.
rules-throne-anyone-stops-king-passes = Alle må standse på tronen ({ $throne }), men kun kongen må passere den.
rules-corners-king-only = { $block ->
    [1] Kun kongen må gå ind i hjørnerne.
   *[other] Kun kongen må gå ind i hjørnerne, der er på { $block }×{ $block } felter.
}

rules-capturing = **At slå**
rules-custodial = Du slår en brik, når dit træk lukker den inde mellem to af dine, på modsatte sider. Det er ufarligt selv at gå ind mellem to fjender.
rules-corners-hostile = Et hjørne kan være den ene af de to mod { $against ->
    [attackers] angribere
    [defenders] forsvarere, men ikke deres konge
    [king] kongen
    [soldiers] alle undtagen kongen
    [attackers-and-king] angribere og kongen
    [defenders-and-king] forsvarere og deres konge
   *[everybody] alle
}.
rules-throne-hostile = { $when ->
    [empty] Den tomme trone
   *[always] Tronen, tom eller ej,
} kan være den ene af de to mod { $against ->
    [attackers] angribere
    [defenders] forsvarere, men ikke deres konge
   *[soldiers] alle undtagen kongen
}.
rules-king-armed = Kongen slår som enhver anden brik.
rules-king-hammer = Kongen slår med sit eget træk, men ikke som den brik, der står stille.
rules-king-anvil = Kongen slår som den brik, der står stille, men ikke med sit eget træk.
rules-king-unarmed = Kongen slår intet.
rules-shieldwall = Skjoldmur: to eller flere fjender side om side ved kanten er slået, når hver har en af dine brikker foran sig, og du lukker den ene ende af deres række, med { $corners ->
    [yes] en af dine brikker eller et hjørne
   *[no] en af dine brikker
} ved den anden. En konge iblandt dem bliver stående.
rules-trap = Fælde: en enkelt brik er slået, når dine brikker, tronen, et hjørne eller brættets kant lukker alle dens sider.
rules-linnaean = En forsvarer ved siden af kongen på tronen slås mellem en angriber og tronen, når angribere står på tronens tre andre sider.

rules-king = **At slå kongen**
rules-king-four = Det kræver angribere på alle fire sider af ham.
rules-king-two = Han slås mellem to angribere, som enhver anden brik.
rules-king-two-on-throne = På tronen er to angribere på modsatte sider nok.
rules-king-four-on-throne = På tronen kræver det angribere på alle fire sider.
rules-king-two-beside-throne = Ved siden af tronen er to angribere på modsatte sider nok.
rules-king-three-beside-throne = Ved siden af tronen kræver det angribere på de tre andre sider.
rules-king-safe-on-edge = Ved kanten kan han ikke slås.
rules-king-edge-no-refuge = Ved kanten er det ikke anderledes.

rules-winning = **At vinde**
rules-defenders-win-corner = Forsvarerne vinder, når kongen når et hjørne.
rules-defenders-win-corner-or-fort = Forsvarerne vinder, når kongen når et hjørne eller står ved kanten, fri til at trække, i et uindtageligt fort.
rules-defenders-win-edge = Forsvarerne vinder, når kongen når brættets kant.
rules-attackers-win-capture = Angriberne vinder, når de slår kongen.
rules-attackers-win-capture-or-ring = Angriberne vinder, når de slår kongen eller lukker alle forsvarere inde, så ingen kan nå kanten.
rules-no-moves-loses = Den, der ikke har noget lovligt træk, har tabt.
rules-no-moves-draws = Den, der ikke har noget lovligt træk, får remis, eller taber, hvis der ingen brikker er tilbage.
rules-repetition-draw = Hvis en stilling står for tredje gang, er partiet remis.
rules-repetition-mover = Den, der får en stilling til at stå for tredje gang, har tabt.
rules-repetition-defenders = Hvis en stilling står for tredje gang, har forsvarerne tabt.
rules-repetition-aggressor = Hvis en stilling står for tredje gang, taber den side, der kunne have undgået det.
rules-move-limit = { $moves ->
    [one] Efter { $moves } træk uden slag er partiet remis.
   *[other] Efter { $moves } træk uden slag er partiet remis.
}
rules-agreement = Man kan blive enige om remis når som helst.
