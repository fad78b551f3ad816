# Lista partii gracza.

games-none = Nie masz żadnej trwającej partii. Rzuć komuś wyzwanie: `/challenge`.
games-waiting-for-me = **Twój ruch**
games-waiting-for-them = **Ruch drugiej strony**
games-line = **#{ $game }** · { $variant } kontra { $opponent }, { $side ->
    [attackers] atakujesz
   *[defenders] bronisz
} · { $plies ->
    [0] jeszcze bez ruchów
    [one] { $plies } ruch
    [few] { $plies } ruchy
    [many] { $plies } ruchów
   *[other] { $plies } ruchu
} · { $since }
games-line-linked = { $line } · [plansza]({ $url })
games-line-frozen = ⚠ { $line } · nie może toczyć się dalej
games-left-out = { $count ->
    [one] … i jeszcze { $count } partia.
    [few] … i jeszcze { $count } partie.
    [many] … i jeszcze { $count } partii.
   *[other] … i jeszcze { $count } partii.
}

game-choice = #{ $game } · { $my-move ->
    [yes] twój ruch
   *[no] ruch drugiej strony
} · { $variant } kontra { $opponent }
