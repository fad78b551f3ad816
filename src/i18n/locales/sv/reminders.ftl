# När en spelare påminns om partier som väntar, och när spelaren får vara i fred.

# Det som Discord visar, högst 100 tecken. `off` får stå som det är: det är det man skriver.
opt-settings-reminders-desc = När jag påminner dig om att det är ditt drag, i partier med tidsgräns
opt-settings-zone-desc = Din tidszon, efter närmaste storstad, som Stockholm
opt-settings-quiet-hours-desc = Timmar på dygnet då jag inte påminner dig, som 22-7; off för inga
opt-settings-digest-desc = Timmen då jag varje dag listar partierna som väntar på dig, som 8; off för ingen lista
choice-reminders-usual = När halva tiden har gått, en dag innan den är ute och igen tre timmar innan
choice-reminders-last-day = En dag innan tiden är ute och igen tre timmar innan
choice-reminders-last-hours = Tre timmar innan tiden är ute
choice-reminders-off = Aldrig
zone-choice = { $zone } · { $time } nu

settings-reminders = { $plan ->
    [last-day] I partier med tidsgräns påminner jag dig **en dag innan tiden är ute och igen tre timmar innan**.
    [last-hours] I partier med tidsgräns påminner jag dig **tre timmar innan tiden är ute**.
    [off] I partier med tidsgräns **påminner jag dig inte**.
   *[usual] I partier med tidsgräns påminner jag dig **när halva tiden har gått, en dag innan den är ute och igen tre timmar innan**.
}
settings-reminders-silent = I partier med tidsgräns **påminner jag dig inte**, eftersom jag inte säger något till dig när det är ditt drag.
settings-quiet = Tysta timmar: **{ $from }:00 till { $until }:00**. En påminnelse väntar tills de är över, om det inte skulle bli för sent.
settings-quiet-none = Tysta timmar: **inga**.
settings-zone = Din tidszon: **{ $zone }**, där klockan är { $time } nu.
settings-zone-none = Din tidszon: **inte vald**, så dina tider gäller UTC, där klockan är { $time } nu.
settings-digest = Lista över partierna som väntar på dig: **varje dag kl. { $hour }:00**, som privat meddelande. Nästa: { $next }.
settings-digest-closed = Lista över partierna som väntar på dig: varje dag kl. { $hour }:00, men **jag kan inte skriva till dig privat**. Tillåt privata meddelanden från den här servern och välj sedan timmen en gång till.
settings-digest-none = Lista över partierna som väntar på dig: **ingen**.
settings-how-reminders = Ändra det med `/settings reminders`, `quiet-hours`, `zone` och `digest`.

reminder = { $mention }, det är fortfarande ditt drag mot { $opponent }.
reminder-in-private = Det är fortfarande ditt drag mot { $opponent } i { $variant }.
reminder-closed = Jag kan inte skriva till dig privat, så jag påminner dig här från och med nu. Om du tillåter privata meddelanden från den här servern, välj dem igen med `/settings`.
digest-closed = Din dagliga lista över partier är ett privat meddelande, och jag kan inte skicka några till dig, så den kommer inte längre. Tillåt privata meddelanden från den här servern och välj sedan timmen igen med `/settings digest`.
button-snooze = Påminn mig senare
snoozed = Jag påminner dig om parti #{ $game } igen den { $at } ({ $in }), om du inte har dragit innan dess.

digest-title = { $count ->
    [one] **Ett parti väntar på dig:**
   *[other] **{ $count } partier väntar på dig:**
}
digest-how = -# Du får den här listan varje dag när partier väntar på dig. `/settings digest` ändrar timmen, eller stänger av listan med `off`.

moment = <t:{ $at }:f> (<t:{ $at }:R>)

refuse-no-such-zone = Jag känner inte till tidszonen ”{ $text }”. Skriv närmaste storstad, som `Stockholm` eller `New York`, och välj bland det jag föreslår.
refuse-which-zone = Jag är inte säker på vilken tidszon ”{ $text }” är. Skriv hela namnet; kanske menar du { $zones }.
refuse-not-quiet-hours = Jag kan inte läsa ”{ $text }” som tysta timmar. Skriv två hela timmar, som `22-7`, eller `off`.
refuse-same-hour = ”{ $text }” börjar och slutar vid samma timme, så däremellan finns ingen tid. Skriv två olika timmar, som `22-7`, eller `off`.
refuse-not-an-hour = Jag kan inte läsa ”{ $text }” som en timme. Skriv en hel timme från 0 till 23, som `8`, eller `off`.
refuse-clock-stands = Din klocka i parti #{ $game } står stilla: det finns inget att påminna dig om.
refuse-no-time-to-snooze = Det är för lite tid kvar i parti #{ $game } för att påminna dig senare: den går ut den { $at } ({ $in }).
refuse-snooze-time-up = Din tid i parti #{ $game } gick ut den { $at } ({ $since }): det finns inget att påminna dig om.
refuse-snooze-silent = Du har valt att jag inte säger något till dig när det är ditt drag, så en påminnelse skulle inte nå dig. Ändra det med `/settings pings` och tryck sedan en gång till.
