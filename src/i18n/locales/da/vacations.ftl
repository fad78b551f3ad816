# Ferie: mens nogen er på ferie, står uret stille i alle partier, hvor det er den spillers tur.

# Kun til spilleren.
vacation-lasts = Du er på ferie indtil { $at } ({ $in }). Indtil da står dine ure stille; du må gerne trække alligevel, og `/vacation end` afslutter ferien.
vacation-ended = Din ferie er forbi: dine ure går igen.
vacation-none = Du er ikke på ferie. `/vacation begin` stopper dine ure i nogle dage.
vacation-told = Det bliver sagt i alle kanaler, hvor du spiller med tidsgrænse.
vacation-sooner = { $games ->
    [one] I { $games } af dine partier går uret i gang tidligere, eller går hele tiden: der, hvor det spilles, er mindre ferie tilladt.
   *[other] I { $games } af dine partier går uret i gang tidligere, eller går hele tiden: der, hvor de spilles, er mindre ferie tilladt.
}
vacation-left = Du har { $left } af { $days ->
    [one] { $days } feriedag
   *[other] { $days } feriedage
} tilbage i år (UTC).
vacation-none-here = Denne server tillader ingen ferie.

# Til alle i en kanal; partierne følger.
vacation-begun = { $name } er på ferie indtil { $at } ({ $in }). Når { $name } har turen, står uret stille så længe:
vacation-over = Ferien for { $name } sluttede { $since }. Urene går videre med den tid, der var tilbage:
vacation-used-up-here = { $place ->
    [private] De feriedage, { $name } har i private samtaler, slap op { $since }. Urene går videre med den tid, der var tilbage:
   *[server] De feriedage, { $name } har på denne server, slap op { $since }. Urene går videre med den tid, der var tilbage:
}
vacation-game = - #{ $game } mod { $opponent }

refuse-vacation-no-games = Du spiller ikke noget parti lige nu: der er ikke noget ur at stoppe.
refuse-vacation-nothing-to-stop = Der er ikke noget ur at stoppe: dine partier har ingen tidsgrænse, eller der er ikke mere ferie tilladt, hvor de spilles.
refuse-vacation-none-here = Denne server tillader ingen ferie.
refuse-vacation-used-up = Du har mindre end én feriedag tilbage i år: her må man tage { $days ->
    [one] { $days } dag
   *[other] { $days } dage
}.
refuse-vacation-too-long = { $most ->
    [one] Du kan højst være væk { $most } dag mere
   *[other] Du kan højst være væk { $most } dage mere
}: her må man tage { $days ->
    [one] { $days } dag om året
   *[other] { $days } dage om året
}.
refuse-vacation-lasts = Du er allerede på ferie, indtil { $at } ({ $in }). `/vacation end` afslutter ferien. Vil du være væk længere, så afslut den og begynd en ny: det, der er tilbage af denne, tæller ikke.
refuse-vacation-too-often = Du er begyndt på to ferier inden for et døgn, og hver gang har alle fået det at vide. Den næste kan du tidligst begynde den { $at } ({ $in }).
refuse-vacation-not-on-one = Du er ikke på ferie.

# I en servers indstillinger.
server-vacation = { $days ->
    [one] Ferie: spillerne må stoppe deres ure { $days } dag om året.
   *[other] Ferie: spillerne må stoppe deres ure { $days } dage om året.
}
server-no-vacation = Ferie: ingen. Uret står ikke stille for nogen.

cmd-vacation-desc = Stop dine ure, mens du er væk
cmd-vacation-begin-desc = Tag på ferie: dine ure står stille, og alle, du spiller med, får besked
cmd-vacation-end-desc = Kom tilbage, før din ferie er forbi
cmd-vacation-show-desc = Se, hvor mange feriedage du har tilbage i år
opt-vacation-begin-days-desc = Hvor mange dage fra nu af
opt-server-settings-vacation-days-desc = Hvor mange dage om året spillerne må stoppe deres ure; 0 tillader ingen ferie
