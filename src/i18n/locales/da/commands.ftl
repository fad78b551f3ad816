# Det, Discord viser, mens nogen skriver en kommando. Højst 100 tegn hver.

cmd-challenge-desc = Udfordr nogen til et parti tafl
cmd-move-desc = Foretag dit træk
cmd-board-desc = Se brættet i et parti (kun du ser det)
cmd-games-desc = Dine partier, først dem, hvor det er din tur (kun du ser dem)
cmd-resign-desc = Giv et parti op; jeg spørger først
cmd-draw-desc = Tilbyd din modstander remis
cmd-rules-desc = Læs reglerne for en variant eller et parti (kun du ser dem)
cmd-settings-desc = Se og ret, hvordan jeg viser dig tingene (kun du ser det)
cmd-help-desc = Sådan spiller man (kun du ser det)
cmd-history-desc = Vis trækkene i et parti, i gang eller slut (kun du ser det)
cmd-show-desc = Se et parti træk for træk (kun du ser det)
cmd-replay-desc = Se et helt parti som animation
cmd-export-desc = Få et parti i OpenTafl-notation, til at tage med andre steder (kun du ser det)
cmd-import-desc = Hent et parti eller en stilling ind i OpenTafl-notation, se på det, spil videre fra det
cmd-record-desc = Hvor mange partier nogen har vundet, tabt og spillet remis (kun du ser det)
cmd-server-settings-desc = Se og ret, hvor og hvad der spilles på denne server (kun du ser det)
cmd-tafl-check-desc = Find ud af, hvad jeg må og ikke må her (kun du ser det)

cmd-take-back-desc = Bed din modstander om at måtte fortryde dit sidste træk
cmd-abort-desc = Bed din modstander om at afbryde et parti, før begge har trukket
cmd-tafl-end-desc = Afslut et fastlåst parti på denne server; for dem, der administrerer den

opt-challenge-opponent-desc = Hvem du udfordrer; udelad det, så spiller den, der først tager imod
opt-challenge-variant-desc = Hvilket spil i familien; Copenhagen, hvis du ikke vælger et andet
opt-challenge-side-desc = Den side, du tager; lodtrækning, hvis du ikke vælger
opt-challenge-games-desc = Ét parti, eller en match på to med byttede sider
opt-challenge-house-rules-desc = Hvad der skal være anderledes, som shieldwall=none, repetition=draw; forslag, mens du skriver
opt-move-move-desc = Hvorfra og hvortil; det første felt alene viser, hvor brikken kan gå hen
opt-move-game-desc = Hvilket parti; kun nødvendigt, hvis der kan menes flere
opt-board-game-desc = Hvilket parti; kun nødvendigt, hvis der kan menes flere
opt-board-flip-desc = Se fra den anden side
opt-board-theme-desc = Tegn det i dette tema denne ene gang; `/settings` vælger et for fremtiden
opt-board-text-desc = Skriv brættet som tekst i stedet for at tegne det
opt-resign-game-desc = Hvilket parti; kun nødvendigt, hvis der kan menes flere
opt-draw-game-desc = Hvilket parti; kun nødvendigt, hvis der kan menes flere
opt-rules-variant-desc = Hvilket spil i familien; ellers det, du spiller her, eller Copenhagen
opt-rules-game-desc = Et parti med dets husregler
opt-server-settings-add-channel-desc = En kanal, hvor nye partier må begynde; er ingen angivet, må de begynde overalt
opt-server-settings-remove-channel-desc = En kanal, hvor nye partier ikke længere må begynde
opt-server-settings-all-channels-desc = Lad igen nye partier begynde i alle kanaler
opt-server-settings-threads-desc = Om hvert nyt parti får sin egen tråd
opt-server-settings-variant-desc = Hvad der spilles, hvis ingen variant vælges
opt-settings-theme-desc = Hvordan de brætter, som kun du ser, bliver tegnet
opt-take-back-game-desc = Hvilket parti; kun nødvendigt, hvis der kan menes flere
opt-abort-game-desc = Hvilket parti; kun nødvendigt, hvis der kan menes flere
opt-tafl-end-game-desc = Hvilket parti, efter nummer
opt-tafl-end-reason-desc = Hvorfor, med få ord; begge spillere læser det
opt-settings-confirm-desc = Om du bliver spurgt en gang til, før et træk, du trykker på, bliver spillet

opt-history-game-desc = Hvilket parti, efter nummer eller modstander; ellers det, du spiller, eller dit sidste
opt-show-move-desc = Efter hvor mange træk; 0 er starten
opt-show-game-desc = Hvilket parti, efter nummer eller modstander; ellers det, du spiller, eller dit sidste
opt-replay-game-desc = Hvilket parti, efter nummer eller modstander; ellers det, du spiller, eller dit sidste
opt-replay-public-desc = Lad alle her se det
opt-export-game-desc = Hvilket parti, efter nummer eller modstander; ellers det, du spiller, eller dit sidste
opt-import-record-desc = Partiet som tekst, eller en stilling som rækker med a eller d bagefter
opt-import-file-desc = Partiet i en tekstfil, som /export giver det
opt-import-variant-desc = Hvis regler gælder for en stilling alene; ellers det første spils på sådan et bræt
opt-record-user-desc = Hvis partier, og hvordan det er gået jer mod hinanden; dine, hvis du ikke nævner nogen

choice-attackers = Angribere (de begynder)
choice-defenders = Forsvarere (med kongen)
choice-random = Lodtrækning
choice-one-game = Ét parti
choice-match = Match på to partier, byttede sider
