# Die Seiten hinter den Regeln: je ein Beispiel mit Bild.

lesson-title = **{ $variant }** · Beispiel { $page } von { $pages }

lesson-custodial = **Zwischen zweien schlagen**
lesson-corner = **An einer Ecke schlagen**
lesson-throne = **Am Thron schlagen**
lesson-shieldwall = **Schildwall**
lesson-trap = **Falle**
lesson-linnaean = **Am Thron des Königs schlagen**
lesson-king-in-open = **Den König schlagen**
lesson-king-beside-throne = **Den König neben dem Thron schlagen**
lesson-king-on-throne = **Den König auf dem Thron schlagen**
lesson-escape = **Der König entkommt**
lesson-exit-fort = **Ausgangsfestung**
lesson-encirclement = **Die Verteidiger einschließen**

lesson-exit-fort-rule = Die Verteidiger gewinnen, wenn der König am Rand, noch beweglich, in einer uneinnehmbaren Festung steht.
lesson-encirclement-rule = Die Angreifer gewinnen, wenn sie alle Verteidiger vom Rand abschneiden.

lesson-played = { $piece ->
    [attacker] Auf dem Bild haben die Angreifer { $move } gezogen.
    [defender] Auf dem Bild haben die Verteidiger { $move } gezogen.
   *[king] Auf dem Bild hat der König { $move } gezogen.
}
lesson-played-captures = { $piece ->
    [attacker] Auf dem Bild haben die Angreifer { $move } gezogen und { $captured } geschlagen.
    [defender] Auf dem Bild haben die Verteidiger { $move } gezogen und { $captured } geschlagen.
   *[king] Auf dem Bild hat der König { $move } gezogen und { $captured } geschlagen.
}
