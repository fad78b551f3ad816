# Wie lange nachgedacht werden darf, und was geschieht, wenn die Zeit um ist.

# Die Bedenkzeit, wie sie in den Texten unten und in Menüs steht.
pace-per-move = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
pace-bank = { $days } Tage, dazu { $hours } Stunden pro Zug, höchstens { $most } Tage
pace-unlimited = Unbegrenzt
pace-weekends-off = { $pace }, Samstag und Sonntag frei (UTC)

# $pace ist eins davon.
time-claim = Bedenkzeit: { $pace }. Ist sie um, darf die Gegenseite den Sieg beanspruchen; vor dem ersten Zug einer Seite wird die Partie abgebrochen.
time-forfeit = Bedenkzeit: { $pace }. Ist sie um, ist die Partie verloren; vor dem ersten Zug einer Seite wird sie abgebrochen.
time-unlimited = Die Bedenkzeit ist unbegrenzt.

# Hinter dem Satz, der sagt, wer am Zug ist.
time-until = Bedenkzeit bis { $at } ({ $in }).
time-then-lost = Danach ist die Partie verloren.
time-then-claim = Danach darf { $opponent } den Sieg beanspruchen.
time-then-broken-off = Du hast noch keinen ersten Zug gemacht: Danach wird die Partie abgebrochen und zählt für niemanden.
time-stands = { $name } ist im Urlaub bis { $at } ({ $in }): So lange steht die Uhr still.
time-stands-own = Du bist im Urlaub bis { $at } ({ $in }): So lange steht die Uhr still.
on-day-and-time = <t:{ $at }:f>

# $in ist etwa „in 3 Tagen“.
games-line-timed = { $line } · Zeitablauf am { $at } ({ $in })
games-line-up-own = { $line } · deine Bedenkzeit lief am { $at } ab ({ $since }): Du darfst noch ziehen
games-line-up = { $line } · die Bedenkzeit lief am { $at } ab ({ $since }): Du darfst den Sieg beanspruchen
games-line-stands = { $line } · { $name } ist im Urlaub bis { $at } ({ $in })
games-line-stands-own = { $line } · du bist im Urlaub bis { $at } ({ $in })

time-up = { $late } hat nicht rechtzeitig gezogen: Die Bedenkzeit lief am { $at } ab ({ $since }).
time-up-choice = { $mention }, du darfst den Sieg beanspruchen, mehr Zeit geben oder warten.
time-up-late = { $mention }, du darfst noch ziehen, bis der Sieg beansprucht wird.
time-up-own = Deine Bedenkzeit lief am { $at } ab ({ $since }), aber du darfst noch ziehen, bis { $opponent } den Sieg beansprucht.
time-added = { $name } gibt { $opponent } mehr Zeit.

time-given-back-minutes = Ich war eine Weile nicht erreichbar: { $count ->
    [one] { $count } Minute wurde
   *[other] { $count } Minuten wurden
} gutgeschrieben.
time-given-back-hours = Ich war eine Weile nicht erreichbar: { $count ->
    [one] { $count } Stunde wurde
   *[other] { $count } Stunden wurden
} gutgeschrieben.
time-given-back-days = Ich war eine Weile nicht erreichbar: { $count ->
    [one] { $count } Tag wurde
   *[other] { $count } Tage wurden
} gutgeschrieben.

result-time = { $loser } hat die Bedenkzeit überschritten: { $winner ->
    [attackers] { $name } gewinnt mit den Angreifern
   *[defenders] { $name } gewinnt mit den Verteidigern
} { $plies ->
    [0] vor dem ersten Zug
    [one] nach { $plies } Zug
   *[other] nach { $plies } Zügen
}.
result-not-begun = Von { $name } kam kein erster Zug. Nicht schlimm: Die Partie ist abgebrochen und zählt für niemanden.
over-time = { $loser } hat die Bedenkzeit überschritten, und { $winner ->
    [attackers] die Angreifer haben gewonnen
   *[defenders] die Verteidiger haben gewonnen
}
over-not-begun = Ein erster Zug kam nie, also zählt sie für niemanden

button-claim = Sieg beanspruchen
button-add-time = { $days ->
    [one] Einen Tag mehr geben
   *[other] { $days } Tage mehr geben
}

claim-question = { $variant }, { $attackers } gegen { $defenders }. { $late } hat nicht rechtzeitig gezogen, darf aber noch ziehen, bis der Sieg beansprucht wird. Beanspruchst du den Sieg? Du gewinnst dann sofort.
claim-question-first = { $variant }, { $attackers } gegen { $defenders }. Von { $late } kam rechtzeitig kein erster Zug: Wenn du den Sieg beanspruchst, wird die Partie abgebrochen und zählt für niemanden.
button-confirm-claim = Sieg in Partie #{ $game } beanspruchen
button-leave-unclaimed = Warten
closed-claimed = Du hast den Sieg beansprucht.
closed-claim-left = Du wartest. Den Sieg kannst du auch später beanspruchen, solange kein Zug gekommen ist.
closed-claim-outdated = Du hast den Sieg nicht beansprucht: Die Partie ist weitergegangen, seit ich dich gefragt habe.

