# Ob jemand wirklich aufgeben will.

resign-question = { $variant }, { $attackers } gegen { $defenders }. Gibst du diese Partie auf? Die Gegenseite gewinnt dann sofort.
button-confirm-resign = Partie #{ $game } aufgeben
button-keep-playing = Weiterspielen
