# Utmaningar som vem som helst får anta, revanscher, matcher om två partier, och utmaningar som ingen har svarat på.

challenge-open-anybody = { $name } utmanar vem som helst här på { $variant } ({ $size }×{ $size }). Den som antar först får spela.
challenge-past-anybody = { $name } utmanade vem som helst här på { $variant } ({ $size }×{ $size }).
challenger-defends-anybody = { $name } tar försvararna; den som antar har angriparna och drar först.
lot-gives-defenders-anybody = Lotten ger { $name } försvararna; den som antar har angriparna och drar först.

challenge-match = En match om två partier efter varandra, med ombytta sidor i det andra.
challenge-match-again = En ny match om två partier, som den som slutade med parti #{ $game }, med ombytta sidor.
challenge-rematch = Revansch efter parti #{ $game }, med ombytta sidor.

challenge-until = -# Öppen till <t:{ $at }:f> (<t:{ $at }:R>).
challenge-expired = { $opponent } svarade inte inom en vecka: utmaningen har gått ut.
challenge-expired-anybody = Ingen antog inom en vecka: utmaningen har gått ut.
challenge-expired-notice = { $mention }, { $opponent } svarade inte på din utmaning på { $variant } inom en vecka. Du kan göra en ny med `/challenge`.
challenge-expired-notice-anybody = { $mention }, ingen antog din utmaning på { $variant } inom en vecka. Du kan göra en ny med `/challenge`.
