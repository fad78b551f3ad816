# Herausforderungen an alle, Revanchen, Matches über zwei Partien und Herausforderungen, auf die niemand geantwortet hat.

challenge-open-anybody = { $name } fordert alle hier zu { $variant } ({ $size }×{ $size }) heraus. Wer zuerst annimmt, spielt.
challenge-past-anybody = { $name } hat alle hier zu { $variant } ({ $size }×{ $size }) herausgefordert.
challenger-defends-anybody = { $name } nimmt die Verteidiger; wer annimmt, hat die Angreifer und beginnt.
lot-gives-defenders-anybody = Das Los gibt { $name } die Verteidiger; wer annimmt, hat die Angreifer und beginnt.

challenge-match = Ein Match über zwei Partien nacheinander, in der zweiten mit vertauschten Seiten.
challenge-match-again = Noch ein Match über zwei Partien wie das, das mit Partie #{ $game } endete, mit vertauschten Seiten.
challenge-rematch = Revanche für Partie #{ $game }, mit vertauschten Seiten.

challenge-until = -# Offen bis <t:{ $at }:f> (<t:{ $at }:R>).
challenge-expired = { $opponent } hat eine Woche lang nicht geantwortet: Die Herausforderung ist verfallen.
challenge-expired-anybody = Eine Woche lang hat niemand angenommen: Die Herausforderung ist verfallen.
challenge-expired-notice = { $mention }, { $opponent } hat eine Woche lang nicht auf deine Herausforderung zu { $variant } geantwortet. Mit `/challenge` kannst du eine neue stellen.
challenge-expired-notice-anybody = { $mention }, eine Woche lang hat niemand deine Herausforderung zu { $variant } angenommen. Mit `/challenge` kannst du eine neue stellen.
