# In which language somebody is spoken to.

# What Discord shows, at most 100 characters.
opt-settings-language-desc = The language I speak to you in
opt-server-settings-language-desc = The language of what everybody here sees
choice-as-discord = The language that Discord is set to

settings-language = Language: **{ $language }**.
settings-language-of-client = Language: **{ $language }**, as your Discord is set.
settings-how-language = Change it with `/settings language`. What everybody sees is in the language of the server.

server-language = What everybody here sees is in **{ $language }**.
server-language-of-discord = What everybody here sees is in **{ $language }**, as this server is set in Discord.

refuse-no-such-language = I do not know the language “{ $key }”. I know { $languages }.
