# Wybór ruchu z menu i podpowiedzi podczas pisania.

choose-piece = Którym pionkiem grasz?
choose-square = Dokąd idzie pionek z { $from }?
piece-placeholder = Pionek
square-placeholder = Pole
piece-option = { $square } · { $piece ->
    [king] król
    [attacker] atakujący
   *[defender] obrońca
} · { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
move-option = { $move }
move-option-captures = { $move }, bije { $captured }

preview-move = Wybrany ruch: { $move }.
preview-move-captures = Wybrany ruch: { $move }, bije { $captured }.
preview-wins = Ten ruch wygrywa partię.
preview-loses = **Ten ruch przegrywa partię.**
preview-draws = **Po tym ruchu partia kończy się remisem.**
preview-third-time-loses = **Ta pozycja byłaby na planszy po raz trzeci: przegrywasz.**
preview-third-time-wins = Ta pozycja byłaby na planszy po raz trzeci: wygrywasz.
preview-third-time-draws = **Ta pozycja byłaby na planszy po raz trzeci: partia kończy się remisem.**
preview-second-time = Ta pozycja byłaby na planszy po raz drugi.

button-confirm-move = Potwierdź { $move }
button-cancel = Anuluj

closed-move-played = Ruch zagrany.
closed-move-left = Ruch nie został zagrany. Przyciski pod planszą nadal działają.
closed-resigned = Partia poddana.
closed-resign-outdated = Partia nie została poddana: od pytania potoczyła się dalej. Jeśli nadal tego chcesz, naciśnij **Poddaj partię** pod najnowszą planszą albo użyj `/resign`.
closed-resign-kept = Grasz dalej.
