# Það sem einhver hefur valið fyrir sig, og hvað þemun heita.

settings-title = **Stillingar þínar**
settings-theme = Þema: **{ $theme }**. Borð í því er sýnt hér að neðan.
settings-theme-reach = Í því eru teiknuð borðin sem aðeins þú sérð; þau sem allir sjá eru eins hjá öllum.
settings-how = Breyttu því með `/settings theme`.

theme-oak = Eik
theme-birch = Birki (ljóst)
theme-night = Nótt (dökkt)
theme-contrast = Mikil birtuskil
theme-fjord = Fjörður (hentar litblindum)
