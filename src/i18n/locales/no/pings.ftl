# Hvordan en spiller blir ropt på når turen er kommet.

opt-settings-pings-desc = Hvordan jeg roper på deg når det er din tur
choice-pings-channel = Ved å nevne deg under brettet
choice-pings-dm = Med en direktemelding med brettet
choice-pings-none = Ikke i det hele tatt

settings-pings = { $pings ->
    [dm] Når det er din tur: **jeg sender deg en direktemelding** med brettet.
    [dm-closed] Når det er din tur: **jeg nevner deg** under brettet, fordi jeg ikke kan sende deg direktemeldinger. Tillat direktemeldinger fra denne serveren, og velg dem så på nytt.
    [none] Når det er din tur: **jeg sier ikke noe til deg**. `/games` viser partiene der det er din tur.
   *[channel] Når det er din tur: **jeg nevner deg** under brettet.
}
settings-how-pings = Bytt det med `/settings pings`.

notice-begins = Partiet begynner, og du har angriperne.
notice-your-move = Det er din tur mot { $opponent } i { $variant }.

notice-closed = { $mention }, det er din tur i parti #{ $game }. Jeg kan ikke sende deg direktemeldinger, så fra nå av roper jeg på deg her. Hvis du tillater direktemeldinger fra denne serveren, velg dem på nytt med `/settings`.
calls-closed = Jeg kan ikke sende deg direktemeldinger, så jeg roper på deg der partiene dine spilles. Hvis du tillater direktemeldinger fra denne serveren, velg dem på nytt med `/settings pings`.
