# Áskoranir sem hver sem er má taka, ný töfl eftir fyrri töfl, tveggja tafla einvígi og áskoranir sem enginn svaraði.

challenge-open-anybody = Opin áskorun: { $name } leitar að mótherja, { $variant } ({ $size }×{ $size }). Hver sem fyrst tekur áskoruninni teflir.
challenge-past-anybody = Opin áskorun: { $name }, { $variant } ({ $size }×{ $size }).
challenger-defends-anybody = { $name } tekur varnarmenn; hver sem tekur áskoruninni hefur árásarmenn og byrjar.
lot-gives-defenders-anybody = Hlutkesti réð: { $name } hefur varnarmenn; hver sem tekur áskoruninni hefur árásarmenn og byrjar.

challenge-match = Tveggja tafla einvígi, hvort á eftir öðru, og skipt um lið í því seinna.
challenge-match-again = Aftur tveggja tafla einvígi, eins og það sem endaði með tafli #{ $game }, og skipt um lið.
challenge-rematch = Teflt aftur eftir tafl #{ $game }, og skipt um lið.

challenge-until = -# Opin til <t:{ $at }:f> (<t:{ $at }:R>).
challenge-expired = { $opponent } svaraði ekki innan viku: áskorunin er fallin niður.
challenge-expired-anybody = Enginn tók áskoruninni innan viku: hún er fallin niður.
challenge-expired-notice = { $mention }, { $opponent } svaraði ekki áskorun þinni innan viku: { $variant }. Þú getur sent nýja með `/challenge`.
challenge-expired-notice-anybody = { $mention }, enginn tók áskorun þinni innan viku: { $variant }. Þú getur sent nýja með `/challenge`.
