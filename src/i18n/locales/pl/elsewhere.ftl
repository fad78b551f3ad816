# O wiadomościach, które nie stoją tam, gdzie ktoś coś zrobił.

elsewhere-moved = { $where ->
    [private] Ruch zagrany. Plansza jest w prywatnej rozmowie, w której gracie.
   *[channel] Ruch zagrany. Plansza jest tutaj: { $place }.
}
elsewhere-resigned = { $where ->
    [private] Partia poddana. Plansza jest w prywatnej rozmowie, w której gracie.
   *[channel] Partia poddana. Plansza jest tutaj: { $place }.
}
elsewhere-offered = { $where ->
    [private] Remis zaproponowany. Propozycja jest w prywatnej rozmowie, w której gracie.
   *[channel] Remis zaproponowany. Propozycja jest tutaj: { $place }.
}
elsewhere-accepted = { $where ->
    [private] Remis uzgodniony. Plansza jest w prywatnej rozmowie, w której gracie.
   *[channel] Remis uzgodniony. Plansza jest tutaj: { $place }.
}

# Pod planszą, którą widzi tylko jedna osoba, bo nie mogę jej pokazać tam, gdzie się gra.
elsewhere-kept = { $where ->
    [private] Tutaj widzisz to tylko ty. W prywatnej rozmowie, w której gracie, nie mogę pisać z własnej inicjatywy: druga strona zobaczy to, gdy użyje polecenia albo naciśnie przycisk.
   *[channel] Tutaj widzisz to tylko ty. Nie mogę pisać tam, gdzie gracie ({ $place }): druga strona zobaczy to, gdy użyje polecenia albo naciśnie przycisk.
}
elsewhere-rematch-not-asked = { $where ->
    [private] Prośba o rewanż nie została wysłana: w prywatnej rozmowie, w której toczyła się partia, nie mogę pisać z własnej inicjatywy. Poproś o rewanż tam.
   *[channel] Prośba o rewanż nie została wysłana: nie mogę pisać tam, gdzie toczyła się partia ({ $place }). Poproś o rewanż tam albo gdzie indziej na tamtym serwerze.
}

unseen-by-others = To się liczy, ale tę wiadomość widzisz tylko ty: inni nie widzą tu tego, co mówię. Daj znać drugiej stronie albo grajcie na serwerze, na którym jestem.
may-not-attach = Nie mogę tu załączać plików: { $place }. Poproś o uprawnienie „Załączanie plików”.
