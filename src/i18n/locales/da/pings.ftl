# Hvordan der kaldes på en spiller, når turen er kommet.

opt-settings-pings-desc = Hvordan jeg kalder på dig, når det er din tur
choice-pings-channel = Ved at nævne dig under brættet
choice-pings-dm = Med en direkte besked med brættet
choice-pings-none = Slet ikke

settings-pings = { $pings ->
    [dm] Når det er din tur: **jeg skriver direkte til dig**, med brættet.
    [dm-closed] Når det er din tur: **jeg nævner dig** under brættet, fordi jeg ikke kan skrive direkte til dig. Tillad direkte beskeder fra denne server, og vælg dem så igen.
    [none] Når det er din tur: **jeg siger ikke noget til dig**. `/games` viser de partier, hvor det er din tur.
   *[channel] Når det er din tur: **jeg nævner dig** under brættet.
}
settings-how-pings = Skift det med `/settings pings`.

notice-begins = Partiet begynder, og du har angriberne.
notice-your-move = Det er din tur mod { $opponent } i { $variant }.

notice-closed = { $mention }, det er din tur i parti #{ $game }. Jeg kan ikke skrive direkte til dig, så fra nu af kalder jeg på dig her. Hvis du tillader direkte beskeder fra denne server, så vælg dem igen med `/settings`.
calls-closed = Jeg kan ikke skrive direkte til dig, så jeg kalder på dig der, hvor dine partier spilles. Hvis du tillader direkte beskeder fra denne server, så vælg dem igen med `/settings pings`.
