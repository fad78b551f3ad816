# Det Discord viser mens noen skriver en kommando. Høyst 100 tegn hver.

cmd-challenge-desc = Utfordre noen til et parti tafl
cmd-move-desc = Gjør trekket ditt
cmd-board-desc = Se brettet i et parti (bare du ser det)
cmd-games-desc = Partiene dine, først dem der det er din tur (bare du ser dem)
cmd-resign-desc = Gi opp et parti; jeg spør først
cmd-draw-desc = Tilby motstanderen din remis
cmd-rules-desc = Les reglene for en variant eller et parti (bare du ser dem)
cmd-settings-desc = Se og endre hvordan jeg viser deg ting (bare du ser det)
cmd-help-desc = Slik spiller man (bare du ser det)
cmd-history-desc = Vis trekkene i et parti, i gang eller slutt (bare du ser det)
cmd-show-desc = Se et parti trekk for trekk (bare du ser det)
cmd-replay-desc = Se et helt parti som animasjon
cmd-export-desc = Få et parti i OpenTafl-notasjon, til å ta med andre steder (bare du ser det)
cmd-import-desc = Hent inn et parti eller en stilling i OpenTafl-notasjon, se på det, spill videre fra det
cmd-record-desc = Hvor mange partier noen har vunnet, tapt og spilt remis (bare du ser det)
cmd-server-settings-desc = Se og endre hvor det spilles og hva på denne serveren (bare du ser det)
cmd-tafl-check-desc = Finn ut hva jeg får og ikke får gjøre her (bare du ser det)

cmd-take-back-desc = Be motstanderen din om å få angre det siste trekket ditt
cmd-abort-desc = Be motstanderen din om å avbryte et parti før begge har trukket
cmd-tafl-end-desc = Avslutt et parti på denne serveren som står fast; for dem som administrerer den

opt-challenge-opponent-desc = Hvem du utfordrer; utelat det, så spiller den som først tar imot
opt-challenge-variant-desc = Hvilket spill i familien; Copenhagen hvis du ikke velger et annet
opt-challenge-side-desc = Siden du tar; loddtrekning hvis du ikke velger
opt-challenge-games-desc = Ett parti, eller en match på to med byttede sider
opt-challenge-house-rules-desc = Hva som skal være annerledes, som shieldwall=none, repetition=draw; forslag mens du skriver
opt-move-move-desc = Hvorfra og hvortil; den første ruten alene viser hvor brikken kan gå
opt-move-game-desc = Hvilket parti; trengs bare hvis det kan være flere
opt-board-game-desc = Hvilket parti; trengs bare hvis det kan være flere
opt-board-flip-desc = Se fra den andre siden
opt-board-theme-desc = Tegn det i dette temaet denne ene gangen; `/settings` velger et for godt
opt-board-text-desc = Skriv brettet som tekst i stedet for å tegne det
opt-resign-game-desc = Hvilket parti; trengs bare hvis det kan være flere
opt-draw-game-desc = Hvilket parti; trengs bare hvis det kan være flere
opt-rules-variant-desc = Hvilket spill i familien; ellers det du spiller her, eller Copenhagen
opt-rules-game-desc = Et parti med husreglene sine
opt-server-settings-add-channel-desc = En kanal der nye partier kan begynne; er ingen oppgitt, kan de begynne overalt
opt-server-settings-remove-channel-desc = En kanal der nye partier ikke lenger kan begynne
opt-server-settings-all-channels-desc = La nye partier begynne i alle kanaler igjen
opt-server-settings-threads-desc = Om hvert nytt parti får sin egen tråd
opt-server-settings-variant-desc = Hva som spilles hvis ingen variant blir valgt
opt-settings-theme-desc = Hvordan brettene som bare du ser, blir tegnet
opt-take-back-game-desc = Hvilket parti; trengs bare hvis det kan være flere
opt-abort-game-desc = Hvilket parti; trengs bare hvis det kan være flere
opt-tafl-end-game-desc = Hvilket parti, etter nummer
opt-tafl-end-reason-desc = Hvorfor, med få ord; begge spillerne leser det
opt-settings-confirm-desc = Om du blir spurt en gang til før et trekk du trykker på, blir spilt

opt-history-game-desc = Hvilket parti, etter nummer eller motstander; ellers det du spiller, eller ditt siste
opt-show-move-desc = Etter hvor mange trekk; 0 er starten
opt-show-game-desc = Hvilket parti, etter nummer eller motstander; ellers det du spiller, eller ditt siste
opt-replay-game-desc = Hvilket parti, etter nummer eller motstander; ellers det du spiller, eller ditt siste
opt-replay-public-desc = La alle her se det
opt-export-game-desc = Hvilket parti, etter nummer eller motstander; ellers det du spiller, eller ditt siste
opt-import-record-desc = Partiet som tekst, eller en stilling som rader med a eller d bak
opt-import-file-desc = Partiet i en tekstfil, slik /export gir det
opt-import-variant-desc = Reglene som gjelder for en stilling alene; ellers til det første spillet på et slikt brett
opt-record-user-desc = Hvem sine partier, og hvordan det har gått dere imellom; dine hvis du ikke nevner noen

choice-attackers = Angripere (de begynner)
choice-defenders = Forsvarere (med kongen)
choice-random = Loddtrekning
choice-one-game = Ett parti
choice-match = Match på to partier, byttede sider
