# So wird gespielt, in acht kurzen Absätzen.

help-head-game = Das Spiel
help-head-begin = Anfangen
help-head-move = Dein Zug
help-head-end = Beenden
help-head-games = Deine Partien
help-head-past = Zurückblicken
help-head-rules = Regeln
help-head-server = Server

help-aim = Tafl ist ein Brettspiel für zwei. Die Angreifer wollen den König fangen; die Verteidiger wollen ihn in Sicherheit bringen.
help-begin = Schreib `/challenge` und wähle jemanden aus. Wird angenommen, erscheint das Brett in diesem Kanal.
help-turn = Du wirst erwähnt, wenn du am Zug bist. Drück **Ziehen** unter dem Brett, wähle einen Stein, wähle ein Feld, bestätige.
help-write = Oder schreib `/move d2-d5`: das Feld, das der Stein verlässt, dann das Feld, auf das er zieht. Spalten haben Buchstaben, Reihen haben Zahlen.
help-moves = Alle Steine ziehen gerade, so weit der Weg frei ist. Du schlägst einen Stein, indem du ihn zwischen zwei von deinen einklemmst.
help-see = `/board` zeigt dir eine Partie, `/games` alle deine Partien, zuerst die, in denen du am Zug bist. Mit `/settings` wählst du, wie Bretter für dich aussehen und wann ich dich erinnere.
help-end = **Remis anbieten** und **Aufgeben** stehen unter dem Brett; `/draw` und `/resign` tun dasselbe.
help-several = Wenn du mehrere Partien spielst, sag mit der Option `game`, welche du meinst.
help-time = Jede Partie hat ihre Bedenkzeit: drei Tage pro Zug, wenn du nichts anderes wählst. Ist sie um, darf die Gegenseite den Sieg beanspruchen, dir mehr Zeit geben oder warten (`/claim`, `/add-time`). `/vacation` hält deine Uhren an, während du weg bist. Nichts geht verloren, wenn ich neu starte.
help-past = `/history`, `/show` und `/replay` blicken auf eine Partie zurück, `/export` und `/import` bringen Partien hinaus und herein, `/record` zählt sie.
help-rules = `/rules` sagt dir die Regeln jeder Variante, mit Bildern.
help-server = Wer einen Server verwaltet, hat `/server-settings` und `/tafl-end`; `/tafl-check` sagt allen, die fragen, was ich in einem Kanal darf.
