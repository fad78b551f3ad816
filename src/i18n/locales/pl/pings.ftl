# Jak daję znać, że ktoś ma ruch.

opt-settings-pings-desc = Jak daję ci znać, że masz ruch
choice-pings-channel = Wzmianką pod planszą
choice-pings-dm = Prywatną wiadomością z planszą
choice-pings-none = Wcale

settings-pings = { $pings ->
    [dm] Gdy masz ruch: **piszę do ciebie prywatnie**, z planszą.
    [dm-closed] Gdy masz ruch: **dostajesz wzmiankę** pod planszą, bo nie mogę pisać do ciebie prywatnie. Zezwól na prywatne wiadomości z tego serwera, a potem wybierz je jeszcze raz.
    [none] Gdy masz ruch: **nic ci nie mówię**. `/games` pokazuje partie, w których masz ruch.
   *[channel] Gdy masz ruch: **dostajesz wzmiankę** pod planszą.
}
settings-how-pings = Zmień to przez `/settings pings`.

notice-begins = Partia się zaczyna, a ty grasz atakującymi.
notice-your-move = Twój ruch, { $variant } kontra { $opponent }.

notice-closed = { $mention }, masz ruch w partii #{ $game }. Nie mogę pisać do ciebie prywatnie, więc odtąd daję ci znać tutaj. Jeśli zezwolisz na prywatne wiadomości z tego serwera, wybierz je znów przez `/settings`.
calls-closed = Nie mogę pisać do ciebie prywatnie, więc daję ci znać tam, gdzie toczą się twoje partie. Jeśli zezwolisz na prywatne wiadomości z tego serwera, wybierz je znów przez `/settings pings`.
