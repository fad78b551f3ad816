# Le message du défi.

challenge-open = { $name } défie { $mention } : { $variant } ({ $size }×{ $size }).
challenge-past = { $name } a défié { $opponent } : { $variant } ({ $size }×{ $size }).
challenger-attacks = { $name } prend les attaquants et commence.
challenger-defends = { $name } prend les défenseurs ; { $opponent } a les attaquants et commence.
lot-gives-attackers = Le sort donne les attaquants à { $name }, qui commence.
lot-gives-defenders = Le sort donne les défenseurs à { $name } ; { $opponent } a les attaquants et commence.
challenge-accepted = { $opponent } a accepté : la partie #{ $game } commence.
challenge-declined = { $opponent } a refusé.
challenge-withdrawn = { $name } a retiré le défi.

challenge-declined-notice = { $mention }, { $opponent } a refusé ton défi ({ $variant }).

button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
button-rules = Règles
