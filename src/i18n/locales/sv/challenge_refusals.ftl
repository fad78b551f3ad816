# Varför det inte blev något av en utmaning, en revansch eller ett kort att ställa in en på. Bara spelaren ser det.

refuse-challenge-expired = Ingen svarade på den här utmaningen inom en vecka, så den har gått ut. En ny kan göras med `/challenge`.
refuse-not-here = { $name } är inte här och skulle inte kunna svara. Utmana någon som är här.
refuse-cannot-see = { $name } kan inte se den här kanalen och skulle inte kunna svara. Utmana från en kanal som ni båda ser.
refuse-nobody-else = Här är bara du och jag, så ingen skulle kunna anta. Skriv `/challenge` där någon annan läser det.
refuse-challenge-taken = { $name } hann före: den här utmaningen blev parti #{ $game }.
refuse-own-challenge = Det här är din egen utmaning. Någon annan måste anta den; du kan ta tillbaka den med **Ta tillbaka**.
refuse-challenge-to-anybody = Den här utmaningen är till alla som har lust att spela, så ingen behöver tacka nej.
refuse-rematch-still-running = Parti #{ $game } spelas fortfarande. Revansch kan du få när det är slut.
refuse-rematch-in-match = Parti #{ $game } är det första i en match om två: det andra, med ombytta sidor, är parti #{ $second }.
refuse-rematch-offered = Du har redan bett om revansch efter parti #{ $game }. Den börjar när din motståndare antar.
refuse-rematch-on = Parti #{ $game } har redan fått sin revansch: det är parti #{ $rematch }.
refuse-no-such-set-up = Jag hittar inte längre det du höll på att ställa in. Börja om med `/challenge`.
refuse-set-up-sent = Den här utmaningen är skickad. För en till börjar du om med `/challenge`.
