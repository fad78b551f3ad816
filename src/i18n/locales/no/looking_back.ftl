# Å se tilbake på partier: trekk for trekk, som liste, som film, nedskrevet.

button-first = Første
button-last = Siste
button-back = Tilbake
button-replay = Spill av
button-export = Eksporter

step-start = { $plies ->
    [0] Starten. Ingen trekk er spilt.
    [one] Starten, før det eneste trekket.
   *[other] Starten, før det første av { $plies } trekk.
}
step-move = { $piece ->
    [attacker] Trekk { $ply } av { $plies }: angriperne spilte { $move }.
    [defender] Trekk { $ply } av { $plies }: forsvarerne spilte { $move }.
   *[king] Trekk { $ply } av { $plies }: kongen gikk { $move }.
}
step-move-captures = { $piece ->
    [attacker] Trekk { $ply } av { $plies }: angriperne spilte { $move } og slo { $captured }.
    [defender] Trekk { $ply } av { $plies }: forsvarerne spilte { $move } og slo { $captured }.
   *[king] Trekk { $ply } av { $plies }: kongen gikk { $move } og slo { $captured }.
}

history-move = { $piece ->
    [attacker] **{ $ply }** Angripere { $move } · <t:{ $at }:f>
    [defender] **{ $ply }** Forsvarere { $move } · <t:{ $at }:f>
   *[king] **{ $ply }** Konge { $move } · <t:{ $at }:f>
}
history-move-captures = { $piece ->
    [attacker] **{ $ply }** Angripere { $move }, slo { $captured } · <t:{ $at }:f>
    [defender] **{ $ply }** Forsvarere { $move }, slo { $captured } · <t:{ $at }:f>
   *[king] **{ $ply }** Konge { $move }, slo { $captured } · <t:{ $at }:f>
}
history-notation = **{ $ply }** { $move } · <t:{ $at }:f>
history-none = Ingen trekk er spilt ennå.
history-page = { $plies ->
    [one] -# Det eneste trekket så langt.
   *[other] -# Trekk { $from } til { $to } av { $plies }.
}

film-left-out = { $moves ->
    [one] -# Ett stille trekk er utelatt.
   *[other] -# { $moves } stille trekk er utelatt.
}
film-description = { $moves ->
    [0] Parti #{ $game } som animasjon: bare starten.
    [one] Parti #{ $game } som animasjon: starten og det eneste trekket.
   *[other] Parti #{ $game } som animasjon, alle { $moves } trekk fra starten. `/history` har dem i ord.
}

export-told = { $moves ->
    [0] Her er partiet i OpenTafl-notasjon, før første trekk. `/import` leser det igjen.
    [one] Her er partiet i OpenTafl-notasjon, med det eneste trekket. `/import` leser det igjen.
   *[other] Her er partiet i OpenTafl-notasjon, med alle { $moves } trekk. `/import` leser det igjen.
}
export-description = { $moves ->
    [one] Parti #{ $game } i OpenTafl-notasjon, { $moves } trekk
   *[other] Parti #{ $game } i OpenTafl-notasjon, { $moves } trekk
}

past-game-choice = #{ $game } · slutt · { $variant } mot { $opponent }

on-day = <t:{ $at }:D>

refuse-no-game-at-all = Du har ikke spilt noe parti ennå. Utfordre noen med `/challenge`, eller oppgi et parti med valget `game`.
refuse-no-such-ply = { $plies ->
    [0] Ingen trekk er spilt i det partiet ennå.
    [one] Bare { $plies } trekk er spilt i det partiet, ikke { $ply }.
   *[other] Bare { $plies } trekk er spilt i det partiet, ikke { $ply }.
}

this-is-board = { $ply ->
    [0] Den meldingen viser starten på parti #{ $game }. Slik står det nå.
    [one] Den meldingen viser parti #{ $game } etter { $ply } trekk. Slik står det nå.
   *[other] Den meldingen viser parti #{ $game } etter { $ply } trekk. Slik står det nå.
}
this-is-of-game = Den meldingen hører til parti #{ $game }. Slik står det nå.
this-is-offer = Den meldingen er et tilbud fra { $name } i parti #{ $game }. Slik står partiet nå.
this-is-challenge = Den meldingen er en utfordring. Slik står det til med den nå.
this-is-not-ours = Den meldingen er ikke min. Velg en av meldingene mine om et parti, en utfordring eller et tilbud.
this-is-no-game = Den meldingen min handler ikke om noe parti.
