# Ferie: mens noen er på ferie, står klokken stille i alle partier der det er den spillerens tur.

# Bare til spilleren.
vacation-lasts = Du er på ferie til { $at } ({ $in }). Til da står klokkene dine stille; du kan trekke likevel, og `/vacation end` avslutter ferien.
vacation-ended = Ferien din er over: klokkene dine går igjen.
vacation-none = Du er ikke på ferie. `/vacation begin` stopper klokkene dine i noen dager.
vacation-told = Det blir sagt i alle kanaler der du spiller med tidsgrense.
vacation-sooner = { $games ->
    [one] I { $games } av partiene dine går klokken i gang tidligere, eller går hele tiden: der det spilles, er mindre ferie tillatt.
   *[other] I { $games } av partiene dine går klokken i gang tidligere, eller går hele tiden: der de spilles, er mindre ferie tillatt.
}
vacation-left = Du har { $left } av { $days ->
    [one] { $days } feriedag
   *[other] { $days } feriedager
} igjen i år (UTC).
vacation-none-here = Denne serveren tillater ingen ferie.

# Til alle i en kanal; partiene følger.
vacation-begun = { $name } er på ferie til { $at } ({ $in }). Når { $name } har turen, står klokken stille så lenge:
vacation-over = Ferien til { $name } tok slutt { $since }. Klokkene går videre med den tiden som var igjen:
vacation-used-up-here = { $place ->
    [private] Feriedagene som { $name } har i private samtaler, tok slutt { $since }. Klokkene går videre med den tiden som var igjen:
   *[server] Feriedagene som { $name } har på denne serveren, tok slutt { $since }. Klokkene går videre med den tiden som var igjen:
}
vacation-game = - #{ $game } mot { $opponent }

refuse-vacation-no-games = Du spiller ikke noe parti akkurat nå: det er ingen klokke å stoppe.
refuse-vacation-nothing-to-stop = Det er ingen klokke å stoppe: partiene dine har ingen tidsgrense, eller det er ikke tillatt med mer ferie der de spilles.
refuse-vacation-none-here = Denne serveren tillater ingen ferie.
refuse-vacation-used-up = Du har mindre enn én feriedag igjen i år: her kan man ta { $days ->
    [one] { $days } dag
   *[other] { $days } dager
}.
refuse-vacation-too-long = { $most ->
    [one] Du kan være borte høyst { $most } dag til
   *[other] Du kan være borte høyst { $most } dager til
}: her kan man ta { $days ->
    [one] { $days } dag i året
   *[other] { $days } dager i året
}.
refuse-vacation-lasts = Du er allerede på ferie, til { $at } ({ $in }). `/vacation end` avslutter ferien. Vil du være borte lenger, avslutt den og begynn en ny: det som er igjen av denne, teller ikke.
refuse-vacation-too-often = Du har begynt to ferier i løpet av et døgn, og hver gang har alle fått vite det. Den neste kan du tidligst begynne den { $at } ({ $in }).
refuse-vacation-not-on-one = Du er ikke på ferie.

# I innstillingene til en server.
server-vacation = { $days ->
    [one] Ferie: spillerne kan stoppe klokkene sine { $days } dag i året.
   *[other] Ferie: spillerne kan stoppe klokkene sine { $days } dager i året.
}
server-no-vacation = Ferie: ingen. Klokken står ikke stille for noen.

cmd-vacation-desc = Stopp klokkene dine mens du er borte
cmd-vacation-begin-desc = Ta ferie: klokkene dine står stille, og alle du spiller med, får beskjed
cmd-vacation-end-desc = Kom tilbake før ferien din er over
cmd-vacation-show-desc = Se hvor mange feriedager du har igjen i år
opt-vacation-begin-days-desc = Hvor mange dager fra nå av
opt-server-settings-vacation-days-desc = Hvor mange dager i året spillerne kan stoppe klokkene sine; 0 tillater ingen ferie
