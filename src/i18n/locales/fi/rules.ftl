# Muunnelman säännöt: virke tai pari jokaisesta säännöstä, jossa muunnelmat eroavat.

rules-title = **{ $variant }** · { $size }×{ $size } · { $attackers } hyökkääjää vastassaan { $defenders } puolustajaa ja kuningas
rules-item = - { $rule }

rules-moving = **Siirrot**
rules-line = Hyökkääjät aloittavat. Kaikki nappulat, myös kuningas, kulkevat suoraan riviä tai saraketta pitkin, niin pitkälle kuin tie on vapaa.
rules-throne-king-stops-all-pass = Vain kuningas saa pysähtyä valtaistuimelle ({ $throne }); muut saavat kulkea sen yli, kun se on tyhjä.
rules-throne-king-stops-king-passes = Vain kuningas saa pysähtyä valtaistuimelle ({ $throne }) tai kulkea sen yli.
rules-throne-nobody-stops-all-pass = Kun kuningas on lähtenyt valtaistuimelta ({ $throne }), kukaan ei saa pysähtyä sille. Yli saavat kulkea kaikki.
rules-throne-nobody-stops-king-passes = Kun kuningas on lähtenyt valtaistuimelta ({ $throne }), kukaan ei saa pysähtyä sille, ja vain kuningas saa kulkea yli.
rules-throne-anyone-stops-king-passes = Kaikki saavat pysähtyä valtaistuimelle ({ $throne }), mutta vain kuningas saa kulkea sen yli.
rules-corners-king-only = { $block ->
    [1] Vain kuningas saa mennä kulmiin.
   *[other] Vain kuningas saa mennä kulmiin ({ $block }×{ $block } ruutua).
}

rules-capturing = **Lyöminen**
rules-custodial = Lyöt nappulan, kun siirtosi sulkee sen kahden nappulasi väliin, vastakkaisilta puolilta. Kahden vastustajan väliin on turvallista siirtyä.
rules-corners-hostile = Kulma käy toisesta näistä { $against ->
    [attackers] hyökkääjiä vastaan
    [defenders] puolustajia vastaan, mutta ei kuningasta
    [king] kuningasta vastaan
    [soldiers] kaikkia muita paitsi kuningasta vastaan
    [attackers-and-king] hyökkääjiä ja kuningasta vastaan
    [defenders-and-king] puolustajia ja heidän kuningastaan vastaan
   *[everybody] kaikkia vastaan
}.
rules-throne-hostile = { $when ->
    [empty] Tyhjä valtaistuin
   *[always] Valtaistuin, tyhjänä tai ei,
} käy toisesta näistä { $against ->
    [attackers] hyökkääjiä vastaan
    [defenders] puolustajia vastaan, mutta ei kuningasta
   *[soldiers] kaikkia muita paitsi kuningasta vastaan
}.
rules-king-armed = Kuningas lyö kuten muutkin nappulat.
rules-king-hammer = Kuningas lyö omalla siirrollaan, mutta ei paikallaan seisten.
rules-king-anvil = Kuningas lyö paikallaan seisten, mutta ei omalla siirrollaan.
rules-king-unarmed = Kuningas ei lyö mitään.
rules-shieldwall = Kilpimuuri: vähintään kaksi vierekkäistä vastustajaa reunalla lyödään, kun jokaisen edessä on nappulasi ja suljet rivin toisen pään, ja toisessa on { $corners ->
    [yes] nappulasi tai kulma
   *[no] nappulasi
}. Kuningas joukossa jää.
rules-trap = Ansa: yksittäinen nappula lyödään, kun nappulasi, valtaistuin, kulma tai laudan reuna sulkevat sen kaikki sivut.
rules-linnaean = Valtaistuimella olevan kuninkaan viereinen puolustaja lyödään hyökkääjän ja valtaistuimen väliin, kun hyökkääjät ovat valtaistuimen muilla sivuilla.

rules-king = **Kuninkaan lyöminen**
rules-king-four = Siihen tarvitaan hyökkääjät kaikilla neljällä sivulla.
rules-king-two = Se lyödään kahden hyökkääjän väliin kuten muutkin nappulat.
rules-king-two-on-throne = Valtaistuimella riittää kaksi hyökkääjää vastakkaisilla sivuilla.
rules-king-four-on-throne = Valtaistuimella tarvitaan hyökkääjät kaikilla neljällä sivulla.
rules-king-two-beside-throne = Valtaistuimen vieressä riittää kaksi hyökkääjää vastakkaisilla sivuilla.
rules-king-three-beside-throne = Valtaistuimen vieressä tarvitaan hyökkääjät kolmella muulla sivulla.
rules-king-safe-on-edge = Reunalla sitä ei voi lyödä.
rules-king-edge-no-refuge = Reunalla pätee sama.

rules-winning = **Voittaminen**
rules-defenders-win-corner = Puolustajat voittavat, kun kuningas pääsee kulmaan.
rules-defenders-win-corner-or-fort = Puolustajat voittavat, kun kuningas pääsee kulmaan tai on reunalla, vapaana liikkumaan, murtumattomassa linnakkeessa.
rules-defenders-win-edge = Puolustajat voittavat, kun kuningas pääsee laudan reunalle.
rules-attackers-win-capture = Hyökkääjät voittavat, kun he lyövät kuninkaan.
rules-attackers-win-capture-or-ring = Hyökkääjät voittavat, kun he lyövät kuninkaan tai eristävät kaikki puolustajat reunasta.
rules-no-moves-loses = Jolla ei ole sallittua siirtoa, häviää.
rules-no-moves-draws = Jolla ei ole sallittua siirtoa, saa tasapelin, tai häviää, jos nappuloita ei ole jäljellä.
rules-repetition-draw = Jos asema on laudalla kolmatta kertaa, tulee tasapeli.
rules-repetition-mover = Joka tuo aseman laudalle kolmannen kerran, häviää.
rules-repetition-defenders = Jos asema on laudalla kolmatta kertaa, puolustajat häviävät.
rules-repetition-aggressor = Jos asema on laudalla kolmatta kertaa, häviää se puoli, joka olisi voinut välttää sen.
rules-move-limit = { $moves ->
    [one] Kun on pelattu { $moves } siirto ilman lyöntiä, tulee tasapeli.
   *[other] Kun on pelattu { $moves } siirtoa ilman lyöntiä, tulee tasapeli.
}
rules-agreement = Tasapelistä voi sopia milloin tahansa.
