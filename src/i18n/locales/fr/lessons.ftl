# Les pages derrière les règles : un exemple de chacune, avec une image.

lesson-title = **{ $variant }** · exemple { $page } sur { $pages }

lesson-custodial = **Capturer entre deux pièces**
lesson-corner = **Capturer contre un coin**
lesson-throne = **Capturer contre le trône**
lesson-shieldwall = **Mur de boucliers**
lesson-trap = **Piège**
lesson-linnaean = **Capturer contre le trône du roi**
lesson-king-in-open = **Capturer le roi**
lesson-king-beside-throne = **Capturer le roi à côté du trône**
lesson-king-on-throne = **Capturer le roi sur le trône**
lesson-escape = **Le roi s’échappe**
lesson-exit-fort = **Fort de sortie**
lesson-encirclement = **Enfermer les défenseurs**

lesson-exit-fort-rule = Les défenseurs gagnent quand le roi se tient au bord, libre de bouger, dans un fort imprenable.
lesson-encirclement-rule = Les attaquants gagnent en coupant tous les défenseurs du bord.

lesson-played = { $piece ->
    [attacker] Sur l’image, les attaquants ont joué { $move }.
    [defender] Sur l’image, les défenseurs ont joué { $move }.
   *[king] Sur l’image, le roi a joué { $move }.
}
lesson-played-captures = { $piece ->
    [attacker] Sur l’image, les attaquants ont joué { $move } et capturé { $captured }.
    [defender] Sur l’image, les défenseurs ont joué { $move } et capturé { $captured }.
   *[king] Sur l’image, le roi a joué { $move } et capturé { $captured }.
}
