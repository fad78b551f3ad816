# Urlaub: Solange jemand im Urlaub ist, stehen die Uhren in allen Partien still, in denen diese Seite am Zug ist.

# Nur für die Person selbst. $at ist Tag und Uhrzeit, $in etwa „in 3 Tagen“.
vacation-lasts = Du bist im Urlaub bis { $at } ({ $in }). So lange stehen deine Uhren still; ziehen darfst du trotzdem, und `/vacation end` beendet den Urlaub.
vacation-ended = Dein Urlaub ist zu Ende: Deine Uhren laufen wieder.
vacation-none = Du bist nicht im Urlaub. `/vacation begin` hält deine Uhren für ein paar Tage an.
vacation-told = Das erfahren alle in jedem Kanal, in dem du mit begrenzter Bedenkzeit spielst.
vacation-sooner = { $games ->
    [one] In einer deiner Partien läuft die Uhr früher weiter oder die ganze Zeit: Wo sie gespielt wird, ist weniger Urlaub erlaubt.
   *[other] In { $games } deiner Partien läuft die Uhr früher weiter oder die ganze Zeit: Wo sie gespielt werden, ist weniger Urlaub erlaubt.
}
vacation-left = Dieses Jahr (UTC) hast du noch { $left } von { $days ->
    [one] { $days } Urlaubstag
   *[other] { $days } Urlaubstagen
} übrig.
vacation-none-here = Dieser Server erlaubt keinen Urlaub.

# Für alle in einem Kanal. Es folgt eine Liste von Partien, jede Zeile wie vacation-game.
vacation-begun = { $name } ist im Urlaub bis { $at } ({ $in }). Ist { $name } am Zug, steht die Uhr so lange still:
vacation-over = Der Urlaub von { $name } ging { $since } zu Ende. Die Uhren laufen weiter mit dem, was noch übrig war:
vacation-used-up-here = { $place ->
    [private] { $name } hat { $since } die Urlaubstage aufgebraucht, die in privaten Gesprächen gelten. Die Uhren laufen weiter mit dem, was noch übrig war:
   *[server] { $name } hat { $since } die Urlaubstage aufgebraucht, die auf diesem Server gelten. Die Uhren laufen weiter mit dem, was noch übrig war:
}
vacation-game = - #{ $game } gegen { $opponent }

refuse-vacation-no-games = Du spielst gerade keine Partie: Es gibt keine Uhr anzuhalten.
refuse-vacation-nothing-to-stop = Es gibt keine Uhr anzuhalten: Deine Partien haben unbegrenzte Bedenkzeit, oder wo sie gespielt werden, ist kein weiterer Urlaub erlaubt.
refuse-vacation-none-here = Dieser Server erlaubt keinen Urlaub.
refuse-vacation-used-up = Du hast dieses Jahr weniger als einen Tag Urlaub übrig: Erlaubt { $days ->
    [one] ist hier { $days } Tag
   *[other] sind hier { $days } Tage
}.
refuse-vacation-too-long = Du kannst höchstens noch { $most ->
    [one] { $most } Tag
   *[other] { $most } Tage
} weg sein: Erlaubt { $days ->
    [one] ist hier { $days } Tag
   *[other] sind hier { $days } Tage
} im Jahr.
refuse-vacation-lasts = Du bist schon im Urlaub, bis { $at } ({ $in }). `/vacation end` beendet ihn. Willst du länger weg sein, beende ihn und beginne einen neuen: Was von diesem übrig ist, zählt nicht.
refuse-vacation-too-often = Du hast innerhalb eines Tages zweimal Urlaub begonnen, und jedes Mal wurde es allen gesagt. Den nächsten kannst du frühestens am { $at } beginnen ({ $in }).
refuse-vacation-not-on-one = Du bist nicht im Urlaub.

# In den Einstellungen eines Servers.
server-vacation = { $days ->
    [one] Urlaub: Alle dürfen ihre Uhren { $days } Tag im Jahr anhalten.
   *[other] Urlaub: Alle dürfen ihre Uhren { $days } Tage im Jahr anhalten.
}
server-no-vacation = Urlaub: keiner. Niemand kann die Uhren anhalten.

cmd-vacation-desc = Halte deine Uhren an, während du weg bist
cmd-vacation-begin-desc = Geh in Urlaub: Deine Uhren stehen still, und alle, mit denen du spielst, erfahren es
cmd-vacation-end-desc = Komm zurück, bevor dein Urlaub um ist
cmd-vacation-show-desc = Sieh nach, wie viele Urlaubstage du dieses Jahr noch hast
opt-vacation-begin-days-desc = Für wie viele Tage von jetzt an
opt-server-settings-vacation-days-desc = Wie viele Tage im Jahr alle ihre Uhren anhalten dürfen; 0 erlaubt keinen Urlaub
