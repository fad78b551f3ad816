# På vilket språk någon tilltalas.

opt-settings-language-desc = Språket som jag talar med dig på
opt-server-settings-language-desc = Språket för det som alla här ser
choice-as-discord = Språket som Discord är inställt på

settings-language = Språk: **{ $language }**.
settings-language-of-client = Språk: **{ $language }**, som din Discord är inställd.
settings-how-language = Ändra det med `/settings language`. Det som alla ser är på serverns språk.

server-language = Det som alla här ser är på **{ $language }**.
server-language-of-discord = Det som alla här ser är på **{ $language }**, som den här servern är inställd i Discord.

refuse-no-such-language = Jag känner inte till språket ”{ $key }”. Jag kan { $languages }.
