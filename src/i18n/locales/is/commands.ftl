# Það sem Discord sýnir meðan einhver skrifar skipun. Mest 100 stafir hver.

cmd-challenge-desc = Skoraðu á einhvern í tafl
cmd-move-desc = Leiktu þinn leik
cmd-board-desc = Skoðaðu borðið í tafli (aðeins þú sérð það)
cmd-games-desc = Töflin þín, fyrst þau þar sem þú átt leik (aðeins þú sérð þau)
cmd-resign-desc = Gefðu tafl; ég spyr fyrst
cmd-draw-desc = Bjóddu mótherja þínum jafntefli
cmd-rules-desc = Lestu reglur afbrigðis eða tafls (aðeins þú sérð þær)
cmd-settings-desc = Skoðaðu og breyttu hvernig ég sýni þér hlutina (aðeins þú sérð það)
cmd-help-desc = Svona er teflt (aðeins þú sérð það)
cmd-history-desc = Listi yfir leikina í tafli, hvort sem því er lokið eða ekki (aðeins þú sérð hann)
cmd-show-desc = Skoðaðu tafl leik fyrir leik (aðeins þú sérð það)
cmd-replay-desc = Horfðu á heilt tafl sem hreyfimynd
cmd-export-desc = Fáðu tafl í OpenTafl-rithætti til að flytja annað (aðeins þú sérð það)
cmd-import-desc = Sæktu tafl eða stöðu í OpenTafl-rithætti, skoðaðu og tefldu áfram þaðan
cmd-record-desc = Hve mörg töfl einhver hefur unnið, tapað og gert jafntefli í (aðeins þú sérð það)
cmd-server-settings-desc = Skoðaðu og breyttu hvar og hvað er teflt á þessum þjóni (aðeins þú sérð það)
cmd-tafl-check-desc = Athugaðu hvað ég má og má ekki hér (aðeins þú sérð það)

cmd-take-back-desc = Biddu mótherja þinn um að fá að taka síðasta leikinn þinn til baka
cmd-abort-desc = Biddu mótherja þinn um að slíta tafli áður en bæði lið hafa leikið
cmd-tafl-end-desc = Bittu enda á fast tafl á þessum þjóni; fyrir þau sem stjórna honum

opt-challenge-opponent-desc = Á hvern þú skorar; ef þú sleppir því teflir hver sem fyrst tekur áskoruninni
opt-challenge-variant-desc = Hvaða tafl úr fjölskyldunni; Copenhagen nema þú veljir annað
opt-challenge-side-desc = Liðið sem þú tekur; hlutkesti ræður ef þú velur ekki
opt-challenge-games-desc = Eitt tafl, eða tveggja tafla einvígi þar sem skipt er um lið
opt-challenge-house-rules-desc = Hvað á að vera öðruvísi, t.d. shieldwall=none, repetition=draw; tillögur birtast um leið
opt-move-move-desc = Hvaðan og hvert; fyrri reiturinn einn sýnir hvert taflmaðurinn kemst
opt-move-game-desc = Hvaða tafl; þarf aðeins þegar fleiri koma til greina
opt-board-game-desc = Hvaða tafl; þarf aðeins þegar fleiri koma til greina
opt-board-flip-desc = Horfa frá hinni hliðinni
opt-board-theme-desc = Teikna í þessu þema, aðeins núna; `/settings` velur það til frambúðar
opt-board-text-desc = Skrifa borðið sem texta í stað þess að teikna það
opt-resign-game-desc = Hvaða tafl; þarf aðeins þegar fleiri koma til greina
opt-draw-game-desc = Hvaða tafl; þarf aðeins þegar fleiri koma til greina
opt-rules-variant-desc = Hvaða tafl úr fjölskyldunni; annars það sem þú teflir hér, eða Copenhagen
opt-rules-game-desc = Tafl með sínum heimareglum
opt-server-settings-add-channel-desc = Rás þar sem ný töfl mega byrja; ef engin er nefnd mega þau byrja alls staðar
opt-server-settings-remove-channel-desc = Rás þar sem ný töfl mega ekki lengur byrja
opt-server-settings-all-channels-desc = Leyfa nýjum töflum aftur að byrja á öllum rásum
opt-server-settings-threads-desc = Hvort hvert nýtt tafl fær sinn eigin þráð
opt-server-settings-variant-desc = Hvað er teflt ef ekkert afbrigði er valið
opt-settings-theme-desc = Hvernig borðin eru teiknuð sem aðeins þú sérð
opt-take-back-game-desc = Hvaða tafl; þarf aðeins þegar fleiri koma til greina
opt-abort-game-desc = Hvaða tafl; þarf aðeins þegar fleiri koma til greina
opt-tafl-end-game-desc = Hvaða tafl, eftir númeri
opt-tafl-end-reason-desc = Hvers vegna, í fáum orðum; báðir spilarar lesa það
opt-settings-confirm-desc = Hvort ég spyr þig aftur áður en leik sem þú smellir á er leikið

opt-history-game-desc = Hvaða tafl, eftir númeri eða mótherja; annars það sem þú teflir, eða þitt síðasta
opt-show-move-desc = Eftir hve marga leiki; 0 er upphafið
opt-show-game-desc = Hvaða tafl, eftir númeri eða mótherja; annars það sem þú teflir, eða þitt síðasta
opt-replay-game-desc = Hvaða tafl, eftir númeri eða mótherja; annars það sem þú teflir, eða þitt síðasta
opt-replay-public-desc = Leyfa öllum hér að sjá það
opt-export-game-desc = Hvaða tafl, eftir númeri eða mótherja; annars það sem þú teflir, eða þitt síðasta
opt-import-record-desc = Taflið sem texti, eða staða sem raðir með a eða d á eftir
opt-import-file-desc = Taflið í textaskrá, eins og /export gefur það
opt-import-variant-desc = Hvaða reglur gilda um staka stöðu; annars þær í fyrsta tafli með slíkt borð
opt-record-user-desc = Töfl hvers, og hvernig ykkur hefur gengið hvoru gegn öðru; þín ef enginn er nefndur

choice-attackers = Árásarmenn (þeir byrja)
choice-defenders = Varnarmenn (með konunginum)
choice-random = Hlutkesti
choice-one-game = Eitt tafl
choice-match = Tveggja tafla einvígi, skipt um lið
