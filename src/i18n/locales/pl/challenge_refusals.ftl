# Dlaczego nic nie wyszło z wyzwania, rewanżu albo karty do ich przygotowania.

refuse-challenge-expired = Przez tydzień nikt nie odpowiedział na to wyzwanie, więc wygasło. Nowe można rzucić przez `/challenge`.
refuse-not-here = Tej osoby tu nie ma ({ $name }), więc nie mogłaby odpowiedzieć. Rzuć wyzwanie komuś, kto tu jest.
refuse-cannot-see = { $name } nie widzi tego kanału, więc nie może odpowiedzieć. Rzuć wyzwanie na kanale, który widzą obie strony.
refuse-nobody-else = Tutaj jesteśmy tylko ty i ja, więc nikt nie mógłby przyjąć. Napisz `/challenge` tam, gdzie przeczyta to ktoś jeszcze.
refuse-challenge-taken = Ktoś był szybszy: { $name }. To wyzwanie jest teraz partią #{ $game }.
refuse-own-challenge = To twoje własne wyzwanie. Musi je przyjąć ktoś inny; możesz je wycofać przyciskiem **Wycofaj**.
refuse-challenge-to-anybody = To wyzwanie jest dla każdego, kto ma ochotę zagrać, więc nikt nie musi go odrzucać.
refuse-rematch-still-running = Partia #{ $game } jeszcze trwa. Rewanż będzie możliwy, gdy się skończy.
refuse-rematch-in-match = Partia #{ $game } to pierwsza z dwóch w meczu: druga, z zamianą stron, to partia #{ $second }.
refuse-rematch-offered = Twoja prośba o rewanż za partię #{ $game } już czeka. Zacznie się, gdy druga strona przyjmie.
refuse-rematch-on = Rewanż za partię #{ $game } już jest: to partia #{ $rematch }.
refuse-no-such-set-up = Nie znajduję już tego, co było tu ustawiane. Zacznij od nowa: `/challenge`.
refuse-set-up-sent = To wyzwanie zostało wysłane. Aby rzucić kolejne, zacznij od nowa: `/challenge`.
