# Hausregeln: wie jede Regel heißt und was sie sagt. Darin keine Kommas, Doppelpunkte und Gleichheitszeichen.

house-rules-line = Hausregeln: { $rules }.
house-rules-join = { $head }; { $next }
house-rules-more = { $head }; und { $count } weitere
house-rules-or = { $head } oder { $last }
house-rules-written = { $rule } (`{ $key }`)
house-rules-mark = { $variant } mit Hausregeln

house-rules-words-yes = ja, j, an, wahr, mit, gewinnt, immer
house-rules-words-no = nein, n, aus, falsch, nicht, ohne, kein, keine, keinen, nie

rule-corner-block = Eckengröße
house-corner-block-1 = Ecken aus einem einzigen Feld
house-corner-block-2 = Ecken aus 2×2 Feldern

rule-corners-restricted = Ecken nur für den König
house-corners-restricted-yes = nur der König betritt die Ecken
house-corners-restricted-no = alle dürfen die Ecken betreten

rule-corners-hostile-to-attackers = Ecken gegen Angreifer
house-corners-hostile-to-attackers-yes = Ecken helfen beim Schlagen von Angreifern
house-corners-hostile-to-attackers-no = Ecken helfen nicht beim Schlagen von Angreifern

rule-corners-hostile-to-defenders = Ecken gegen Verteidiger
house-corners-hostile-to-defenders-yes = Ecken helfen beim Schlagen von Verteidigern
house-corners-hostile-to-defenders-no = Ecken helfen nicht beim Schlagen von Verteidigern

rule-corners-hostile-to-king = Ecken gegen den König
house-corners-hostile-to-king-yes = Ecken helfen beim Schlagen des Königs
house-corners-hostile-to-king-no = Ecken helfen nicht beim Schlagen des Königs

rule-throne = Thron
house-throne-yes = es gibt einen Thron
house-throne-no = kein Thron

rule-throne-stop = Anhalten auf dem Thron
house-throne-stop-anyone = alle dürfen auf dem Thron anhalten
house-throne-stop-king = nur der König darf auf dem Thron anhalten
house-throne-stop-nobody = niemand kehrt auf den Thron zurück

rule-throne-pass = Ziehen über den Thron
house-throne-pass-anyone = alle dürfen über den Thron ziehen
house-throne-pass-king = nur der König darf über den Thron ziehen

rule-throne-hostile-to-attackers = Thron gegen Angreifer
house-throne-hostile-to-attackers-never = der Thron hilft nicht beim Schlagen von Angreifern
house-throne-hostile-to-attackers-when-empty = der leere Thron hilft beim Schlagen von Angreifern
house-throne-hostile-to-attackers-always = der Thron hilft immer beim Schlagen von Angreifern

rule-throne-hostile-to-defenders = Thron gegen Verteidiger
house-throne-hostile-to-defenders-never = der Thron hilft nicht beim Schlagen von Verteidigern
house-throne-hostile-to-defenders-when-empty = der leere Thron hilft beim Schlagen von Verteidigern
house-throne-hostile-to-defenders-always = der Thron hilft immer beim Schlagen von Verteidigern

rule-king-armed = bewaffneter König
house-king-armed-yes = der König schlägt wie jeder Stein
house-king-armed-hammer-only = der König schlägt nur mit seinem eigenen Zug
house-king-armed-anvil-only = der König schlägt nur im Stehen
house-king-armed-no = der König schlägt nichts

rule-king-on-throne = König auf dem Thron
house-king-on-throne-two-opposite = zwei Angreifer schlagen den König auf dem Thron
house-king-on-throne-all-sides = vier Angreifer schlagen den König auf dem Thron

rule-king-beside-throne = König neben dem Thron
house-king-beside-throne-two-opposite = zwei Angreifer schlagen den König neben dem Thron
house-king-beside-throne-all-sides = drei Angreifer schlagen den König neben dem Thron

rule-king-in-open = König im Freien
house-king-in-open-two-opposite = zwei Angreifer schlagen den König im Freien
house-king-in-open-all-sides = vier Angreifer schlagen den König im Freien

rule-king-on-edge = König am Rand
house-king-on-edge-safe = der König ist am Rand sicher
house-king-on-edge-as-elsewhere = der König kann am Rand geschlagen werden

rule-trap = Falle
house-trap-yes = ein einzelner Stein kann in die Falle geraten
house-trap-no = keine Fallen

rule-shieldwall = Schildwall
house-shieldwall-none = kein Schildwall
house-shieldwall-pieces = Schildwall nur zwischen Steinen
house-shieldwall-pieces-and-corners = Schildwall zwischen Steinen und Ecken

rule-linnaean = Schlagen nach Linné
house-linnaean-yes = mit dem Schlagen nach Linné
house-linnaean-no = kein Schlagen nach Linné

