# In welcher Sprache ich mit jemandem rede.

opt-settings-language-desc = Die Sprache, in der ich mit dir rede
opt-server-settings-language-desc = Die Sprache dessen, was hier alle sehen
choice-as-discord = Die Sprache, auf die Discord eingestellt ist

settings-language = Sprache: **{ $language }**.
settings-language-of-client = Sprache: **{ $language }**, wie in deinem Discord eingestellt.
settings-how-language = Ändern kannst du sie mit `/settings language`. Was alle sehen, ist in der Sprache des Servers.

server-language = Was hier alle sehen, ist auf **{ $language }**.
server-language-of-discord = Was hier alle sehen, ist auf **{ $language }**, wie dieser Server in Discord eingestellt ist.

refuse-no-such-language = Ich kenne die Sprache „{ $key }“ nicht. Ich kenne { $languages }.
