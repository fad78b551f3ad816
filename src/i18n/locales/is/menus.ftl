# Að velja leik úr valmyndum, og tillögur meðan einhver skrifar hann.

choose-piece = Hvaða taflmanni leikur þú?
choose-square = Hvert fer taflmaðurinn á { $from }?
piece-placeholder = Taflmaður
square-placeholder = Reitur
piece-option = { $square } · { $piece ->
    [king] konungur
    [attacker] árásarmaður
   *[defender] varnarmaður
} · { $moves ->
    [one] { $moves } leikur
   *[other] { $moves } leikir
}
move-option = { $move }
move-option-captures = { $move }, drepur { $captured }

preview-move = Þú myndir leika { $move }.
preview-move-captures = Þú myndir leika { $move } og drepa { $captured }.
preview-wins = Þar með vinnur þú taflið.
preview-loses = **Þar með tapar þú taflinu.**
preview-draws = **Þar með verður jafntefli.**
preview-third-time-loses = **Þá væri þessi staða á borðinu í þriðja sinn: þú myndir tapa.**
preview-third-time-wins = Þá væri þessi staða á borðinu í þriðja sinn: þú myndir vinna.
preview-third-time-draws = **Þá væri þessi staða á borðinu í þriðja sinn: jafntefli yrði.**
preview-second-time = Þá væri þessi staða á borðinu í annað sinn.

button-confirm-move = Staðfesta { $move }
button-cancel = Hætta við

closed-move-played = Leiknum þínum hefur verið leikið.
closed-move-left = Þú lékst ekki. Hnapparnir undir borðinu virka áfram.
closed-resigned = Þú gafst upp.
closed-resign-outdated = Þú gafst ekki upp: taflið hefur haldið áfram síðan ég spurði. Ef þú vilt það enn skaltu ýta á **Gefast upp** undir nýjasta borðinu, eða nota `/resign`.
closed-resign-kept = Þú teflir áfram.
