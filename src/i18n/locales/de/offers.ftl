# Weitere Angebote neben dem Remis: Züge zurücknehmen und eine Partie abbrechen, bevor beide gezogen haben.

take-back-asked = { $name } möchte { $moves } zurücknehmen, bei Zug { $plies }.
take-back-agreed = { $opponent } ist einverstanden: { $name } zieht neu.
take-back-declined-notice = { $mention }, { $opponent } lehnt es ab, Züge zurückzunehmen. Die Partie geht weiter.
abort-asked = { $name } möchte die Partie abbrechen: Niemand gewinnt, und sie zählt nicht.
abort-agreed = { $opponent } ist einverstanden: Die Partie ist abgebrochen.
abort-declined-notice = { $mention }, { $opponent } lehnt es ab, die Partie abzubrechen. Sie geht weiter.
draw-declined-notice = { $mention }, { $opponent } lehnt dein Remisangebot ab. Die Partie geht weiter.

offer-withdrawn = { $name } hat das zurückgezogen.

request-question = { $mention }, bist du einverstanden?
request-declined = Abgelehnt.
request-lapsed = Die Anfrage ist verfallen: Die Partie ging weiter.
request-lapsed-at-end = Die Anfrage ist verfallen: Die Partie ist zu Ende.

button-accept-draw-at = { $plies ->
    [0] Remis annehmen (vor dem ersten Zug)
   *[other] Remis annehmen (Zug { $plies })
}
button-undo = { $moves } zurücknehmen
button-accept-abort = Partie abbrechen
button-decline-request = Ablehnen
button-withdraw-offer = Zurückziehen
closed-offer-withdrawn = Du hast das zurückgezogen. Die Partie geht weiter.
button-take-back = Zug zurücknehmen
button-abort = Partie abbrechen

taken-back = { $name } nimmt { $moves } zurück; { $opponent } ist einverstanden.

board-take-back-asked = Eine Anfrage, Züge zurückzunehmen, steht aus.
board-abort-asked = Eine Anfrage, die Partie abzubrechen, steht aus.

result-aborted = { $attackers } und { $defenders } haben die Partie abgebrochen, bevor beide gezogen hatten: Sie zählt für niemanden.
result-intervention = { $manager } verwaltet diesen Server und hat die Partie { $plies ->
    [0] vor dem ersten Zug
    [one] nach { $plies } Zug
   *[other] nach { $plies } Zügen
} beendet: Niemand gewinnt. Die Begründung: „{ $why }“
result-intervention-unknown = Jemand, der diesen Server verwaltet, hat die Partie beendet: Niemand gewinnt.
result-intervention-silent = { $manager } verwaltet diesen Server und hat die Partie { $plies ->
    [0] vor dem ersten Zug
    [one] nach { $plies } Zug
   *[other] nach { $plies } Zügen
} beendet: Niemand gewinnt.
over-aborted = Beide haben sich geeinigt, sie abzubrechen
over-intervention = Jemand, der den Server verwaltet, hat sie beendet

alt-broken-off = Abgebrochen.

elsewhere-take-back-asked = { $where ->
    [private] Du hast darum gebeten, Züge zurückzunehmen. Die Anfrage steht in der privaten Unterhaltung, in der ihr spielt.
   *[channel] Du hast darum gebeten, Züge zurückzunehmen. Die Anfrage steht in { $place }.
}
elsewhere-abort-asked = { $where ->
    [private] Du hast darum gebeten, die Partie abzubrechen. Die Anfrage steht in der privaten Unterhaltung, in der ihr spielt.
   *[channel] Du hast darum gebeten, die Partie abzubrechen. Die Anfrage steht in { $place }.
}
elsewhere-taken-back = { $where ->
    [private] Du hast der Zugrücknahme zugestimmt. Das Brett steht in der privaten Unterhaltung, in der ihr spielt.
   *[channel] Du hast der Zugrücknahme zugestimmt. Das Brett steht in { $place }.
}
elsewhere-aborted = { $where ->
    [private] Du hast zugestimmt, die Partie abzubrechen. Das Brett steht in der privaten Unterhaltung, in der ihr spielt.
   *[channel] Du hast zugestimmt, die Partie abzubrechen. Das Brett steht in { $place }.
}
elsewhere-declined = { $where ->
    [private] Du hast abgelehnt. Die Gegenseite erfährt es in der privaten Unterhaltung, in der ihr spielt.
   *[channel] Du hast abgelehnt. Die Gegenseite erfährt es in { $place }.
}
elsewhere-ended = { $where ->
    [private] Du hast die Partie beendet. Das Brett steht in der privaten Unterhaltung, in der gespielt wurde.
   *[channel] Du hast die Partie beendet. Das Brett steht in { $place }.
}

