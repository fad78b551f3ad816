# Skilaboðin með áskoruninni.

challenge-open = { $mention }, { $name } skorar á þig: { $variant } ({ $size }×{ $size }).
challenge-past = Áskorun: { $name } – { $opponent }, { $variant } ({ $size }×{ $size }).
challenger-attacks = { $name } tekur árásarmenn og byrjar.
challenger-defends = { $name } tekur varnarmenn; { $opponent } hefur árásarmenn og byrjar.
lot-gives-attackers = Hlutkesti réð: { $name } hefur árásarmenn og byrjar.
lot-gives-defenders = Hlutkesti réð: { $name } hefur varnarmenn; { $opponent } hefur árásarmenn og byrjar.
challenge-accepted = { $opponent } tók áskoruninni: tafl #{ $game } er hafið.
challenge-declined = { $opponent } hafnaði áskoruninni.
challenge-withdrawn = { $name } dró áskorunina til baka.

challenge-declined-notice = { $mention }, { $opponent } hafnaði áskorun þinni: { $variant }.

button-accept = Taka áskorun
button-decline = Hafna
button-withdraw = Draga til baka
button-rules = Reglur