rule-escape = Flucht
house-escape-corner = der König flieht in eine Ecke
house-escape-edge = der König flieht an den Rand

rule-exit-fort = Ausgangsfestung
house-exit-fort-yes = eine Ausgangsfestung gewinnt
house-exit-fort-no = keine Ausgangsfestung

rule-encirclement = Einkreisung
house-encirclement-yes = Einkreisung gewinnt
house-encirclement-no = kein Sieg durch Einkreisung

rule-no-moves = kein gültiger Zug
house-no-moves-loses = ohne gültigen Zug ist die Partie verloren
house-no-moves-draw = ohne gültigen Zug ist die Partie remis

rule-repetition = Wiederholung
house-repetition-ignored = Wiederholung spielt keine Rolle
house-repetition-draw = dreimalige Wiederholung ist remis
house-repetition-mover-loses = bei dreimaliger Wiederholung verliert die ziehende Seite
house-repetition-defenders-lose = bei dreimaliger Wiederholung verlieren die Verteidiger
house-repetition-aggressor-loses = bei dreimaliger Wiederholung verliert die Seite mit Ausweichzug

rule-move-limit = Zuggrenze
house-move-limit-none = keine Zuggrenze
house-move-limit-number = { $moves ->
    [one] remis nach { $moves } Zug ohne Schlagen
   *[other] remis nach { $moves } Zügen ohne Schlagen
}

rule-start = Startstellung
house-start-rows = eine andere Startstellung
rule-values-number = eine Zahl von { $min } bis { $max } oder `none`
rule-values-position = die Reihen von oben mit `t` für Angreifer, `T` für Verteidiger und `K`, wie in `{ $example }`

refuse-house-rule-unknown = Ich kenne keine Regel „{ $text }“. Schreib Hausregeln wie `shieldwall=none, repetition=draw`; die Option schlägt sie dir beim Tippen vor.
refuse-house-rule-nearest = Ich kenne keine Regel „{ $text }“. Meinst du { $rules }?
refuse-house-rule-twice = Du setzt „{ $rule }“ auf zwei verschiedene Werte. Lass einen davon weg.
refuse-house-rule-value = „{ $value }“ passt nicht zu „{ $rule }“. Schreib { $values }.
refuse-house-rule-no-value = Sag, was „{ $rule }“ sein soll: { $values }.
refuse-house-rule-no-throne = Es gibt keinen Thron, also kann „{ $rule }“ nicht gesetzt werden. Ergänze `throne=yes`.
refuse-house-rule-position = Ich kann diese Startstellung nicht lesen. Schreib { $values }.

contradiction-out-of-range = { $value } ist für „{ $rule }“ nicht möglich.
contradiction-corner-blocks-too-large = Ecken aus { $block }×{ $block } Feldern sind zu groß für ein Brett mit { $size }×{ $size } Feldern.
contradiction-blocks-of-ordinary-corners = Ecken aus { $block }×{ $block } Feldern bewirken hier nichts: Alle dürfen sie betreten, sie helfen niemandem beim Schlagen, und der König entkommt dort nicht.
contradiction-no-middle-square = Ein Brett mit { $size }×{ $size } Feldern hat kein Mittelfeld, also kann es keinen Thron haben. Ergänze `throne=no`.
contradiction-throne-open-and-closed = Alle dürfen auf dem Thron ({ $throne }) anhalten, aber nur der König darf darüberziehen. Erlaube beides nur dem König oder beides allen.
contradiction-linnaean-without-throne = Das Schlagen nach Linné geschieht am Thron, und es gibt keinen.
contradiction-exit-fort-where-king-escapes = Der König entkommt auf jedem Randfeld, also kann es keine Ausgangsfestung geben. Ergänze `exit-fort=no`, oder lass ihn in eine Ecke fliehen.
contradiction-no-king = Die Startstellung hat keinen König.
contradiction-no-attackers = Die Startstellung hat keine Angreifer.
contradiction-king-begins-on-escape-square = Der König beginnt auf { $square }, wo er schon entkommen ist.
contradiction-soldier-begins-on-corner = Ein Stein beginnt auf { $square }, einer Ecke, die nur der König betreten darf.
contradiction-soldier-begins-on-throne = Ein Stein beginnt auf dem Thron ({ $throne }), wo er nicht anhalten darf.
contradiction-begins-in-exit-fort = Der König auf { $king } hätte schon vor dem ersten Zug mit einer Ausgangsfestung gewonnen.
contradiction-begins-encircled = Alle Verteidiger sind schon vor dem ersten Zug eingeschlossen: Die Angreifer hätten gewonnen.
contradiction-no-first-move = Die Angreifer beginnen, und sie können nicht ziehen.
