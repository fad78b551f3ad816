# Síðurnar á eftir reglunum: eitt dæmi á hverri, með mynd.

lesson-title = **{ $variant }** · dæmi { $page } af { $pages }

lesson-custodial = **Að drepa milli tveggja**
lesson-corner = **Að drepa við horn**
lesson-throne = **Að drepa við hásætið**
lesson-shieldwall = **Skjaldborg**
lesson-trap = **Gildra**
lesson-linnaean = **Að drepa við hásæti konungs**
lesson-king-in-open = **Að drepa konunginn**
lesson-king-beside-throne = **Að drepa konunginn við hlið hásætisins**
lesson-king-on-throne = **Að drepa konunginn á hásætinu**
lesson-escape = **Konungurinn sleppur**
lesson-exit-fort = **Útgönguvirki**
lesson-encirclement = **Að loka varnarmenn inni**

lesson-exit-fort-rule = Varnarmenn vinna þegar konungurinn stendur á jaðrinum, frjáls ferða sinna, í óvinnandi virki.
lesson-encirclement-rule = Árásarmenn vinna þegar þeir loka alla varnarmenn frá jaðrinum.

lesson-played = { $piece ->
    [attacker] Á myndinni léku árásarmenn { $move }.
    [defender] Á myndinni léku varnarmenn { $move }.
   *[king] Á myndinni fór konungurinn { $move }.
}
lesson-played-captures = { $piece ->
    [attacker] Á myndinni léku árásarmenn { $move } og drápu { $captured }.
    [defender] Á myndinni léku varnarmenn { $move } og drápu { $captured }.
   *[king] Á myndinni fór konungurinn { $move } og drap { $captured }.
}
