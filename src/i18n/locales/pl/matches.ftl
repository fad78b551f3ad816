# Mecze z dwóch partii z zamianą stron i rewanże.

match-first-game = -# Pierwsza partia meczu z dwóch
match-second-game = -# Druga partia meczu, który zaczął się partią #{ $first }

match-goes-on = Mecz toczy się dalej w partii #{ $second }, z zamianą stron.
match-ends-with-its-first = Na tym mecz się kończy i nikt go nie wygrywa.
match-won = Tym samym mecz, który zaczął się partią #{ $first }, wygrywa { $winner }: { $points } do { $others }. Przegrywa { $loser }.
match-drawn = Tym samym mecz, który zaczął się partią #{ $first }, kończy się remisem, { $points } do { $points }.

button-rematch = Rewanż, zamiana stron
elsewhere-rematch-asked = { $where ->
    [private] Twoja prośba o rewanż jest w prywatnej rozmowie, w której toczyła się partia.
   *[channel] Twoja prośba o rewanż jest tutaj: { $place }.
}
elsewhere-rematch = { $where ->
    [private] Twój rewanż trwa. Plansza jest w prywatnej rozmowie, w której była twoja prośba.
   *[channel] Twój rewanż trwa. Plansza jest tutaj: { $place }.
}
