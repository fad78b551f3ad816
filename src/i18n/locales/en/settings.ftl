# What a player has chosen for himself, and what the themes are called.

settings-title = **Your settings**
settings-theme = Theme: **{ $theme }**. A board in it is shown below.
settings-theme-reach = The boards that only you see are drawn in it; those that everybody sees look the same to all.
settings-how = Change it with `/settings theme`.

# At most 100 characters each.
theme-oak = Oak
theme-birch = Birch (light)
theme-night = Night (dark)
theme-contrast = High contrast
theme-fjord = Fjord (safe for the colour-blind)
