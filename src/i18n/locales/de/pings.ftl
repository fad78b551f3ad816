# Wie ich rufe, wenn jemand am Zug ist.

opt-settings-pings-desc = Wie ich dich rufe, wenn du am Zug bist
choice-pings-channel = Mit einer Erwähnung unter dem Brett
choice-pings-dm = Mit einer privaten Nachricht mit dem Brett
choice-pings-none = Gar nicht

settings-pings = { $pings ->
    [dm] Wenn du am Zug bist: **Ich schreibe dir privat**, mit dem Brett.
    [dm-closed] Wenn du am Zug bist: **Ich erwähne dich** unter dem Brett, weil ich dir nicht privat schreiben kann. Erlaube private Nachrichten von diesem Server, und wähle sie dann noch einmal.
    [none] Wenn du am Zug bist: **Ich sage dir nichts**. `/games` zeigt die Partien, in denen du am Zug bist.
   *[channel] Wenn du am Zug bist: **Ich erwähne dich** unter dem Brett.
}
settings-how-pings = Ändern kannst du das mit `/settings pings`.

notice-begins = Die Partie beginnt, und du hast die Angreifer.
notice-your-move = Du bist am Zug gegen { $opponent } in { $variant }.

notice-closed = { $mention }, du bist in Partie #{ $game } am Zug. Ich kann dir nicht privat schreiben, also rufe ich dich von jetzt an hier. Wenn du private Nachrichten von diesem Server erlaubst, wähle sie mit `/settings` wieder.
calls-closed = Ich kann dir nicht privat schreiben, also rufe ich dich dort, wo deine Partien gespielt werden. Wenn du private Nachrichten von diesem Server erlaubst, wähle sie mit `/settings pings` wieder.