refuse-stale-board-taken-back = Dieses Brett zeigt { $board-ply ->
    [0] den Anfang
   *[other] Zug { $board-ply }
} von Partie #{ $game }. Seither wurden Züge zurückgenommen, und { $to-move } ist am Zug.
since-taken-back = - Züge wurden zurückgenommen.
refuse-unknown-offer = Ich finde dieses Angebot nicht mehr. `/board` zeigt, wie die Partie steht.
refuse-not-your-offer = Nur { $name } kann das zurückziehen.
refuse-offer-withdrawn = Das wurde zurückgezogen; Partie #{ $game } ging weiter.
refuse-not-yours-to-answer = Das kann nur { $opponent } beantworten.
refuse-request-open = Diese Anfrage ist noch offen. Drück den Knopf noch einmal.
refuse-request-declined = Diese Anfrage wurde abgelehnt; Partie #{ $game } ging weiter.
refuse-request-lapsed = Diese Anfrage ist verfallen: Ein Zug oder das Ende von Partie #{ $game } kam zuvor.
refuse-take-back-accepted = Das ist in Partie #{ $game } schon zurückgenommen.
refuse-abort-accepted = Partie #{ $game } ist schon abgebrochen.
refuse-take-back-asked-yourself = Du hast in Partie #{ $game } schon darum gebeten, { $moves } zurückzunehmen. Deine Anfrage gilt, bis sie beantwortet oder ein Zug gespielt wird.
refuse-abort-asked-yourself = Du hast schon darum gebeten, Partie #{ $game } abzubrechen. Deine Anfrage gilt, bis sie beantwortet oder ein Zug gespielt wird.
refuse-draw-offered-to-you = { $name } hat dir in Partie #{ $game } schon Remis angeboten. Nimmst du an?
refuse-take-back-asked-of-you = { $name } möchte in Partie #{ $game } { $moves } zurücknehmen. Antworte zuerst darauf: Bist du einverstanden?
refuse-abort-asked-of-you = { $name } möchte Partie #{ $game } abbrechen. Antworte zuerst darauf: Bist du einverstanden?
refuse-draw-again = Du hast in Partie #{ $game } seit deinem letzten Zug schon Remis angeboten. Mach erst einen Zug, bevor du es wieder anbietest.
refuse-take-back-again = Darum hast du in Partie #{ $game } schon gebeten. Wieder geht es, wenn ein Zug gespielt ist.
refuse-abort-again = Du hast schon darum gebeten, Partie #{ $game } abzubrechen. Wieder geht es, wenn ein Zug gespielt ist.
refuse-nothing-to-take-back = In Partie #{ $game } gibt es keinen Zug von dir, der sich zurücknehmen ließe.
refuse-too-late-to-abort = In Partie #{ $game } haben beide gezogen, also lässt sie sich nicht mehr abbrechen. Biete mit `/draw` Remis an, oder gib mit `/resign` auf.
refuse-not-a-manager = Nur wer diesen Server verwalten darf, kann fremde Partien beenden. Deine eigenen kannst du mit `/resign` beenden.
refuse-manages-own-game = In Partie #{ $game } spielst du selbst, also muss sie jemand anders beenden, der diesen Server verwalten darf. Du kannst mit `/draw` Remis anbieten oder mit `/resign` aufgeben.
refuse-not-a-number = „{ $text }“ ist nicht die Nummer einer Partie. Jedes Brett beginnt damit, etwa `#17`.
refuse-no-reason = Sag in ein paar Worten, warum die Partie enden soll: Beide Seiten lesen es.
refuse-too-many-challenges = Du hast { $most } offene Herausforderungen, mehr gehen nicht auf einmal. Zieh eine mit ihrem Knopf **Zurückziehen** zurück, oder warte, bis eine beantwortet ist.
refuse-busy = Zu viele haben gleichzeitig um so etwas gebeten. Versuch es in ein paar Minuten noch einmal.
refuse-too-many-requests = Das ist mehr, als ich in einer Minute von einer Person annehme. Das Nächste zählt { $again }.

guild-game-choice = #{ $game } · { $variant } · { $attackers } gegen { $defenders }

help-take-back = Falsch gezogen? Mit **Zug zurücknehmen** bittest du die Gegenseite darum. Solange nicht beide gezogen haben, kannst du mit **Partie abbrechen** um den Abbruch bitten (`/take-back`, `/abort`).
