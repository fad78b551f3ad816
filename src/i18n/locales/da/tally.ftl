# Nogens resultater: partier vundet, tabt og remis.

tally-own = **Dine partier**: { $won } vundet, { $lost } tabt, { $drawn } remis
tally-of = **Partier med { $name }**: { $won } vundet, { $lost } tabt, { $drawn } remis
tally-attackers = Som angribere: { $won } vundet, { $lost } tabt, { $drawn } remis
tally-defenders = Som forsvarere: { $won } vundet, { $lost } tabt, { $drawn } remis
tally-variant-attackers = **{ $variant }** som angribere: { $won } vundet, { $lost } tabt, { $drawn } remis
tally-variant-defenders = **{ $variant }** som forsvarere: { $won } vundet, { $lost } tabt, { $drawn } remis
tally-against-you = **{ $name } mod dig**: { $won } vundet, { $lost } tabt, { $drawn } remis
tally-never-met = Du og { $name } har ikke spillet et parti mod hinanden til ende.
tally-against = Mod { $name }: { $won } vundet, { $lost } tabt, { $drawn } remis
tally-more-opponents = { $count ->
    [one] … og mod én person til.
   *[other] … og mod { $count } personer til.
}
tally-none-own = Du har ikke spillet et parti til ende endnu. Udfordr nogen med `/challenge`.
tally-none = Jeg kender ikke noget afsluttet parti med { $name }, som du må se her.
tally-what-counts = -# Partier, der begyndte i en særlig stilling eller blev afbrudt, tæller ikke med.
tally-what-counts-here = -# Her tæller partier på denne server og partier mod dig, undtagen dem, der begyndte i en særlig stilling eller blev afbrudt.
