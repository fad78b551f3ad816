# Skilaboðin með jafnteflisboðinu.

draw-offered = { $name } býður jafntefli { $plies ->
    [0] fyrir fyrsta leik
   *[other] eftir leik { $plies }
}.
draw-question = { $mention }, samþykkir þú?
draw-accepted = { $opponent } samþykkti: taflinu lauk með jafntefli.
draw-declined = Hafnað.
draw-lapsed = Boðið er fallið niður: taflið hélt áfram.
draw-lapsed-at-end = Boðið er fallið niður: taflinu er lokið.

button-decline-draw = Hafna
