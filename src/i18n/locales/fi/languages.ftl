# Millä kielellä kullekin puhutaan.

opt-settings-language-desc = Kieli, jolla puhun sinulle
opt-server-settings-language-desc = Kaikille täällä näkyvien viestien kieli
choice-as-discord = Discordiin valittu kieli

settings-language = Kieli: **{ $language }**.
settings-language-of-client = Kieli: **{ $language }**, kuten Discordissasi.
settings-how-language = Vaihda se komennolla `/settings language`. Kaikille näkyvät viestit ovat palvelimen kielellä.

server-language = Kaikille täällä näkyvien viestien kieli: **{ $language }**.
server-language-of-discord = Kaikille täällä näkyvien viestien kieli: **{ $language }**, kuten tälle palvelimelle on Discordissa asetettu.

refuse-no-such-language = En tunne kieltä ”{ $key }”. Tunnen nämä: { $languages }.
