# Bilans: partie wygrane, przegrane i zremisowane.

tally-own = **Twoje partie** · wygrane: { $won }, przegrane: { $lost }, remisy: { $drawn }
tally-of = **Partie: { $name }** · wygrane: { $won }, przegrane: { $lost }, remisy: { $drawn }
tally-attackers = Atakującymi · wygrane: { $won }, przegrane: { $lost }, remisy: { $drawn }
tally-defenders = Obrońcami · wygrane: { $won }, przegrane: { $lost }, remisy: { $drawn }
tally-variant-attackers = **{ $variant }** atakującymi · wygrane: { $won }, przegrane: { $lost }, remisy: { $drawn }
tally-variant-defenders = **{ $variant }** obrońcami · wygrane: { $won }, przegrane: { $lost }, remisy: { $drawn }
tally-against-you = **{ $name } kontra ty** · wygrane: { $won }, przegrane: { $lost }, remisy: { $drawn }
tally-never-met = Ty i { $name } nie macie jeszcze za sobą żadnej skończonej partii.
tally-against = Kontra { $name } · wygrane: { $won }, przegrane: { $lost }, remisy: { $drawn }
tally-more-opponents = { $count ->
    [one] … i z jeszcze { $count } osobą.
    [few] … i z jeszcze { $count } osobami.
    [many] … i z jeszcze { $count } osobami.
   *[other] … i z jeszcze { $count } osoby.
}
tally-none-own = Nie masz jeszcze za sobą żadnej skończonej partii. Rzuć komuś wyzwanie: `/challenge`.
tally-none = Nie znam skończonych partii, które możesz tu zobaczyć: { $name }.
tally-what-counts = -# Nie liczą się partie przerwane ani te, które zaczęły się od własnej pozycji.
tally-what-counts-here = -# Liczą się partie na tym serwerze i te przeciw tobie, oprócz przerwanych i tych, które zaczęły się od własnej pozycji.
