# Reglur afbrigðis: ein eða fleiri setningar um hverja reglu sem greinir afbrigðin að.

rules-title = **{ $variant }** · { $size }×{ $size } · { $attackers } árásarmenn gegn { $defenders } varnarmönnum og konungi þeirra
rules-item = - { $rule }

rules-moving = **Leikir**
rules-line = Árásarmenn byrja. Allir taflmenn, líka konungurinn, fara beint eftir röð eða dálki, eins langt og leiðin er greið.
rules-throne-king-stops-all-pass = Aðeins konungurinn má nema staðar á hásætinu ({ $throne }); aðrir mega fara yfir það meðan það er autt.
rules-throne-king-stops-king-passes = Aðeins konungurinn má nema staðar á hásætinu ({ $throne }) eða fara yfir það.
rules-throne-nobody-stops-all-pass = Þegar konungurinn er farinn af hásætinu ({ $throne }) má enginn nema staðar á því. Allir mega fara yfir það.
rules-throne-nobody-stops-king-passes = Þegar konungurinn er farinn af hásætinu ({ $throne }) má enginn nema staðar á því, og aðeins hann má fara yfir.
rules-throne-anyone-stops-king-passes = Allir mega nema staðar á hásætinu ({ $throne }), en aðeins konungurinn má fara yfir það.
rules-corners-king-only = { $block ->
    [1] Aðeins konungurinn má fara í hornin.
   *[other] Aðeins konungurinn má fara í hornin, sem eru { $block }×{ $block } reitir.
}

rules-capturing = **Að drepa**
rules-custodial = Þú drepur taflmann þegar leikur þinn lokar hann inni milli tveggja þinna, hvors sínum megin. Óhætt er að fara inn á milli tveggja andstæðinga.
rules-corners-hostile = Horn kemur í stað annars þeirra gegn { $against ->
    [attackers] árásarmönnum
    [defenders] varnarmönnum, en ekki konungi þeirra
    [king] konunginum
    [soldiers] öllum nema konunginum
    [attackers-and-king] árásarmönnum og konunginum
    [defenders-and-king] varnarmönnum og konungi þeirra
   *[everybody] öllum
}.
rules-throne-hostile = { $when ->
    [empty] Autt hásæti
   *[always] Hásætið, autt eða ekki,
} kemur í stað annars þeirra gegn { $against ->
    [attackers] árásarmönnum
    [defenders] varnarmönnum, en ekki konungi þeirra
   *[soldiers] öllum nema konunginum
}.
rules-king-armed = Konungurinn drepur eins og aðrir taflmenn.
rules-king-hammer = Konungurinn drepur með eigin leik, en ekki sem sá er stendur kyrr.
rules-king-anvil = Konungurinn drepur sem sá er stendur kyrr, en ekki með eigin leik.
rules-king-unarmed = Konungurinn drepur ekkert.
rules-shieldwall = Skjaldborg: tveir eða fleiri andstæðingar hlið við hlið á jaðrinum eru drepnir ef þinn maður er fyrir framan hvern þeirra og þú lokar öðrum enda raðarinnar, með { $corners ->
    [yes] þínum manni eða horni
   *[no] þínum manni
} við hinn. Konungur þeirra á meðal stendur eftir.
rules-trap = Gildra: stakur taflmaður er drepinn þegar þínir menn, hásætið, horn eða jaðarinn loka öllum hliðum hans.
rules-linnaean = Varnarmaður við hlið konungs á hásætinu er drepinn milli árásarmanns og hásætisins ef árásarmenn eru á hinum þremur hliðum þess.

rules-king = **Að drepa konunginn**
rules-king-four = Til þess þarf árásarmenn á öllum fjórum hliðum hans.
rules-king-two = Hann er drepinn milli tveggja árásarmanna, eins og aðrir taflmenn.
rules-king-two-on-throne = Á hásætinu nægja tveir árásarmenn á gagnstæðum hliðum.
rules-king-four-on-throne = Á hásætinu þarf árásarmenn á öllum fjórum hliðum.
rules-king-two-beside-throne = Við hlið hásætisins nægja tveir árásarmenn á gagnstæðum hliðum.
rules-king-three-beside-throne = Við hlið hásætisins þarf árásarmenn á hinum þremur hliðunum.
rules-king-safe-on-edge = Á jaðrinum er hann óhultur.
rules-king-edge-no-refuge = Á jaðrinum gildir það sama.

rules-winning = **Að vinna**
rules-defenders-win-corner = Varnarmenn vinna þegar konungurinn kemst í horn.
rules-defenders-win-corner-or-fort = Varnarmenn vinna þegar konungurinn kemst í horn, eða stendur á jaðrinum, frjáls ferða sinna, í óvinnandi virki.
rules-defenders-win-edge = Varnarmenn vinna þegar konungurinn kemst út á jaðar borðsins.
rules-attackers-win-capture = Árásarmenn vinna þegar þeir drepa konunginn.
rules-attackers-win-capture-or-ring = Árásarmenn vinna þegar þeir drepa konunginn, eða loka alla varnarmenn frá jaðrinum.
rules-no-moves-loses = Lið sem á engan löglegan leik tapar.
rules-no-moves-draws = Lið sem á engan löglegan leik fær jafntefli, eða tapar ef það á engan taflmann eftir.
rules-repetition-draw = Komi staða upp í þriðja sinn verður jafntefli.
rules-repetition-mover = Hver sem leikur fram stöðu í þriðja sinn tapar.
rules-repetition-defenders = Komi staða upp í þriðja sinn tapa varnarmenn.
rules-repetition-aggressor = Komi staða upp í þriðja sinn tapar liðið sem gat forðast það.
rules-move-limit = { $moves ->
    [one] Eftir { $moves } leik án dráps verður jafntefli.
   *[other] Eftir { $moves } leiki án dráps verður jafntefli.
}
rules-agreement = Semja má um jafntefli hvenær sem er.
