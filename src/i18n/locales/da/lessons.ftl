# Siderne bag reglerne: ét eksempel hver, med et billede.

lesson-title = **{ $variant }** · eksempel { $page } af { $pages }

lesson-custodial = **At slå mellem to**
lesson-corner = **At slå mod et hjørne**
lesson-throne = **At slå mod tronen**
lesson-shieldwall = **Skjoldmur**
lesson-trap = **Fælde**
lesson-linnaean = **At slå mod kongens trone**
lesson-king-in-open = **At slå kongen**
lesson-king-beside-throne = **At slå kongen ved siden af tronen**
lesson-king-on-throne = **At slå kongen på tronen**
lesson-escape = **Kongen undslipper**
lesson-exit-fort = **Udgangsfort**
lesson-encirclement = **At lukke forsvarerne inde**

lesson-exit-fort-rule = Forsvarerne vinder, når kongen står ved kanten, fri til at trække, i et uindtageligt fort.
lesson-encirclement-rule = Angriberne vinder, når de lukker alle forsvarere inde, så ingen kan nå kanten.

lesson-played = { $piece ->
    [attacker] På billedet spillede angriberne { $move }.
    [defender] På billedet spillede forsvarerne { $move }.
   *[king] På billedet gik kongen { $move }.
}
lesson-played-captures = { $piece ->
    [attacker] På billedet spillede angriberne { $move } og slog { $captured }.
    [defender] På billedet spillede forsvarerne { $move } og slog { $captured }.
   *[king] På billedet gik kongen { $move } og slog { $captured }.
}
