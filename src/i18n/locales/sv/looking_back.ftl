# Att se tillbaka på partier: drag för drag, som lista, som film, nedskrivna.

button-first = Början
button-last = Slutet
button-back = Tillbaka
button-replay = Spela upp
button-export = Exportera

step-start = { $plies ->
    [0] Startställningen. Inget drag har spelats.
    [one] Startställningen, före det enda draget.
   *[other] Startställningen, före det första av { $plies } drag.
}
step-move = { $piece ->
    [attacker] Drag { $ply } av { $plies }: angriparna drog { $move }.
    [defender] Drag { $ply } av { $plies }: försvararna drog { $move }.
   *[king] Drag { $ply } av { $plies }: kungen drog { $move }.
}
step-move-captures = { $piece ->
    [attacker] Drag { $ply } av { $plies }: angriparna drog { $move } och slog { $captured }.
    [defender] Drag { $ply } av { $plies }: försvararna drog { $move } och slog { $captured }.
   *[king] Drag { $ply } av { $plies }: kungen drog { $move } och slog { $captured }.
}

history-move = { $piece ->
    [attacker] **{ $ply }** Angriparna { $move } · <t:{ $at }:f>
    [defender] **{ $ply }** Försvararna { $move } · <t:{ $at }:f>
   *[king] **{ $ply }** Kungen { $move } · <t:{ $at }:f>
}
history-move-captures = { $piece ->
    [attacker] **{ $ply }** Angriparna { $move }, slog { $captured } · <t:{ $at }:f>
    [defender] **{ $ply }** Försvararna { $move }, slog { $captured } · <t:{ $at }:f>
   *[king] **{ $ply }** Kungen { $move }, slog { $captured } · <t:{ $at }:f>
}
history-notation = **{ $ply }** { $move } · <t:{ $at }:f>
history-none = Inget drag har spelats.
history-page = { $plies ->
    [one] -# Det enda draget hittills.
   *[other] -# Drag { $from } till { $to } av { $plies }.
}

film-left-out = { $moves ->
    [one] -# Ett lugnt drag är utelämnat.
   *[other] -# { $moves } lugna drag är utelämnade.
}
film-description = { $moves ->
    [0] Parti #{ $game } som animation: bara startställningen.
    [one] Parti #{ $game } som animation: startställningen och det enda draget.
   *[other] Parti #{ $game } som animation, alla { $moves } drag från början. `/history` har dem i ord.
}

export-told = { $moves ->
    [0] Här är partiet i OpenTafl-notation, före första draget. `/import` läser in det igen.
    [one] Här är partiet i OpenTafl-notation, med sitt enda drag. `/import` läser in det igen.
   *[other] Här är partiet i OpenTafl-notation, med alla sina { $moves } drag. `/import` läser in det igen.
}
export-description = { $moves ->
    [one] Parti #{ $game } i OpenTafl-notation, { $moves } drag
   *[other] Parti #{ $game } i OpenTafl-notation, { $moves } drag
}

past-game-choice = #{ $game } · slut · { $variant } mot { $opponent }

on-day = <t:{ $at }:D>

refuse-no-game-at-all = Du har inte spelat något parti än. Utmana någon med `/challenge`, eller ange ett parti med alternativet `game`.
refuse-no-such-ply = { $plies ->
    [0] Inget drag har spelats i det partiet än.
    [one] Bara { $plies } drag har spelats i det partiet, inte { $ply }.
   *[other] Bara { $plies } drag har spelats i det partiet, inte { $ply }.
}

this-is-board = { $ply ->
    [0] Det meddelandet visar startställningen i parti #{ $game }. Så här står det nu.
    [one] Det meddelandet visar parti #{ $game } efter { $ply } drag. Så här står det nu.
   *[other] Det meddelandet visar parti #{ $game } efter { $ply } drag. Så här står det nu.
}
this-is-of-game = Det meddelandet hör till parti #{ $game }. Så här står det nu.
this-is-offer = Det meddelandet är ett anbud som { $name } gjorde i parti #{ $game }. Så här står partiet nu.
this-is-challenge = Det meddelandet är en utmaning. Så här står det till med den nu.
this-is-not-ours = Det meddelandet är inte mitt. Välj ett av mina meddelanden om ett parti, en utmaning eller ett anbud.
this-is-no-game = Det meddelandet från mig handlar inte om något parti.
