# Frí: meðan einhver er í fríi eru klukkurnar stopp í öllum töflum þar sem viðkomandi á leik.

vacation-lasts = Þú ert í fríi til { $at } ({ $in }). Þangað til eru klukkurnar þínar stopp; þú mátt samt leika, og `/vacation end` lýkur fríinu.
vacation-ended = Fríinu þínu er lokið: klukkurnar þínar ganga aftur.
vacation-none = Þú ert ekki í fríi. `/vacation begin` stöðvar klukkurnar þínar í nokkra daga.
vacation-told = Sagt er frá því á öllum rásum þar sem þú teflir með tímamörkum.
vacation-sooner = { $games ->
    [one] Í { $games } af töflum þínum fer klukkan fyrr af stað, eða gengur allan tímann: þar sem það er teflt er styttra frí leyft.
   *[other] Í { $games } af töflum þínum fer klukkan fyrr af stað, eða gengur allan tímann: þar sem þau eru tefld er styttra frí leyft.
}
vacation-left = Frí sem þú átt eftir á þessu ári (UTC): { $left } af { $days ->
    [one] { $days } degi
   *[other] { $days } dögum
}.
vacation-none-here = Þessi þjónn leyfir ekki frí.

# Fyrir alla á rás. Listi yfir töfl fylgir, eitt í línu.
vacation-begun = { $name } er í fríi til { $at } ({ $in }). Í þessum töflum er klukkan stopp þangað til, þegar { $name } á leik:
vacation-over = { $name }: fríinu lauk { $since }. Klukkurnar ganga áfram með þann tíma sem eftir var:
vacation-used-up-here = { $place ->
    [private] { $name }: frídagarnir sem gilda í einkasamtölum kláruðust { $since }. Klukkurnar ganga áfram með þann tíma sem eftir var:
   *[server] { $name }: frídagarnir sem gilda á þessum þjóni kláruðust { $since }. Klukkurnar ganga áfram með þann tíma sem eftir var:
}
vacation-game = - #{ $game } · mótherji { $opponent }

refuse-vacation-no-games = Þú átt ekkert tafl í gangi: það er engin klukka til að stöðva.
refuse-vacation-nothing-to-stop = Það er engin klukka til að stöðva: töflin þín eru án tímamarka, eða ekki er leyft meira frí þar sem þau eru tefld.
refuse-vacation-none-here = Þessi þjónn leyfir ekki frí.
refuse-vacation-used-up = Þú átt minna en einn frídag eftir á þessu ári: hér { $days ->
    [one] er { $days } dagur leyfður
   *[other] eru { $days } dagar leyfðir
}.
refuse-vacation-too-long = Þú getur mest verið í burtu í { $most ->
    [one] { $most } dag í viðbót
   *[other] { $most } daga í viðbót
}: hér { $days ->
    [one] er { $days } dagur á ári leyfður
   *[other] eru { $days } dagar á ári leyfðir
}.
refuse-vacation-lasts = Þú ert þegar í fríi, til { $at } ({ $in }). `/vacation end` lýkur því. Viltu vera lengur í burtu skaltu ljúka því og byrja nýtt: það sem er eftir af þessu telst ekki með.
refuse-vacation-too-often = Þú hefur byrjað tvö frí á einum sólarhring, og í hvort sinn var öllum sagt frá því. Það næsta getur þú byrjað í fyrsta lagi { $at } ({ $in }).
refuse-vacation-not-on-one = Þú ert ekki í fríi.

server-vacation = { $days ->
    [one] Frí: spilarar mega stöðva klukkurnar sínar í { $days } dag á ári.
   *[other] Frí: spilarar mega stöðva klukkurnar sínar í { $days } daga á ári.
}
server-no-vacation = Frí: ekkert. Klukkan stöðvast ekki hjá neinum.

cmd-vacation-desc = Stöðvaðu klukkurnar þínar meðan þú ert í burtu
cmd-vacation-begin-desc = Farðu í frí: klukkurnar þínar stöðvast og þau sem þú teflir við fá að vita það
cmd-vacation-end-desc = Komdu aftur áður en fríinu þínu lýkur
cmd-vacation-show-desc = Sjáðu hve marga frídaga þú átt eftir á þessu ári
opt-vacation-begin-days-desc = Í hve marga daga héðan í frá
opt-server-settings-vacation-days-desc = Hve marga daga á ári spilarar mega stöðva klukkurnar sínar; 0 leyfir ekkert frí
