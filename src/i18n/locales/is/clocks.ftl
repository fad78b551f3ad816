# Hve lengi má hugsa, og hvað gerist þegar tíminn er úti.

pace-per-move = { $days ->
    [one] { $days } dagur á hvern leik
   *[other] { $days } dagar á hvern leik
}
pace-bank = { $days ->
    [one] { $days } dagur
   *[other] { $days } dagar
}, og { $hours ->
    [one] { $hours } klukkustund
   *[other] { $hours } klukkustundir
} í viðbót á hvern leik, mest { $most ->
    [one] { $most } dagur
   *[other] { $most } dagar
}
pace-unlimited = Engin takmörk
pace-weekends-off = { $pace }, laugardagar og sunnudagar teljast ekki með (UTC)

time-claim = Tími: { $pace }. Þegar tíminn er úti má mótherjinn krefjast sigurs; fyrir fyrsta leik liðs er taflinu slitið.
time-forfeit = Tími: { $pace }. Þegar tíminn er úti er taflið tapað; fyrir fyrsta leik liðs er því slitið.
time-unlimited = Tíminn er ótakmarkaður.

time-until = Tíminn rennur út { $at } ({ $in }).
time-then-lost = Eftir það er taflið tapað.
time-then-claim = Eftir það má { $opponent } krefjast sigurs.
time-then-broken-off = Þú hefur ekki leikið fyrsta leik: eftir það er taflinu slitið og það telst ekki með hjá neinum.
time-stands = { $name } er í fríi til { $at } ({ $in }): þangað til er klukkan stopp.
time-stands-own = Þú ert í fríi til { $at } ({ $in }): þangað til er klukkan stopp.
# Discord sýnir það sem dag og tíma hjá þeim sem les: $at í öðrum textum.
on-day-and-time = <t:{ $at }:f>

games-line-timed = { $line } · tímamörk: { $at } ({ $in })
games-line-up-own = { $line } · tími þinn rann út { $at } ({ $since }): þú mátt enn leika
games-line-up = { $line } · tíminn rann út { $at } ({ $since }): þú mátt krefjast sigurs
games-line-stands = { $line } · { $name } er í fríi til { $at } ({ $in })
games-line-stands-own = { $line } · þú ert í fríi til { $at } ({ $in })

time-up = { $late } lék ekki í tæka tíð: tíminn rann út { $at } ({ $since }).
time-up-choice = { $mention }, þú mátt krefjast sigurs, gefa meiri tíma eða bíða.
time-up-late = { $mention }, þú mátt enn leika þangað til sigurs er krafist.
time-up-own = Tími þinn rann út { $at } ({ $since }), en þú mátt enn leika þangað til { $opponent } krefst sigurs.
time-added = { $name } gefur meiri tíma: { $opponent } hefur nú lengur til að leika.

time-given-back-minutes = Ekki náðist í mig um tíma: { $count ->
    [one] { $count } mínútu er skilað
   *[other] { $count } mínútum er skilað
}.
time-given-back-hours = Ekki náðist í mig um tíma: { $count ->
    [one] { $count } klukkustund er skilað
   *[other] { $count } klukkustundum er skilað
}.
time-given-back-days = Ekki náðist í mig um tíma: { $count ->
    [one] { $count } degi er skilað
   *[other] { $count } dögum er skilað
}.

result-time = { $loser } féll á tíma: { $winner ->
    [attackers] { $name } vinnur með árásarmönnum
   *[defenders] { $name } vinnur með varnarmönnum
} { $plies ->
    [0] fyrir fyrsta leik
    [one] eftir { $plies } leik
   *[other] eftir { $plies } leiki
}.
result-not-begun = { $name } mætti ekki til leiks og lék aldrei. Enginn skaði skeður: taflinu er slitið og það telst ekki með hjá neinum.
over-time = { $loser } féll á tíma og { $winner ->
    [attackers] árásarmenn unnu
   *[defenders] varnarmenn unnu
}
over-not-begun = annað liðið lék aldrei, svo það telst ekki með hjá neinum

button-claim = Krefjast sigurs
button-add-time = { $days ->
    [one] Gefa { $days } dag í viðbót
   *[other] Gefa { $days } daga í viðbót
}

claim-question = { $variant }, { $attackers } – { $defenders }. { $late } lék ekki í tæka tíð en má enn leika þangað til sigurs er krafist. Krefst þú sigurs? Þú vinnur þá strax.
claim-question-first = { $variant }, { $attackers } – { $defenders }. { $late } lék ekki fyrsta leik í tæka tíð: ef þú krefst sigurs er taflinu slitið og það telst ekki með hjá neinum.
button-confirm-claim = Krefjast sigurs í tafli #{ $game }
button-leave-unclaimed = Bíða
closed-claimed = Þú krafðist sigurs.
closed-claim-left = Þú bíður. Þú getur krafist sigurs síðar, svo lengi sem enginn leikur er kominn.
closed-claim-outdated = Þú krafðist ekki sigurs: taflið hefur haldið áfram síðan ég spurði.

