# Nedskrevne partier, der er hentet ind udefra, og at spille videre fra dem.

record-title = Et nedskrevet parti { $variant }
record-title-names = Et nedskrevet parti { $variant }: { $attackers } (angribere) mod { $defenders } (forsvarere)
record-title-attackers = Et nedskrevet parti { $variant }: { $attackers } spiller angriberne
record-title-defenders = Et nedskrevet parti { $variant }: { $defenders } spiller forsvarerne
record-over = Her er partiet slut: { $how }.
record-kept = -# Kun du ser dette. Jeg gemmer det indtil { $until }.

button-play-on = Spil videre herfra
play-on-question = Hvem udfordrer du til at spille videre herfra? Vælg først din side, så personen.
play-on-to-move = { $side ->
    [attackers] Angriberne har turen.
   *[defenders] Forsvarerne har turen.
}
play-on-placeholder = Hvem udfordrer du?
button-side-by-lot = Træk lod om siderne
button-side-attackers = Jeg tager angriberne
button-side-defenders = Jeg tager forsvarerne

challenge-own-start = { $side ->
    [attackers] Det begynder i stillingen på billedet, med angriberne i trækket, og tæller ikke med i `/record`.
   *[defenders] Det begynder i stillingen på billedet, med forsvarerne i trækket, og tæller ikke med i `/record`.
}
challenge-sides = { $attackers } har angriberne, { $defenders } forsvarerne.
lot-gives-sides = Lodtrækningen giver { $attackers } angriberne og { $defenders } forsvarerne.
closed-challenge-made = Din udfordring er sendt.

refuse-record-not-one = Giv mig enten valgmuligheden `record` med partiet som tekst eller valgmuligheden `file` med partiet i en fil.
refuse-record-too-large = Det er for stort: { $size } KB. Jeg læser højst { $most } KB.
refuse-record-not-text = Det er ikke en tekstfil. Jeg læser partier i OpenTafl-notation, som `/export` skriver dem.
refuse-record-not-fetched = Filen kunne ikke hentes fra Discord. Prøv igen.
refuse-record-empty = Der er intet i den. Jeg læser partier i OpenTafl-notation, som `/export` skriver dem.
refuse-record-too-many-moves = Det parti har { $moves } træk. Jeg gemmer partier på højst { $most }.
refuse-record-no-rules = Jeg finder ingen regler i det, som i ”[rules: dim:11 …]”. Partier fra `/export` har dem; en stilling alene skrives som rækker, `3ttt3/4t4/…`, med den side, der har turen, bagefter, `a` eller `d`.
refuse-record-unreadable = Jeg kan ikke læse linje { $line }: { $why }
refuse-record-illegal = Trækket { $move } i linje { $line } (træk { $ply }) kan ikke spilles: { $why }
refuse-record-not-captured = Trækket { $move } i linje { $line } (træk { $ply }) slår ikke { $square }.
refuse-record-bad-move = Jeg kan ikke læse ”{ $text }” i linje { $line } som et træk.
refuse-record-turn = I linje { $line } står nummeret ”{ $found }”, hvor tur { $expected } skulle stå.
refuse-record-position = Jeg kan ikke læse den stilling: { $why }
refuse-record-other-variant = Partiet siger selv, hvilke regler det spilles efter: dem i { $variant }. Udelad valgmuligheden `variant`.
refuse-record-other-size = { $size ->
    [0] Den stilling har { $rows } rækker, og ingen variant her har sådan et bræt. Giv mig hele partiet med dets regler.
   *[other] Den stilling har { $rows } rækker, men brættet i denne variant har { $size }.
}
refuse-no-such-record = Jeg finder ikke dette parti længere: jeg gemmer kun dine ti nyeste og ingen i mere end 30 dage. Hent det ind igen med `/import`.
refuse-asked-already = Du har allerede udfordret { $name } til at spille videre derfra, og den udfordring er stadig åben.
refuse-asked-anybody-already = Din udfordring til at spille videre derfra er stadig åben for alle.
refuse-nothing-to-play-on = I den stilling er partiet slut. Gå tilbage til en, hvor det fortsætter.
