# Listen over ens partier.

games-none = Du har ikke noget parti i gang. Udfordr nogen med `/challenge`.
games-waiting-for-me = **Din tur**
games-waiting-for-them = **Modstanderens tur**
games-line = **#{ $game }** · { $variant } mod { $opponent }, { $side ->
    [attackers] du angriber
   *[defenders] du forsvarer
} · { $plies ->
    [0] intet træk endnu
    [one] { $plies } træk
   *[other] { $plies } træk
} · { $since }
games-line-linked = { $line } · [bræt]({ $url })
games-line-frozen = ⚠ { $line } · kan ikke fortsætte
games-left-out = { $count ->
    [one] … og { $count } parti til.
   *[other] … og { $count } partier til.
}

game-choice = #{ $game } · { $my-move ->
    [yes] din tur
   *[no] modstanderens tur
} · { $variant } mod { $opponent }
