# Die Nachricht mit der Herausforderung.

challenge-open = { $name } fordert { $mention } zu { $variant } ({ $size }×{ $size }) heraus.
challenge-past = { $name } hat { $opponent } zu { $variant } ({ $size }×{ $size }) herausgefordert.
challenger-attacks = { $name } nimmt die Angreifer und beginnt.
challenger-defends = { $name } nimmt die Verteidiger; { $opponent } hat die Angreifer und beginnt.
lot-gives-attackers = Das Los gibt { $name } die Angreifer, und die beginnen.
lot-gives-defenders = Das Los gibt { $name } die Verteidiger; { $opponent } hat die Angreifer und beginnt.
challenge-accepted = { $opponent } hat angenommen: Partie #{ $game } läuft.
challenge-declined = { $opponent } hat abgelehnt.
challenge-withdrawn = { $name } hat die Herausforderung zurückgezogen.

challenge-declined-notice = { $mention }, { $opponent } hat deine Herausforderung zu { $variant } abgelehnt.

button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-rules = Regeln
