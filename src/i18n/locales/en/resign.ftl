# Whether somebody means to resign.

resign-question = { $variant }, { $attackers } against { $defenders }. Do you give this game up? Your opponent wins at once.
button-confirm-resign = Resign game #{ $game }
button-keep-playing = Play on
