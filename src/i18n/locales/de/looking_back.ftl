# Auf Partien zurückblicken: Zug für Zug, als Liste, als Film, aufgeschrieben.

button-first = Anfang
button-last = Ende
button-back = Zurück
button-replay = Abspielen
button-export = Exportieren

step-start = { $plies ->
    [0] Der Anfang. Es ist noch kein Zug gespielt.
    [one] Der Anfang, vor dem einzigen Zug.
   *[other] Der Anfang, vor dem ersten von { $plies } Zügen.
}
step-move = { $piece ->
    [attacker] Zug { $ply } von { $plies }: Die Angreifer haben { $move } gezogen.
    [defender] Zug { $ply } von { $plies }: Die Verteidiger haben { $move } gezogen.
   *[king] Zug { $ply } von { $plies }: Der König hat { $move } gezogen.
}
step-move-captures = { $piece ->
    [attacker] Zug { $ply } von { $plies }: Die Angreifer haben { $move } gezogen und { $captured } geschlagen.
    [defender] Zug { $ply } von { $plies }: Die Verteidiger haben { $move } gezogen und { $captured } geschlagen.
   *[king] Zug { $ply } von { $plies }: Der König hat { $move } gezogen und { $captured } geschlagen.
}

history-move = { $piece ->
    [attacker] **{ $ply }** Angreifer { $move } · <t:{ $at }:f>
    [defender] **{ $ply }** Verteidiger { $move } · <t:{ $at }:f>
   *[king] **{ $ply }** König { $move } · <t:{ $at }:f>
}
history-move-captures = { $piece ->
    [attacker] **{ $ply }** Angreifer { $move }, schlägt { $captured } · <t:{ $at }:f>
    [defender] **{ $ply }** Verteidiger { $move }, schlägt { $captured } · <t:{ $at }:f>
   *[king] **{ $ply }** König { $move }, schlägt { $captured } · <t:{ $at }:f>
}
history-notation = **{ $ply }** { $move } · <t:{ $at }:f>
history-none = Es ist noch kein Zug gespielt.
history-page = { $plies ->
    [one] -# Der bisher einzige Zug.
   *[other] -# Züge { $from } bis { $to } von { $plies }.
}

film-left-out = { $moves ->
    [one] -# Ein ruhiger Zug ist ausgelassen.
   *[other] -# { $moves } ruhige Züge sind ausgelassen.
}
film-description = { $moves ->
    [0] Partie #{ $game } als Animation: nur der Anfang.
    [one] Partie #{ $game } als Animation: der Anfang und der einzige Zug.
   *[other] Partie #{ $game } als Animation, alle { $moves } Züge von Anfang an. In Worten hat sie `/history`.
}

export-told = { $moves ->
    [0] Hier ist die Partie in OpenTafl-Notation, vor dem ersten Zug. `/import` liest sie wieder ein.
    [one] Hier ist die Partie in OpenTafl-Notation, mit ihrem einzigen Zug. `/import` liest sie wieder ein.
   *[other] Hier ist die Partie in OpenTafl-Notation, mit allen { $moves } Zügen. `/import` liest sie wieder ein.
}
export-description = { $moves ->
    [one] Partie #{ $game } in OpenTafl-Notation, { $moves } Zug
   *[other] Partie #{ $game } in OpenTafl-Notation, { $moves } Züge
}

past-game-choice = #{ $game } · zu Ende · { $variant } gegen { $opponent }

on-day = <t:{ $at }:D>

refuse-no-game-at-all = Du hast noch keine Partie gespielt. Fordere jemanden mit `/challenge` heraus, oder nenne eine Partie mit der Option `game`.
refuse-no-such-ply = { $plies ->
    [0] In dieser Partie ist noch kein Zug gespielt.
    [one] In dieser Partie ist erst { $plies } Zug gespielt, nicht { $ply }.
   *[other] In dieser Partie sind nur { $plies } Züge gespielt, nicht { $ply }.
}

this-is-board = { $ply ->
    [0] Diese Nachricht zeigt den Anfang von Partie #{ $game }. So steht sie jetzt.
    [one] Diese Nachricht zeigt Partie #{ $game } nach { $ply } Zug. So steht sie jetzt.
   *[other] Diese Nachricht zeigt Partie #{ $game } nach { $ply } Zügen. So steht sie jetzt.
}
this-is-of-game = Diese Nachricht gehört zu Partie #{ $game }. So steht sie jetzt.
this-is-offer = Diese Nachricht ist ein Angebot von { $name } in Partie #{ $game }. So steht die Partie jetzt.
this-is-challenge = Diese Nachricht ist eine Herausforderung. So steht es jetzt um sie.
this-is-not-ours = Diese Nachricht ist nicht von mir. Wähle eine von meinen über eine Partie, eine Herausforderung oder ein Angebot.
this-is-no-game = In dieser Nachricht von mir geht es um keine Partie.
