# La carte où l’on prépare un défi en appuyant. Visible seulement par la personne qui défie.

set-up-title = **Ton défi** : personne ne le voit avant que tu l’envoies.
set-up-to = Il s’adresse à { $name }.
set-up-to-anybody = Il s’adresse à tout le monde ici : la première personne qui accepte joue. Si tu penses à quelqu’un, choisis dans le premier menu.
set-up-variant = { $variant } ({ $size }×{ $size })
set-up-side = { $side ->
    [attackers] Tu prends les attaquants et tu commences.
    [defenders] Tu prends les défenseurs.
   *[random] Le sort décide qui prend quel camp.
}
set-up-refused = **Rien n’a changé.** { $why }

set-up-opponent-placeholder = Adversaire (tout le monde, si tu ne choisis pas)
set-up-variant-placeholder = Variante
set-up-side-placeholder = Ton camp
set-up-side-option = { $side ->
    [attackers] Tu prends les attaquants, qui commencent
    [defenders] Tu prends les défenseurs, avec le roi
   *[random] Le sort décide des camps
}
set-up-rules-placeholder = Règles maison : choisis une règle, puis sa valeur
set-up-rule-changed = Changé : { $rule }
set-up-own-rules = De nouveau toutes les règles de la variante
set-up-as-in-variant = Comme dans { $variant }
set-up-another-rule = ← Une autre règle

button-send-to = Envoyer à { $name }
button-send-to-anybody = Envoyer à tout le monde
button-games = { $now ->
    [match] Une seule partie
   *[one] Un match de deux parties
}

closed-set-up-sent = Ton défi est envoyé.
closed-set-up-cancelled = Rien n’a été envoyé, et tes choix sont effacés. `/challenge` recommence à zéro.
