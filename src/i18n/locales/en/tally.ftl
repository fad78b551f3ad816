# Somebody's record: games won, lost and drawn.

tally-own = **Your games**: { $won } won, { $lost } lost, { $drawn } drawn
tally-of = **The games of { $name }**: { $won } won, { $lost } lost, { $drawn } drawn
tally-attackers = As attackers: { $won } won, { $lost } lost, { $drawn } drawn
tally-defenders = As defenders: { $won } won, { $lost } lost, { $drawn } drawn
tally-variant-attackers = **{ $variant }** as attackers: { $won } won, { $lost } lost, { $drawn } drawn
tally-variant-defenders = **{ $variant }** as defenders: { $won } won, { $lost } lost, { $drawn } drawn
tally-against-you = **{ $name } against you**: { $won } won, { $lost } lost, { $drawn } drawn
tally-never-met = You and { $name } have not finished a game against each other.
tally-against = Against { $name }: { $won } won, { $lost } lost, { $drawn } drawn
tally-more-opponents = { $count ->
    [one] … and against one more person.
   *[other] … and against { $count } more people.
}
tally-none-own = You have not finished a game yet. Challenge somebody with `/challenge`.
tally-none = I know of no finished game of { $name } that you may see here.
tally-what-counts = -# Games that began at a position of their own or were called off are not counted.
tally-what-counts-here = -# Counted are games in this server and those against you, without those that began at a position of their own or were called off.
