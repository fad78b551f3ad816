# Challenges that anybody may take, rematches, matches of two games, and challenges that nobody has answered.

challenge-open-anybody = { $name } challenges anybody here to { $variant } ({ $size }×{ $size }). Whoever accepts first plays.
challenge-past-anybody = { $name } challenged anybody here to { $variant } ({ $size }×{ $size }).
challenger-defends-anybody = { $name } takes the defenders; whoever accepts has the attackers and moves first.
lot-gives-defenders-anybody = The lot gives { $name } the defenders; whoever accepts has the attackers and moves first.

challenge-match = A match of two games, one after the other, with the sides swapped in the second.
challenge-match-again = A match of two games again, as in the one that ended with game #{ $game }, with the sides swapped.
challenge-rematch = A rematch of game #{ $game }, with the sides swapped.

challenge-until = -# Open until <t:{ $at }:f> (<t:{ $at }:R>).
challenge-expired = { $opponent } did not answer within a week: the challenge is over.
challenge-expired-anybody = Nobody accepted within a week: the challenge is over.
# Tells the challenger.
challenge-expired-notice = { $mention }, { $opponent } did not answer your challenge to { $variant } within a week. You can make a new one with `/challenge`.
challenge-expired-notice-anybody = { $mention }, nobody accepted your challenge to { $variant } within a week. You can make a new one with `/challenge`.
