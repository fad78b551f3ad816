# Wann jemand an wartende Partien erinnert wird, und wann nicht.

opt-settings-reminders-desc = Wann ich dich erinnere, dass du am Zug bist, in Partien mit begrenzter Bedenkzeit
opt-settings-zone-desc = Deine Zeitzone, nach der nächsten großen Stadt, etwa Berlin
opt-settings-quiet-hours-desc = Stunden deines Tages, in denen ich dich nicht erinnere, etwa 22-7; off für keine
opt-settings-digest-desc = Wann ich jeden Tag die Partien liste, die auf dich warten, als Stunde, etwa 8; off für nie
choice-reminders-usual = Nach der halben Zeit, einen Tag und noch einmal drei Stunden, bevor sie um ist
choice-reminders-last-day = Einen Tag und noch einmal drei Stunden, bevor deine Zeit um ist
choice-reminders-last-hours = Drei Stunden, bevor deine Zeit um ist
choice-reminders-off = Nie
# $zone ist der Name (Europe/Berlin), $time die Uhrzeit dort (14:05).
zone-choice = { $zone } · jetzt { $time }

settings-reminders = { $plan ->
    [last-day] In Partien mit begrenzter Bedenkzeit erinnere ich dich **einen Tag und noch einmal drei Stunden, bevor deine Zeit um ist**.
    [last-hours] In Partien mit begrenzter Bedenkzeit erinnere ich dich **drei Stunden, bevor deine Zeit um ist**.
    [off] In Partien mit begrenzter Bedenkzeit **erinnere ich dich nicht**.
   *[usual] In Partien mit begrenzter Bedenkzeit erinnere ich dich **nach der halben Zeit, einen Tag und noch einmal drei Stunden, bevor sie um ist**.
}
settings-reminders-silent = In Partien mit begrenzter Bedenkzeit **erinnere ich dich nicht**, weil ich dir nichts sage, wenn du am Zug bist.
settings-quiet = Ruhezeit: **{ $from } bis { $until } Uhr**. Eine Erinnerung wartet, bis sie um ist, außer wenn das zu spät wäre.
settings-quiet-none = Ruhezeit: **keine**.
settings-zone = Deine Zeitzone: **{ $zone }**, dort ist es jetzt { $time } Uhr.
settings-zone-none = Deine Zeitzone: **nicht gewählt**, also gelten deine Stunden in UTC, dort ist es jetzt { $time } Uhr.
settings-digest = Liste der Partien, die auf dich warten: **jeden Tag um { $hour } Uhr**, als private Nachricht. Die nächste: { $next }.
settings-digest-closed = Liste der Partien, die auf dich warten: jeden Tag um { $hour } Uhr, aber **ich kann dir nicht privat schreiben**. Erlaube private Nachrichten von diesem Server, und wähle die Stunde dann noch einmal.
settings-digest-none = Liste der Partien, die auf dich warten: **keine**.
settings-how-reminders = Ändern kannst du das mit `/settings reminders`, `quiet-hours`, `zone` und `digest`.

# Eine Erinnerung; es folgt eine Zeile mit der Bedenkzeit, davor steht die Nummer der Partie.
reminder = { $mention }, du bist noch immer am Zug gegen { $opponent }.
reminder-in-private = Du bist noch immer am Zug gegen { $opponent } in { $variant }.
reminder-closed = Ich kann dir nicht privat schreiben, also erinnere ich dich von jetzt an hier. Wenn du private Nachrichten von diesem Server erlaubst, wähle sie mit `/settings` wieder.
digest-closed = Deine tägliche Liste von Partien ist eine private Nachricht, und ich kann dir keine schicken, also kommt sie nicht mehr. Erlaube private Nachrichten von diesem Server, und wähle die Stunde dann mit `/settings digest` noch einmal.
button-snooze = Später erinnern
snoozed = Ich erinnere dich am { $at } ({ $in }) noch einmal an Partie #{ $game }, wenn du bis dahin nicht gezogen hast.

# Die private Nachricht, die jeden Tag kommt.
digest-title = { $count ->
    [one] **Eine Partie wartet auf dich:**
   *[other] **{ $count } Partien warten auf dich:**
}
digest-how = -# Diese Liste kommt jeden Tag, solange Partien auf dich warten. Mit `/settings digest` änderst du die Stunde oder stellst die Liste mit `off` ab.

moment = <t:{ $at }:f> (<t:{ $at }:R>)

refuse-no-such-zone = Ich kenne die Zeitzone „{ $text }“ nicht. Schreib die nächste große Stadt, etwa `Stockholm` oder `New York`, und wähle aus dem, was ich vorschlage.
refuse-which-zone = Ich bin nicht sicher, welche Zeitzone „{ $text }“ ist. Schreib ihren Namen ganz aus; vielleicht meinst du { $zones }.
refuse-not-quiet-hours = Ich kann „{ $text }“ nicht als Ruhezeit lesen. Schreib zwei volle Stunden, etwa `22-7`, oder `off`.
refuse-same-hour = „{ $text }“ beginnt und endet zur selben Stunde, dazwischen liegt keine Zeit. Schreib zwei verschiedene volle Stunden, etwa `22-7`, oder `off`.
refuse-not-an-hour = Ich kann „{ $text }“ nicht als Stunde lesen. Schreib eine volle Stunde von 0 bis 23, etwa `8`, oder `off`.
refuse-clock-stands = Deine Uhr in Partie #{ $game } steht still: Es gibt nichts, woran ich dich erinnern müsste.
# $in ist etwa „in 20 Minuten“.
refuse-no-time-to-snooze = In Partie #{ $game } ist zu wenig Zeit übrig, um dich später zu erinnern: Sie läuft am { $at } ab ({ $in }).
refuse-snooze-time-up = Deine Bedenkzeit in Partie #{ $game } lief am { $at } ab ({ $since }): Es gibt nichts, woran ich dich erinnern müsste.
refuse-snooze-silent = Du hast gewählt, dass ich dir nichts sage, wenn du am Zug bist; eine Erinnerung würde dich also nicht erreichen. Ändere das mit `/settings pings`, und drücke dann noch einmal.
