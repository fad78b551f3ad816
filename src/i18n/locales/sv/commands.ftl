# Det som Discord visar medan någon skriver ett kommando. Högst 100 tecken var.

cmd-challenge-desc = Utmana någon på ett parti tafl
cmd-move-desc = Gör ditt drag
cmd-board-desc = Titta på brädet i ett parti (bara du ser det)
cmd-games-desc = Lista dina partier, de som väntar på dig först (bara du ser det)
cmd-resign-desc = Ge upp ett parti; du blir tillfrågad först
cmd-draw-desc = Erbjud din motståndare remi
cmd-rules-desc = Läs reglerna för en variant eller ett parti (bara du ser dem)
cmd-settings-desc = Se och ändra hur jag visar saker för dig (bara du ser det)
cmd-help-desc = Så här spelar man (bara du ser det)
cmd-history-desc = Lista dragen i ett parti, pågående eller slut (bara du ser det)
cmd-show-desc = Titta på ett parti drag för drag (bara du ser det)
cmd-replay-desc = Se ett helt parti som animation
cmd-export-desc = Få ett parti i OpenTafl-notation, att ta med någon annanstans (bara du ser det)
cmd-import-desc = Hämta in ett parti eller en ställning i OpenTafl-notation, titta, spela vidare därifrån
cmd-record-desc = Hur många partier någon har vunnit, förlorat och spelat remi (bara du ser det)
cmd-server-settings-desc = Se och ändra var och vad som spelas på den här servern (bara du ser det)
cmd-tafl-check-desc = Ta reda på vad jag får och inte får göra här (bara du ser det)

cmd-take-back-desc = Be din motståndare att ångra ditt senaste drag
cmd-abort-desc = Be din motståndare att avbryta ett parti innan ni båda har dragit
cmd-tafl-end-desc = Avsluta ett parti på servern som har fastnat, för den som hanterar den

opt-challenge-opponent-desc = Vem du utmanar; utelämna det, så spelar den som antar först
opt-challenge-variant-desc = Vilket spel i familjen; Copenhagen om du inte väljer något annat
opt-challenge-side-desc = Sidan du tar; lottas om du inte väljer
opt-challenge-games-desc = Ett parti, eller en match om två med ombytta sidor
opt-challenge-house-rules-desc = Vad som ska vara annorlunda, som shieldwall=none, repetition=draw; föreslås medan du skriver
opt-move-move-desc = Varifrån och vart; bara den första rutan visar vart pjäsen kan gå
opt-move-game-desc = Vilket parti; behövs bara när flera kan vara menade
opt-board-game-desc = Vilket parti; behövs bara när flera kan vara menade
opt-board-flip-desc = Se brädet från andra sidan
opt-board-theme-desc = Rita i det här temat denna gång; `/settings` väljer ett för gott
opt-board-text-desc = Skriv brädet som text i stället för att rita det
opt-resign-game-desc = Vilket parti; behövs bara när flera kan vara menade
opt-draw-game-desc = Vilket parti; behövs bara när flera kan vara menade
opt-rules-variant-desc = Vilket spel i familjen; annars det du spelar här, eller Copenhagen
opt-rules-game-desc = Ett parti med sina husregler
opt-server-settings-add-channel-desc = En kanal där nya partier får börja; anges ingen får de börja överallt
opt-server-settings-remove-channel-desc = En kanal där nya partier inte längre får börja
opt-server-settings-all-channels-desc = Låt nya partier börja i alla kanaler igen
opt-server-settings-threads-desc = Om varje nytt parti får en egen tråd
opt-server-settings-variant-desc = Vad som spelas om ingen väljer en variant
opt-settings-theme-desc = Hur bräden som bara du ser ritas
opt-take-back-game-desc = Vilket parti; behövs bara när flera kan vara menade
opt-abort-game-desc = Vilket parti; behövs bara när flera kan vara menade
opt-tafl-end-game-desc = Vilket parti, med dess nummer
opt-tafl-end-reason-desc = Varför, med några få ord; båda spelarna läser det
opt-settings-confirm-desc = Om du tillfrågas en gång till innan ett drag som du trycker fram spelas

opt-history-game-desc = Vilket parti, med nummer eller motståndare; annars det du spelar, eller ditt senaste
opt-show-move-desc = Efter hur många drag; 0 är startställningen
opt-show-game-desc = Vilket parti, med nummer eller motståndare; annars det du spelar, eller ditt senaste
opt-replay-game-desc = Vilket parti, med nummer eller motståndare; annars det du spelar, eller ditt senaste
opt-replay-public-desc = Låt alla här se det
opt-export-game-desc = Vilket parti, med nummer eller motståndare; annars det du spelar, eller ditt senaste
opt-import-record-desc = Partiet som text, eller en ställning som rader med a eller d efter dem
opt-import-file-desc = Partiet i en textfil, som /export ger den
opt-import-variant-desc = Vems regler som gäller för bara en ställning; annars första spelet på ett sådant bräde
opt-record-user-desc = Vems partier, och hur det har gått er emellan; dina om du inte nämner någon

choice-attackers = Angriparna (de drar först)
choice-defenders = Försvararna (med kungen)
choice-random = Lottas
choice-one-game = Ett parti
choice-match = Match om två partier, ombytta sidor
