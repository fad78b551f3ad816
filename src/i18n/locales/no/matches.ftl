# Matcher på to partier med byttede sider, og revansjer.

match-first-game = -# Første parti i en match på to
match-second-game = -# Andre parti i matchen som begynte med parti #{ $first }

match-goes-on = Matchen fortsetter med parti #{ $second }, med byttede sider.
match-ends-with-its-first = Dermed er matchen slutt, og ingen har vunnet den.
match-won = Dermed vinner { $winner } matchen som begynte med parti #{ $first }, med { $points }–{ $others } over { $loser }.
match-drawn = Dermed ender matchen som begynte med parti #{ $first }, uavgjort, { $points }–{ $points }.

button-rematch = Revansje, byttede sider
elsewhere-rematch-asked = { $where ->
    [private] Du har bedt om revansje, i den private samtalen der partiet ble spilt.
   *[channel] Du har bedt om revansje. Utfordringen er i { $place }.
}
elsewhere-rematch = { $where ->
    [private] Revansjen din er i gang. Brettet er i den private samtalen der du ba om den.
   *[channel] Revansjen din er i gang. Brettet er i { $place }.
}
