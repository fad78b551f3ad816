# Was Discord zeigt, während jemand einen Befehl tippt. Je höchstens 100 Zeichen.

cmd-challenge-desc = Fordere jemanden zu einer Partie Tafl heraus
cmd-move-desc = Mach deinen Zug
cmd-board-desc = Sieh dir das Brett einer Partie an (nur du siehst es)
cmd-games-desc = Deine Partien, zuerst die, in denen du am Zug bist (nur du siehst sie)
cmd-resign-desc = Gib eine Partie auf; ich frage vorher nach
cmd-draw-desc = Biete Remis an
cmd-rules-desc = Lies die Regeln einer Variante oder einer Partie (nur du siehst sie)
cmd-settings-desc = Sieh und ändere, wie ich dir etwas zeige (nur du siehst es)
cmd-help-desc = So wird gespielt (nur du siehst es)
cmd-history-desc = Die Züge einer Partie als Liste, ob sie läuft oder zu Ende ist (nur du siehst es)
cmd-show-desc = Sieh dir eine Partie Zug für Zug an (nur du siehst es)
cmd-replay-desc = Sieh dir eine ganze Partie als Animation an
cmd-export-desc = Hol dir eine Partie in OpenTafl-Notation, um sie anderswo zu nutzen (nur du siehst es)
cmd-import-desc = Bring eine Partie oder Stellung in OpenTafl-Notation mit, sieh sie an, spiel sie weiter
cmd-record-desc = Wie oft jemand gewonnen, verloren und remis gespielt hat (nur du siehst es)
cmd-server-settings-desc = Sieh und ändere, wo und was auf diesem Server gespielt wird (nur du siehst es)
cmd-tafl-check-desc = Finde heraus, was ich hier darf und was nicht (nur du siehst es)

cmd-take-back-desc = Bitte darum, deinen letzten Zug zurückzunehmen
cmd-abort-desc = Bitte darum, eine Partie abzubrechen, bevor beide gezogen haben
cmd-tafl-end-desc = Beende eine festgefahrene Partie dieses Servers (für alle, die ihn verwalten)

opt-challenge-opponent-desc = Wen du herausforderst; lässt du es weg, spielt, wer zuerst annimmt
opt-challenge-variant-desc = Welches Spiel der Familie; Copenhagen, wenn du nichts anderes wählst
opt-challenge-side-desc = Welche Seite du nimmst; ausgelost, wenn du nicht wählst
opt-challenge-games-desc = Eine Partie oder ein Match über zwei mit vertauschten Seiten
opt-challenge-house-rules-desc = Was anders sein soll, etwa shieldwall=none, repetition=draw; Vorschläge kommen beim Tippen
opt-move-move-desc = Von wo nach wo; das erste Feld allein zeigt, wohin der Stein ziehen kann
opt-move-game-desc = Welche Partie; nur nötig, wenn mehrere gemeint sein können
opt-board-game-desc = Welche Partie; nur nötig, wenn mehrere gemeint sein können
opt-board-flip-desc = Von der anderen Seite sehen
opt-board-theme-desc = Dieses eine Mal in diesem Design; auf Dauer wählst du es mit `/settings`
opt-board-text-desc = Das Brett als Text schreiben statt zeichnen
opt-resign-game-desc = Welche Partie; nur nötig, wenn mehrere gemeint sein können
opt-draw-game-desc = Welche Partie; nur nötig, wenn mehrere gemeint sein können
opt-rules-variant-desc = Welches Spiel der Familie; sonst das, was du hier spielst, oder Copenhagen
opt-rules-game-desc = Eine Partie mit ihren Hausregeln
opt-server-settings-add-channel-desc = Ein Kanal, in dem neue Partien beginnen dürfen; ohne Angabe dürfen sie es überall
opt-server-settings-remove-channel-desc = Ein Kanal, in dem neue Partien nicht mehr beginnen dürfen
opt-server-settings-all-channels-desc = Neue Partien wieder in allen Kanälen beginnen lassen
opt-server-settings-threads-desc = Ob jede neue Partie einen eigenen Thread bekommt
opt-server-settings-variant-desc = Was gespielt wird, wenn niemand eine Variante wählt
opt-settings-theme-desc = Wie die Bretter aussehen, die nur du siehst
opt-take-back-game-desc = Welche Partie; nur nötig, wenn mehrere gemeint sein können
opt-abort-game-desc = Welche Partie; nur nötig, wenn mehrere gemeint sein können
opt-tafl-end-game-desc = Welche Partie, mit ihrer Nummer
opt-tafl-end-reason-desc = Warum, in ein paar Worten; beide Seiten lesen es
opt-settings-confirm-desc = Ob ich noch einmal nachfrage, bevor ein angetippter Zug gespielt wird

opt-history-game-desc = Welche Partie, mit Nummer oder Gegenseite; sonst die laufende oder deine letzte
opt-show-move-desc = Nach wie vielen Zügen; 0 ist der Anfang
opt-show-game-desc = Welche Partie, mit Nummer oder Gegenseite; sonst die laufende oder deine letzte
opt-replay-game-desc = Welche Partie, mit Nummer oder Gegenseite; sonst die laufende oder deine letzte
opt-replay-public-desc = Alle hier sehen lassen
opt-export-game-desc = Welche Partie, mit Nummer oder Gegenseite; sonst die laufende oder deine letzte
opt-import-record-desc = Die Partie als Text oder eine Stellung als Reihen mit a oder d dahinter
opt-import-file-desc = Die Partie in einer Textdatei, wie /export sie ausgibt
opt-import-variant-desc = Wessen Regeln für eine bloße Stellung gelten; sonst die des ersten Spiels auf so einem Brett
opt-record-user-desc = Wessen Partien, und wie es zwischen euch steht; deine, wenn du niemanden nennst

choice-attackers = Angreifer (sie beginnen)
choice-defenders = Verteidiger (mit dem König)
choice-random = Auslosen
choice-one-game = Eine Partie
choice-match = Match über zwei Partien, Seiten vertauscht
