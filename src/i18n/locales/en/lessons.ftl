# The pages behind the rules: one example each, with a picture.

lesson-title = **{ $variant }** · example { $page } of { $pages }

lesson-custodial = **Capturing between two**
lesson-corner = **Capturing against a corner**
lesson-throne = **Capturing against the throne**
lesson-shieldwall = **Shieldwall**
lesson-trap = **Trap**
lesson-linnaean = **Capturing against the king's throne**
lesson-king-in-open = **Capturing the king**
lesson-king-beside-throne = **Capturing the king beside the throne**
lesson-king-on-throne = **Capturing the king on the throne**
lesson-escape = **The king escapes**
lesson-exit-fort = **Exit fort**
lesson-encirclement = **Shutting the defenders in**

lesson-exit-fort-rule = The defenders win when the king stands on the edge, free to move, in a fort that cannot be broken.
lesson-encirclement-rule = The attackers win when they shut all defenders in, so that none can reach the edge.

lesson-played = { $piece ->
    [attacker] In the picture the attackers moved { $move }.
    [defender] In the picture the defenders moved { $move }.
   *[king] In the picture the king moved { $move }.
}
lesson-played-captures = { $piece ->
    [attacker] In the picture the attackers moved { $move } and captured { $captured }.
    [defender] In the picture the defenders moved { $move } and captured { $captured }.
   *[king] In the picture the king moved { $move } and captured { $captured }.
}
