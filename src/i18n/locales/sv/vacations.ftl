# Semester: medan någon är på semester står klockan stilla i alla partier där det är den spelarens drag.

# Bara till spelaren.
vacation-lasts = Du är på semester till { $at } ({ $in }). Till dess står dina klockor stilla; du får dra ändå, och `/vacation end` avslutar den.
vacation-ended = Din semester är slut: dina klockor går igen.
vacation-none = Du är inte på semester. `/vacation begin` stannar dina klockor i några dagar.
vacation-told = Det meddelas i alla kanaler där du spelar med tidsgräns.
vacation-sooner = { $games ->
    [one] I { $games } av dina partier går klockan i gång tidigare, eller går hela tiden: där det spelas är mindre semester tillåten.
   *[other] I { $games } av dina partier går klockan i gång tidigare, eller går hela tiden: där de spelas är mindre semester tillåten.
}
vacation-left = Du har { $left } av { $days ->
    [one] { $days } semesterdag
   *[other] { $days } semesterdagar
} kvar i år (UTC).
vacation-none-here = Den här servern tillåter ingen semester.

# Till alla i en kanal; partierna följer.
vacation-begun = { $name } är på semester till { $at } ({ $in }). När { $name } är vid draget står klockan stilla så länge:
vacation-over = Semestern för { $name } tog slut { $since }. Klockorna går vidare med den tid som var kvar:
vacation-used-up-here = { $place ->
    [private] Semesterdagarna som { $name } har i privata samtal tog slut { $since }. Klockorna går vidare med den tid som var kvar:
   *[server] Semesterdagarna som { $name } har på den här servern tog slut { $since }. Klockorna går vidare med den tid som var kvar:
}
vacation-game = - #{ $game } mot { $opponent }

refuse-vacation-no-games = Du spelar inget parti just nu: det finns ingen klocka att stanna.
refuse-vacation-nothing-to-stop = Det finns ingen klocka att stanna: dina partier har ingen tidsgräns, eller så är inte mer semester tillåten där de spelas.
refuse-vacation-none-here = Den här servern tillåter ingen semester.
refuse-vacation-used-up = Du har mindre än en dag semester kvar i år: här får man ta { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}.
refuse-vacation-too-long = { $most ->
    [one] Du kan vara borta högst { $most } dag till
   *[other] Du kan vara borta högst { $most } dagar till
}: här får man ta { $days ->
    [one] { $days } dag om året
   *[other] { $days } dagar om året
}.
refuse-vacation-lasts = Du är redan på semester, till { $at } ({ $in }). `/vacation end` avslutar den. Vill du vara borta längre, avsluta den och börja en ny: det som är kvar av den här räknas inte.
refuse-vacation-too-often = Du har börjat två semestrar inom ett dygn, och varje gång har alla fått veta det. Nästa kan du börja tidigast den { $at } ({ $in }).
refuse-vacation-not-on-one = Du är inte på semester.

# I en servers inställningar.
server-vacation = { $days ->
    [one] Semester: spelarna får stanna sina klockor { $days } dag om året.
   *[other] Semester: spelarna får stanna sina klockor { $days } dagar om året.
}
server-no-vacation = Semester: ingen. Klockan står inte stilla för någon.

cmd-vacation-desc = Stanna dina klockor medan du är borta
cmd-vacation-begin-desc = Gå på semester: dina klockor står stilla, och alla du spelar med får veta det
cmd-vacation-end-desc = Kom tillbaka innan din semester är slut
cmd-vacation-show-desc = Se hur många semesterdagar du har kvar i år
opt-vacation-begin-days-desc = Hur många dagar från och med nu
opt-server-settings-vacation-days-desc = Hur många dagar om året spelarna får stanna sina klockor; 0 tillåter ingen semester
