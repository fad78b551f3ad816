# Tveggja tafla einvígi þar sem skipt er um lið, og að tefla aftur.

match-first-game = -# Fyrra taflið í tveggja tafla einvígi
match-second-game = -# Seinna taflið í einvíginu sem hófst með tafli #{ $first }

match-goes-on = Einvígið heldur áfram með tafli #{ $second }, og skipt er um lið.
match-ends-with-its-first = Þar með er einvíginu lokið, og enginn hefur unnið það.
match-won = Þar með vinnur { $winner } einvígið sem hófst með tafli #{ $first }, með { $points } gegn { $others }. Mótherji: { $loser }.
match-drawn = Þar með lýkur einvíginu sem hófst með tafli #{ $first } með jafntefli, { $points } gegn { $points }.

button-rematch = Tefla aftur, skipta um lið
elsewhere-rematch-asked = { $where ->
    [private] Þú baðst um nýtt tafl, í einkasamtalinu þar sem teflt var.
   *[channel] Þú baðst um nýtt tafl. Áskorunin er í { $place }.
}
elsewhere-rematch = { $where ->
    [private] Nýja taflið er hafið. Borðið er í einkasamtalinu þar sem þú baðst um það.
   *[channel] Nýja taflið er hafið. Borðið er í { $place }.
}
