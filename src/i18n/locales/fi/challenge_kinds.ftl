# Haasteet, jotka kuka tahansa voi ottaa vastaan, uusintapelit, kahden pelin ottelut ja haasteet, joihin kukaan ei vastannut.

challenge-open-anybody = Avoin haaste: { $name } etsii vastustajaa, { $variant } ({ $size }×{ $size }). Se pelaa, joka ensin ottaa haasteen vastaan.
challenge-past-anybody = Avoin haaste: { $name }, { $variant } ({ $size }×{ $size }).
challenger-defends-anybody = { $name } pelaa puolustajilla; haasteen vastaanottaja pelaa hyökkääjillä ja aloittaa.
lot-gives-defenders-anybody = Arpa ratkaisi: { $name } pelaa puolustajilla; haasteen vastaanottaja pelaa hyökkääjillä ja aloittaa.

challenge-match = Kahden pelin ottelu: pelit pelataan peräkkäin, ja toisessa vaihdetaan puolia.
challenge-match-again = Uusi kahden pelin ottelu kuten se, joka päättyi peliin #{ $game }; puolet vaihtuvat.
challenge-rematch = Uusintapeli pelistä #{ $game }; puolet vaihtuvat.

challenge-until = -# Umpeutuu <t:{ $at }:f> (<t:{ $at }:R>).
challenge-expired = { $opponent } ei vastannut viikkoon: haaste on rauennut.
challenge-expired-anybody = Kukaan ei ottanut haastetta vastaan viikkoon: se on rauennut.
challenge-expired-notice = { $mention }, { $opponent } ei vastannut haasteeseesi viikkoon: { $variant }. Voit tehdä uuden komennolla `/challenge`.
challenge-expired-notice-anybody = { $mention }, kukaan ei ottanut haastettasi vastaan viikkoon: { $variant }. Voit tehdä uuden komennolla `/challenge`.
