# Hvilket sprog der tales til hver enkelt.

opt-settings-language-desc = Det sprog, jeg taler til dig på
opt-server-settings-language-desc = Sproget i det, som alle her ser
choice-as-discord = Det sprog, Discord er indstillet til

settings-language = Sprog: **{ $language }**.
settings-language-of-client = Sprog: **{ $language }**, som din Discord er indstillet til.
settings-how-language = Skift det med `/settings language`. Det, alle ser, er på serverens sprog.

server-language = Det, som alle her ser, er på **{ $language }**.
server-language-of-discord = Det, som alle her ser, er på **{ $language }**, som denne server er indstillet til i Discord.

refuse-no-such-language = Jeg kender ikke sproget ”{ $key }”. Jeg kender { $languages }.
