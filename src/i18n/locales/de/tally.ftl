# Wie oft jemand gewonnen, verloren und remis gespielt hat.

tally-own = **Deine Partien**: { $won } gewonnen, { $lost } verloren, { $drawn } remis
tally-of = **Die Partien von { $name }**: { $won } gewonnen, { $lost } verloren, { $drawn } remis
tally-attackers = Mit den Angreifern: { $won } gewonnen, { $lost } verloren, { $drawn } remis
tally-defenders = Mit den Verteidigern: { $won } gewonnen, { $lost } verloren, { $drawn } remis
tally-variant-attackers = **{ $variant }** mit den Angreifern: { $won } gewonnen, { $lost } verloren, { $drawn } remis
tally-variant-defenders = **{ $variant }** mit den Verteidigern: { $won } gewonnen, { $lost } verloren, { $drawn } remis
tally-against-you = **{ $name } gegen dich**: { $won } gewonnen, { $lost } verloren, { $drawn } remis
tally-never-met = Du und { $name }, ihr habt noch keine Partie gegeneinander zu Ende gespielt.
tally-against = Gegen { $name }: { $won } gewonnen, { $lost } verloren, { $drawn } remis
tally-more-opponents = { $count ->
    [one] … und gegen { $count } weitere Person.
   *[other] … und gegen { $count } weitere Personen.
}
tally-none-own = Du hast noch keine Partie zu Ende gespielt. Fordere jemanden mit `/challenge` heraus.
tally-none = Ich kenne keine beendete Partie von { $name }, die du hier sehen darfst.
tally-what-counts = -# Partien, die mit einer eigenen Stellung begannen oder abgebrochen wurden, zählen nicht.
tally-what-counts-here = -# Gezählt werden Partien auf diesem Server und die gegen dich, ohne die, die mit einer eigenen Stellung begannen oder abgebrochen wurden.
