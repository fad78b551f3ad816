# Mitä joku on valinnut itselleen, ja teemojen nimet.

settings-title = **Asetuksesi**
settings-theme = Teema: **{ $theme }**. Alla näkyy lauta tässä teemassa.
settings-theme-reach = Sillä piirretään laudat, jotka näet vain sinä; kaikille näkyvät laudat ovat kaikille samanlaiset.
settings-how = Vaihda se komennolla `/settings theme`.

theme-oak = Tammi
theme-birch = Koivu (vaalea)
theme-night = Yö (tumma)
theme-contrast = Suuri kontrasti
theme-fjord = Vuono (sopii värisokeille)
