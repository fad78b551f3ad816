# Á hvaða máli talað er við hvern og einn.

opt-settings-language-desc = Málið sem ég tala við þig
opt-server-settings-language-desc = Málið á því sem allir hér sjá
choice-as-discord = Málið sem Discord er stillt á

settings-language = Tungumál: **{ $language }**.
settings-language-of-client = Tungumál: **{ $language }**, eins og Discord er stillt hjá þér.
settings-how-language = Breyttu því með `/settings language`. Það sem allir sjá er á máli þjónsins.

server-language = Tungumál á því sem allir hér sjá: **{ $language }**.
server-language-of-discord = Tungumál á því sem allir hér sjá: **{ $language }**, eins og þessi þjónn er stilltur í Discord.

refuse-no-such-language = Ég þekki ekki tungumálið „{ $key }“. Ég þekki: { $languages }.
