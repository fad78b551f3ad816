# Aufzeichnungen von Partien, die von anderswo kommen, und das Weiterspielen von dort aus.

record-title = Eine Aufzeichnung von { $variant }
record-title-names = Eine Aufzeichnung von { $variant }: { $attackers } (Angreifer) gegen { $defenders } (Verteidiger)
record-title-attackers = Eine Aufzeichnung von { $variant }: { $attackers } spielt die Angreifer
record-title-defenders = Eine Aufzeichnung von { $variant }: { $defenders } spielt die Verteidiger
record-over = Hier ist die Partie zu Ende: { $how }.
record-kept = -# Nur du siehst das. Ich behalte es bis { $until }.

button-play-on = Von hier weiterspielen
play-on-question = Wen forderst du heraus, von hier weiterzuspielen? Wähle erst deine Seite, dann die Person.
play-on-to-move = { $side ->
    [attackers] Die Angreifer sind am Zug.
   *[defenders] Die Verteidiger sind am Zug.
}
play-on-placeholder = Wen forderst du heraus?
button-side-by-lot = Seiten auslosen
button-side-attackers = Ich nehme die Angreifer
button-side-defenders = Ich nehme die Verteidiger

challenge-own-start = { $side ->
    [attackers] Sie beginnt mit der Stellung auf dem Bild, die Angreifer am Zug, und zählt nicht in `/record`.
   *[defenders] Sie beginnt mit der Stellung auf dem Bild, die Verteidiger am Zug, und zählt nicht in `/record`.
}
challenge-sides = { $attackers } hat die Angreifer, { $defenders } die Verteidiger.
lot-gives-sides = Das Los gibt { $attackers } die Angreifer und { $defenders } die Verteidiger.
closed-challenge-made = Deine Herausforderung ist verschickt.

refuse-record-not-one = Gib mir entweder die Option `record` mit der Partie als Text oder die Option `file` mit der Partie in einer Datei.
refuse-record-too-large = Das ist zu groß: { $size } KB. Ich lese höchstens { $most } KB.
refuse-record-not-text = Das ist keine Textdatei. Ich lese Partien in OpenTafl-Notation, wie `/export` sie schreibt.
refuse-record-not-fetched = Die Datei ließ sich nicht von Discord holen. Versuch es bitte noch einmal.
refuse-record-empty = Da steht nichts drin. Ich lese Partien in OpenTafl-Notation, wie `/export` sie schreibt.
refuse-record-too-many-moves = Diese Partie hat { $moves } Züge. Ich behalte Partien mit höchstens { $most }.
refuse-record-no-rules = Ich finde darin keine Regeln wie in „[rules: dim:11 …]“. Partien aus `/export` haben sie; eine bloße Stellung schreibt man als Reihen, `3ttt3/4t4/…`, und dahinter die Seite am Zug, `a` oder `d`.
refuse-record-unreadable = Ich kann Zeile { $line } nicht lesen: { $why }
refuse-record-illegal = Der Zug { $move } in Zeile { $line } (Zug { $ply }) ist nicht möglich: { $why }
refuse-record-not-captured = Der Zug { $move } in Zeile { $line } (Zug { $ply }) schlägt { $square } nicht.
refuse-record-bad-move = Ich kann „{ $text }“ in Zeile { $line } nicht als Zug lesen.
refuse-record-turn = In Zeile { $line } steht die Nummer „{ $found }“, wo Runde { $expected } stehen müsste.
refuse-record-position = Ich kann diese Stellung nicht lesen: { $why }
refuse-record-other-variant = Diese Aufzeichnung sagt selbst, nach welchen Regeln gespielt wird: nach denen von { $variant }. Lass die Option `variant` weg.
refuse-record-other-size = { $size ->
    [0] Diese Stellung hat { $rows } Reihen, und keine Variante hier hat so ein Brett. Gib mir die ganze Aufzeichnung mit ihren Regeln.
   *[other] Diese Stellung hat { $rows } Reihen, aber das Brett dieser Variante hat { $size }.
}
refuse-no-such-record = Ich finde diese Aufzeichnung nicht mehr: Ich behalte nur deine zehn neuesten und keine länger als 30 Tage. Hol sie mit `/import` wieder herein.
refuse-asked-already = Du hast { $name } schon herausgefordert, von dort weiterzuspielen, und die Herausforderung ist noch offen.
refuse-asked-anybody-already = Deine Herausforderung, von dort weiterzuspielen, ist noch offen für alle.
refuse-nothing-to-play-on = In dieser Stellung ist die Partie zu Ende. Geh zurück zu einer, in der sie weitergeht.
