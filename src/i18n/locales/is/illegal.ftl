# Hvers vegna reglurnar banna leik.

illegal-game-over = { $winner ->
    [attackers] Taflinu er lokið: árásarmenn unnu.
    [defenders] Taflinu er lokið: varnarmenn unnu.
   *[nobody] Taflinu er lokið: jafntefli varð.
}
illegal-off-board = Á þessu borði er enginn reitur { $square }. Það nær frá a1 til { $last }.
illegal-empty-square = { $move } er ekki hægt: enginn taflmaður er á { $from }.
illegal-not-your-piece = { $piece ->
    [king] Konungurinn á { $from } tilheyrir varnarmönnum, og þú hefur árásarmenn.
    [attacker] Taflmaðurinn á { $from } er árásarmaður, og þú hefur varnarmenn.
   *[defender] Taflmaðurinn á { $from } er varnarmaður, og þú hefur árásarmenn.
}
illegal-no-step = Frá { $square } til { $square } er enginn leikur. Veldu annan reit til að fara á.
illegal-not-straight = { $move } er ekki beint. Taflmenn fara eftir röð eða dálki.
illegal-blocked = { $move } er ekki hægt: taflmaðurinn á { $by } er í veginum.
illegal-occupied = { $move } er ekki hægt: á { $by } er { $piece ->
    [king] konungurinn
    [attacker] árásarmaður
   *[defender] varnarmaður
}.
illegal-stop-on-throne = Aðeins konungurinn má nema staðar á hásætinu ({ $throne }).
illegal-king-stop-on-throne = Enginn má snúa aftur á hásætið ({ $throne }), ekki einu sinni konungurinn.
illegal-pass-throne = Aðeins konungurinn má fara yfir hásætið ({ $throne }), svo { $move } er ekki hægt.
illegal-king-pass-throne = Enginn má fara yfir hásætið ({ $throne }), ekki einu sinni konungurinn.
illegal-enter-corner = Aðeins konungurinn má fara í hornið { $corner }.
illegal-king-enter-corner = Enginn má fara í hornið { $corner }, ekki einu sinni konungurinn.
