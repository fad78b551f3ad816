# Lo que alguien ha elegido para sí, y los nombres de los temas.

settings-title = **Tus ajustes**
settings-theme = Tema: **{ $theme }**. Abajo ves un tablero con él.
settings-theme-reach = Con él se dibujan los tableros que solo ves tú; los que ve todo el mundo son iguales para todos.
settings-how = Cámbialo con `/settings theme`.

theme-oak = Roble
theme-birch = Abedul (claro)
theme-night = Noche (oscuro)
theme-contrast = Alto contraste
theme-fjord = Fiordo (apto para daltonismo)
