# Sidorna bakom reglerna: ett exempel på varje, med en bild.

lesson-title = **{ $variant }** · exempel { $page } av { $pages }

lesson-custodial = **Att slå mellan två**
lesson-corner = **Att slå mot ett hörn**
lesson-throne = **Att slå mot tronen**
lesson-shieldwall = **Sköldmur**
lesson-trap = **Fälla**
lesson-linnaean = **Att slå mot kungens tron**
lesson-king-in-open = **Att slå kungen**
lesson-king-beside-throne = **Att slå kungen bredvid tronen**
lesson-king-on-throne = **Att slå kungen på tronen**
lesson-escape = **Kungen kommer undan**
lesson-exit-fort = **Flyktborg**
lesson-encirclement = **Att ringa in försvararna**

lesson-exit-fort-rule = Försvararna vinner när kungen står på kanten, fri att röra sig, i en flyktborg som inte kan brytas.
lesson-encirclement-rule = Angriparna vinner när de ringar in alla försvarare så att ingen kan nå kanten.

lesson-played = { $piece ->
    [attacker] På bilden drog angriparna { $move }.
    [defender] På bilden drog försvararna { $move }.
   *[king] På bilden drog kungen { $move }.
}
lesson-played-captures = { $piece ->
    [attacker] På bilden drog angriparna { $move } och slog { $captured }.
    [defender] På bilden drog försvararna { $move } och slog { $captured }.
   *[king] På bilden drog kungen { $move } och slog { $captured }.
}
