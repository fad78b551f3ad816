# Dans quelle langue je parle à quelqu’un.

opt-settings-language-desc = La langue dans laquelle je te parle
opt-server-settings-language-desc = La langue de ce que tout le monde voit ici
choice-as-discord = La langue réglée dans Discord

settings-language = Langue : **{ $language }**.
settings-language-of-client = Langue : **{ $language }**, comme dans ton Discord.
settings-how-language = Change-la avec `/settings language`. Ce que tout le monde voit est dans la langue du serveur.

server-language = Ce que tout le monde voit ici est en **{ $language }**.
server-language-of-discord = Ce que tout le monde voit ici est en **{ $language }**, comme ce serveur est réglé dans Discord.

refuse-no-such-language = Je ne connais pas la langue « { $key } ». Je connais { $languages }.
