# Kortet der en utfordring settes opp ved å trykke. Bare den som utfordrer, ser det.

set-up-title = **Utfordringen din**: ingen ser den før du sender den.
set-up-to = Den går til { $name }.
set-up-to-anybody = Den går til hvem som helst her: den som først tar imot, spiller. Hvis du tenker på noen bestemt, velg i den første menyen.
set-up-variant = { $variant } ({ $size }×{ $size })
set-up-side = { $side ->
    [attackers] Du tar angriperne og begynner.
    [defenders] Du tar forsvarerne.
   *[random] Loddet avgjør sidene.
}
set-up-refused = **Ikke endret.** { $why }

set-up-opponent-placeholder = Motstander (hvem som helst hvis du ikke velger)
set-up-variant-placeholder = Variant
set-up-side-placeholder = Din side
set-up-side-option = { $side ->
    [attackers] Du tar angriperne, som begynner
    [defenders] Du tar forsvarerne, med kongen
   *[random] Loddet avgjør sidene
}
set-up-rules-placeholder = Husregler: velg en regel, og så hva den skal være
set-up-rule-changed = Endret: { $rule }
set-up-own-rules = Alle regler som i varianten igjen
set-up-as-in-variant = Som i { $variant }
set-up-another-rule = ← En annen regel

button-send-to = Send til { $name }
button-send-to-anybody = Send til alle
button-games = { $now ->
    [match] Bare ett parti
   *[one] Gjør det til to partier
}

closed-set-up-sent = Utfordringen din er sendt.
closed-set-up-cancelled = Ingenting ble sendt, og det du hadde valgt, er borte. `/challenge` begynner på nytt.
