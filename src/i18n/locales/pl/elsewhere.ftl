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

unseen-by-others = To się liczy, ale tę wiadomość widzisz tylko ty: inni nie widzą tu tego, co mówię. Daj znać drugiej stronie albo grajcie na serwerze, na którym jestem.
may-not-attach = Nie mogę tu załączać plików: { $place }. Poproś o uprawnienie „Załączanie plików”.
