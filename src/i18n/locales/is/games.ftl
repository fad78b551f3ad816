# Listinn yfir töfl leikmanns.

games-none = Þú átt ekkert tafl í gangi. Skoraðu á einhvern með `/challenge`.
games-waiting-for-me = **Þú átt leik**
games-waiting-for-them = **Mótherjinn á leik**
games-line = **#{ $game }** · { $variant } · mótherji { $opponent }, { $side ->
    [attackers] þú sækir
   *[defenders] þú verst
} · { $plies ->
    [0] enginn leikur enn
    [one] { $plies } leikur
   *[other] { $plies } leikir
} · { $since }
games-line-linked = { $line } · [borð]({ $url })
games-line-frozen = ⚠ { $line } · getur ekki haldið áfram
games-left-out = { $count ->
    [one] … og { $count } tafl í viðbót.
   *[other] … og { $count } töfl í viðbót.
}

game-choice = #{ $game } · { $my-move ->
    [yes] þú átt leik
   *[no] mótherjinn á leik
} · { $variant } · mótherji { $opponent }
