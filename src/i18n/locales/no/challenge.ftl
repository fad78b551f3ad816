# Utfordringens melding.

challenge-open = { $name } utfordrer { $mention } til { $variant } ({ $size }×{ $size }).
challenge-past = { $name } utfordret { $opponent } til { $variant } ({ $size }×{ $size }).
challenger-attacks = { $name } tar angriperne og begynner.
challenger-defends = { $name } tar forsvarerne; { $opponent } har angriperne og begynner.
lot-gives-attackers = Loddet gir { $name } angriperne, som begynner.
lot-gives-defenders = Loddet gir { $name } forsvarerne; { $opponent } har angriperne og begynner.
challenge-accepted = { $opponent } tok imot: parti #{ $game } er i gang.
challenge-declined = { $opponent } takket nei.
challenge-withdrawn = { $name } trakk utfordringen tilbake.

challenge-declined-notice = { $mention }, { $opponent } takket nei til utfordringen din i { $variant }.

button-accept = Ta imot
button-decline = Nei takk
button-withdraw = Trekk tilbake
button-rules = Regler
