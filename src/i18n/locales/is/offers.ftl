# Önnur boð en jafntefli: að taka leiki til baka og að slíta tafli áður en bæði lið hafa leikið.

take-back-asked = { $name } biður um að taka til baka { $moves }, eftir leik { $plies }.
take-back-agreed = { $opponent } samþykkti: { $name } leikur aftur.
take-back-declined-notice = { $mention }, { $opponent } hafnar því að leikur verði tekinn til baka. Taflið heldur áfram.
abort-asked = { $name } biður um að slíta taflinu: enginn vinnur og það telst ekki með.
abort-agreed = { $opponent } samþykkti: taflinu er slitið.
abort-declined-notice = { $mention }, { $opponent } hafnar því að slíta taflinu. Það heldur áfram.
draw-declined-notice = { $mention }, { $opponent } hafnar jafnteflisboði þínu. Taflið heldur áfram.

offer-withdrawn = { $name } dró þetta til baka.

request-question = { $mention }, samþykkir þú?
request-declined = Hafnað.
request-lapsed = Beiðnin er fallin niður: taflið hélt áfram.
request-lapsed-at-end = Beiðnin er fallin niður: taflinu er lokið.

button-accept-draw-at = { $plies ->
    [0] Samþykkja jafntefli (fyrir fyrsta leik)
   *[other] Samþykkja jafntefli (leikur { $plies })
}
button-undo = Taka til baka { $moves }
button-accept-abort = Slíta taflinu
button-decline-request = Hafna
button-withdraw-offer = Draga til baka
closed-offer-withdrawn = Þú dróst þetta til baka. Taflið heldur áfram.
button-take-back = Taka til baka
button-abort = Slíta tafli

taken-back = { $name } tekur til baka { $moves }; { $opponent } samþykkti.

board-take-back-asked = Beðið hefur verið um að taka leik til baka.
board-abort-asked = Beðið hefur verið um að slíta taflinu.

result-aborted = { $attackers } og { $defenders } slitu taflinu áður en bæði lið höfðu leikið: það telst ekki með hjá neinum.
result-intervention = { $manager }, sem stjórnar þjóninum, batt enda á taflið { $plies ->
    [0] fyrir fyrsta leik
    [one] eftir { $plies } leik
   *[other] eftir { $plies } leiki
}: enginn vinnur. Ástæðan sem gefin var: „{ $why }“
result-intervention-unknown = Einhver sem stjórnar þjóninum batt enda á taflið: enginn vinnur.
result-intervention-silent = { $manager }, sem stjórnar þjóninum, batt enda á taflið { $plies ->
    [0] fyrir fyrsta leik
    [one] eftir { $plies } leik
   *[other] eftir { $plies } leiki
}: enginn vinnur.
over-aborted = samið var um að slíta því
over-intervention = einhver sem stjórnar þjóninum batt enda á það

alt-broken-off = Taflinu var slitið.

elsewhere-take-back-asked = { $where ->
    [private] Þú baðst um að taka til baka. Beiðnin er í einkasamtalinu þar sem þið teflið.
   *[channel] Þú baðst um að taka til baka. Beiðnin er í { $place }.
}
elsewhere-abort-asked = { $where ->
    [private] Þú baðst um að slíta taflinu. Beiðnin er í einkasamtalinu þar sem þið teflið.
   *[channel] Þú baðst um að slíta taflinu. Beiðnin er í { $place }.
}
elsewhere-taken-back = { $where ->
    [private] Þú samþykktir að leikur yrði tekinn til baka. Borðið er í einkasamtalinu þar sem þið teflið.
   *[channel] Þú samþykktir að leikur yrði tekinn til baka. Borðið er í { $place }.
}
elsewhere-aborted = { $where ->
    [private] Þú samþykktir að slíta taflinu. Borðið er í einkasamtalinu þar sem þið teflið.
   *[channel] Þú samþykktir að slíta taflinu. Borðið er í { $place }.
}
elsewhere-declined = { $where ->
    [private] Þú hafnaðir. Mótherjinn fréttir það í einkasamtalinu þar sem þið teflið.
   *[channel] Þú hafnaðir. Mótherjinn fréttir það í { $place }.
}
elsewhere-ended = { $where ->
    [private] Þú batst enda á taflið. Borðið er í einkasamtalinu þar sem teflt var.
   *[channel] Þú batst enda á taflið. Borðið er í { $place }.
}

