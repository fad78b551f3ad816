# La liste des parties d’une personne.

games-none = Tu n’as aucune partie en cours. Défie quelqu’un avec `/challenge`.
games-waiting-for-me = **À toi de jouer**
games-waiting-for-them = **À l’autre camp de jouer**
games-line = **#{ $game }** · { $variant } contre { $opponent }, { $side ->
    [attackers] tu attaques
   *[defenders] tu défends
} · { $plies ->
    [0] pas encore de coup
    [one] { $plies } coup
   *[other] { $plies } coups
} · { $since }
games-line-linked = { $line } · [plateau]({ $url })
games-line-frozen = ⚠ { $line } · ne peut pas continuer
games-left-out = { $count ->
    [one] … et encore { $count } partie.
   *[other] … et encore { $count } parties.
}

game-choice = #{ $game } · { $my-move ->
    [yes] à toi de jouer
   *[no] à l’autre camp
} · { $variant } contre { $opponent }
