# Warum aus einer Herausforderung, einer Revanche oder der Karte dafür nichts geworden ist.

refuse-challenge-expired = Auf diese Herausforderung hat eine Woche lang niemand geantwortet, also ist sie verfallen. Mit `/challenge` geht eine neue.
refuse-not-here = { $name } ist nicht hier und könnte nicht antworten. Fordere jemanden heraus, der hier ist.
refuse-cannot-see = { $name } sieht diesen Kanal nicht und könnte nicht antworten. Mach es in einem Kanal, den ihr beide seht.
refuse-nobody-else = Hier sind nur du und ich, also könnte niemand annehmen. Schreib `/challenge` dort, wo noch jemand mitliest.
refuse-challenge-taken = { $name } war schneller: Diese Herausforderung ist jetzt Partie #{ $game }.
refuse-own-challenge = Das ist deine eigene Herausforderung. Annehmen muss sie jemand anders; mit **Zurückziehen** kannst du sie zurückziehen.
refuse-challenge-to-anybody = Diese Herausforderung gilt allen, die Lust haben, also braucht sie niemand abzulehnen.
refuse-rematch-still-running = Partie #{ $game } läuft noch. Eine Revanche gibt es, wenn sie zu Ende ist.
refuse-rematch-in-match = Partie #{ $game } ist die erste eines Matches über zwei: Die zweite, mit vertauschten Seiten, ist Partie #{ $second }.
refuse-rematch-offered = Du hast schon um eine Revanche für Partie #{ $game } gebeten. Sie beginnt, sobald die Gegenseite annimmt.
refuse-rematch-on = Für Partie #{ $game } gab es die Revanche schon: Das ist Partie #{ $rematch }.
refuse-no-such-set-up = Ich finde nicht mehr, was du gerade eingestellt hast. Fang mit `/challenge` noch einmal an.
refuse-set-up-sent = Diese Herausforderung ist verschickt. Für eine weitere fang mit `/challenge` noch einmal an.
