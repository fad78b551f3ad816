# Udfordringens besked.

challenge-open = { $name } udfordrer { $mention } til { $variant } ({ $size }×{ $size }).
challenge-past = { $name } udfordrede { $opponent } til { $variant } ({ $size }×{ $size }).
challenger-attacks = { $name } tager angriberne og begynder.
challenger-defends = { $name } tager forsvarerne; { $opponent } har angriberne og begynder.
lot-gives-attackers = Lodtrækningen giver { $name } angriberne, som begynder.
lot-gives-defenders = Lodtrækningen giver { $name } forsvarerne; { $opponent } har angriberne og begynder.
challenge-accepted = { $opponent } tog imod: parti #{ $game } er i gang.
challenge-declined = { $opponent } sagde nej tak.
challenge-withdrawn = { $name } trak udfordringen tilbage.

challenge-declined-notice = { $mention }, { $opponent } sagde nej tak til din udfordring i { $variant }.

button-accept = Tag imod
button-decline = Nej tak
button-withdraw = Træk tilbage
button-rules = Regler
