# Det, nogen har valgt for sig selv, og hvad temaerne hedder.

settings-title = **Dine indstillinger**
settings-theme = Tema: **{ $theme }**. Et bræt i det er vist nedenfor.
settings-theme-reach = De brætter, som kun du ser, tegnes i det; dem, som alle ser, er ens for alle.
settings-how = Skift det med `/settings theme`.

theme-oak = Eg
theme-birch = Birk (lyst)
theme-night = Nat (mørkt)
theme-contrast = Høj kontrast
theme-fjord = Fjord (egnet til farveblinde)
