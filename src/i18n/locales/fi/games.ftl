# Luettelo pelaajan peleistä.

games-none = Sinulla ei ole peliä kesken. Haasta joku: `/challenge`.
games-waiting-for-me = **Sinun vuorosi**
games-waiting-for-them = **Vastustajan vuoro**
games-line = **#{ $game }** · { $variant } · vastustaja { $opponent }, { $side ->
    [attackers] sinä hyökkäät
   *[defenders] sinä puolustat
} · { $plies ->
    [0] ei vielä siirtoja
    [one] { $plies } siirto
   *[other] { $plies } siirtoa
} · { $since }
games-line-linked = { $line } · [lauta]({ $url })
games-line-frozen = ⚠ { $line } · ei voi jatkua
games-left-out = { $count ->
    [one] … ja vielä { $count } peli.
   *[other] … ja vielä { $count } peliä.
}

game-choice = #{ $game } · { $my-move ->
    [yes] sinun vuorosi
   *[no] vastustajan vuoro
} · { $variant } · vastustaja { $opponent }
