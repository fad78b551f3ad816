# Haasteen viesti.

challenge-open = { $mention }, { $name } haastaa sinut: { $variant } ({ $size }×{ $size }).
challenge-past = Haaste: { $name } – { $opponent }, { $variant } ({ $size }×{ $size }).
challenger-attacks = { $name } pelaa hyökkääjillä ja aloittaa.
challenger-defends = { $name } pelaa puolustajilla; { $opponent } pelaa hyökkääjillä ja aloittaa.
lot-gives-attackers = Arpa ratkaisi: { $name } pelaa hyökkääjillä ja aloittaa.
lot-gives-defenders = Arpa ratkaisi: { $name } pelaa puolustajilla; { $opponent } pelaa hyökkääjillä ja aloittaa.
challenge-accepted = { $opponent } otti haasteen vastaan: peli #{ $game } alkaa.
challenge-declined = { $opponent } ei ottanut haastetta vastaan.
challenge-withdrawn = { $name } perui haasteen.

challenge-declined-notice = { $mention }, { $opponent } ei ottanut haastettasi vastaan: { $variant }.

button-accept = Ota vastaan
button-decline = Kieltäydy
button-withdraw = Peru
button-rules = Säännöt
