# W jakim języku do kogoś mówię.

opt-settings-language-desc = Język, w którym do ciebie mówię
opt-server-settings-language-desc = Język tego, co widzą tu wszyscy
choice-as-discord = Język ustawiony w Discordzie

settings-language = Język: **{ $language }**.
settings-language-of-client = Język: **{ $language }**, jak w twoim Discordzie.
settings-how-language = Zmień go przez `/settings language`. To, co widzą wszyscy, jest w języku serwera.

server-language = Język tego, co widzą tu wszyscy: **{ $language }**.
server-language-of-discord = Język tego, co widzą tu wszyscy: **{ $language }**, jak w ustawieniach tego serwera na Discordzie.

refuse-no-such-language = Nie znam języka „{ $key }”. Znam: { $languages }.
