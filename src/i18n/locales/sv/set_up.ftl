# Kortet där en utmaning ställs in med tryck. Bara utmanaren ser det.

set-up-title = **Din utmaning**: ingen ser den förrän du skickar den.
set-up-to = Den går till { $name }.
set-up-to-anybody = Den går till vem som helst här: den som antar först får spela. Om du menar någon särskild väljer du i den första menyn.
set-up-variant = { $variant } ({ $size }×{ $size })
set-up-side = { $side ->
    [attackers] Du tar angriparna och drar först.
    [defenders] Du tar försvararna.
   *[random] Lotten avgör vem som får vilken sida.
}
set-up-refused = **Inget ändrat.** { $why }

set-up-opponent-placeholder = Motståndare (vem som helst om du inte väljer)
set-up-variant-placeholder = Variant
set-up-side-placeholder = Din sida
set-up-side-option = { $side ->
    [attackers] Du tar angriparna, som drar först
    [defenders] Du tar försvararna, med kungen
   *[random] Lotten avgör sidorna
}
set-up-rules-placeholder = Husregler: välj en regel, sedan vad den ska vara
set-up-rule-changed = Ändrat: { $rule }
set-up-own-rules = Alla regler som i varianten igen
set-up-as-in-variant = Som i { $variant }
set-up-another-rule = ← En annan regel

button-send-to = Skicka till { $name }
button-send-to-anybody = Skicka till vem som helst
button-games = { $now ->
    [match] Bara ett parti
   *[one] Gör det till en match om två
}

closed-set-up-sent = Din utmaning är skickad.
closed-set-up-cancelled = Inget skickades, och det du hade valt är borta. `/challenge` börjar om.
