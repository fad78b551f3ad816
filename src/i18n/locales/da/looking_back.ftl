# At se tilbage på partier: træk for træk, som liste, som film, nedskrevet.

button-first = Første
button-last = Sidste
button-back = Tilbage
button-replay = Afspil
button-export = Eksportér

step-start = { $plies ->
    [0] Starten. Der er ikke spillet noget træk.
    [one] Starten, før det eneste træk.
   *[other] Starten, før det første af { $plies } træk.
}
step-move = { $piece ->
    [attacker] Træk { $ply } af { $plies }: angriberne spillede { $move }.
    [defender] Træk { $ply } af { $plies }: forsvarerne spillede { $move }.
   *[king] Træk { $ply } af { $plies }: kongen gik { $move }.
}
step-move-captures = { $piece ->
    [attacker] Træk { $ply } af { $plies }: angriberne spillede { $move } og slog { $captured }.
    [defender] Træk { $ply } af { $plies }: forsvarerne spillede { $move } og slog { $captured }.
   *[king] Træk { $ply } af { $plies }: kongen gik { $move } og slog { $captured }.
}

history-move = { $piece ->
    [attacker] **{ $ply }** Angribere { $move } · <t:{ $at }:f>
    [defender] **{ $ply }** Forsvarere { $move } · <t:{ $at }:f>
   *[king] **{ $ply }** Konge { $move } · <t:{ $at }:f>
}
history-move-captures = { $piece ->
    [attacker] **{ $ply }** Angribere { $move }, slog { $captured } · <t:{ $at }:f>
    [defender] **{ $ply }** Forsvarere { $move }, slog { $captured } · <t:{ $at }:f>
   *[king] **{ $ply }** Konge { $move }, slog { $captured } · <t:{ $at }:f>
}
history-notation = **{ $ply }** { $move } · <t:{ $at }:f>
history-none = Der er ikke spillet noget træk.
history-page = { $plies ->
    [one] -# Det eneste træk indtil nu.
   *[other] -# Træk { $from } til { $to } af { $plies }.
}

film-left-out = { $moves ->
    [one] -# Ét stille træk er udeladt.
   *[other] -# { $moves } stille træk er udeladt.
}
film-description = { $moves ->
    [0] Parti #{ $game } som animation: kun starten.
    [one] Parti #{ $game } som animation: starten og det eneste træk.
   *[other] Parti #{ $game } som animation, alle { $moves } træk fra starten. `/history` har dem i ord.
}

export-told = { $moves ->
    [0] Her er partiet i OpenTafl-notation, før første træk. `/import` læser det igen.
    [one] Her er partiet i OpenTafl-notation, med dets eneste træk. `/import` læser det igen.
   *[other] Her er partiet i OpenTafl-notation, med alle dets { $moves } træk. `/import` læser det igen.
}
export-description = { $moves ->
    [one] Parti #{ $game } i OpenTafl-notation, { $moves } træk
   *[other] Parti #{ $game } i OpenTafl-notation, { $moves } træk
}

past-game-choice = #{ $game } · slut · { $variant } mod { $opponent }

on-day = <t:{ $at }:D>

refuse-no-game-at-all = Du har ikke spillet noget parti endnu. Udfordr nogen med `/challenge`, eller angiv et parti med valgmuligheden `game`.
refuse-no-such-ply = { $plies ->
    [0] Der er ikke spillet noget træk i det parti endnu.
    [one] Der er kun spillet { $plies } træk i det parti, ikke { $ply }.
   *[other] Der er kun spillet { $plies } træk i det parti, ikke { $ply }.
}

this-is-board = { $ply ->
    [0] Den besked viser starten på parti #{ $game }. Sådan står det nu.
    [one] Den besked viser parti #{ $game } efter { $ply } træk. Sådan står det nu.
   *[other] Den besked viser parti #{ $game } efter { $ply } træk. Sådan står det nu.
}
this-is-of-game = Den besked hører til parti #{ $game }. Sådan står det nu.
this-is-offer = Den besked er et tilbud fra { $name } i parti #{ $game }. Sådan står partiet nu.
this-is-challenge = Den besked er en udfordring. Sådan står det til med den nu.
this-is-not-ours = Den besked er ikke min. Vælg en af mine beskeder om et parti, en udfordring eller et tilbud.
this-is-no-game = Den af mine beskeder handler ikke om noget parti.
