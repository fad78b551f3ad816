# Co ktoś dla siebie wybrał i jak nazywają się motywy.

settings-title = **Twoje ustawienia**
settings-theme = Motyw: **{ $theme }**. Poniżej widać planszę w tym motywie.
settings-theme-reach = Są w nim rysowane plansze, które widzisz tylko ty; te, które widzą wszyscy, wyglądają dla wszystkich tak samo.
settings-how = Zmień go przez `/settings theme`.

theme-oak = Dąb
theme-birch = Brzoza (jasny)
theme-night = Noc (ciemny)
theme-contrast = Wysoki kontrast
theme-fjord = Fiord (czytelny przy daltonizmie)
