# El balance de alguien: partidas ganadas, perdidas y en tablas.

tally-own = **Tus partidas** · ganadas: { $won }, perdidas: { $lost }, tablas: { $drawn }
tally-of = **Las partidas de { $name }** · ganadas: { $won }, perdidas: { $lost }, tablas: { $drawn }
tally-attackers = Con los atacantes · ganadas: { $won }, perdidas: { $lost }, tablas: { $drawn }
tally-defenders = Con los defensores · ganadas: { $won }, perdidas: { $lost }, tablas: { $drawn }
tally-variant-attackers = **{ $variant }** con los atacantes · ganadas: { $won }, perdidas: { $lost }, tablas: { $drawn }
tally-variant-defenders = **{ $variant }** con los defensores · ganadas: { $won }, perdidas: { $lost }, tablas: { $drawn }
tally-against-you = **{ $name } contra ti** · ganadas: { $won }, perdidas: { $lost }, tablas: { $drawn }
tally-never-met = { $name } y tú aún no habéis terminado ninguna partida de tú a tú.
tally-against = Contra { $name } · ganadas: { $won }, perdidas: { $lost }, tablas: { $drawn }
tally-more-opponents = { $count ->
    [one] … y contra { $count } persona más.
   *[other] … y contra { $count } personas más.
}
tally-none-own = Aún no has terminado ninguna partida. Reta a alguien con `/challenge`.
tally-none = No conozco ninguna partida terminada de { $name } que puedas ver aquí.
tally-what-counts = -# No cuentan las partidas anuladas ni las que empezaron en una posición propia.
tally-what-counts-here = -# Cuentan las partidas de este servidor y las jugadas contra ti, menos las anuladas y las que empezaron en una posición propia.
