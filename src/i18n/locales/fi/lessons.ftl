# Sääntöjen jälkeiset sivut: yksi esimerkki kullakin, kuvan kera.

lesson-title = **{ $variant }** · esimerkki { $page }/{ $pages }

lesson-custodial = **Lyöminen kahden väliin**
lesson-corner = **Lyöminen kulmaa vasten**
lesson-throne = **Lyöminen valtaistuinta vasten**
lesson-shieldwall = **Kilpimuuri**
lesson-trap = **Ansa**
lesson-linnaean = **Lyöminen kuninkaan valtaistuinta vasten**
lesson-king-in-open = **Kuninkaan lyöminen**
lesson-king-beside-throne = **Kuninkaan lyöminen valtaistuimen vieressä**
lesson-king-on-throne = **Kuninkaan lyöminen valtaistuimella**
lesson-escape = **Kuningas pakenee**
lesson-exit-fort = **Reunalinnake**
lesson-encirclement = **Puolustajien saartaminen**

lesson-exit-fort-rule = Puolustajat voittavat, kun kuningas on reunalla, vapaana liikkumaan, murtumattomassa linnakkeessa.
lesson-encirclement-rule = Hyökkääjät voittavat, kun he eristävät kaikki puolustajat reunasta.

lesson-played = { $piece ->
    [attacker] Kuvassa hyökkääjät siirsivät { $move }.
    [defender] Kuvassa puolustajat siirsivät { $move }.
   *[king] Kuvassa kuningas siirtyi { $move }.
}
lesson-played-captures = { $piece ->
    [attacker] Kuvassa hyökkääjät siirsivät { $move } ja löivät { $captured }.
    [defender] Kuvassa puolustajat siirsivät { $move } ja löivät { $captured }.
   *[king] Kuvassa kuningas siirtyi { $move } ja löi { $captured }.
}
