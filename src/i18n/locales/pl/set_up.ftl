# Karta, na której przygotowuje się wyzwanie z menu i przycisków. Widzi ją tylko osoba, która je rzuca.

set-up-title = **Twoje wyzwanie**: nikt go nie widzi, dopóki go nie wyślesz.
set-up-to = Dla kogo: { $name }.
set-up-to-anybody = Jest dla wszystkich tutaj: gra osoba, która przyjmie je najszybciej. Jeśli masz kogoś na myśli, wybierz w pierwszym menu.
set-up-variant = { $variant } ({ $size }×{ $size })
set-up-side = { $side ->
    [attackers] Grasz atakującymi i zaczynasz.
    [defenders] Grasz obrońcami.
   *[random] Los zdecyduje, kto gra którą stroną.
}
set-up-refused = **Nic się nie zmieniło.** { $why }

set-up-opponent-placeholder = Druga strona (ktokolwiek, jeśli nie wybierzesz)
set-up-variant-placeholder = Wariant
set-up-side-placeholder = Twoja strona
set-up-side-option = { $side ->
    [attackers] Grasz atakującymi, którzy zaczynają
    [defenders] Grasz obrońcami, z królem
   *[random] O stronach zdecyduje los
}
set-up-rules-placeholder = Zasady domowe: wybierz zasadę, potem jej wartość
set-up-rule-changed = Zmienione: { $rule }
set-up-own-rules = Znów wszystkie zasady jak w wariancie
set-up-as-in-variant = Jak w wariancie { $variant }
set-up-another-rule = ← Inna zasada

button-send-to = Wyślij: { $name }
button-send-to-anybody = Wyślij do wszystkich
button-games = { $now ->
    [match] Tylko jedna partia
   *[one] Mecz z dwóch partii
}

closed-set-up-sent = Twoje wyzwanie jest wysłane.
closed-set-up-cancelled = Nic nie zostało wysłane, a twoje ustawienia zniknęły. `/challenge` zaczyna od nowa.
