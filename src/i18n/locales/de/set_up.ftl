# Die Karte, auf der man eine Herausforderung durch Tippen einstellt.

set-up-title = **Deine Herausforderung**: Niemand sieht sie, bis du sie abschickst.
set-up-to = Sie geht an { $name }.
set-up-to-anybody = Sie geht an alle hier: Wer zuerst annimmt, spielt. Wenn du jemand Bestimmtes meinst, wähle im ersten Menü.
set-up-variant = { $variant } ({ $size }×{ $size })
set-up-side = { $side ->
    [attackers] Du nimmst die Angreifer und beginnst.
    [defenders] Du nimmst die Verteidiger.
   *[random] Das Los entscheidet, wer welche Seite hat.
}
set-up-refused = **Nichts geändert.** { $why }

set-up-opponent-placeholder = Gegenseite (offen für alle, wenn du nicht wählst)
set-up-variant-placeholder = Variante
set-up-side-placeholder = Deine Seite
set-up-side-option = { $side ->
    [attackers] Du nimmst die Angreifer, die beginnen
    [defenders] Du nimmst die Verteidiger, mit dem König
   *[random] Das Los entscheidet über die Seiten
}
set-up-rules-placeholder = Hausregeln: wähl eine Regel, dann ihren Wert
set-up-rule-changed = Geändert: { $rule }
set-up-own-rules = Alle Regeln wieder wie in der Variante
set-up-as-in-variant = Wie in { $variant }
set-up-another-rule = ← Eine andere Regel

button-send-to = An { $name } schicken
button-send-to-anybody = An alle schicken
button-games = { $now ->
    [match] Nur eine Partie
   *[one] Ein Match über zwei Partien
}

closed-set-up-sent = Deine Herausforderung ist verschickt.
closed-set-up-cancelled = Nichts wurde verschickt, und deine Auswahl ist weg. `/challenge` fängt von vorn an.
