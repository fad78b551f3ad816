# En qué idioma hablo con alguien.

opt-settings-language-desc = El idioma en el que te hablo
opt-server-settings-language-desc = El idioma de lo que ve todo el mundo aquí
choice-as-discord = El idioma que tiene puesto Discord

settings-language = Idioma: **{ $language }**.
settings-language-of-client = Idioma: **{ $language }**, el que tienes en Discord.
settings-how-language = Cámbialo con `/settings language`. Lo que ve todo el mundo va en el idioma del servidor.

server-language = Lo que ve aquí todo el mundo va en **{ $language }**.
server-language-of-discord = Lo que ve aquí todo el mundo va en **{ $language }**, el idioma de este servidor en Discord.

refuse-no-such-language = No conozco el idioma «{ $key }». Conozco { $languages }.
