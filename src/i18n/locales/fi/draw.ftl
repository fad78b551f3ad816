# Tasapeliehdotuksen viesti.

draw-offered = { $name } ehdottaa tasapeliä { $plies ->
    [0] ennen ensimmäistä siirtoa
   *[other] siirron { $plies } jälkeen
}.
draw-question = { $mention }, hyväksytkö?
draw-accepted = { $opponent } hyväksyi: peli päättyi tasan.
draw-declined = Hylätty.
draw-lapsed = Ehdotus raukesi: peli jatkui.
draw-lapsed-at-end = Ehdotus raukesi: peli on päättynyt.

button-decline-draw = Kieltäydy
