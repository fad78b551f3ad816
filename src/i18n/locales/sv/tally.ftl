# Någons facit: partier som vunnits, förlorats och slutat i remi.

tally-own = **Dina partier**: { $won } vunna, { $lost } förlorade, { $drawn } remi
tally-of = **Partier av { $name }**: { $won } vunna, { $lost } förlorade, { $drawn } remi
tally-attackers = Som angripare: { $won } vunna, { $lost } förlorade, { $drawn } remi
tally-defenders = Som försvarare: { $won } vunna, { $lost } förlorade, { $drawn } remi
tally-variant-attackers = **{ $variant }** som angripare: { $won } vunna, { $lost } förlorade, { $drawn } remi
tally-variant-defenders = **{ $variant }** som försvarare: { $won } vunna, { $lost } förlorade, { $drawn } remi
tally-against-you = **{ $name } mot dig**: { $won } vunna, { $lost } förlorade, { $drawn } remi
tally-never-met = Du och { $name } har inte spelat färdigt något parti mot varandra.
tally-against = Mot { $name }: { $won } vunna, { $lost } förlorade, { $drawn } remi
tally-more-opponents = { $count ->
    [one] … och mot { $count } person till.
   *[other] … och mot { $count } personer till.
}
tally-none-own = Du har inte spelat färdigt något parti än. Utmana någon med `/challenge`.
tally-none = Jag känner inte till något färdigspelat parti av { $name } som du får se här.
tally-what-counts = -# Partier som började i en egen ställning eller avbröts räknas inte.
tally-what-counts-here = -# Här räknas partier på den här servern och partier mot dig, utom de som började i en egen ställning eller avbröts.
