# Spjaldið þar sem áskorun er undirbúin með smellum. Aðeins áskorandinn sér það.

set-up-title = **Áskorunin þín**: enginn sér hana fyrr en þú sendir hana.
set-up-to = Mótherji: { $name }.
set-up-to-anybody = Hún er öllum opin hér: hver sem fyrst tekur henni teflir. Ef þú hefur einhvern í huga skaltu velja í fyrstu valmyndinni.
set-up-variant = { $variant } ({ $size }×{ $size })
set-up-side = { $side ->
    [attackers] Þú tekur árásarmenn og byrjar.
    [defenders] Þú tekur varnarmenn.
   *[random] Hlutkesti ræður liðunum.
}
set-up-refused = **Engu var breytt.** { $why }

set-up-opponent-placeholder = Mótherji (hver sem er ef þú velur ekki)
set-up-variant-placeholder = Afbrigði
set-up-side-placeholder = Liðið þitt
set-up-side-option = { $side ->
    [attackers] Þú tekur árásarmenn, sem byrja
    [defenders] Þú tekur varnarmenn, með konunginum
   *[random] Hlutkesti ræður liðunum
}
set-up-rules-placeholder = Heimareglur: veldu reglu og síðan gildi hennar
set-up-rule-changed = Breytt: { $rule }
set-up-own-rules = Allar reglur aftur eins og í afbrigðinu
set-up-as-in-variant = Eins og í { $variant }
set-up-another-rule = ← Önnur regla

button-send-to = Senda: { $name }
button-send-to-anybody = Senda öllum
button-games = { $now ->
    [match] Aðeins eitt tafl
   *[one] Tveggja tafla einvígi
}

closed-set-up-sent = Áskorunin þín hefur verið send.
closed-set-up-cancelled = Ekkert var sent, og það sem þú hafðir valið er horfið. `/challenge` byrjar upp á nýtt.