refuse-out-of-time-own = Tími þinn í tafli #{ $game } rann út { $at } ({ $since }): taflið er tapað, og síðasta borð þess birtist hér eftir andartak.
refuse-out-of-time = { $name } féll á tíma í tafli #{ $game } (tíminn rann út { $at }, { $since }): taflinu er lokið, og síðasta borð þess birtist hér eftir andartak.
refuse-out-of-time-first-own = Tími þinn fyrir fyrsta leik í tafli #{ $game } rann út { $at } ({ $since }): taflinu er slitið og það telst ekki með hjá neinum. Síðasta borð þess birtist hér eftir andartak.
refuse-out-of-time-first = { $name } lék ekki fyrsta leik í tafli #{ $game } í tæka tíð (tíminn rann út { $at }, { $since }): taflinu er slitið og það telst ekki með hjá neinum. Síðasta borð þess birtist hér eftir andartak.
refuse-no-pace = Í tafli #{ $game } eru engin tímamörk: þar fellur enginn á tíma.
refuse-own-time = Þú átt leik í tafli #{ $game }. Þetta getur þú gert þegar mótherjinn á leik.
refuse-own-time-up = Í tafli #{ $game } rann þinn eigin tími út { $at } ({ $since }): aðeins { $opponent } getur krafist sigurs eða gefið meiri tíma. Þú mátt enn leika þangað til sigurs er krafist.
refuse-time-left = { $opponent } hefur tíma til { $at } ({ $in }) í tafli #{ $game }.
refuse-time-just-up = { $opponent } féll á tíma í tafli #{ $game } rétt í þessu, en leikur gæti enn verið á leiðinni. Reyndu aftur eftir nokkrar sekúndur.
refuse-time-given = { $opponent } hefur aftur tíma til { $at } ({ $in }) í tafli #{ $game }.
refuse-time-stands = { $opponent } er í fríi til { $at } ({ $in }): þangað til er klukkan í tafli #{ $game } stopp.
refuse-enough-time = { $opponent } hefði þá meira en mánuð í tafli #{ $game }: gefðu minni tíma.

elsewhere-claimed = { $where ->
    [private] Þú krafðist sigurs. Borðið er í einkasamtalinu þar sem þið teflið.
   *[channel] Þú krafðist sigurs. Borðið er í { $place }.
}
elsewhere-time-added = { $where ->
    [private] Þú gafst meiri tíma. Borðið er í einkasamtalinu þar sem þið teflið.
   *[channel] Þú gafst meiri tíma. Borðið er í { $place }.
}

# Spjaldið þar sem áskorun er undirbúin.
button-set-up-time = Tími: { $pace }
set-up-time-placeholder = Hve lengi má hvort lið hugsa?
set-up-weekends-off = Laugardagar og sunnudagar teljast ekki með (UTC)
set-up-weekends-on = Laugardagar og sunnudagar teljast með
set-up-time-claim = Þegar tíminn er úti: mótherjinn má krefjast sigurs
set-up-time-forfeit = Þegar tíminn er úti: taflið er tapað
set-up-back-to-rules = ← Heimareglur

server-pace = Ef enginn umhugsunartími er valinn gildir þessi. { $time }

cmd-claim-desc = Krefstu sigurs í tafli þar sem tími mótherjans er úti
cmd-add-time-desc = Gefðu mótherja þínum meiri tíma til að leika næsta leik
opt-claim-game-desc = Hvaða tafl; þarf aðeins þegar fleiri koma til greina
opt-add-time-days-desc = Hve marga daga í viðbót; annars jafn marga og á hvern leik
opt-add-time-game-desc = Hvaða tafl; þarf aðeins þegar fleiri koma til greina
opt-challenge-pace-desc = Hve lengi hvort lið má hugsa
opt-challenge-weekends-off-desc = Hvort laugardögum og sunnudögum (UTC) er sleppt
opt-challenge-time-up-desc = Hvað gerist þegar tími einhvers er úti
opt-server-settings-pace-desc = Hve lengi hvort lið má hugsa ef ekkert er valið
opt-server-settings-weekends-off-desc = Hvort laugardögum og sunnudögum (UTC) er sleppt ef ekkert er valið
opt-server-settings-time-up-desc = Hvað gerist þegar tími einhvers er úti ef ekkert er valið
choice-time-up-claim = Mótherjinn má krefjast sigurs, bíða eða gefa tíma
choice-time-up-forfeit = Taflið er tapað
