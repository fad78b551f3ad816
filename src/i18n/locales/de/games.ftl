# Die Liste der eigenen Partien.

games-none = Du hast keine laufende Partie. Fordere jemanden mit `/challenge` heraus.
games-waiting-for-me = **Du bist am Zug**
games-waiting-for-them = **Die anderen sind am Zug**
games-line = **#{ $game }** · { $variant } gegen { $opponent }, { $side ->
    [attackers] du greifst an
   *[defenders] du verteidigst
} · { $plies ->
    [0] noch kein Zug
    [one] { $plies } Zug
   *[other] { $plies } Züge
} · { $since }
games-line-linked = { $line } · [Brett]({ $url })
games-line-frozen = ⚠ { $line } · kann nicht weitergehen
games-left-out = { $count ->
    [one] … und { $count } weitere Partie.
   *[other] … und { $count } weitere Partien.
}

game-choice = #{ $game } · { $my-move ->
    [yes] du bist am Zug
   *[no] Gegenseite am Zug
} · { $variant } gegen { $opponent }
