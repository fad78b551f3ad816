# Hvenær minnt er á töfl sem bíða eftir leik, og hvenær fólk fær næði.

opt-settings-reminders-desc = Hvenær ég minni þig á að þú eigir leik, í töflum með tímamörkum
opt-settings-zone-desc = Tímabeltið þitt, eftir næstu stórborg, t.d. Reykjavík
opt-settings-quiet-hours-desc = Hvenær sólarhrings þú færð engar áminningar, t.d. 22-7; off fyrir engan næðistíma
opt-settings-digest-desc = Klukkan hvað þú færð daglega lista yfir töfl þar sem þú átt leik, t.d. 8; off fyrir engan
choice-reminders-usual = Þegar tíminn er hálfnaður, og bæði sólarhring og þremur tímum áður en hann er úti
choice-reminders-last-day = Bæði sólarhring og þremur tímum áður en tími þinn er úti
choice-reminders-last-hours = Þremur tímum áður en tími þinn er úti
choice-reminders-off = Aldrei
zone-choice = { $zone } · klukkan er { $time }

settings-reminders = { $plan ->
    [last-day] Í töflum með tímamörkum færð þú áminningu **bæði sólarhring og þremur tímum áður en tími þinn er úti**.
    [last-hours] Í töflum með tímamörkum færð þú áminningu **þremur tímum áður en tími þinn er úti**.
    [off] Í töflum með tímamörkum **færð þú enga áminningu**.
   *[usual] Í töflum með tímamörkum færð þú áminningu **þegar tími þinn er hálfnaður, og bæði sólarhring og þremur tímum áður en hann er úti**.
}
settings-reminders-silent = Í töflum með tímamörkum **færð þú enga áminningu**, því ég segi þér ekkert þegar þú átt leik.
settings-quiet = Næðistími: **frá { $from }:00 til { $until }:00**. Áminning bíður þar til honum lýkur, nema það yrði of seint.
settings-quiet-none = Næðistími: **enginn**.
settings-zone = Tímabeltið þitt: **{ $zone }**, þar er klukkan { $time }.
settings-zone-none = Tímabeltið þitt: **ekki valið**, svo tímarnir þínir eru í UTC, þar sem klukkan er { $time }.
settings-digest = Listi yfir töflin þar sem þú átt leik: **daglega klukkan { $hour }:00**, í einkaskilaboðum. Næst: { $next }.
settings-digest-closed = Listi yfir töflin þar sem þú átt leik: daglega klukkan { $hour }:00, en **ég get ekki sent þér einkaskilaboð**. Leyfðu einkaskilaboð frá þessum þjóni og veldu tímann svo aftur.
settings-digest-none = Listi yfir töflin þar sem þú átt leik: **enginn**.
settings-how-reminders = Breyttu því með `/settings reminders`, `quiet-hours`, `zone` og `digest`.

reminder = { $mention }, þú átt enn leik, mótherji { $opponent }.
reminder-in-private = Þú átt enn leik: { $variant }, mótherji { $opponent }.
reminder-closed = Ég get ekki sent þér einkaskilaboð, svo ég minni þig á hér héðan í frá. Ef þú leyfir einkaskilaboð frá þessum þjóni skaltu velja þau aftur með `/settings`.
digest-closed = Daglegi listinn yfir töflin þín er einkaskilaboð, og þau get ég ekki sent þér, svo hann kemur ekki lengur. Leyfðu einkaskilaboð frá þessum þjóni og veldu svo tímann aftur með `/settings digest`.
button-snooze = Minna mig á síðar
snoozed = Ég minni þig aftur á tafl #{ $game } þann { $at } ({ $in }), ef þú hefur ekki leikið þá.

# Einkaskilaboðin sem koma daglega. Töflin fylgja, eitt í línu.
digest-title = { $count ->
    [one] **{ $count } tafl bíður eftir þér:**
   *[other] **{ $count } töfl bíða eftir þér:**
}
digest-how = -# Þú færð þennan lista á hverjum degi meðan töfl bíða eftir þér. `/settings digest` breytir tímanum, eða slekkur á listanum með `off`.

moment = <t:{ $at }:f> (<t:{ $at }:R>)

refuse-no-such-zone = Ég þekki ekki tímabeltið „{ $text }“. Skrifaðu næstu stórborg, t.d. `Stockholm` eða `New York`, og veldu úr því sem ég sting upp á.
refuse-which-zone = Ég er ekki viss um hvaða tímabelti „{ $text }“ er. Skrifaðu fullt nafn þess; kannski áttu við { $zones }.
refuse-not-quiet-hours = Ég get ekki lesið „{ $text }“ sem næðistíma. Skrifaðu tvær heilar klukkustundir, t.d. `22-7`, eða `off`.
refuse-same-hour = „{ $text }“ byrjar og endar á sömu klukkustund, svo enginn tími er þar á milli. Skrifaðu tvær mismunandi heilar klukkustundir, t.d. `22-7`, eða `off`.
refuse-not-an-hour = Ég get ekki lesið „{ $text }“ sem klukkustund. Skrifaðu heila klukkustund frá 0 til 23, t.d. `8`, eða `off`.
refuse-clock-stands = Klukkan þín í tafli #{ $game } er stopp: það er ekkert að minna þig á.
refuse-no-time-to-snooze = Of lítill tími er eftir í tafli #{ $game } til að minna þig á síðar: hann rennur út { $at } ({ $in }).
refuse-snooze-time-up = Tími þinn í tafli #{ $game } rann út { $at } ({ $since }): það er ekkert að minna þig á.
refuse-snooze-silent = Þú hefur valið að ég segi þér ekkert þegar þú átt leik, svo áminning bærist þér ekki. Breyttu því með `/settings pings` og ýttu svo aftur.
