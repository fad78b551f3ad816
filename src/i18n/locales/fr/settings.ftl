# Ce que quelqu’un a choisi pour soi, et les noms des thèmes.

settings-title = **Tes réglages**
settings-theme = Thème : **{ $theme }**. Tu vois un plateau dans ce thème ci-dessous.
settings-theme-reach = Il sert aux plateaux visibles par toi seulement ; ceux que tout le monde voit sont pareils pour tous.
settings-how = Change-le avec `/settings theme`.

theme-oak = Chêne
theme-birch = Bouleau (clair)
theme-night = Nuit (sombre)
theme-contrast = Contraste élevé
theme-fjord = Fjord (adapté au daltonisme)
