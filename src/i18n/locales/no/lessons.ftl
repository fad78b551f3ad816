# Sidene bak reglene: ett eksempel hver, med et bilde.

lesson-title = **{ $variant }** · eksempel { $page } av { $pages }

lesson-custodial = **Å slå mellom to**
lesson-corner = **Å slå mot et hjørne**
lesson-throne = **Å slå mot tronen**
lesson-shieldwall = **Skjoldmur**
lesson-trap = **Felle**
lesson-linnaean = **Å slå mot kongens trone**
lesson-king-in-open = **Å slå kongen**
lesson-king-beside-throne = **Å slå kongen ved siden av tronen**
lesson-king-on-throne = **Å slå kongen på tronen**
lesson-escape = **Kongen slipper unna**
lesson-exit-fort = **Utgangsfort**
lesson-encirclement = **Å stenge forsvarerne inne**

lesson-exit-fort-rule = Forsvarerne vinner når kongen står ved kanten, fri til å trekke, i et uinntakelig fort.
lesson-encirclement-rule = Angriperne vinner når de stenger alle forsvarerne inne, så ingen kan nå kanten.

lesson-played = { $piece ->
    [attacker] På bildet spilte angriperne { $move }.
    [defender] På bildet spilte forsvarerne { $move }.
   *[king] På bildet gikk kongen { $move }.
}
lesson-played-captures = { $piece ->
    [attacker] På bildet spilte angriperne { $move } og slo { $captured }.
    [defender] På bildet spilte forsvarerne { $move } og slo { $captured }.
   *[king] På bildet gikk kongen { $move } og slo { $captured }.
}
