# Wiadomość z wyzwaniem.

challenge-open = { $mention }, { $name } rzuca ci wyzwanie: { $variant } ({ $size }×{ $size }).
challenge-past = Wyzwanie: { $name } kontra { $opponent }, { $variant } ({ $size }×{ $size }).
challenger-attacks = { $name } gra atakującymi i zaczyna.
challenger-defends = { $name } gra obrońcami; { $opponent } gra atakującymi i zaczyna.
lot-gives-attackers = Los zdecydował: { $name } gra atakującymi i zaczyna.
lot-gives-defenders = Los zdecydował: { $name } gra obrońcami; { $opponent } gra atakującymi i zaczyna.
challenge-accepted = { $opponent } przyjmuje wyzwanie: partia #{ $game } rozpoczęta.
challenge-declined = { $opponent } odrzuca wyzwanie.
challenge-withdrawn = { $name } wycofuje wyzwanie.

challenge-declined-notice = { $mention }, { $opponent } odrzuca twoje wyzwanie: { $variant }.

button-accept = Przyjmij
button-decline = Odrzuć
button-withdraw = Wycofaj
button-rules = Zasady
