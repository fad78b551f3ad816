# The challenge's message.

challenge-open = { $name } challenges { $mention } to { $variant } ({ $size }×{ $size }).
challenge-past = { $name } challenged { $opponent } to { $variant } ({ $size }×{ $size }).
challenger-attacks = { $name } takes the attackers and moves first.
challenger-defends = { $name } takes the defenders; { $opponent } has the attackers and moves first.
# The same where the lot has decided.
lot-gives-attackers = The lot gives { $name } the attackers, who move first.
lot-gives-defenders = The lot gives { $name } the defenders; { $opponent } has the attackers and moves first.
challenge-accepted = { $opponent } accepted: game #{ $game } is on.
challenge-declined = { $opponent } declined.
challenge-withdrawn = { $name } took the challenge back.

# Tells the challenger.
challenge-declined-notice = { $mention }, { $opponent } declined your challenge to { $variant }.

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-rules = Rules
