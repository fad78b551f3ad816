# Hvilket språk det snakkes til hver enkelt.

opt-settings-language-desc = Språket jeg snakker til deg på
opt-server-settings-language-desc = Språket i det alle her ser
choice-as-discord = Språket Discord er stilt inn på

settings-language = Språk: **{ $language }**.
settings-language-of-client = Språk: **{ $language }**, slik Discord er stilt inn hos deg.
settings-how-language = Bytt det med `/settings language`. Det alle ser, er på serverens språk.

server-language = Det alle her ser, er på **{ $language }**.
server-language-of-discord = Det alle her ser, er på **{ $language }**, slik denne serveren er stilt inn i Discord.

refuse-no-such-language = Jeg kjenner ikke språket «{ $key }». Jeg kjenner { $languages }.
