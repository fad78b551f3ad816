# Ziehen durch Tippen: was neben den Menüs in der privaten Nachricht steht.

choose-piece-page = Das Menü zeigt die Steine { $first } bis { $last } von { $all }. Die Knöpfe zeigen die anderen Reihen.
choose-square-page = Das Menü zeigt die Felder { $first } bis { $last } von { $all }. Die Knöpfe zeigen die anderen.
button-rows-before = ← Reihen { $first } bis { $last }
button-rows-after = Reihen { $first } bis { $last } →
button-squares-before = ← { $first } bis { $last }
button-squares-after = { $first } bis { $last } →
button-other-pieces = Andere Steine

piece-option-captures = { $square } · { $piece ->
    [king] König
    [attacker] Angreifer
   *[defender] Verteidiger
} · { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, kann schlagen

preview-king-can-be-taken = **Dein König kann danach mit { $move } geschlagen werden.**
preview-king-can-escape = **Der König kann danach mit { $move } entkommen.**

settings-confirm = Wenn du einen Zug antippst: **Ich frage nach**, bevor er gespielt wird.
settings-no-confirm = Wenn du einen Zug antippst: **Er wird sofort gespielt**. Ich frage trotzdem nach, wenn er dich die Partie kosten würde.
settings-how-confirm = Ändern kannst du das mit `/settings confirm`.

refuse-two-games = Du hast #{ $written } vor den Zug geschrieben und Partie #{ $chosen } gewählt. Lass eins davon weg.

since-old-board = Dieses Brett ist nicht das neueste: Es zeigt { $plies ->
    [0] den Anfang
    [one] die Partie nach { $plies } Zug
   *[other] die Partie nach { $plies } Zügen
}. Seither:
since-already-played = Dein Zug { $move } ist schon gespielt. Seit dem Brett, das du gesehen hast:
since-nothing-played = Dieses Brett zeigt nicht mehr, wie die Partie steht.
since-move = - { $moved }
since-earlier = … und davor { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}.

games-page = Partien { $first } bis { $last } von { $all }.
games-placeholder = Ein Brett zeigen
which-game-placeholder = Partie wählen
button-previous = ← Zurück
button-next = Weiter →

no-picture-refused = Discord hat das Bild nicht angenommen, deshalb steht hier das Brett als Text.
no-picture-not-drawn = Ich konnte das Bild nicht zeichnen, deshalb steht hier das Brett als Text.
no-file-refused = Discord hat die Datei nicht angenommen.
