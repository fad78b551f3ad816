# Wo gespielt wird: was für einen Server eingestellt ist, Threads, und was nicht gezeigt werden konnte.

server-settings-title = **Einstellungen dieses Servers**
server-channels-all = Neue Partien dürfen in allen Kanälen beginnen.
server-channels = Neue Partien beginnen nur in { $channels }.
server-threads-on = Jede neue Partie bekommt einen eigenen Thread.
server-threads-off = Gespielt wird im Kanal selbst, ohne Threads.
server-variant = Wer keine Variante wählt, spielt **{ $variant }**.
server-settings-how = Ändern kannst du sie mit den Optionen von `/server-settings`.

refuse-not-manager = Nur wer diesen Server verwalten darf, kann seine Einstellungen ändern. Frag jemanden mit der Berechtigung „Server verwalten“.
refuse-no-guild-here = Das geht nur auf einem Server.
refuse-wrong-channel = Neue Partien beginnen nur in { $channels }. Laufende Partien gehen weiter, wo sie sind.
refuse-channel-not-listed = { $channel } gehört nicht zu den Kanälen für neue Partien. Das sind { $channels }.
refuse-no-channel-listed = Neue Partien dürfen in allen Kanälen beginnen, also gibt es keinen wegzunehmen. Mit `/server-settings add-channel` nennst du die, in denen sie beginnen dürfen.
refuse-too-many-channels = Mehr als { $most } Kanäle kann ich mir nicht merken. Nimm erst einen weg, oder erlaube mit `/server-settings all-channels` alle.

thread-name = { $attackers } gegen { $defenders } · { $variant } #{ $game }

thread-full = Dieser Server hat so viele Threads, wie Discord erlaubt, also wird die Partie hier gespielt.
thread-forbidden = Ich darf hier keinen Thread erstellen, also wird die Partie im Kanal gespielt. Bitte um die Berechtigung „Öffentliche Threads erstellen“.
thread-failed = Ich konnte keinen Thread erstellen, also wird die Partie hier gespielt.
thread-gone = Den Thread dieser Partie gibt es nicht mehr, also geht sie hier weiter.
thread-locked = Der Thread dieser Partie ist gesperrt, also geht sie hier weiter.
thread-barred = Ich darf im Thread dieser Partie nicht schreiben, also geht sie hier weiter.

missed-board = Das konnte ich dir bisher nicht zeigen, weil ich in { $place } nicht schreiben darf.
missed-board-private = Das konnte ich dir bisher nicht zeigen, weil ich in der privaten Unterhaltung, in der ihr spielt, von mir aus nicht schreiben kann.
