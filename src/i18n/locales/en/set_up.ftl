# The card on which a challenge is set up by taps. Only the challenger sees it.

set-up-title = **Your challenge**: nobody sees it until you send it.
set-up-to = It goes to { $name }.
set-up-to-anybody = It goes to anybody here: whoever accepts first plays. If you mean somebody, choose them in the first menu.
set-up-variant = { $variant } ({ $size }×{ $size })
set-up-side = { $side ->
    [attackers] You take the attackers and move first.
    [defenders] You take the defenders.
   *[random] The lot decides who has which side.
}
# Why the last tap changed nothing.
set-up-refused = **Not changed.** { $why }

set-up-opponent-placeholder = Opponent (anybody, unless you choose)
set-up-variant-placeholder = Variant
set-up-side-placeholder = Your side
set-up-side-option = { $side ->
    [attackers] You take the attackers, who move first
    [defenders] You take the defenders, with the king
   *[random] The lot decides the sides
}
set-up-rules-placeholder = House rules: choose a rule, then its value
set-up-rule-changed = Changed: { $rule }
set-up-own-rules = All rules as in the variant again
set-up-as-in-variant = As in { $variant }
set-up-another-rule = ← Another rule

button-send-to = Send to { $name }
button-send-to-anybody = Send to anybody
button-games = { $now ->
    [match] Only one game
   *[one] Make it a match of two
}

# What the card says once it is done with.
closed-set-up-sent = Your challenge is sent.
closed-set-up-cancelled = Nothing was sent, and what you had chosen is gone. `/challenge` begins anew.
