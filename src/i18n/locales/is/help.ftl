# Svona er teflt, í átta stuttum málsgreinum.

help-head-game = Spilið
help-head-begin = Að byrja
help-head-move = Þinn leikur
help-head-end = Að ljúka
help-head-games = Töflin þín
help-head-past = Að líta um öxl
help-head-rules = Reglur
help-head-server = Þjónar

help-aim = Tafl er borðspil fyrir tvo. Árásarmenn vilja ná konunginum; varnarmenn vilja koma honum í öruggt skjól.
help-begin = Skrifaðu `/challenge` og veldu einhvern. Þegar áskoruninni er tekið birtist borðið á þessari rás.
help-turn = Ég nefni þig þegar þú átt leik. Ýttu á **Leika** undir borðinu, veldu taflmann, veldu reit og staðfestu.
help-write = Eða skrifaðu `/move d2-d5`: reitinn sem taflmaðurinn fer af, svo reitinn sem hann fer á. Dálkar hafa bókstafi, raðir hafa tölur.
help-moves = Allir taflmenn fara beint, eins langt og leiðin er greið. Þú drepur taflmann með því að loka hann inni milli tveggja þinna.
help-see = `/board` sýnir þér tafl, `/games` öll töflin þín, fyrst þau þar sem þú átt leik. Með `/settings` velur þú hvernig borð líta út hjá þér og hvenær ég minni þig á að þú eigir leik.
help-end = **Bjóða jafntefli** og **Gefast upp** eru undir borðinu; `/draw` og `/resign` gera það sama.
help-several = Ef þú teflir fleiri en eitt tafl segir þú hvert með valkostinum `game`.
help-time = Hvert tafl hefur sinn umhugsunartíma: þrjá daga á hvern leik nema þú veljir annað. Þegar tími þinn er úti má mótherjinn krefjast sigurs, gefa þér meiri tíma eða bíða (`/claim`, `/add-time`). `/vacation` stöðvar klukkurnar þínar meðan þú ert í burtu. Ekkert glatast þegar ég endurræsi mig.
help-past = `/history`, `/show` og `/replay` líta aftur á tafl, `/export` og `/import` flytja töfl út og inn, `/record` telur þau.
help-rules = `/rules` segir þér reglur hvers afbrigðis, með myndum.
help-server = Þau sem stjórna þjóni hafa `/server-settings` og `/tafl-end`; `/tafl-check` segir þeim sem spyr hvað ég má gera á rás.
