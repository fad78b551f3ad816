# Hvers vegna ekkert varð úr áskorun, nýju tafli eða undirbúningi áskorunar. Aðeins spilarinn sér það.

refuse-challenge-expired = Enginn svaraði þessari áskorun innan viku, svo hún er fallin niður. Nýja má senda með `/challenge`.
refuse-not-here = { $name } er ekki hér og gæti ekki svarað. Skoraðu á einhvern sem er hér.
refuse-cannot-see = { $name } sér ekki þessa rás og gæti ekki svarað. Sendu áskorunina á rás sem þið sjáið bæði.
refuse-nobody-else = Hér erum bara þú og ég, svo enginn gæti tekið áskoruninni. Skrifaðu `/challenge` þar sem einhver annar les það.
refuse-challenge-taken = { $name } varð á undan: úr þessari áskorun varð tafl #{ $game }.
refuse-own-challenge = Þetta er þín eigin áskorun. Einhver annar þarf að taka henni; þú getur afturkallað hana með **Draga til baka**.
refuse-challenge-to-anybody = Þessi áskorun er fyrir hvern sem vill tefla, svo enginn þarf að hafna henni.
refuse-rematch-still-running = Tafl #{ $game } er enn í gangi. Hægt er að tefla aftur þegar því er lokið.
refuse-rematch-in-match = Tafl #{ $game } er fyrra taflið í tveggja tafla einvígi: það seinna, þar sem skipt er um lið, er tafl #{ $second }.
refuse-rematch-offered = Þú hefur þegar beðið um að tefla aftur eftir tafl #{ $game }. Nýja taflið hefst þegar mótherjinn tekur áskoruninni.
refuse-rematch-on = Þegar hefur verið teflt aftur eftir tafl #{ $game }: það er tafl #{ $rematch }.
refuse-no-such-set-up = Ég finn ekki lengur áskorunina sem þú varst að undirbúa. Byrjaðu aftur með `/challenge`.
refuse-set-up-sent = Þessi áskorun hefur verið send. Byrjaðu á annarri með `/challenge`.
