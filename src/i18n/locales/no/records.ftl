# Nedskrevne partier som er hentet inn utenfra, og å spille videre fra dem.

record-title = Et nedskrevet parti { $variant }
record-title-names = Et nedskrevet parti { $variant }: { $attackers } (angripere) mot { $defenders } (forsvarere)
record-title-attackers = Et nedskrevet parti { $variant }: { $attackers } spiller angriperne
record-title-defenders = Et nedskrevet parti { $variant }: { $defenders } spiller forsvarerne
record-over = Her er partiet slutt: { $how }.
record-kept = -# Bare du ser dette. Jeg tar vare på det til { $until }.

button-play-on = Spill videre herfra
play-on-question = Hvem utfordrer du til å spille videre herfra? Velg først siden din, så personen.
play-on-to-move = { $side ->
    [attackers] Angriperne har turen.
   *[defenders] Forsvarerne har turen.
}
play-on-placeholder = Hvem utfordrer du?
button-side-by-lot = Trekk lodd om sidene
button-side-attackers = Jeg tar angriperne
button-side-defenders = Jeg tar forsvarerne

challenge-own-start = { $side ->
    [attackers] Det begynner i stillingen på bildet, med angriperne i trekket, og teller ikke med i `/record`.
   *[defenders] Det begynner i stillingen på bildet, med forsvarerne i trekket, og teller ikke med i `/record`.
}
challenge-sides = { $attackers } har angriperne, { $defenders } forsvarerne.
lot-gives-sides = Loddet gir { $attackers } angriperne og { $defenders } forsvarerne.
closed-challenge-made = Utfordringen din er sendt.

refuse-record-not-one = Gi meg enten valget `record` med partiet som tekst eller valget `file` med partiet i en fil.
refuse-record-too-large = Det er for stort: { $size } KB. Jeg leser høyst { $most } KB.
refuse-record-not-text = Det er ikke en tekstfil. Jeg leser partier i OpenTafl-notasjon, slik `/export` skriver dem.
refuse-record-not-fetched = Filen kunne ikke hentes fra Discord. Prøv en gang til.
refuse-record-empty = Det står ingenting i den. Jeg leser partier i OpenTafl-notasjon, slik `/export` skriver dem.
refuse-record-too-many-moves = Det partiet har { $moves } trekk. Jeg tar vare på partier på høyst { $most }.
refuse-record-no-rules = Jeg finner ingen regler i det, som i «[rules: dim:11 …]». Partier fra `/export` har dem; en stilling alene skrives som rader, `3ttt3/4t4/…`, med siden som har turen, bak, `a` eller `d`.
refuse-record-unreadable = Jeg kan ikke lese linje { $line }: { $why }
refuse-record-illegal = Trekket { $move } i linje { $line } (trekk { $ply }) kan ikke spilles: { $why }
refuse-record-not-captured = Trekket { $move } i linje { $line } (trekk { $ply }) slår ikke { $square }.
refuse-record-bad-move = Jeg kan ikke lese «{ $text }» i linje { $line } som et trekk.
refuse-record-turn = I linje { $line } står nummeret «{ $found }» der tur { $expected } skulle stå.
refuse-record-position = Jeg kan ikke lese den stillingen: { $why }
refuse-record-other-variant = Partiet sier selv hvilke regler det spilles etter: dem i { $variant }. Utelat valget `variant`.
refuse-record-other-size = { $size ->
    [0] Den stillingen har { $rows } rader, og ingen variant her har et slikt brett. Gi meg hele partiet med reglene.
   *[other] Den stillingen har { $rows } rader, men brettet i denne varianten har { $size }.
}
refuse-no-such-record = Jeg finner ikke dette partiet lenger: jeg tar bare vare på dine ti nyeste, og ingen i mer enn 30 dager. Hent det inn igjen med `/import`.
refuse-asked-already = Du har allerede utfordret { $name } til å spille videre derfra, og den utfordringen er fortsatt åpen.
refuse-asked-anybody-already = Utfordringen din om å spille videre derfra er fortsatt åpen for alle.
refuse-nothing-to-play-on = I den stillingen er partiet slutt. Gå tilbake til en der det fortsetter.
