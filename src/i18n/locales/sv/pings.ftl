# Hur en spelare kallas när det är hans drag.

opt-settings-pings-desc = Hur jag kallar på dig när det är ditt drag
choice-pings-channel = Med ett omnämnande under brädet
choice-pings-dm = Med ett privat meddelande med brädet
choice-pings-none = Inte alls

settings-pings = { $pings ->
    [dm] När det är ditt drag: **jag skriver till dig privat**, med brädet.
    [dm-closed] När det är ditt drag: **jag nämner dig** under brädet, eftersom jag inte kan skriva till dig privat. Tillåt privata meddelanden från den här servern och välj dem sedan en gång till.
    [none] När det är ditt drag: **jag säger ingenting till dig**. `/games` listar partierna som väntar på dig.
   *[channel] När det är ditt drag: **jag nämner dig** under brädet.
}
settings-how-pings = Ändra det med `/settings pings`.

notice-begins = Partiet börjar, och du har angriparna.
notice-your-move = Ditt drag mot { $opponent } i { $variant }.

notice-closed = { $mention }, ditt drag i parti #{ $game }. Jag kan inte skriva till dig privat, så jag kallar på dig här från och med nu. Om du tillåter privata meddelanden från den här servern, välj dem igen med `/settings`.
calls-closed = Jag kan inte skriva till dig privat, så jag kallar på dig där dina partier spelas. Om du tillåter privata meddelanden från den här servern, välj dem igen med `/settings pings`.
