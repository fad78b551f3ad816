# Det noen har valgt for seg selv, og hva temaene heter.

settings-title = **Innstillingene dine**
settings-theme = Tema: **{ $theme }**. Et brett i det er vist nedenfor.
settings-theme-reach = Brettene som bare du ser, tegnes i det; de som alle ser, er like for alle.
settings-how = Bytt det med `/settings theme`.

theme-oak = Eik
theme-birch = Bjørk (lyst)
theme-night = Natt (mørkt)
theme-contrast = Høy kontrast
theme-fjord = Fjord (egnet for fargeblinde)
