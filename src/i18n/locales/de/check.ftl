# /tafl-check: was in einem Kanal fehlt.

check-title = **Hnefi { $version }** in { $place }
check-title-private = **Hnefi { $version }** in dieser Unterhaltung
check-all-well = Alles in Ordnung: Ich habe hier jede Berechtigung, die ich brauche.
check-missing = Hier fehlen Berechtigungen. Wer diesen Server verwaltet, kann sie mir geben:
check-view-channel = **Kanal ansehen**: Sonst kann ich Befehle beantworten, aber von mir aus nichts schreiben.
check-send-messages = **Nachrichten senden**: Sonst kann ich weder ein Brett nachreichen, das eine Antwort nicht zeigen konnte, noch Züge zeigen, die anderswo gespielt wurden.
check-send-messages-in-threads = **Nachrichten in Threads senden**: Sonst kann ich nicht in den Threads der Partien schreiben.
check-attach-files = **Dateien anhängen**: Sonst kann ich Bretter nicht als Bilder zeigen.
check-create-public-threads = **Öffentliche Threads erstellen**: Sonst kann ich die Threads nicht erstellen, die neue Partien auf diesem Server bekommen.
check-read-message-history = **Nachrichtenverlauf anzeigen**: Sonst kann ich nicht sehen, ob ein Brett schon dasteht, und zeige es vielleicht zweimal.
check-between-us = Hier kannst du deine Partien ansehen und darin ziehen. Eine Herausforderung braucht einen Ort, an dem die Gegenseite sie sieht.
check-user-installed = Ich bin hier nicht Mitglied; du hast mich mitgebracht. Ich kann auf Befehle und Knöpfe antworten und Bretter allen zeigen, die hier sind. Von mir aus schreiben kann ich nicht: Was eine Antwort nicht zeigen konnte, seht ihr jeweils bei eurem nächsten Befehl hier.
check-user-installed-unheard = Ich bin hier nicht Mitglied; du hast mich mitgebracht, und Apps von außen dürfen nur dir antworten. Andere sehen deine Züge hier nicht: Spiel dort, wo ich Mitglied des Servers bin, oder bitte um die Berechtigung „Externe Apps verwenden“.
check-latency = Discord antwortet mir in { $discord } ms, meine Datenbank in { $database } ms.
check-latency-unknown = Discord antwortet mir gerade nicht; meine Datenbank antwortet in { $database } ms.
