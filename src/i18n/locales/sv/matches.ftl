# Matcher om två partier med ombytta sidor, och revanscher.

match-first-game = -# Första partiet i en match om två
match-second-game = -# Andra partiet i matchen som började med parti #{ $first }

match-goes-on = Matchen fortsätter med parti #{ $second }, med ombytta sidor.
match-ends-with-its-first = Därmed är matchen slut, och ingen har vunnit den.
match-won = Därmed vinner { $winner } matchen som började med parti #{ $first }, med { $points }–{ $others } mot { $loser }.
match-drawn = Därmed slutar matchen som började med parti #{ $first } oavgjort, { $points }–{ $points }.

button-rematch = Revansch, ombytta sidor
elsewhere-rematch-asked = { $where ->
    [private] Du har bett om revansch, i den privata konversation där partiet spelades.
   *[channel] Du har bett om revansch. Utmaningen finns i { $place }.
}
elsewhere-rematch = { $where ->
    [private] Din revansch är i gång. Brädet finns i den privata konversation där du bad om den.
   *[channel] Din revansch är i gång. Brädet finns i { $place }.
}
