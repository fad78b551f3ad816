# Hvers vegna ekkert var gert: hvað er að og hvað má gera.

refuse-no-such-game = Ég finn ekkert tafl #{ $game } sem þú getur séð héðan. `/games` sýnir þín.
refuse-not-a-game = „{ $text }“ er hvorki númer á tafli né hluti af nafni í einu af þínum, sem eru:
refuse-not-a-game-of-none = „{ $text }“ er ekki númer á tafli, og þú átt ekkert tafl í gangi. Skoraðu á einhvern með `/challenge`.
refuse-no-running-game = Þú átt ekkert tafl í gangi. Skoraðu á einhvern með `/challenge`.
refuse-which-game = Hvaða tafl áttu við? Veldu það í valmyndinni eða tilgreindu það með valkostinum `game`.
refuse-not-a-player = Aðeins { $attackers } og { $defenders } tefla í tafli #{ $game }.
refuse-frozen = Tafl #{ $game } getur ekki haldið áfram: það sem geymt er um það stangast á. Þau sem reka mig hafa verið látin vita; ekkert hefur glatast.
refuse-not-your-turn = Í tafli #{ $game } á { $opponent } leik (röðin skiptist { $since }).
refuse-stale-board = Þetta borð sýnir tafl #{ $game } { $board-ply ->
    [0] í upphafi
   *[other] eftir leik { $board-ply }
}. Síðan þá { $moves ->
    [one] hefur { $moves } leik verið leikið
   *[other] hefur { $moves } leikjum verið leikið
}, og { $to-move } á leik.
refuse-stale-board-where = `/board` sýnir það nýjasta.

refuse-empty-move = Skrifaðu leikinn svona: `{ $example }`, fyrst reitinn sem farið er af, svo reitinn sem farið er á.
refuse-not-a-move = Ég get ekki lesið „{ $text }“ sem leik. Skrifaðu reitinn sem farið er af, svo reitinn sem farið er á: `{ $example }`.
refuse-invisible-move = Ég get ekki lesið þetta sem leik. Skrifaðu reitinn sem farið er af, svo reitinn sem farið er á: `{ $example }`.
refuse-unexpected-text = Ég skil ekki „{ $rest }“ á eftir leiknum. Reitirnir tveir nægja: `{ $example }`.
refuse-not-captured = { $move } myndi ekki drepa { $square }. Reitirnir tveir nægja: reglurnar segja hvað er drepið.

refuse-challenged-self = Þú getur ekki skorað á þig. Veldu einhvern annan sem mótherja.
refuse-challenged-bot = { $name } er vélmenni, og vélmenni tefla ekki hér. Skoraðu á manneskju.
refuse-no-such-variant = Ég þekki ekki afbrigðið „{ $key }“. Ég þekki: { $variants }.
refuse-no-such-theme = Ég þekki ekki þemað „{ $key }“. Ég þekki: { $themes }.
refuse-no-such-challenge = Ég finn þessa áskorun ekki lengur. Sendu nýja með `/challenge`.
refuse-challenge-accepted = Þessari áskorun var tekið og úr varð tafl #{ $game }.
refuse-challenge-declined = Þessari áskorun var hafnað. Nýja má senda með `/challenge`.
refuse-challenge-withdrawn = Þessi áskorun var dregin til baka. Nýja má senda með `/challenge`.
refuse-challenge-open = Þessi áskorun er enn opin. Ýttu aftur á hnappinn.
refuse-not-challenged = Aðeins { $challenged } getur svarað þessari áskorun.
refuse-not-challenger = Aðeins { $challenger } getur dregið þessa áskorun til baka.

refuse-offer-accepted = Þetta jafnteflisboð var samþykkt: tafli #{ $game } lauk með jafntefli.
refuse-offer-declined = Þessu jafnteflisboði var hafnað; tafl #{ $game } hélt áfram.
refuse-offer-lapsed = Þetta jafnteflisboð er fallið niður: leikur, eða lok tafls #{ $game }, varð á undan.
refuse-offer-open = Þetta jafnteflisboð er enn opið. Ýttu aftur á hnappinn.
refuse-already-offered-yourself = Þú hefur þegar boðið jafntefli í tafli #{ $game }. Boð þitt gildir þar til því er svarað eða leikið er.

unknown-press-other-version = Þessi hnappur er úr annarri útgáfu af mér. `/games` sýnir töflin þín með nýjustu borðum þeirra.
unknown-press = Ég þekki ekki þennan hnapp. `/games` sýnir töflin þín með nýjustu borðum þeirra.

fault = Þetta mistókst, og sökin er mín. `/board` sýnir hvernig taflið þitt stendur; reyndu svo aftur.
fault-busy = Gagnagrunnurinn minn er upptekinn sem stendur, svo engu var breytt. Reyndu aftur eftir andartak.
fault-disk = Diskurinn minn tekur ekki við neinu sem stendur (kannski er hann fullur), svo engu var breytt. Þau sem reka mig geta lesið ástæðuna í atburðaskránni minni; reyndu aftur síðar.
