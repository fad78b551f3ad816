# Listen over ens partier.

games-none = Du har ikke noe parti i gang. Utfordre noen med `/challenge`.
games-waiting-for-me = **Din tur**
games-waiting-for-them = **Motstanderens tur**
games-line = **#{ $game }** · { $variant } mot { $opponent }, { $side ->
    [attackers] du angriper
   *[defenders] du forsvarer
} · { $plies ->
    [0] ingen trekk ennå
    [one] { $plies } trekk
   *[other] { $plies } trekk
} · { $since }
games-line-linked = { $line } · [brett]({ $url })
games-line-frozen = ⚠ { $line } · kan ikke fortsette
games-left-out = { $count ->
    [one] … og { $count } parti til.
   *[other] … og { $count } partier til.
}

game-choice = #{ $game } · { $my-move ->
    [yes] din tur
   *[no] motstanderens tur
} · { $variant } mot { $opponent }
