# Árangur einhvers: sigrar, töp og jafntefli.

tally-own = **Töflin þín**: sigrar { $won }, töp { $lost }, jafntefli { $drawn }
tally-of = **Töfl, { $name }**: sigrar { $won }, töp { $lost }, jafntefli { $drawn }
tally-attackers = Með árásarmönnum: sigrar { $won }, töp { $lost }, jafntefli { $drawn }
tally-defenders = Með varnarmönnum: sigrar { $won }, töp { $lost }, jafntefli { $drawn }
tally-variant-attackers = **{ $variant }** með árásarmönnum: sigrar { $won }, töp { $lost }, jafntefli { $drawn }
tally-variant-defenders = **{ $variant }** með varnarmönnum: sigrar { $won }, töp { $lost }, jafntefli { $drawn }
tally-against-you = **{ $name } gegn þér**: sigrar { $won }, töp { $lost }, jafntefli { $drawn }
tally-never-met = Þú og { $name } hafið ekki lokið neinu tafli hvort gegn öðru.
tally-against = Mótherji { $name }: sigrar { $won }, töp { $lost }, jafntefli { $drawn }
tally-more-opponents = { $count ->
    [one] … og { $count } mótherji í viðbót.
   *[other] … og { $count } mótherjar í viðbót.
}
tally-none-own = Þú hefur ekki enn lokið neinu tafli. Skoraðu á einhvern með `/challenge`.
tally-none = Ég veit ekki um neitt tafl sem { $name } hefur lokið og þú mátt sjá hér.
tally-what-counts = -# Töfl sem byrjuðu á eigin stöðu eða var slitið teljast ekki með.
tally-what-counts-here = -# Hér teljast töfl á þessum þjóni og töfl gegn þér, nema þau sem byrjuðu á eigin stöðu eða var slitið.
