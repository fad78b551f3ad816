# Når en spiller blir minnet på partier som venter, og når det er ro.

# Det Discord viser, høyst 100 tegn. `off` blir stående: det er det man skriver.
opt-settings-reminders-desc = Når jeg minner deg på at det er din tur, i partier med tidsgrense
opt-settings-zone-desc = Tidssonen din, etter nærmeste storby, som Oslo
opt-settings-quiet-hours-desc = Timer på døgnet da jeg ikke minner deg på noe, som 22-7; off for ingen
opt-settings-digest-desc = Timen da jeg hver dag viser partiene som venter på deg, som 8; off for ingen liste
choice-reminders-usual = Når halve tiden er gått, en dag før den går ut, og igjen tre timer før
choice-reminders-last-day = En dag før tiden går ut, og igjen tre timer før
choice-reminders-last-hours = Tre timer før tiden går ut
choice-reminders-off = Aldri
zone-choice = { $zone } · { $time } nå

settings-reminders = { $plan ->
    [last-day] I partier med tidsgrense minner jeg deg på trekket ditt **en dag før tiden går ut, og igjen tre timer før**.
    [last-hours] I partier med tidsgrense minner jeg deg på trekket ditt **tre timer før tiden går ut**.
    [off] I partier med tidsgrense **minner jeg deg ikke på trekket ditt**.
   *[usual] I partier med tidsgrense minner jeg deg på trekket ditt **når halve tiden er gått, en dag før den går ut, og igjen tre timer før**.
}
settings-reminders-silent = I partier med tidsgrense **minner jeg deg ikke på trekket ditt**, fordi jeg ikke sier noe til deg når det er din tur.
settings-quiet = Stille timer: **{ $from }:00 til { $until }:00**. En påminnelse venter til de er over, med mindre det ville bli for sent.
settings-quiet-none = Stille timer: **ingen**.
settings-zone = Tidssonen din: **{ $zone }**, der klokken er { $time } nå.
settings-zone-none = Tidssonen din: **ikke valgt**, så tidene dine gjelder i UTC, der klokken er { $time } nå.
settings-digest = Liste over partiene som venter på deg: **hver dag kl. { $hour }:00**, som direktemelding. Neste: { $next }.
settings-digest-closed = Liste over partiene som venter på deg: hver dag kl. { $hour }:00, men **jeg kan ikke sende deg direktemeldinger**. Tillat direktemeldinger fra denne serveren, og velg så timen på nytt.
settings-digest-none = Liste over partiene som venter på deg: **ingen**.
settings-how-reminders = Bytt det med `/settings reminders`, `quiet-hours`, `zone` og `digest`.

reminder = { $mention }, det er fortsatt din tur mot { $opponent }.
reminder-in-private = Det er fortsatt din tur mot { $opponent } i { $variant }.
reminder-closed = Jeg kan ikke sende deg direktemeldinger, så fra nå av minner jeg deg på trekket ditt her. Hvis du tillater direktemeldinger fra denne serveren, velg dem på nytt med `/settings`.
digest-closed = Den daglige listen over partier er en direktemelding, og dem kan jeg ikke sende deg, så den kommer ikke lenger. Tillat direktemeldinger fra denne serveren, og velg så timen på nytt med `/settings digest`.
button-snooze = Minn meg på det senere
snoozed = Jeg minner deg på parti #{ $game } igjen den { $at } ({ $in }), hvis du ikke har trukket innen da.

digest-title = { $count ->
    [one] **Et parti venter på deg:**
   *[other] **{ $count } partier venter på deg:**
}
digest-how = -# Du får denne listen hver dag når partier venter på deg. `/settings digest` endrer timen, eller slår av listen med `off`.

moment = <t:{ $at }:f> (<t:{ $at }:R>)

refuse-no-such-zone = Jeg kjenner ikke tidssonen «{ $text }». Skriv nærmeste storby, som `Stockholm` eller `New York`, og velg blant det jeg foreslår.
refuse-which-zone = Jeg er ikke sikker på hvilken tidssone «{ $text }» er. Skriv hele navnet; kanskje mener du { $zones }.
refuse-not-quiet-hours = Jeg kan ikke lese «{ $text }» som stille timer. Skriv to hele timer, som `22-7`, eller `off`.
refuse-same-hour = «{ $text }» begynner og slutter på samme klokkeslett, så det er ingen tid imellom. Skriv to ulike hele timer, som `22-7`, eller `off`.
refuse-not-an-hour = Jeg kan ikke lese «{ $text }» som et klokkeslett. Skriv en hel time fra 0 til 23, som `8`, eller `off`.
refuse-clock-stands = Klokken din i parti #{ $game } står stille: det er ingenting å minne deg på.
refuse-no-time-to-snooze = Det er for lite tid igjen i parti #{ $game } til å minne deg på det senere: den går ut den { $at } ({ $in }).
refuse-snooze-time-up = Tiden din i parti #{ $game } gikk ut den { $at } ({ $since }): det er ingenting å minne deg på.
refuse-snooze-silent = Du har valgt at jeg ikke sier noe til deg når det er din tur, så en påminnelse ville ikke nådd deg. Endre det med `/settings pings`, og trykk så en gang til.
