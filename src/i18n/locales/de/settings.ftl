# Die eigenen Einstellungen und die Namen der Designs.

settings-title = **Deine Einstellungen**
settings-theme = Design: **{ $theme }**. Unten siehst du ein Brett darin.
settings-theme-reach = So werden die Bretter gezeichnet, die nur du siehst; die für alle sehen für alle gleich aus.
settings-how = Ändern kannst du es mit `/settings theme`.

theme-oak = Eiche
theme-birch = Birke (hell)
theme-night = Nacht (dunkel)
theme-contrast = Hoher Kontrast
theme-fjord = Fjord (geeignet bei Farbenblindheit)