refuse-out-of-time-own = Deine Bedenkzeit in Partie #{ $game } lief am { $at } ab ({ $since }): Die Partie ist verloren, und ihr letztes Brett steht gleich hier.
refuse-out-of-time = Die Bedenkzeit von { $name } in Partie #{ $game } lief am { $at } ab ({ $since }): Die Partie ist zu Ende, und ihr letztes Brett steht gleich hier.
refuse-out-of-time-first-own = Deine Bedenkzeit für einen ersten Zug in Partie #{ $game } lief am { $at } ab ({ $since }): Die Partie ist abgebrochen und zählt für niemanden. Ihr letztes Brett steht gleich hier.
refuse-out-of-time-first = Die Bedenkzeit von { $name } für einen ersten Zug in Partie #{ $game } lief am { $at } ab ({ $since }): Die Partie ist abgebrochen und zählt für niemanden. Ihr letztes Brett steht gleich hier.
refuse-no-pace = In Partie #{ $game } ist die Bedenkzeit unbegrenzt: Da läuft niemandem die Zeit ab.
refuse-own-time = In Partie #{ $game } bist du selbst am Zug. Das geht nur, während die Gegenseite am Zug ist.
refuse-own-time-up = In Partie #{ $game } ist es deine eigene Bedenkzeit, die am { $at } ablief ({ $since }): Nur { $opponent } kann den Sieg beanspruchen oder mehr Zeit geben. Du darfst noch ziehen, bis der Sieg beansprucht wird.
refuse-time-left = { $opponent } hat in Partie #{ $game } noch Zeit bis { $at } ({ $in }).
refuse-time-just-up = Die Bedenkzeit von { $opponent } in Partie #{ $game } ist gerade erst abgelaufen, und ein Zug kann noch unterwegs sein. Versuch es in ein paar Sekunden noch einmal.
refuse-time-given = { $opponent } hat in Partie #{ $game } wieder Zeit bis { $at } ({ $in }).
refuse-time-stands = { $opponent } ist im Urlaub bis { $at } ({ $in }): So lange steht die Uhr von Partie #{ $game } still.
refuse-enough-time = { $opponent } hätte damit in Partie #{ $game } mehr als einen Monat Zeit: Gib weniger.

elsewhere-claimed = { $where ->
    [private] Du hast den Sieg beansprucht. Das Brett steht in der privaten Unterhaltung, in der ihr spielt.
   *[channel] Du hast den Sieg beansprucht. Das Brett steht in { $place }.
}
elsewhere-time-added = { $where ->
    [private] Du hast mehr Zeit gegeben. Das Brett steht in der privaten Unterhaltung, in der ihr spielt.
   *[channel] Du hast mehr Zeit gegeben. Das Brett steht in { $place }.
}

# Die Karte, auf der man eine Herausforderung einstellt.
button-set-up-time = Bedenkzeit: { $pace }
set-up-time-placeholder = Wie lange darf jede Seite nachdenken?
set-up-weekends-off = Samstag und Sonntag frei (UTC)
set-up-weekends-on = Samstag und Sonntag zählen mit
set-up-time-claim = Wenn die Zeit um ist: Die Gegenseite darf den Sieg beanspruchen
set-up-time-forfeit = Wenn die Zeit um ist: Die Partie ist verloren
set-up-back-to-rules = ← Hausregeln

server-pace = Wer keine Bedenkzeit wählt, spielt so: { $time }

cmd-claim-desc = Beanspruche den Sieg in einer Partie, in der die Zeit der Gegenseite um ist
cmd-add-time-desc = Gib der Gegenseite mehr Zeit für den Zug, der ansteht
opt-claim-game-desc = Welche Partie; nur nötig, wenn mehrere gemeint sein können
opt-add-time-days-desc = Wie viele Tage mehr; ohne Angabe so viele wie für einen Zug
opt-add-time-game-desc = Welche Partie; nur nötig, wenn mehrere gemeint sein können
opt-challenge-pace-desc = Wie lange jede Seite nachdenken darf
opt-challenge-weekends-off-desc = Ob Samstag und Sonntag (UTC) nicht zählen
opt-challenge-time-up-desc = Was geschieht, wenn die Zeit um ist
opt-server-settings-pace-desc = Wie lange jede Seite nachdenken darf, wenn niemand etwas wählt
opt-server-settings-weekends-off-desc = Ob Samstag und Sonntag (UTC) nicht zählen, wenn niemand etwas wählt
opt-server-settings-time-up-desc = Was geschieht, wenn die Zeit um ist und niemand etwas gewählt hat
choice-time-up-claim = Die Gegenseite darf den Sieg beanspruchen, warten oder Zeit geben
choice-time-up-forfeit = Die Partie ist verloren
