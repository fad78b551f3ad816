# Haluaako joku todella luovuttaa.

resign-question = { $variant }, { $attackers } – { $defenders }. Luovutatko tämän pelin? Vastustajasi voittaa silloin heti.
button-confirm-resign = Luovuta peli #{ $game }
button-keep-playing = Jatka peliä
