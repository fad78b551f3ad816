# Powrót do partii: ruch po ruchu, jako lista, jako film, na piśmie.

button-first = Początek
button-last = Koniec
button-back = Wróć
button-replay = Odtwórz
button-export = Eksportuj

step-start = { $plies ->
    [0] Początek. Nie było jeszcze żadnego ruchu.
    [one] Początek, przed jedynym ruchem.
    [few] Początek, przed pierwszym z { $plies } ruchów.
    [many] Początek, przed pierwszym z { $plies } ruchów.
   *[other] Początek, przed pierwszym z { $plies } ruchu.
}
step-move = { $piece ->
    [attacker] Ruch { $ply } z { $plies }: atakujący grają { $move }.
    [defender] Ruch { $ply } z { $plies }: obrońcy grają { $move }.
   *[king] Ruch { $ply } z { $plies }: król gra { $move }.
}
step-move-captures = { $piece ->
    [attacker] Ruch { $ply } z { $plies }: atakujący grają { $move } i biją { $captured }.
    [defender] Ruch { $ply } z { $plies }: obrońcy grają { $move } i biją { $captured }.
   *[king] Ruch { $ply } z { $plies }: król gra { $move } i bije { $captured }.
}

history-move = { $piece ->
    [attacker] **{ $ply }** Atakujący { $move } · <t:{ $at }:f>
    [defender] **{ $ply }** Obrońcy { $move } · <t:{ $at }:f>
   *[king] **{ $ply }** Król { $move } · <t:{ $at }:f>
}
history-move-captures = { $piece ->
    [attacker] **{ $ply }** Atakujący { $move }, biją { $captured } · <t:{ $at }:f>
    [defender] **{ $ply }** Obrońcy { $move }, biją { $captured } · <t:{ $at }:f>
   *[king] **{ $ply }** Król { $move }, bije { $captured } · <t:{ $at }:f>
}
history-notation = **{ $ply }** { $move } · <t:{ $at }:f>
history-none = Nie było jeszcze żadnego ruchu.
history-page = { $plies ->
    [one] -# Jedyny dotąd ruch.
    [few] -# Ruchy od { $from } do { $to } z { $plies }.
    [many] -# Ruchy od { $from } do { $to } z { $plies }.
   *[other] -# Ruchy od { $from } do { $to } z { $plies }.
}

film-left-out = { $moves ->
    [one] -# Pominięto { $moves } spokojny ruch.
    [few] -# Pominięto { $moves } spokojne ruchy.
    [many] -# Pominięto { $moves } spokojnych ruchów.
   *[other] -# Pominięto { $moves } spokojnego ruchu.
}
film-description = { $moves ->
    [0] Partia #{ $game } jako animacja: tylko początek.
    [one] Partia #{ $game } jako animacja: początek i jedyny ruch.
    [few] Partia #{ $game } jako animacja, wszystkie ruchy od początku ({ $moves }). Słowami podaje je `/history`.
    [many] Partia #{ $game } jako animacja, wszystkie ruchy od początku ({ $moves }). Słowami podaje je `/history`.
   *[other] Partia #{ $game } jako animacja, wszystkie ruchy od początku ({ $moves }). Słowami podaje je `/history`.
}

export-told = { $moves ->
    [0] Oto partia w notacji OpenTafl, przed pierwszym ruchem. `/import` wczyta ją z powrotem.
    [one] Oto partia w notacji OpenTafl, z jedynym ruchem. `/import` wczyta ją z powrotem.
    [few] Oto partia w notacji OpenTafl, ze wszystkimi ruchami ({ $moves }). `/import` wczyta ją z powrotem.
    [many] Oto partia w notacji OpenTafl, ze wszystkimi ruchami ({ $moves }). `/import` wczyta ją z powrotem.
   *[other] Oto partia w notacji OpenTafl, ze wszystkimi ruchami ({ $moves }). `/import` wczyta ją z powrotem.
}
export-description = { $moves ->
    [one] Partia #{ $game } w notacji OpenTafl, { $moves } ruch
    [few] Partia #{ $game } w notacji OpenTafl, { $moves } ruchy
    [many] Partia #{ $game } w notacji OpenTafl, { $moves } ruchów
   *[other] Partia #{ $game } w notacji OpenTafl, { $moves } ruchu
}

past-game-choice = #{ $game } · skończona · { $variant } kontra { $opponent }

on-day = <t:{ $at }:D>

refuse-no-game-at-all = Nie masz jeszcze za sobą żadnej partii. Rzuć komuś wyzwanie: `/challenge`, albo wskaż partię opcją `game`.
refuse-no-such-ply = { $plies ->
    [0] W tej partii nie było jeszcze żadnego ruchu.
    [one] W tej partii zagrano tylko { $plies } ruch, nie { $ply }.
    [few] W tej partii zagrano tylko { $plies } ruchy, nie { $ply }.
    [many] W tej partii zagrano tylko { $plies } ruchów, nie { $ply }.
   *[other] W tej partii zagrano tylko { $plies } ruchu, nie { $ply }.
}

this-is-board = { $ply ->
    [0] Ta wiadomość pokazuje początek partii #{ $game }. Oto jak stoi teraz.
    [one] Ta wiadomość pokazuje partię #{ $game } po { $ply } ruchu. Oto jak stoi teraz.
    [few] Ta wiadomość pokazuje partię #{ $game } po { $ply } ruchach. Oto jak stoi teraz.
    [many] Ta wiadomość pokazuje partię #{ $game } po { $ply } ruchach. Oto jak stoi teraz.
   *[other] Ta wiadomość pokazuje partię #{ $game } po { $ply } ruchu. Oto jak stoi teraz.
}
this-is-of-game = Ta wiadomość należy do partii #{ $game }. Oto jak stoi teraz.
this-is-offer = Ta wiadomość to propozycja w partii #{ $game }, od: { $name }. Oto jak partia stoi teraz.
this-is-challenge = Ta wiadomość to wyzwanie. Oto jak jest z nim teraz.
this-is-not-ours = Ta wiadomość nie jest moja. Wybierz jedną z moich: o partii, wyzwaniu albo propozycji.
this-is-no-game = Ta moja wiadomość nie dotyczy żadnej partii.
