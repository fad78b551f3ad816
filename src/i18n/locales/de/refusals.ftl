# Warum nichts geschehen ist: was nicht stimmt und was zu tun ist.

refuse-no-such-game = Ich finde keine Partie #{ $game }, die du von hier aus sehen kannst. `/games` zeigt dir deine.
refuse-not-a-game = „{ $text }“ ist weder die Nummer einer Partie noch Teil eines Namens in einer von deinen. Das sind sie:
refuse-not-a-game-of-none = „{ $text }“ ist nicht die Nummer einer Partie, und du hast keine laufende. Fordere jemanden mit `/challenge` heraus.
refuse-no-running-game = Du hast keine laufende Partie. Fordere jemanden mit `/challenge` heraus.
refuse-which-game = Welche Partie meinst du? Wähl sie im Menü, oder nenn sie mit der Option `game`.
refuse-not-a-player = Nur { $attackers } und { $defenders } spielen in Partie #{ $game }.
refuse-frozen = Partie #{ $game } kann nicht weitergehen: Was von ihr gespeichert ist, passt nicht zusammen. Wer mich betreibt, weiß Bescheid; nichts ist verloren.
refuse-not-your-turn = In Partie #{ $game } ist { $opponent } am Zug (Zugbeginn { $since }).
refuse-stale-board = Dieses Brett zeigt { $board-ply ->
    [0] den Anfang
   *[other] Zug { $board-ply }
} von Partie #{ $game }. Seither { $moves ->
    [one] wurde { $moves } Zug gespielt
   *[other] wurden { $moves } Züge gespielt
}, und { $to-move } ist am Zug.
refuse-stale-board-where = `/board` zeigt das neueste.

refuse-empty-move = Schreib den Zug wie `{ $example }`: das Feld, das der Stein verlässt, dann das Zielfeld.
refuse-not-a-move = Ich kann „{ $text }“ nicht als Zug lesen. Schreib erst das Feld, das der Stein verlässt, dann das Zielfeld: `{ $example }`.
refuse-invisible-move = Das kann ich nicht als Zug lesen. Schreib erst das Feld, das der Stein verlässt, dann das Zielfeld: `{ $example }`.
refuse-unexpected-text = Ich verstehe „{ $rest }“ hinter dem Zug nicht. Die beiden Felder genügen: `{ $example }`.
refuse-not-captured = { $move } würde { $square } nicht schlagen. Die beiden Felder genügen: Was geschlagen wird, folgt aus den Regeln.

refuse-challenged-self = Du kannst dich nicht selbst herausfordern. Wähle jemand anderen.
refuse-challenged-bot = { $name } ist ein Bot, und Bots spielen hier kein Tafl. Fordere einen Menschen heraus.
refuse-no-such-variant = Ich kenne die Variante „{ $key }“ nicht. Ich kenne { $variants }.
refuse-no-such-theme = Ich kenne das Design „{ $key }“ nicht. Ich kenne { $themes }.
refuse-no-such-challenge = Ich finde diese Herausforderung nicht mehr. Stell mit `/challenge` eine neue.
refuse-challenge-accepted = Diese Herausforderung wurde angenommen und ist jetzt Partie #{ $game }.
refuse-challenge-declined = Diese Herausforderung wurde abgelehnt. Mit `/challenge` geht eine neue.
refuse-challenge-withdrawn = Diese Herausforderung wurde zurückgezogen. Mit `/challenge` geht eine neue.
refuse-challenge-open = Diese Herausforderung ist noch offen. Drück den Knopf noch einmal.
refuse-not-challenged = Nur { $challenged } kann diese Herausforderung beantworten.
refuse-not-challenger = Nur { $challenger } kann diese Herausforderung zurückziehen.

refuse-offer-accepted = Dieses Remisangebot wurde angenommen: Partie #{ $game } ist remis.
refuse-offer-declined = Dieses Remisangebot wurde abgelehnt; Partie #{ $game } ging weiter.
refuse-offer-lapsed = Dieses Remisangebot ist verfallen: Ein Zug oder das Ende von Partie #{ $game } kam zuvor.
refuse-offer-open = Dieses Remisangebot steht noch aus. Drück den Knopf noch einmal.
refuse-already-offered-yourself = Du hast in Partie #{ $game } schon Remis angeboten. Dein Angebot gilt, bis es beantwortet oder ein Zug gespielt wird.

unknown-press-other-version = Dieser Knopf stammt von einer anderen Version von mir. `/games` zeigt deine Partien mit ihren neuesten Brettern.
unknown-press = Diesen Knopf kenne ich nicht. `/games` zeigt deine Partien mit ihren neuesten Brettern.

fault = Das ist schiefgegangen, und es liegt an mir. `/board` zeigt, wie deine Partie steht; versuch es danach bitte noch einmal.
fault-busy = Meine Datenbank ist gerade ausgelastet, also wurde nichts geändert. Versuch es bitte gleich noch einmal.
fault-disk = Meine Festplatte nimmt gerade nichts an (vielleicht ist sie voll), also wurde nichts geändert. Wer mich betreibt, findet den Grund in meinem Log; versuch es bitte später noch einmal.
