# Listan över en spelares partier.

games-none = Du har inget pågående parti. Utmana någon med `/challenge`.
games-waiting-for-me = **Ditt drag**
games-waiting-for-them = **Motståndarens drag**
games-line = **#{ $game }** · { $variant } mot { $opponent }, { $side ->
    [attackers] du angriper
   *[defenders] du försvarar
} · { $plies ->
    [0] inget drag än
    [one] { $plies } drag
   *[other] { $plies } drag
} · { $since }
games-line-linked = { $line } · [bräde]({ $url })
games-line-frozen = ⚠ { $line } · kan inte gå vidare
games-left-out = { $count ->
    [one] … och { $count } parti till.
   *[other] … och { $count } partier till.
}

game-choice = #{ $game } · { $my-move ->
    [yes] ditt drag
   *[no] motståndarens drag
} · { $variant } mot { $opponent }
