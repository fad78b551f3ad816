# Resultatene til noen: partier vunnet, tapt og remis.

tally-own = **Partiene dine**: { $won } vunnet, { $lost } tapt, { $drawn } remis
tally-of = **Partier med { $name }**: { $won } vunnet, { $lost } tapt, { $drawn } remis
tally-attackers = Som angripere: { $won } vunnet, { $lost } tapt, { $drawn } remis
tally-defenders = Som forsvarere: { $won } vunnet, { $lost } tapt, { $drawn } remis
tally-variant-attackers = **{ $variant }** som angripere: { $won } vunnet, { $lost } tapt, { $drawn } remis
tally-variant-defenders = **{ $variant }** som forsvarere: { $won } vunnet, { $lost } tapt, { $drawn } remis
tally-against-you = **{ $name } mot deg**: { $won } vunnet, { $lost } tapt, { $drawn } remis
tally-never-met = Du og { $name } har ikke spilt ferdig noe parti mot hverandre.
tally-against = Mot { $name }: { $won } vunnet, { $lost } tapt, { $drawn } remis
tally-more-opponents = { $count ->
    [one] … og mot én person til.
   *[other] … og mot { $count } personer til.
}
tally-none-own = Du har ikke spilt ferdig noe parti ennå. Utfordre noen med `/challenge`.
tally-none = Jeg kjenner ikke til noe avsluttet parti med { $name } som du kan se her.
tally-what-counts = -# Partier som begynte i en egen stilling eller ble avbrutt, teller ikke med.
tally-what-counts-here = -# Her teller partier på denne serveren og partier mot deg, unntatt dem som begynte i en egen stilling eller ble avbrutt.
