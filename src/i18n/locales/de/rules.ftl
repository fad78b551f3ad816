# Die Regeln einer Variante: ein oder mehrere Sätze für jede Regel, in der sich Varianten unterscheiden.

rules-title = **{ $variant }** · { $size }×{ $size } · { $attackers } Angreifer gegen { $defenders } Verteidiger und ihren König
rules-item = - { $rule }

rules-moving = **Ziehen**
rules-line = Die Angreifer beginnen. Alle Steine, auch der König, ziehen waagerecht oder senkrecht, so weit der Weg frei ist.
rules-throne-king-stops-all-pass = Nur der König darf auf dem Thron ({ $throne }) anhalten; andere dürfen darüberziehen, solange er leer ist.
rules-throne-king-stops-king-passes = Nur der König darf auf dem Thron ({ $throne }) anhalten oder darüberziehen.
rules-throne-nobody-stops-all-pass = Hat der König den Thron ({ $throne }) verlassen, darf niemand mehr darauf anhalten. Darüberziehen dürfen alle.
rules-throne-nobody-stops-king-passes = Hat der König den Thron ({ $throne }) verlassen, darf niemand mehr darauf anhalten und nur er darüberziehen.
rules-throne-anyone-stops-king-passes = Alle dürfen auf dem Thron ({ $throne }) anhalten, aber nur der König darf darüberziehen.
rules-corners-king-only = { $block ->
    [1] Nur der König darf die Ecken betreten.
   *[other] Nur der König darf die Ecken (je { $block }×{ $block } Felder) betreten.
}

rules-capturing = **Schlagen**
rules-custodial = Du schlägst einen Stein, indem du ihn mit deinem Zug zwischen zwei deiner Steine einschließt. Zwischen zwei Gegner zu ziehen ist ungefährlich.
rules-corners-hostile = Eine Ecke ersetzt einen der beiden gegen { $against ->
    [attackers] Angreifer
    [defenders] Verteidiger außer ihrem König
    [king] den König
    [soldiers] alle außer dem König
    [attackers-and-king] Angreifer und den König
    [defenders-and-king] Verteidiger und ihren König
   *[everybody] alle
}.
rules-throne-hostile = { $when ->
    [empty] Der leere Thron
   *[always] Der Thron, leer oder nicht,
} ersetzt einen der beiden gegen { $against ->
    [attackers] Angreifer
    [defenders] Verteidiger außer ihrem König
   *[soldiers] alle außer dem König
}.
rules-king-armed = Der König schlägt wie jeder andere Stein.
rules-king-hammer = Der König schlägt, wenn er zieht, aber nicht als stehender Stein.
rules-king-anvil = Der König schlägt als stehender Stein, aber nicht, wenn er zieht.
rules-king-unarmed = Der König schlägt nichts.
rules-shieldwall = Schildwall: Zwei oder mehr Gegner nebeneinander am Rand sind geschlagen, wenn vor jedem ein Stein von dir steht und du ein Ende ihrer Reihe schließt, mit { $corners ->
    [yes] einem Stein von dir oder einer Ecke
   *[no] einem Stein von dir
} am anderen. Ein König unter ihnen bleibt.
rules-trap = Falle: Ein einzelner Stein ist geschlagen, wenn deine Steine, Thron, Ecke oder Brettende alle seine Seiten schließen.
rules-linnaean = Ein Verteidiger neben dem König auf dem Thron wird zwischen Angreifer und Thron geschlagen, wenn Angreifer dessen drei andere Seiten halten.

rules-king = **Den König schlagen**
rules-king-four = Dazu braucht es Angreifer auf allen vier Seiten.
rules-king-two = Er wird wie jeder Stein zwischen zwei Angreifern geschlagen.
rules-king-two-on-throne = Auf dem Thron genügen zwei Angreifer auf gegenüberliegenden Seiten.
rules-king-four-on-throne = Auf dem Thron braucht es Angreifer auf allen vier Seiten.
rules-king-two-beside-throne = Neben dem Thron genügen zwei Angreifer auf gegenüberliegenden Seiten.
rules-king-three-beside-throne = Neben dem Thron braucht es Angreifer auf den drei anderen Seiten.
rules-king-safe-on-edge = Am Rand ist er sicher.
rules-king-edge-no-refuge = Am Rand ist es nicht anders.

rules-winning = **Gewinnen**
rules-defenders-win-corner = Die Verteidiger gewinnen, wenn der König eine Ecke erreicht.
rules-defenders-win-corner-or-fort = Die Verteidiger gewinnen, wenn der König eine Ecke erreicht oder am Rand, noch beweglich, in einer uneinnehmbaren Festung steht.
rules-defenders-win-edge = Die Verteidiger gewinnen, wenn der König den Brettrand erreicht.
rules-attackers-win-capture = Die Angreifer gewinnen, wenn sie den König schlagen.
rules-attackers-win-capture-or-ring = Die Angreifer gewinnen, wenn sie den König schlagen oder alle Verteidiger vom Rand abschneiden.
rules-no-moves-loses = Wer keinen gültigen Zug hat, hat verloren.
rules-no-moves-draws = Wer keinen gültigen Zug hat, spielt remis; wer keinen Stein hat, verliert.
rules-repetition-draw = Steht eine Stellung zum dritten Mal, ist die Partie remis.
rules-repetition-mover = Wer eine Stellung zum dritten Mal herbeiführt, hat verloren.
rules-repetition-defenders = Steht eine Stellung zum dritten Mal, haben die Verteidiger verloren.
rules-repetition-aggressor = Steht eine Stellung zum dritten Mal, verliert, wer das vermeiden konnte.
rules-move-limit = { $moves ->
    [one] Nach { $moves } Zug ohne Schlagen ist die Partie remis.
   *[other] Nach { $moves } Zügen ohne Schlagen ist die Partie remis.
}
rules-agreement = Remis vereinbaren könnt ihr jederzeit.
