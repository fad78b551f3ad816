# Kortet, hvor en udfordring sættes op ved at trykke. Kun den, der udfordrer, ser det.

set-up-title = **Din udfordring**: ingen ser den, før du sender den.
set-up-to = Den går til { $name }.
set-up-to-anybody = Den går til hvem som helst her: den, der først tager imod, spiller. Hvis du tænker på en bestemt, så vælg i den første menu.
set-up-variant = { $variant } ({ $size }×{ $size })
set-up-side = { $side ->
    [attackers] Du tager angriberne og begynder.
    [defenders] Du tager forsvarerne.
   *[random] Lodtrækningen afgør siderne.
}
set-up-refused = **Ikke ændret.** { $why }

set-up-opponent-placeholder = Modstander (hvem som helst, hvis du ikke vælger)
set-up-variant-placeholder = Variant
set-up-side-placeholder = Din side
set-up-side-option = { $side ->
    [attackers] Du tager angriberne, som begynder
    [defenders] Du tager forsvarerne, med kongen
   *[random] Lodtrækningen afgør siderne
}
set-up-rules-placeholder = Husregler: vælg en regel, og så hvad den skal være
set-up-rule-changed = Ændret: { $rule }
set-up-own-rules = Alle regler som i varianten igen
set-up-as-in-variant = Som i { $variant }
set-up-another-rule = ← En anden regel

button-send-to = Send til { $name }
button-send-to-anybody = Send til alle
button-games = { $now ->
    [match] Kun ét parti
   *[one] Gør det til to partier
}

closed-set-up-sent = Din udfordring er sendt.
closed-set-up-cancelled = Intet blev sendt, og det, du havde valgt, er væk. `/challenge` begynder forfra.
