# Någons facit: partier som vunnits, förlorats och slutat i remi.

tally-own = **Dina partier**: vinster { $won }, förluster { $lost }, remier { $drawn }
tally-of = **Partier av { $name }**: vinster { $won }, förluster { $lost }, remier { $drawn }
tally-attackers = Som angripare: vinster { $won }, förluster { $lost }, remier { $drawn }
tally-defenders = Som försvarare: vinster { $won }, förluster { $lost }, remier { $drawn }
tally-variant-attackers = **{ $variant }** som angripare: vinster { $won }, förluster { $lost }, remier { $drawn }
tally-variant-defenders = **{ $variant }** som försvarare: vinster { $won }, förluster { $lost }, remier { $drawn }
tally-against-you = **{ $name } mot dig**: vinster { $won }, förluster { $lost }, remier { $drawn }
tally-never-met = Du och { $name } har inte spelat färdigt något parti mot varandra.
tally-against = Mot { $name }: vinster { $won }, förluster { $lost }, remier { $drawn }
tally-more-opponents = { $count ->
    [one] … och mot { $count } person till.
   *[other] … och mot { $count } personer till.
}
tally-none-own = Du har inte spelat färdigt något parti än. Utmana någon med `/challenge`.
tally-none = Jag känner inte till något färdigspelat parti av { $name } som du får se här.
tally-what-counts = -# Partier som började i en egen ställning eller avbröts räknas inte.
tally-what-counts-here = -# Här räknas partier på den här servern och partier mot dig, utom de som började i en egen ställning eller avbröts.
