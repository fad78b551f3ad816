# Að líta um öxl: leik fyrir leik, sem listi, sem hreyfimynd, skrifað.

button-first = Fyrsti
button-last = Síðasti
button-back = Aftur
button-replay = Spila
button-export = Flytja út

step-start = { $plies ->
    [0] Upphafið. Engum leik hefur verið leikið.
    [1] Upphafið, fyrir eina leikinn.
    [one] Upphafið. Leikir alls: { $plies }.
   *[other] Upphafið. Leikir alls: { $plies }.
}
step-move = { $piece ->
    [attacker] Leikur { $ply } af { $plies }: árásarmenn léku { $move }.
    [defender] Leikur { $ply } af { $plies }: varnarmenn léku { $move }.
   *[king] Leikur { $ply } af { $plies }: konungurinn fór { $move }.
}
step-move-captures = { $piece ->
    [attacker] Leikur { $ply } af { $plies }: árásarmenn léku { $move } og drápu { $captured }.
    [defender] Leikur { $ply } af { $plies }: varnarmenn léku { $move } og drápu { $captured }.
   *[king] Leikur { $ply } af { $plies }: konungurinn fór { $move } og drap { $captured }.
}

history-move = { $piece ->
    [attacker] **{ $ply }** Árásarmenn { $move } · <t:{ $at }:f>
    [defender] **{ $ply }** Varnarmenn { $move } · <t:{ $at }:f>
   *[king] **{ $ply }** Konungur { $move } · <t:{ $at }:f>
}
history-move-captures = { $piece ->
    [attacker] **{ $ply }** Árásarmenn { $move }, drápu { $captured } · <t:{ $at }:f>
    [defender] **{ $ply }** Varnarmenn { $move }, drápu { $captured } · <t:{ $at }:f>
   *[king] **{ $ply }** Konungur { $move }, drap { $captured } · <t:{ $at }:f>
}
history-notation = **{ $ply }** { $move } · <t:{ $at }:f>
history-none = Engum leik hefur verið leikið.
history-page = { $plies ->
    [1] -# Eini leikurinn hingað til.
    [one] -# Leikir { $from } til { $to } af { $plies }.
   *[other] -# Leikir { $from } til { $to } af { $plies }.
}

film-left-out = { $moves ->
    [one] -# { $moves } rólegum leik er sleppt.
   *[other] -# { $moves } rólegum leikjum er sleppt.
}
film-description = { $moves ->
    [0] Tafl #{ $game } sem hreyfimynd: aðeins upphafið.
    [1] Tafl #{ $game } sem hreyfimynd: upphafið og eini leikurinn.
    [one] Tafl #{ $game } sem hreyfimynd frá upphafi, leikir alls { $moves }. `/history` segir frá þeim í orðum.
   *[other] Tafl #{ $game } sem hreyfimynd frá upphafi, leikir alls { $moves }. `/history` segir frá þeim í orðum.
}

export-told = { $moves ->
    [0] Hér er taflið í OpenTafl-rithætti, fyrir fyrsta leik. `/import` les það aftur.
    [1] Hér er taflið í OpenTafl-rithætti, með eina leiknum. `/import` les það aftur.
    [one] Hér er taflið í OpenTafl-rithætti, með öllum leikjunum, { $moves } alls. `/import` les það aftur.
   *[other] Hér er taflið í OpenTafl-rithætti, með öllum leikjunum, { $moves } alls. `/import` les það aftur.
}
export-description = { $moves ->
    [one] Tafl #{ $game } í OpenTafl-rithætti, { $moves } leikur
   *[other] Tafl #{ $game } í OpenTafl-rithætti, { $moves } leikir
}

past-game-choice = #{ $game } · lokið · { $variant } · mótherji { $opponent }

on-day = <t:{ $at }:D>

refuse-no-game-at-all = Þú hefur ekki enn teflt neitt tafl. Skoraðu á einhvern með `/challenge`, eða nefndu tafl með valkostinum `game`.
refuse-no-such-ply = { $plies ->
    [0] Í því tafli hefur engum leik verið leikið enn.
    [one] Í því tafli hefur aðeins { $plies } leik verið leikið, ekki { $ply }.
   *[other] Í því tafli hefur aðeins { $plies } leikjum verið leikið, ekki { $ply }.
}

this-is-board = { $ply ->
    [0] Þessi skilaboð sýna upphaf tafls #{ $game }. Svona stendur það núna.
    [one] Þessi skilaboð sýna tafl #{ $game } eftir { $ply } leik. Svona stendur það núna.
   *[other] Þessi skilaboð sýna tafl #{ $game } eftir { $ply } leiki. Svona stendur það núna.
}
this-is-of-game = Þessi skilaboð tilheyra tafli #{ $game }. Svona stendur það núna.
this-is-offer = Þessi skilaboð eru boð í tafli #{ $game }, sem { $name } gerði. Svona stendur taflið núna.
this-is-challenge = Þessi skilaboð eru áskorun. Svona stendur hún núna.
this-is-not-ours = Þessi skilaboð eru ekki frá mér. Veldu skilaboð frá mér um tafl, áskorun eða boð.
this-is-no-game = Þessi skilaboð frá mér eru ekki um neitt tafl.
