# Udfordringer, som alle må tage imod, revancher, matcher på to partier og udfordringer, som ingen har svaret på.

challenge-open-anybody = { $name } udfordrer hvem som helst her til { $variant } ({ $size }×{ $size }). Den, der først tager imod, spiller.
challenge-past-anybody = { $name } udfordrede hvem som helst her til { $variant } ({ $size }×{ $size }).
challenger-defends-anybody = { $name } tager forsvarerne; den, der tager imod, har angriberne og begynder.
lot-gives-defenders-anybody = Lodtrækningen giver { $name } forsvarerne; den, der tager imod, har angriberne og begynder.

challenge-match = En match på to partier, det ene efter det andet, med byttede sider i det andet.
challenge-match-again = En match på to partier igen, som i den, der sluttede med parti #{ $game }, med byttede sider.
challenge-rematch = Revanche for parti #{ $game }, med byttede sider.

challenge-until = -# Åben indtil <t:{ $at }:f> (<t:{ $at }:R>).
challenge-expired = { $opponent } svarede ikke inden for en uge: udfordringen er bortfaldet.
challenge-expired-anybody = Ingen tog imod inden for en uge: udfordringen er bortfaldet.
challenge-expired-notice = { $mention }, { $opponent } svarede ikke på din udfordring i { $variant } inden for en uge. Du kan lave en ny med `/challenge`.
challenge-expired-notice-anybody = { $mention }, ingen tog imod din udfordring i { $variant } inden for en uge. Du kan lave en ny med `/challenge`.
