# Að leika með smellum: það sem stendur í einkaskilaboðunum hjá valmyndunum.

choose-piece-page = Í valmyndinni eru taflmenn { $first } til { $last } af { $all }. Hnapparnir sýna hinar raðirnar.
choose-square-page = Í valmyndinni eru reitir { $first } til { $last } af { $all }. Hnapparnir sýna hina.
button-rows-before = ← raðir { $first } til { $last }
button-rows-after = raðir { $first } til { $last } →
button-squares-before = ← { $first } til { $last }
button-squares-after = { $first } til { $last } →
button-other-pieces = Aðrir taflmenn

piece-option-captures = { $square } · { $piece ->
    [king] konungur
    [attacker] árásarmaður
   *[defender] varnarmaður
} · { $moves ->
    [one] { $moves } leikur
   *[other] { $moves } leikir
}, getur drepið

preview-king-can-be-taken = **Þá verður hægt að drepa konunginn þinn með { $move }.**
preview-king-can-escape = **Þá getur konungurinn sloppið með { $move }.**

settings-confirm = Þegar þú smellir á leik: **ég spyr þig** áður en honum er leikið.
settings-no-confirm = Þegar þú smellir á leik: **honum er leikið strax**. Ég spyr þig samt ef hann kostar þig taflið.
settings-how-confirm = Breyttu því með `/settings confirm`.

refuse-two-games = Þú skrifaðir #{ $written } á undan leiknum og valdir tafl #{ $chosen }. Slepptu öðru þeirra.

since-old-board = Þetta borð er ekki það nýjasta: það sýnir { $plies ->
    [0] upphafið
    [one] taflið eftir { $plies } leik
   *[other] taflið eftir { $plies } leiki
}. Síðan þá:
since-nothing-played = Þetta borð sýnir ekki lengur hvernig taflið stendur.
since-already-played = Leiknum þínum { $move } hefur þegar verið leikið. Síðan borðið sem þú sást:
since-move = - { $moved }
since-earlier = … og { $moves ->
    [one] { $moves } leikur
   *[other] { $moves } leikir
} þar á undan.

games-page = Töfl { $first } til { $last } af { $all }.
games-placeholder = Sýna borð
which-game-placeholder = Veldu taflið
button-previous = ← Fyrri
button-next = Næsti →

no-picture-refused = Discord tók ekki við myndinni, svo hér er borðið sem texti.
no-picture-not-drawn = Ég gat ekki teiknað myndina, svo hér er borðið sem texti.
no-file-refused = Discord tók ekki við skránni.
