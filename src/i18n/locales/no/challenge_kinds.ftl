# Utfordringer som alle kan ta imot, revansjer, matcher på to partier og utfordringer som ingen har svart på.

challenge-open-anybody = { $name } utfordrer hvem som helst her til { $variant } ({ $size }×{ $size }). Den som først tar imot, spiller.
challenge-past-anybody = { $name } utfordret hvem som helst her til { $variant } ({ $size }×{ $size }).
challenger-defends-anybody = { $name } tar forsvarerne; den som tar imot, har angriperne og begynner.
lot-gives-defenders-anybody = Loddet gir { $name } forsvarerne; den som tar imot, har angriperne og begynner.

challenge-match = En match på to partier, det ene etter det andre, med byttede sider i det andre.
challenge-match-again = En match på to partier igjen, som i den som sluttet med parti #{ $game }, med byttede sider.
challenge-rematch = Revansje for parti #{ $game }, med byttede sider.

challenge-until = -# Åpen til <t:{ $at }:f> (<t:{ $at }:R>).
challenge-expired = { $opponent } svarte ikke innen en uke: utfordringen har falt bort.
challenge-expired-anybody = Ingen tok imot innen en uke: utfordringen har falt bort.
challenge-expired-notice = { $mention }, { $opponent } svarte ikke på utfordringen din i { $variant } innen en uke. Du kan lage en ny med `/challenge`.
challenge-expired-notice-anybody = { $mention }, ingen tok imot utfordringen din i { $variant } innen en uke. Du kan lage en ny med `/challenge`.
