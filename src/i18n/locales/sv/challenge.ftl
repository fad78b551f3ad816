# Utmaningens meddelande.

challenge-open = { $name } utmanar { $mention } på { $variant } ({ $size }×{ $size }).
challenge-past = { $name } utmanade { $opponent } på { $variant } ({ $size }×{ $size }).
challenger-attacks = { $name } tar angriparna och drar först.
challenger-defends = { $name } tar försvararna; { $opponent } har angriparna och drar först.
lot-gives-attackers = Lotten ger { $name } angriparna, som drar först.
lot-gives-defenders = Lotten ger { $name } försvararna; { $opponent } har angriparna och drar först.
challenge-accepted = { $opponent } antog utmaningen: parti #{ $game } är i gång.
challenge-declined = { $opponent } tackade nej.
challenge-withdrawn = { $name } tog tillbaka utmaningen.

challenge-declined-notice = { $mention }, { $opponent } tackade nej till din utmaning på { $variant }.

button-accept = Anta
button-decline = Tacka nej
button-withdraw = Ta tillbaka
button-rules = Regler
