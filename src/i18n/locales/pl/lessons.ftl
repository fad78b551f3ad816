# Strony za zasadami: po jednym przykładzie, z obrazkiem.

lesson-title = **{ $variant }** · przykład { $page } z { $pages }

lesson-custodial = **Bicie między dwoma pionkami**
lesson-corner = **Bicie przy rogu**
lesson-throne = **Bicie przy tronie**
lesson-shieldwall = **Mur tarcz**
lesson-trap = **Pułapka**
lesson-linnaean = **Bicie przy tronie króla**
lesson-king-in-open = **Bicie króla**
lesson-king-beside-throne = **Bicie króla obok tronu**
lesson-king-on-throne = **Bicie króla na tronie**
lesson-escape = **Król ucieka**
lesson-exit-fort = **Fort przy krawędzi**
lesson-encirclement = **Zamknięcie obrońców**

lesson-exit-fort-rule = Obrońcy wygrywają, gdy król stoi na krawędzi, mogąc się ruszać, w forcie nie do zdobycia.
lesson-encirclement-rule = Atakujący wygrywają, gdy odetną wszystkich obrońców od krawędzi.

lesson-played = { $piece ->
    [attacker] Na obrazku atakujący grają { $move }.
    [defender] Na obrazku obrońcy grają { $move }.
   *[king] Na obrazku król gra { $move }.
}
lesson-played-captures = { $piece ->
    [attacker] Na obrazku atakujący grają { $move } i biją { $captured }.
    [defender] Na obrazku obrońcy grają { $move } i biją { $captured }.
   *[king] Na obrazku król gra { $move } i bije { $captured }.
}
