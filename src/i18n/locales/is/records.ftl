# Skráð töfl sem sótt eru annars staðar frá, og að tefla áfram úr þeim.

record-title = Skráð tafl: { $variant }
record-title-names = Skráð tafl: { $variant }, { $attackers } (árásarmenn) – { $defenders } (varnarmenn)
record-title-attackers = Skráð tafl: { $variant }, { $attackers } hefur árásarmenn
record-title-defenders = Skráð tafl: { $variant }, { $defenders } hefur varnarmenn
record-over = Hér er taflinu lokið: { $how }.
record-kept = -# Aðeins þú sérð þetta. Ég geymi það til { $until }.

button-play-on = Tefla áfram héðan
play-on-question = Á hvern skorar þú að tefla áfram héðan? Veldu fyrst liðið þitt, svo mótherjann.
play-on-to-move = { $side ->
    [attackers] Árásarmenn eiga leik.
   *[defenders] Varnarmenn eiga leik.
}
play-on-placeholder = Á hvern skorar þú?
button-side-by-lot = Láta hlutkesti ráða
button-side-attackers = Ég tek árásarmenn
button-side-defenders = Ég tek varnarmenn

challenge-own-start = { $side ->
    [attackers] Taflið byrjar á stöðunni á myndinni, árásarmenn eiga leik, og það telst ekki með í `/record`.
   *[defenders] Taflið byrjar á stöðunni á myndinni, varnarmenn eiga leik, og það telst ekki með í `/record`.
}
challenge-sides = { $attackers } hefur árásarmenn, { $defenders } varnarmenn.
lot-gives-sides = Hlutkesti réð: { $attackers } hefur árásarmenn, { $defenders } varnarmenn.
closed-challenge-made = Áskorunin þín hefur verið send.

refuse-record-not-one = Gefðu mér annaðhvort valkostinn `record` með taflinu sem texta eða valkostinn `file` með taflinu í skrá.
refuse-record-too-large = Þetta er of stórt: { $size } KB. Ég les mest { $most } KB.
refuse-record-not-text = Þetta er ekki textaskrá. Ég les töfl í OpenTafl-rithætti, eins og `/export` skrifar þau.
refuse-record-not-fetched = Ekki tókst að sækja skrána frá Discord. Reyndu aftur.
refuse-record-empty = Hér er ekkert. Ég les töfl í OpenTafl-rithætti, eins og `/export` skrifar þau.
refuse-record-too-many-moves = Leikir í þessu tafli eru { $moves }. Ég geymi töfl með mest { $most }.
refuse-record-no-rules = Ég finn engar reglur í þessu, eins og í „[rules: dim:11 …]“. Þær eru í töflum frá `/export`; staða ein og sér er skrifuð sem raðir, `3ttt3/4t4/…`, með liðinu sem á leik á eftir, `a` eða `d`.
refuse-record-unreadable = Ég get ekki lesið línu { $line }: { $why }
refuse-record-illegal = Leiknum { $move } í línu { $line } (leikur { $ply }) er ekki hægt að leika: { $why }
refuse-record-not-captured = Leikurinn { $move } í línu { $line } (leikur { $ply }) drepur ekki { $square }.
refuse-record-bad-move = Ég get ekki lesið „{ $text }“ í línu { $line } sem leik.
refuse-record-turn = Í línu { $line } stendur númerið „{ $found }“ þar sem umferð { $expected } ætti að vera.
refuse-record-position = Ég get ekki lesið þessa stöðu: { $why }
refuse-record-other-variant = Skráningin segir sjálf eftir hvaða reglum er teflt: { $variant }. Slepptu valkostinum `variant`.
refuse-record-other-size = { $size ->
    [0] Raðir í þessari stöðu eru { $rows }, og ekkert afbrigði hér hefur slíkt borð. Gefðu mér alla skráninguna með reglunum.
   *[other] Raðir í þessari stöðu eru { $rows }, en á borði þessa afbrigðis eru þær { $size }.
}
refuse-no-such-record = Ég finn þessa skráningu ekki lengur: ég geymi aðeins tíu þær nýjustu frá þér, og enga lengur en 30 daga. Sæktu hana aftur með `/import`.
refuse-asked-already = Áskorun þín um að tefla áfram þaðan er enn opin: { $name } á eftir að svara.
refuse-asked-anybody-already = Áskorun þín um að tefla áfram þaðan er enn opin öllum.
refuse-nothing-to-play-on = Í þessari stöðu er taflinu lokið. Farðu aftur á stöðu þar sem það heldur áfram.
