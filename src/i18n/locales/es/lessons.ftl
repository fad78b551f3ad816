# Las páginas detrás de las reglas: un ejemplo de cada una, con imagen.

lesson-title = **{ $variant }** · ejemplo { $page } de { $pages }

lesson-custodial = **Capturar entre dos**
lesson-corner = **Capturar contra una esquina**
lesson-throne = **Capturar contra el trono**
lesson-shieldwall = **Muro de escudos**
lesson-trap = **Trampa**
lesson-linnaean = **Capturar contra el trono del rey**
lesson-king-in-open = **Capturar al rey**
lesson-king-beside-throne = **Capturar al rey junto al trono**
lesson-king-on-throne = **Capturar al rey en el trono**
lesson-escape = **El rey escapa**
lesson-exit-fort = **Fuerte de salida**
lesson-encirclement = **Cercar a los defensores**

lesson-exit-fort-rule = Los defensores ganan cuando el rey está en el borde, libre para mover, en un fuerte inexpugnable.
lesson-encirclement-rule = Los atacantes ganan cuando cortan a todos los defensores el paso al borde.

lesson-played = { $piece ->
    [attacker] En la imagen, los atacantes han jugado { $move }.
    [defender] En la imagen, los defensores han jugado { $move }.
   *[king] En la imagen, el rey ha jugado { $move }.
}
lesson-played-captures = { $piece ->
    [attacker] En la imagen, los atacantes han jugado { $move } y han capturado { $captured }.
    [defender] En la imagen, los defensores han jugado { $move } y han capturado { $captured }.
   *[king] En la imagen, el rey ha jugado { $move } y ha capturado { $captured }.
}