refuse-stale-board-taken-back = Þetta borð sýnir tafl #{ $game } { $board-ply ->
    [0] í upphafi
   *[other] eftir leik { $board-ply }
}. Síðan þá hafa leikir verið teknir til baka, og { $to-move } á leik.
since-taken-back = - Leikir voru teknir til baka.
refuse-unknown-offer = Ég finn þetta boð ekki lengur. `/board` sýnir hvernig taflið stendur.
refuse-not-your-offer = Aðeins { $name } getur dregið þetta til baka.
refuse-offer-withdrawn = Þetta var dregið til baka; tafl #{ $game } hélt áfram.
refuse-not-yours-to-answer = Aðeins { $opponent } getur svarað þessu.
refuse-request-open = Þessi beiðni er enn opin. Ýttu aftur á hnappinn.
refuse-request-declined = Þessari beiðni var hafnað; tafl #{ $game } hélt áfram.
refuse-request-lapsed = Þessi beiðni er fallin niður: leikur, eða lok tafls #{ $game }, varð á undan.
refuse-take-back-accepted = Þetta hefur þegar verið tekið til baka í tafli #{ $game }.
refuse-abort-accepted = Tafli #{ $game } hefur þegar verið slitið.
refuse-take-back-asked-yourself = Þú hefur þegar beðið um að taka til baka { $moves } í tafli #{ $game }. Beiðni þín gildir þar til henni er svarað eða leikið er.
refuse-abort-asked-yourself = Þú hefur þegar beðið um að slíta tafli #{ $game }. Beiðni þín gildir þar til henni er svarað eða leikið er.
refuse-draw-offered-to-you = { $name } hefur þegar boðið þér jafntefli í tafli #{ $game }. Samþykkir þú það?
refuse-take-back-asked-of-you = { $name } biður um að taka til baka { $moves } í tafli #{ $game }. Svaraðu því fyrst: samþykkir þú?
refuse-abort-asked-of-you = { $name } biður um að slíta tafli #{ $game }. Svaraðu því fyrst: samþykkir þú?
refuse-draw-again = Þú hefur þegar boðið jafntefli í tafli #{ $game } eftir síðasta leik þinn. Leiktu áður en þú býður það aftur.
refuse-take-back-again = Þú hefur þegar beðið um þetta í tafli #{ $game }. Biðja má aftur þegar leikið hefur verið.
refuse-abort-again = Þú hefur þegar beðið um að slíta tafli #{ $game }. Biðja má aftur þegar leikið hefur verið.
refuse-nothing-to-take-back = Í tafli #{ $game } átt þú engan leik sem hægt er að taka til baka.
refuse-too-late-to-abort = Bæði lið hafa leikið í tafli #{ $game }, svo ekki er lengur hægt að slíta því. Bjóddu jafntefli með `/draw`, eða gefðu taflið með `/resign`.
refuse-not-a-manager = Aðeins þau sem stjórna þjóninum mega binda enda á töfl annarra. Þínu eigin getur þú lokið með `/resign`.
refuse-manages-own-game = Þú teflir í tafli #{ $game }, svo önnur manneskja sem stjórnar þjóninum þarf að binda enda á það. Þú getur boðið jafntefli með `/draw`, eða gefið taflið með `/resign`.
refuse-not-a-number = „{ $text }“ er ekki númer á tafli. Hvert borð byrjar á því, t.d. `#17`.
refuse-no-reason = Segðu í fáum orðum hvers vegna taflið á að enda: báðir spilarar lesa það.
refuse-too-many-challenges = Opnar áskoranir þínar eru { $most }, fleiri mega þær ekki vera í einu. Afturkallaðu einhverja með hnappnum **Draga til baka**, eða bíddu þar til einhverri er svarað.
refuse-busy = Of margar svona beiðnir bárust í einu. Reyndu aftur eftir nokkrar mínútur.
refuse-too-many-requests = Þetta er meira en ég tek við frá einni manneskju á mínútu. Það næsta gildir { $again }.

guild-game-choice = #{ $game } · { $variant } · { $attackers } – { $defenders }

help-take-back = Lékstu óvart? **Taka til baka** biður mótherjann um að mega afturkalla leikinn. Þar til bæði lið hafa leikið biður **Slíta tafli** um að taflinu sé slitið (`/take-back`, `/abort`).
