# Hvornår en spiller bliver mindet om partier, der venter, og hvornår der er ro.

# Det, Discord viser, højst 100 tegn. `off` bliver stående: det er det, man skriver.
opt-settings-reminders-desc = Hvornår jeg minder dig om, at det er din tur, i partier med tidsgrænse
opt-settings-zone-desc = Din tidszone, efter den nærmeste store by, som Copenhagen
opt-settings-quiet-hours-desc = Timer på døgnet, hvor jeg ikke minder dig om noget, som 22-7; off for ingen
opt-settings-digest-desc = Den time, hvor jeg hver dag viser de partier, der venter på dig, som 8; off for ingen liste
choice-reminders-usual = Når halvdelen af tiden er gået, en dag før den udløber, og igen tre timer før
choice-reminders-last-day = En dag før tiden udløber, og igen tre timer før
choice-reminders-last-hours = Tre timer før tiden udløber
choice-reminders-off = Aldrig
zone-choice = { $zone } · { $time } nu

settings-reminders = { $plan ->
    [last-day] I partier med tidsgrænse minder jeg dig om dit træk **en dag før tiden udløber, og igen tre timer før**.
    [last-hours] I partier med tidsgrænse minder jeg dig om dit træk **tre timer før tiden udløber**.
    [off] I partier med tidsgrænse **minder jeg dig ikke om dit træk**.
   *[usual] I partier med tidsgrænse minder jeg dig om dit træk, **når halvdelen af tiden er gået, en dag før den udløber, og igen tre timer før**.
}
settings-reminders-silent = I partier med tidsgrænse **minder jeg dig ikke om dit træk**, fordi jeg ikke siger noget til dig, når det er din tur.
settings-quiet = Stille timer: **{ $from }:00 til { $until }:00**. En påmindelse venter, til de er forbi, medmindre det ville være for sent.
settings-quiet-none = Stille timer: **ingen**.
settings-zone = Din tidszone: **{ $zone }**, hvor klokken er { $time } nu.
settings-zone-none = Din tidszone: **ikke valgt**, så dine tider gælder i UTC, hvor klokken er { $time } nu.
settings-digest = Liste over de partier, der venter på dig: **hver dag kl. { $hour }:00**, som direkte besked. Næste: { $next }.
settings-digest-closed = Liste over de partier, der venter på dig: hver dag kl. { $hour }:00, men **jeg kan ikke skrive direkte til dig**. Tillad direkte beskeder fra denne server, og vælg så timen igen.
settings-digest-none = Liste over de partier, der venter på dig: **ingen**.
settings-how-reminders = Skift det med `/settings reminders`, `quiet-hours`, `zone` og `digest`.

reminder = { $mention }, det er stadig din tur mod { $opponent }.
reminder-in-private = Det er stadig din tur mod { $opponent } i { $variant }.
reminder-closed = Jeg kan ikke skrive direkte til dig, så fra nu af minder jeg dig om dit træk her. Hvis du tillader direkte beskeder fra denne server, så vælg dem igen med `/settings`.
digest-closed = Din daglige liste over partier er en direkte besked, og dem kan jeg ikke sende til dig, så den kommer ikke mere. Tillad direkte beskeder fra denne server, og vælg så timen igen med `/settings digest`.
button-snooze = Mind mig om det senere
snoozed = Jeg minder dig om parti #{ $game } igen den { $at } ({ $in }), hvis du ikke har trukket inden da.

digest-title = { $count ->
    [one] **Et parti venter på dig:**
   *[other] **{ $count } partier venter på dig:**
}
digest-how = -# Du får denne liste hver dag, når partier venter på dig. `/settings digest` ændrer timen, eller slår listen fra med `off`.

moment = <t:{ $at }:f> (<t:{ $at }:R>)

refuse-no-such-zone = Jeg kender ikke tidszonen ”{ $text }”. Skriv den nærmeste store by, som `Stockholm` eller `New York`, og vælg mellem det, jeg foreslår.
refuse-which-zone = Jeg er ikke sikker på, hvilken tidszone ”{ $text }” er. Skriv hele navnet; måske mener du { $zones }.
refuse-not-quiet-hours = Jeg kan ikke læse ”{ $text }” som stille timer. Skriv to hele timer, som `22-7`, eller `off`.
refuse-same-hour = ”{ $text }” begynder og slutter på samme klokkeslæt, så der er ingen tid imellem. Skriv to forskellige hele timer, som `22-7`, eller `off`.
refuse-not-an-hour = Jeg kan ikke læse ”{ $text }” som et klokkeslæt. Skriv en hel time fra 0 til 23, som `8`, eller `off`.
refuse-clock-stands = Dit ur i parti #{ $game } står stille: der er ikke noget at minde dig om.
refuse-no-time-to-snooze = Der er for lidt tid tilbage i parti #{ $game } til at minde dig om det senere: den udløber den { $at } ({ $in }).
refuse-snooze-time-up = Din tid i parti #{ $game } udløb den { $at } ({ $since }): der er ikke noget at minde dig om.
refuse-snooze-silent = Du har valgt, at jeg ikke siger noget til dig, når det er din tur, så en påmindelse ville ikke nå dig. Lav det om med `/settings pings`, og tryk så en gang til.
