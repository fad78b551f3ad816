# Protokoll över partier som hämtats in från annat håll, och att spela vidare från dem.

record-title = Ett partiprotokoll i { $variant }
record-title-names = Ett partiprotokoll i { $variant }: { $attackers } (angriparna) mot { $defenders } (försvararna)
record-title-attackers = Ett partiprotokoll i { $variant }: { $attackers } spelar angriparna
record-title-defenders = Ett partiprotokoll i { $variant }: { $defenders } spelar försvararna
record-over = Här är partiet slut: { $how }.
record-kept = -# Bara du ser det här. Jag sparar det till { $until }.

button-play-on = Spela vidare härifrån
play-on-question = Vem utmanar du på att spela vidare härifrån? Välj först din sida, sedan personen.
play-on-to-move = { $side ->
    [attackers] Angriparna är vid draget.
   *[defenders] Försvararna är vid draget.
}
play-on-placeholder = Vem utmanar du?
button-side-by-lot = Lotta sidorna
button-side-attackers = Jag tar angriparna
button-side-defenders = Jag tar försvararna

challenge-own-start = { $side ->
    [attackers] Det börjar i ställningen på bilden, med angriparna vid draget, och räknas inte i `/record`.
   *[defenders] Det börjar i ställningen på bilden, med försvararna vid draget, och räknas inte i `/record`.
}
challenge-sides = { $attackers } har angriparna, { $defenders } försvararna.
lot-gives-sides = Lotten ger { $attackers } angriparna och { $defenders } försvararna.
closed-challenge-made = Din utmaning är skickad.

refuse-record-not-one = Ge mig antingen alternativet `record` med partiet som text, eller alternativet `file` med partiet i en fil.
refuse-record-too-large = Det är för stort: { $size } kB. Jag läser högst { $most } kB.
refuse-record-not-text = Det är ingen textfil. Jag läser partier i OpenTafl-notation, så som `/export` skriver dem.
refuse-record-not-fetched = Filen kunde inte hämtas från Discord. Försök igen.
refuse-record-empty = Där står ingenting. Jag läser partier i OpenTafl-notation, så som `/export` skriver dem.
refuse-record-too-many-moves = Det partiet har { $moves } drag. Jag sparar partier om högst { $most }.
refuse-record-no-rules = Jag hittar inga regler i det, som i ”[rules: dim:11 …]”. Partier från `/export` har dem; bara en ställning skrivs som rader, `3ttt3/4t4/…`, följda av sidan som är vid draget, `a` eller `d`.
refuse-record-unreadable = Jag kan inte läsa rad { $line }: { $why }
refuse-record-illegal = Draget { $move } på rad { $line } (drag { $ply }) kan inte spelas: { $why }
refuse-record-not-captured = Draget { $move } på rad { $line } (drag { $ply }) slår inte { $square }.
refuse-record-bad-move = Jag kan inte läsa ”{ $text }” på rad { $line } som ett drag.
refuse-record-turn = På rad { $line } står numret ”{ $found }” där omgång { $expected } borde stå.
refuse-record-position = Jag kan inte läsa den ställningen: { $why }
refuse-record-other-variant = Protokollet säger självt vilka regler det spelas efter: de i { $variant }. Utelämna alternativet `variant`.
refuse-record-other-size = { $size ->
    [0] Den ställningen har { $rows } rader, och ingen variant här har ett sådant bräde. Ge mig hela protokollet med reglerna.
   *[other] Den ställningen har { $rows } rader, men brädet i den här varianten har { $size }.
}
refuse-no-such-record = Jag hittar inte det här protokollet längre: jag sparar bara dina tio senaste, och inget längre än 30 dagar. Hämta in det igen med `/import`.
refuse-asked-already = Du har redan utmanat { $name } på att spela vidare därifrån, och den utmaningen är fortfarande öppen.
refuse-asked-anybody-already = Din utmaning på att spela vidare därifrån är fortfarande öppen för vem som helst.
refuse-nothing-to-play-on = I den ställningen är partiet slut. Gå tillbaka till en där det går vidare.
