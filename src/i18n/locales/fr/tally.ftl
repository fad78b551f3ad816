# Le bilan de quelqu’un : parties gagnées, perdues et nulles.

tally-own = **Tes parties** · gagnées : { $won }, perdues : { $lost }, nulles : { $drawn }
tally-of = **Les parties de { $name }** · gagnées : { $won }, perdues : { $lost }, nulles : { $drawn }
tally-attackers = Avec les attaquants · gagnées : { $won }, perdues : { $lost }, nulles : { $drawn }
tally-defenders = Avec les défenseurs · gagnées : { $won }, perdues : { $lost }, nulles : { $drawn }
tally-variant-attackers = **{ $variant }** avec les attaquants · gagnées : { $won }, perdues : { $lost }, nulles : { $drawn }
tally-variant-defenders = **{ $variant }** avec les défenseurs · gagnées : { $won }, perdues : { $lost }, nulles : { $drawn }
tally-against-you = **{ $name } contre toi** · gagnées : { $won }, perdues : { $lost }, nulles : { $drawn }
tally-never-met = { $name } et toi n’avez terminé aucune partie ensemble.
tally-against = Contre { $name } · gagnées : { $won }, perdues : { $lost }, nulles : { $drawn }
tally-more-opponents = { $count ->
    [one] … et contre { $count } autre personne.
   *[other] … et contre { $count } autres personnes.
}
tally-none-own = Tu n’as encore terminé aucune partie. Défie quelqu’un avec `/challenge`.
tally-none = Je ne connais aucune partie terminée de { $name } que tu puisses voir ici.
tally-what-counts = -# Les parties annulées ou commencées à une position particulière ne comptent pas.
tally-what-counts-here = -# Sont comptées les parties de ce serveur et celles contre toi, sauf celles annulées ou commencées à une position particulière.
