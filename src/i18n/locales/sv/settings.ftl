# Det som en spelare har valt för sig själv, och vad temana heter.

settings-title = **Dina inställningar**
settings-theme = Tema: **{ $theme }**. Ett bräde i det visas nedan.
settings-theme-reach = Bräden som bara du ser ritas i det; de som alla ser är lika för alla.
settings-how = Ändra det med `/settings theme`.

theme-oak = Ek
theme-birch = Björk (ljust)
theme-night = Natt (mörkt)
theme-contrast = Hög kontrast
theme-fjord = Fjord (säkert för färgblinda)
