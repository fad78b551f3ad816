# Reglene for en variant: én eller flere setninger for hver regel som variantene er ulike i.

rules-title = **{ $variant }** · { $size }×{ $size } · { $attackers } angripere mot { $defenders } forsvarere og kongen deres
rules-item = - { $rule }

rules-moving = **Å trekke**
rules-line = Angriperne begynner. Alle brikker, også kongen, går rett langs en rad eller kolonne så langt veien er fri.
rules-throne-king-stops-all-pass = Bare kongen kan stoppe på tronen ({ $throne }); andre kan passere den mens den er tom.
rules-throne-king-stops-king-passes = Bare kongen kan stoppe på tronen ({ $throne }) eller passere den.
rules-throne-nobody-stops-all-pass = Når kongen har forlatt tronen ({ $throne }), kan ingen stoppe på den. Alle kan passere den.
rules-throne-nobody-stops-king-passes = Når kongen har forlatt tronen ({ $throne }), kan ingen stoppe på den, og bare han kan passere den.
rules-throne-anyone-stops-king-passes = Alle kan stoppe på tronen ({ $throne }), men bare kongen kan passere den.
rules-corners-king-only = { $block ->
    [1] Bare kongen kan gå inn i hjørnene.
   *[other] Bare kongen kan gå inn i hjørnene, som er på { $block }×{ $block } ruter.
}

rules-capturing = **Å slå**
rules-custodial = Du slår en brikke når trekket ditt stenger den inne mellom to av dine, på motsatte sider. Det er trygt selv å gå inn mellom to fiender.
rules-corners-hostile = Et hjørne kan være den ene av de to mot { $against ->
    [attackers] angripere
    [defenders] forsvarere, men ikke kongen deres
    [king] kongen
    [soldiers] alle unntatt kongen
    [attackers-and-king] angripere og kongen
    [defenders-and-king] forsvarere og kongen deres
   *[everybody] alle
}.
rules-throne-hostile = { $when ->
    [empty] Den tomme tronen
   *[always] Tronen, tom eller ikke,
} kan være den ene av de to mot { $against ->
    [attackers] angripere
    [defenders] forsvarere, men ikke kongen deres
   *[soldiers] alle unntatt kongen
}.
rules-king-armed = Kongen slår som alle andre brikker.
rules-king-hammer = Kongen slår med sitt eget trekk, men ikke som brikken som står stille.
rules-king-anvil = Kongen slår som brikken som står stille, men ikke med sitt eget trekk.
rules-king-unarmed = Kongen slår ingenting.
rules-shieldwall = Skjoldmur: to eller flere fiender side om side ved kanten er slått når hver av dem har en av dine brikker foran seg og du stenger den ene enden av raden deres, med { $corners ->
    [yes] en av dine brikker eller et hjørne
   *[no] en av dine brikker
} ved den andre. En konge blant dem blir stående.
rules-trap = Felle: en enkelt brikke er slått når brikkene dine, tronen, et hjørne eller kanten av brettet stenger alle sidene av den.
rules-linnaean = En forsvarer ved siden av kongen på tronen slås mellom en angriper og tronen når angripere står på de tre andre sidene av tronen.

rules-king = **Å slå kongen**
rules-king-four = Det krever angripere på alle fire sider av ham.
rules-king-two = Han slås mellom to angripere, som alle andre brikker.
rules-king-two-on-throne = På tronen er to angripere på motsatte sider nok.
rules-king-four-on-throne = På tronen kreves det angripere på alle fire sider.
rules-king-two-beside-throne = Ved siden av tronen er to angripere på motsatte sider nok.
rules-king-three-beside-throne = Ved siden av tronen kreves det angripere på de tre andre sidene.
rules-king-safe-on-edge = Ved kanten kan han ikke slås.
rules-king-edge-no-refuge = Ved kanten er det ikke annerledes.

rules-winning = **Å vinne**
rules-defenders-win-corner = Forsvarerne vinner når kongen når et hjørne.
rules-defenders-win-corner-or-fort = Forsvarerne vinner når kongen når et hjørne eller står ved kanten, fri til å trekke, i et uinntakelig fort.
rules-defenders-win-edge = Forsvarerne vinner når kongen når kanten av brettet.
rules-attackers-win-capture = Angriperne vinner når de slår kongen.
rules-attackers-win-capture-or-ring = Angriperne vinner når de slår kongen eller stenger alle forsvarerne inne, så ingen kan nå kanten.
rules-no-moves-loses = Den som ikke har noe lovlig trekk, har tapt.
rules-no-moves-draws = Den som ikke har noe lovlig trekk, får remis, eller taper hvis ingen brikker er igjen.
rules-repetition-draw = Hvis en stilling står for tredje gang, er partiet remis.
rules-repetition-mover = Den som får en stilling til å stå for tredje gang, har tapt.
rules-repetition-defenders = Hvis en stilling står for tredje gang, har forsvarerne tapt.
rules-repetition-aggressor = Hvis en stilling står for tredje gang, taper den siden som kunne ha unngått det.
rules-move-limit = { $moves ->
    [one] Etter { $moves } trekk uten slag er partiet remis.
   *[other] Etter { $moves } trekk uten slag er partiet remis.
}
rules-agreement = Man kan bli enige om remis når som helst.
