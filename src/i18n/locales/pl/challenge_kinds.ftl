# Wyzwania dla każdego, rewanże, mecze z dwóch partii i wyzwania bez odpowiedzi.

challenge-open-anybody = { $name } rzuca wyzwanie wszystkim tutaj: { $variant } ({ $size }×{ $size }). Gra osoba, która przyjmie je najszybciej.
challenge-past-anybody = Wyzwanie dla wszystkich tutaj: { $name }, { $variant } ({ $size }×{ $size }).
challenger-defends-anybody = { $name } gra obrońcami; kto przyjmie, gra atakującymi i zaczyna.
lot-gives-defenders-anybody = Los zdecydował: { $name } gra obrońcami; kto przyjmie, gra atakującymi i zaczyna.

challenge-match = Mecz z dwóch partii, jedna po drugiej, z zamianą stron w drugiej.
challenge-match-again = Kolejny mecz z dwóch partii, jak ten zakończony partią #{ $game }, z zamianą stron.
challenge-rematch = Rewanż za partię #{ $game }, z zamianą stron.

challenge-until = -# Otwarte do <t:{ $at }:f> (<t:{ $at }:R>).
challenge-expired = Minął tydzień, a { $opponent } nie odpowiada: wyzwanie wygasło.
challenge-expired-anybody = Minął tydzień i nikt nie przyjął: wyzwanie wygasło.
challenge-expired-notice = { $mention }, minął tydzień, a { $opponent } nie odpowiada na twoje wyzwanie: { $variant }. Nowe możesz rzucić przez `/challenge`.
challenge-expired-notice-anybody = { $mention }, minął tydzień i nikt nie przyjął twojego wyzwania: { $variant }. Nowe możesz rzucić przez `/challenge`.
